/** Something that the owner can mend: its message is for them, and is shown without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  // Vite's overlay and terminal show one of every error that has it.
  override stack = '';
}
