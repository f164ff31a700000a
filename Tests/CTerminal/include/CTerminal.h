#pragma once
#include <stddef.h>
#include <sys/types.h>

/// Opens a terminal of its own: answers the descriptor of its far side, where a person would sit,
/// and fills in the path of the device that a program has before it. The far side never keeps one
/// waiting, and is inherited by nobody. -1 and errno on failure.
int terminal_open(char *device, size_t size);

/// Sets how many rows and columns the terminal has; who runs there is told by SIGWINCH. -1 and
/// errno on failure.
int terminal_resize(int terminal, unsigned short rows, unsigned short columns);

/// Starts the program arguments[0] in `folder` as the leader of a session whose controlling
/// terminal is `device`, which is also its three standard streams; with no other open file and
/// every signal at its default. Answers its number, or -1 and errno.
pid_t terminal_spawn(const char *device, const char *folder, char *const arguments[],
                     char *const environment[]);

/// 1 and the exit status, or 128 + the signal, if that child has ended; its number stays its own.
/// 0 if it runs; -1 and errno on failure.
int terminal_ending(pid_t number, int *status);

/// Kills that child if it runs, and gives up its number. Returns when it is gone.
void terminal_end(pid_t number);

/// Sends the signal to one thread of a process, as a fault of that thread is. -1 and errno on failure, and
/// where only a whole process can be meant.
int terminal_signal_thread(pid_t process, pid_t thread, int number);
