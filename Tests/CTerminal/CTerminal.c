#define _XOPEN_SOURCE 600
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int terminal_open(char *device, size_t size) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (terminal < 0) return -1;
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
