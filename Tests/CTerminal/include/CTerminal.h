#pragma once
#include <stddef.h>

/// Opens a terminal of its own: answers the descriptor of its far side, where a person would sit,
/// and fills in the path of the device that a program has before it. -1 and errno on failure.
int terminal_open(char *device, size_t size);
