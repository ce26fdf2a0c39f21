/* Holds a file open and shares it with nobody, as a viewer or a scanner does, until it is ended. */
#include <stdio.h>
#include <windows.h>

int main(int count, char **arguments) {
  HANDLE file = CreateFileA(arguments[1], GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
  if (file == INVALID_HANDLE_VALUE) return 1;
  puts("held");
  fflush(stdout);
  Sleep(INFINITE);
  return 0;
}
