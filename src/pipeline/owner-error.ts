/** Something that the owner can mend: its message is for them, and is shown without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
}
