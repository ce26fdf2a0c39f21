/** Opens a PDF that is locked with an empty password (ISO 32000-2, 7.6.4), as viewers do. Office programs lock one against changes. */
import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { fromLatin1 } from '../../latin1.ts';
import type { PdfObjects, Unlock } from './pdf-objects.ts';
import { type Dictionary, numberIn, pdfLetters } from './pdf-values.ts';

/** What stands in the place of a password that is too short. */
const PADDING = fromLatin1(
  '\x28\xBF\x4E\x5E\x4E\x75\x8A\x41\x64\x00\x4E\x56\xFF\xFA\x01\x08\x2E\x2E\x00\xB6\xD0\x68\x3E\x80\x2F\x0C\xA9\xFE\x64\x53\x69\x7A',
);
/** AES adds it to the number of an object. */
const SALT = fromLatin1('sAlT');
const UNPADDED = { disablePadding: true };
/** The bit of the rights that allows to copy text. Programs that sort CVs need it. */
const COPYING = 1 << 4;
/** In bytes: what programs write, whatever they say. The first one that opens is right. */
const KEY_LENGTHS = [16, 5] as const;

/** Returns nothing if a password is needed, or if text may not be copied. `id` is the first one of the file. */
export function unlockFreely(
  objects: PdfObjects,
  lock: Dictionary,
  id: string,
): Unlock | undefined {
  if (lock.get('Filter') !== 'Standard') return undefined;
  const version = numberIn(lock.get('V')) ?? 0;
  const filters = version < 4 ? undefined : objects.dictionary(lock.get('CF'));
  const nameOf = (kind: string) => lock.get(kind) ?? 'Identity';
  // Only what is attached may be locked.
  if (version >= 4 && nameOf('StmF') === 'Identity' && nameOf('StrF') === 'Identity')
    return (bytes) => bytes;
  const filter = objects.dictionary(filters?.get(`${nameOf('StmF')}`));
  const method = version < 4 ? 'V2' : (filter?.get('CFM') ?? 'None');
  const key = keyOf(lock, id);
  const rights = Number(lock.get('P'));
  if (!key || (rights & COPYING) === 0) return undefined;
  if (method === 'V2') return (bytes, object) => rc4(keyFor(key, object), bytes);
  if (method === 'AESV2') return (bytes, object) => aes(keyFor(key, object, SALT), bytes);
  return method === 'AESV3' ? (bytes) => aes(key, bytes) : (bytes) => bytes;
}

function keyOf(lock: Dictionary, id: string): Uint8Array | undefined {
  const revision = numberIn(lock.get('R')) ?? 0;
  const [owner, user] = ['O', 'U'].map((key) => fromLatin1(pdfLetters(lock.get(key))));
  if (!owner || !user) return undefined;
  if (revision >= 5) return longKeyOf(lock, revision === 5 ? easyHash : hardHash);
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, Number(lock.get('P')) | 0, true);
  const isPartly = revision >= 4 && lock.get('EncryptMetadata') === false;
  const seed = md5(
    concatBytes(
      PADDING,
      owner.subarray(0, 32),
      rights,
      fromLatin1(id),
      new Uint8Array(isPartly ? 4 : 0).fill(255),
    ),
  );
  if (revision < 3) {
    const key = seed.subarray(0, 5);
    return isSame(rc4(key, PADDING), user) ? key : undefined;
  }
  const said = (numberIn(lock.get('Length')) ?? 0) / 8;
  for (const length of [said, ...KEY_LENGTHS]) {
    if (!(length >= 5 && length <= 16)) continue;
    let key: Uint8Array = seed;
    for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
    key = key.subarray(0, length);
    let proof: Uint8Array = md5(concatBytes(PADDING, fromLatin1(id)));
    for (let round = 0; round < 20; round += 1)
      proof = rc4(
        key.map((byte) => byte ^ round),
        proof,
      );
    if (isSame(proof, user.subarray(0, 16))) return key;
  }
  return undefined;
}

type Hash = (salt: Uint8Array, user: Uint8Array) => Uint8Array;

/** The key is packed with the password of the user, and with that of the owner. One that is not set is empty. */
function longKeyOf(lock: Dictionary, hash: Hash): Uint8Array | undefined {
  const user = fromLatin1(pdfLetters(lock.get('U'))).subarray(0, 48);
  const none = new Uint8Array();
  for (const [proof, packed, salted] of [
    ['U', 'UE', none],
    ['O', 'OE', user],
  ] as const) {
    const bytes = fromLatin1(pdfLetters(lock.get(proof)));
    if (!isSame(hash(bytes.subarray(32, 40), salted), bytes.subarray(0, 32))) continue;
    const key = fromLatin1(pdfLetters(lock.get(packed))).subarray(0, 32);
    return key.length === 32
      ? decrypted(hash(bytes.subarray(40, 48), salted), new Uint8Array(16), key)
      : undefined;
  }
  return undefined;
}

const easyHash: Hash = (salt, user) => sha256(concatBytes(salt, user));

/** Since PDF 2.0 it takes long on purpose. */
function hardHash(salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key: Uint8Array = easyHash(salt, user);
  for (let round = 1, last = 255; round <= 64 || last > round - 33; round += 1) {
    const part = concatBytes(key, user);
    const repeated = concatBytes(...Array<Uint8Array>(64).fill(part));
    const packed = cbc(key.subarray(0, 16), key.subarray(16, 32), UNPADDED).encrypt(repeated);
    const sum = packed.subarray(0, 16).reduce((before, byte) => before + byte);
    key = ([sha256, sha384, sha512][sum % 3] ?? sha256)(packed);
    last = packed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** The key of an object, from its number. */
function keyFor(
  key: Uint8Array,
  { number, generation }: { number: number; generation: number },
  salt: Uint8Array = new Uint8Array(),
): Uint8Array {
  const numbers = new Uint8Array([number, number >> 8, number >> 16, generation, generation >> 8]);
  return md5(concatBytes(key, numbers, salt)).subarray(0, Math.min(16, key.length + 5));
}

/** The first block is no content. Bytes behind the last block are no part of it. */
function aes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16);
  return end < 32 ? new Uint8Array() : decrypted(key, bytes.subarray(0, 16), bytes.slice(16, end));
}

const decrypted = (key: Uint8Array, start: Uint8Array, bytes: Uint8Array) =>
  cbc(key, start, UNPADDED).decrypt(bytes);

/** RC4, which no library of ours has. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
    return ((state[one] ?? 0) + kept) & 255;
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + (state[one] ?? 0) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  let one = 0;
  other = 0;
  return bytes.map((byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    return byte ^ (state[swap(one, other)] ?? 0);
  });
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
