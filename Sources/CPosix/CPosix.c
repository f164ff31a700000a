#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

static int64_t answer(int64_t result) { return result < 0 ? -errno : result; }

int64_t slip_openat(int folder, const char *path, int flags, mode_t mode) {
  return answer(openat(folder, path, flags, mode));
}

int64_t slip_open_unnamed(int folder, mode_t mode) {
#ifdef __linux__
  return answer(openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode));
#else
  (void)folder, (void)mode;
  return -ENOTSUP;
#endif
}

int64_t slip_link_followed(int folder, const char *name, int to_folder, const char *to) {
  return answer(linkat(folder, name, to_folder, to, AT_SYMLINK_FOLLOW));
}

int64_t slip_rename(int from_folder, const char *from, int to_folder, const char *to, int rule) {
#ifdef __linux__
  unsigned flags = rule == slip_rename_no_replace ? RENAME_NOREPLACE
                   : rule == slip_rename_exchange ? RENAME_EXCHANGE
                                                  : 0;
  if (flags == 0) return answer(renameat(from_folder, from, to_folder, to));
  return answer(renameat2(from_folder, from, to_folder, to, flags));
#else
  unsigned flags = rule == slip_rename_no_replace ? RENAME_EXCL
                   : rule == slip_rename_exchange ? RENAME_SWAP
                                                  : 0;
  return answer(renameatx_np(from_folder, from, to_folder, to, flags));
#endif
}

int64_t slip_allocate(int file, int64_t length) {
#ifdef __linux__
  return answer(fallocate(file, 0, 0, length));
#else
  struct stat status;
  if (fstat(file, &status)) return -errno;
  if (status.st_size >= length) return 0;
  fstore_t store = {F_ALLOCATEALL, F_PEOFPOSMODE, 0, length - status.st_size, 0};
  if (fcntl(file, F_PREALLOCATE, &store) < 0) return -errno;
  return answer(ftruncate(file, length));
#endif
}

int64_t slip_fsync(int file) {
#ifdef __linux__
  return answer(fsync(file));
#else
  return answer(fcntl(file, F_FULLFSYNC));
#endif
}

int64_t slip_fdatasync(int file) {
#ifdef __linux__
  return answer(fdatasync(file));
#else
  return answer(fcntl(file, F_FULLFSYNC));
#endif
}

int64_t slip_lease_take(int file) {
#ifdef __linux__
  struct sigaction current;
  if (sigaction(SIGIO, 0, &current)) return -errno;
  if (current.sa_handler == SIG_DFL && signal(SIGIO, SIG_IGN) == SIG_ERR) return -errno;
  return answer(fcntl(file, F_SETLEASE, F_WRLCK));
#else
  (void)file;
  return -ENOTSUP;
#endif
}

int64_t slip_lease_whole(int file) {
#ifdef __linux__
  int64_t kind = answer(fcntl(file, F_GETLEASE));
  return kind < 0 ? kind : kind == F_WRLCK;
#else
  (void)file;
  return -ENOTSUP;
#endif
}

int64_t slip_lease_release(int file) {
#ifdef __linux__
  return answer(fcntl(file, F_SETLEASE, F_UNLCK));
#else
  (void)file;
  return -ENOTSUP;
#endif
}

int64_t slip_listxattr(int file, char *names, size_t size) {
#ifdef __linux__
  return answer(flistxattr(file, names, size));
#else
  return answer(flistxattr(file, names, size, 0));
#endif
}

int64_t slip_getxattr(int file, const char *name, void *value, size_t size) {
#ifdef __linux__
  return answer(fgetxattr(file, name, value, size));
#else
  return answer(fgetxattr(file, name, value, size, 0, 0));
#endif
}

int64_t slip_setxattr(int file, const char *name, const void *value, size_t size) {
#ifdef __linux__
  return answer(fsetxattr(file, name, value, size, 0));
#else
  return answer(fsetxattr(file, name, value, size, 0, 0));
#endif
}

int64_t slip_refuse_core_dumps(void) {
  struct rlimit none = {0, 0};
  if (setrlimit(RLIMIT_CORE, &none)) return -errno;
#ifdef __linux__
  return answer(prctl(PR_SET_DUMPABLE, 0));
#else
  return 0;
#endif
}

