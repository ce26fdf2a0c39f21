/* Makes bcryptprimitives.dll, which Debian's wine lacks: the runtime of Go, and with it esbuild, takes its random bytes from there. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
  return RtlGenRandom(bytes, (ULONG)count);
}
