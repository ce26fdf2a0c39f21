/** The system's name for what went wrong: 'ENOSPC', 'EBUSY', … */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
