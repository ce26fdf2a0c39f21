/*
 * Holds a file open, as a viewer or a scanner does, until it is ended. It shares what the second argument says: 0 nothing,
 * 1 reading, 3 writing, too, 7 also renaming and removing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int main(int count, char **arguments) {
  HANDLE file = CreateFileA(arguments[1], GENERIC_READ, atoi(arguments[2]), NULL, OPEN_EXISTING, 0, NULL);
  if (file == INVALID_HANDLE_VALUE) return 1;
  puts("held");
  fflush(stdout);
  Sleep(INFINITE);
  return 0;
}
