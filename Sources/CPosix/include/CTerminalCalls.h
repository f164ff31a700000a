/// What a program at a person's terminal needs of the system: one function a call.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Makes the terminal raw: every key comes at once and as it is, nothing is echoed, and no key is a
/// signal. What was typed before stays to be read. How it was set before is kept for the two below.
/// tcsetattr(3).
int64_t slip_terminal_raw(int file);

/// Sets the terminal as it was before `slip_terminal_raw`; nothing if it never was raw.
int64_t slip_terminal_restore(int file);

/// From now on a signal that means a fault of this program writes `leaving` to the terminal and sets
/// it as it was, and then ends the process as it would have. `leaving` has to stay where it is.
int64_t slip_terminal_guard(int file, const uint8_t *leaving, size_t count);

/// Fills in how many rows and columns the terminal has. ioctl(TIOCGWINSZ).
int64_t slip_terminal_size(int file, uint16_t *rows, uint16_t *columns);

/// How many bytes can be read without waiting. ioctl(FIONREAD).
int64_t slip_readable(int file);

/// Opens the terminal at `file` once more, so that writing there never waits, and nothing changes for others
/// who have it open. A duplicate of `file`, which may wait, where it has no name.
int64_t slip_terminal_output(int file);

/// From now on the signal writes its number, one byte, into `pipe`, which must never make the writer
/// wait. Calls that the signal interrupts go on, except those that wait for something to happen.
int64_t slip_signal_to_pipe(int signal, int pipe);

/// Stops the process group as SIGTSTP does by default; answers when somebody has it go on, with the
/// action of SIGTSTP as it was.
int64_t slip_stop(void);

/// Runs `body(context)` on a detached thread of its own, on which no signal is handled.
int64_t slip_start_thread(void *(*body)(void *), void *context);

/// The time for which this process has used a processor, in nanoseconds.
int64_t slip_processor_time(void);

/// From now on what the language runtime frees is overwritten first, where the program was linked
/// with `--wrap=swift_slowDealloc`; elsewhere nothing.
void slip_overwrite_freed_memory(void);
