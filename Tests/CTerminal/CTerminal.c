#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

int terminal_open(char *device, size_t size) {
#ifdef __linux__
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (terminal < 0) return -1;
#else
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0) return -1;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  fcntl(terminal, F_SETFL, O_NONBLOCK);
#endif
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0) {
    const char *name = ptsname(terminal);
    if (name && strlen(name) < size) {
      strcpy(device, name);
      return terminal;
    }
    errno = ENAMETOOLONG;
  }
  int number = errno;
  close(terminal);
  errno = number;
  return -1;
}

int terminal_resize(int terminal, unsigned short rows, unsigned short columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

pid_t terminal_spawn(const char *device, const char *folder, char *const arguments[],
                     char *const environment[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t every, none;
  pid_t child = -1;
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigfillset(&every);
  sigdelset(&every, SIGKILL);
  sigdelset(&every, SIGSTOP);
  sigemptyset(&none);
  int problem = posix_spawn_file_actions_init(&actions);
  if (problem) goto end;
  problem = posix_spawnattr_init(&attributes);
  if (problem) goto actions;
  // A session's leader that has no controlling terminal gets the first one that it opens.
  if (!problem) problem = posix_spawn_file_actions_addopen(&actions, 0, device, O_RDWR, 0);
  if (!problem) problem = posix_spawn_file_actions_adddup2(&actions, 0, 1);
  if (!problem) problem = posix_spawn_file_actions_adddup2(&actions, 0, 2);
  if (!problem) problem = posix_spawn_file_actions_addchdir_np(&actions, folder);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  if (!problem) problem = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
  if (!problem) problem = posix_spawnattr_setsigdefault(&attributes, &every);
  if (!problem) problem = posix_spawnattr_setsigmask(&attributes, &none);
  if (!problem) problem = posix_spawnattr_setflags(&attributes, flags);
  if (!problem)
    problem = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
actions:
  posix_spawn_file_actions_destroy(&actions);
end:
  errno = problem;
  return problem ? -1 : child;
}

int terminal_ending(pid_t number, int *status) {
  siginfo_t ending = {.si_pid = 0};
  int answer;
  do answer = waitid(P_PID, number, &ending, WEXITED | WNOHANG | WNOWAIT);
  while (answer < 0 && errno == EINTR);
  if (answer < 0) return -1;
  if (ending.si_pid == 0) return 0;
  *status = ending.si_status + (ending.si_code == CLD_EXITED ? 0 : 128);
  return 1;
}

void terminal_end(pid_t number) {
  kill(number, SIGKILL);
  while (waitpid(number, NULL, 0) < 0 && errno == EINTR) {}
}

int terminal_signal_thread(pid_t process, pid_t thread, int number) {
#ifdef __linux__
  return (int)syscall(SYS_tgkill, process, thread, number);
#else
  (void)process, (void)thread, (void)number;
  errno = ENOTSUP;
  return -1;
#endif
}
