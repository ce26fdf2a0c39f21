/** An error that the owner can correct. The message is for the owner and is shown without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  // Empty, because Vite's overlay and terminal show the stack of every error that has one.
  override stack = '';
}