int slip_exit_status(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int slip_ended_by_signal(int status) { return WIFSIGNALED(status); }

int64_t slip_pipe(int ends[2]) {
#ifdef __linux__
  return answer(pipe2(ends, O_CLOEXEC));
#else
  if (pipe(ends)) return -errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int64_t slip_duplicate_above_standard(int file) {
  return answer(fcntl(file, F_DUPFD_CLOEXEC, 3));
}

/// posix_spawn(3) and its kin answer the error number itself.
static int spawn(pid_t *child, char *const *arguments, int input, int output,
                 posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes) {
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  int error = posix_spawnattr_setflags(attributes, flags);
  if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, input, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, output, 1);
  if (!error) error = posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0);
  if (!error) error = posix_spawn_file_actions_addchdir_np(actions, "/");
  return error ? error
               : posix_spawnp(child, arguments[0], actions, attributes, arguments, environ);
}

int64_t slip_spawn(char *const *arguments, int input, int output) {
  struct sigaction current;
  if (sigaction(SIGCHLD, 0, &current)) return -errno;
  if (current.sa_handler == SIG_IGN || current.sa_flags & SA_NOCLDWAIT) signal(SIGCHLD, SIG_DFL);

  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return -error;
  }
  pid_t child = 0;
  error = spawn(&child, arguments, input, output, &actions, &attributes);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error ? -error : child;
}

/// What the grandchild is, or the errno that it could not become it for, written to `report`.
static void become(char *const *arguments, int report) {
  int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0 && chdir("/") == 0 && dup2(nothing, 0) >= 0 && dup2(nothing, 1) >= 0 &&
      dup2(nothing, 2) >= 0) {
    if (nothing > 2) close(nothing);
    sigset_t none;
    sigemptyset(&none);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigprocmask(SIG_SETMASK, &none, 0);
    execvp(arguments[0], arguments);
  }
  int error = errno;
  while (write(report, &error, sizeof error) < 0 && errno == EINTR) continue;
  _exit(127);
}

int64_t slip_start_detached(char *const *arguments) {
  int report[2];
  int64_t made = slip_pipe(report);
  if (made < 0) return made;
  pid_t child = fork();
  if (child < 0) {
    int error = errno;
    close(report[0]);
    close(report[1]);
    return -error;
  }
  if (child == 0) {
    setsid();
    pid_t grandchild = fork();
    if (grandchild == 0) become(arguments, report[1]);
    int error = errno;
    if (grandchild < 0) (void)!write(report[1], &error, sizeof error);
    _exit(0);
  }
  close(report[1]);
  int status, error = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  ssize_t count;
  while ((count = read(report[0], &error, sizeof error)) < 0 && errno == EINTR) continue;
  close(report[0]);
  return count == (ssize_t)sizeof error ? -error : 0;
}

int64_t slip_make_fifo(const char *path, mode_t mode) { return answer(mkfifo(path, mode)); }

int64_t slip_has_ended(pid_t child) {
  siginfo_t information = {0};
  if (waitid(P_PID, (id_t)child, &information, WEXITED | WNOHANG | WNOWAIT)) return -errno;
  return information.si_pid == child;
}

int64_t slip_write_to_pipe(int file, const void *bytes, size_t count) {
#ifdef F_SETNOSIGPIPE
  if (fcntl(file, F_SETNOSIGPIPE, 1) < 0) return -errno;
  return answer(write(file, bytes, count));
#else
  sigset_t broken_pipe, pending, before;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  int error = pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  if (error) return -error;
  sigemptyset(&pending);
  sigpending(&pending);
  int64_t result = answer(write(file, bytes, count));
  if (result == -EPIPE && !sigismember(&pending, SIGPIPE)) {
    struct timespec no_time = {0, 0};
    while (sigtimedwait(&broken_pipe, 0, &no_time) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, 0);
  return result;
#endif
}

int64_t slip_never_wait(int file) {
  int flags = fcntl(file, F_GETFL);
  return flags < 0 ? -errno : answer(fcntl(file, F_SETFL, flags | O_NONBLOCK));
}
