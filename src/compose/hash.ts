import { sha256 } from '@noble/hashes/sha2.js';

/** SHA-256 of a text's UTF-8. By a library: the browser's own is not there on a page from a server without HTTPS. */
export function hashOf(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}
