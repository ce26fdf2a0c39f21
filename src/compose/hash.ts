import { sha256 } from '@noble/hashes/sha2.js';

/** SHA-256 of a text in UTF-8. A library computes it, because browsers hide their own from pages without HTTPS. */
export function hashOf(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}
