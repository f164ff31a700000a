#define _GNU_SOURCE
#include "CTerminalCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int64_t answer(int64_t result) { return result < 0 ? -errno : result; }

static struct termios before;
static volatile sig_atomic_t has_before;

int64_t slip_terminal_raw(int file) {
  struct termios now;
  if (tcgetattr(file, &now)) return -errno;
  // Whoever had the terminal while this process was stopped, unawares, may have set it otherwise: then lines
  // are edited again.
  if (!has_before || (now.c_lflag & ICANON)) before = now;
  has_before = 1;
  cfmakeraw(&now);
  // TCSANOW: what was typed ahead is kept.
  return answer(tcsetattr(file, TCSANOW, &now));
}

int64_t slip_terminal_restore(int file) {
  if (!has_before) return 0;
  // Whoever has the terminal next may set it otherwise: the next start takes it as it is then.
  has_before = 0;
  return answer(tcsetattr(file, TCSANOW, &before));
}

static const uint8_t *leaving_bytes;
static size_t leaving_count;
static int guarded_file;

static void restore_and_end(int number) {
  ssize_t ignored = write(guarded_file, leaving_bytes, leaving_count);
  (void)ignored;
  slip_terminal_restore(guarded_file);
  // The action is the default one again (SA_RESETHAND): what raised the signal does so once more.
  raise(number);
}

int64_t slip_terminal_guard(int file, const uint8_t *leaving, size_t count) {
  leaving_bytes = leaving;
  leaving_count = count;
  guarded_file = file;
  static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = restore_and_end;
  action.sa_flags = SA_RESETHAND | SA_NODEFER;
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++)
    if (sigaction(faults[index], &action, 0)) return -errno;
  return 0;
}

int64_t slip_terminal_size(int file, uint16_t *rows, uint16_t *columns) {
  struct winsize size;
  if (ioctl(file, TIOCGWINSZ, &size)) return -errno;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

int64_t slip_readable(int file) {
  int count = 0;
  return ioctl(file, FIONREAD, &count) ? -errno : count;
}

int64_t slip_terminal_output(int file) {
  const int flags = O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
  char name[256];
  int opened = -1;
#ifdef __linux__
  // One call where the system tells; its name is asked for by four.
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  opened = open(name, flags);
#endif
  if (opened < 0 && ttyname_r(file, name, sizeof name) == 0) opened = open(name, flags);
  return opened >= 0 ? opened : answer(fcntl(file, F_DUPFD_CLOEXEC, 3));
}

static volatile sig_atomic_t signal_pipe = -1;

static void pass_on(int number) {
  int kept = errno;
  uint8_t byte = (uint8_t)number;
  // A full pipe holds enough to wake whoever waits.
  ssize_t ignored = write(signal_pipe, &byte, 1);
  (void)ignored;
  errno = kept;
}

int64_t slip_signal_to_pipe(int number, int pipe) {
  signal_pipe = pipe;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = pass_on;
  action.sa_flags = SA_RESTART;
  return answer(sigaction(number, &action, 0));
}

int64_t slip_stop(void) {
  struct sigaction standard, current;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  if (sigaction(SIGTSTP, &standard, &current)) return -errno;
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  int64_t result = answer(kill(0, SIGTSTP));
  pthread_sigmask(SIG_SETMASK, &mask, 0);
  sigaction(SIGTSTP, &current, 0);
  return result;
}

int64_t slip_start_thread(void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_t thread;
  sigset_t all, mask;
  int error = pthread_attr_init(&attributes);
  if (error) return -error;
  error = pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  sigfillset(&all);
  // A fault of the thread itself ends the process whatever is blocked, and skips the handler if it is.
  const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++)
    sigdelset(&all, faults[index]);
  if (!error) error = pthread_sigmask(SIG_SETMASK, &all, &mask);
  if (!error) {
    error = pthread_create(&thread, &attributes, body, context);
    pthread_sigmask(SIG_SETMASK, &mask, 0);
  }
  pthread_attr_destroy(&attributes);
  return -error;
}

int64_t slip_processor_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)) return -errno;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static volatile sig_atomic_t overwrites;

void slip_overwrite_freed_memory(void) { overwrites = 1; }

#ifdef __linux__
#include <malloc.h>

/// The runtime's own, under the name that `--wrap` gives it.
void __real_swift_slowDealloc(void *memory, size_t bytes, size_t alignment) __attribute__((weak));
void __wrap_swift_slowDealloc(void *memory, size_t bytes, size_t alignment);

void __wrap_swift_slowDealloc(void *memory, size_t bytes, size_t alignment) {
  if (overwrites && memory) explicit_bzero(memory, malloc_usable_size(memory));
  __real_swift_slowDealloc(memory, bytes, alignment);
}
#endif
