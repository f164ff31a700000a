/// The system calls that Swift's C module cannot name: variadic ones, and those behind a feature
/// test macro. One function a call, no logic. Each returns what the call returns, or -errno.
#pragma once

#include "CTerminalCalls.h"
#include <stdint.h>
#include <sys/types.h>

/// openat(2). `mode` counts only where `flags` has O_CREAT.
int64_t slip_openat(int folder, const char *path, int flags, mode_t mode);

/// openat(2) with O_TMPFILE: a file without a name in `folder`. -ENOTSUP where there is no such
/// thing.
int64_t slip_open_unnamed(int folder, mode_t mode);

/// linkat(2), for the file that the path `name` leads to: a symbolic link in the last place is
/// followed, which is how a file without a name is given one on Linux (open(2), O_TMPFILE).
int64_t slip_link_followed(int folder, const char *name, int to_folder, const char *to);

/// How `slip_rename` treats a name that is taken.
enum slip_rename_rule { slip_rename_replace, slip_rename_no_replace, slip_rename_exchange };

/// renameat2(2) on Linux, renameatx_np(2) on Darwin.
int64_t slip_rename(int from_folder, const char *from, int to_folder, const char *to, int rule);

/// fallocate(2) on Linux, F_PREALLOCATE and ftruncate(2) on Darwin: the file is at least `length`
/// bytes long and has its blocks.
int64_t slip_allocate(int file, int64_t length);

/// fsync(2) on Linux; F_FULLFSYNC on Darwin, where fsync leaves data in the drive's cache.
int64_t slip_fsync(int file);

/// fdatasync(2) on Linux; F_FULLFSYNC on Darwin.
int64_t slip_fdatasync(int file);

/// Takes a write lease (fcntl F_SETLEASE). -EAGAIN: someone else has the file open.
/// -ENOTSUP where there are no leases. SIGIO, by which the kernel announces a break, is ignored
/// from then on unless the program handles it: its default action would end the process.
int64_t slip_lease_take(int file);

/// 1 while the lease is whole, 0 once another program waits to open the file.
int64_t slip_lease_whole(int file);

/// Gives the lease back.
int64_t slip_lease_release(int file);

/// Extended attributes of an open file, with one signature on all platforms.
int64_t slip_listxattr(int file, char *names, size_t size);
int64_t slip_getxattr(int file, const char *name, void *value, size_t size);
int64_t slip_setxattr(int file, const char *name, const void *value, size_t size);

/// No core dump and no other user's debugger may show this process's memory.
int64_t slip_refuse_core_dumps(void);

/// waitpid(2)'s status, taken apart: the exit status, or 128 + the signal's number.
int slip_exit_status(int status);
/// 1 if the status says that a signal ended the process.
int slip_ended_by_signal(int status);

/// pipe2(2) with O_CLOEXEC.
int64_t slip_pipe(int ends[2]);

/// fcntl(F_DUPFD_CLOEXEC): the same open file under a descriptor above 2.
int64_t slip_duplicate_above_standard(int file);

/// Starts `arguments[0]`, looked up in PATH, by posix_spawnp(3): in a process group of its own, in
/// the folder `/`, with this process's environment, the default action for every signal, the
/// descriptors `input` and `output` as 0 and 1, /dev/null as 2, and no other that is
/// close-on-exec. Answers the child's number. SIGCHLD, if this process ignores it, is given its
/// default action, without which the system throws the child's exit status away.
int64_t slip_spawn(char *const *arguments, int input, int output);

/// Starts `arguments[0]`, looked up in PATH, and leaves it alone: in a session of its own, no child of this
/// process, in the folder `/`, with this process's environment, the default action for every signal,
/// /dev/null as 0, 1 and 2, and no other descriptor that is close-on-exec. Answers 0 once it runs, or why
/// it does not.
int64_t slip_start_detached(char *const *arguments);

/// mkfifo(3).
int64_t slip_make_fifo(const char *path, mode_t mode);

/// 1 if the child has ended, 0 if it runs. It is not reaped, so its number stays its own. waitid(2).
int64_t slip_has_ended(pid_t child);

/// write(2) to a pipe; -EPIPE, and no SIGPIPE, if nobody reads.
int64_t slip_write_to_pipe(int file, const void *bytes, size_t count);

/// fcntl(O_NONBLOCK): from now on reads and writes answer -EAGAIN where they would wait.
int64_t slip_never_wait(int file);
