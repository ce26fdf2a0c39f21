/** Bytes as base64 and back, with functions that Node and every browser have. */
import { fromLatin1, latin1 } from './latin1.ts';

export const toBase64 = (bytes: Uint8Array): string => btoa(latin1(bytes));

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => fromLatin1(atob(text));
