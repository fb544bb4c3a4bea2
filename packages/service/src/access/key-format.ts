import { crc32 } from 'node:zlib';
import { KEY_PREFIXES } from '@faircopy/contract';
import { BASE62, randomBase62 } from '../random-base62.ts';

/** What a key or token opens. */
export type KeyKind = keyof typeof KEY_PREFIXES;

/** 33 base-62 characters hold 196 bits. */
export const KEY_BODY_CHARACTERS = 33;
/** 62⁶ is the first power of 62 above 2³². */
const CHECKSUM_CHARACTERS = 6;
const TAIL = /^[0-9A-Za-z]{39}$/;

/**
 * A new key: a prefix that says what it opens, 196 random bits, and a checksum, all of it letters, digits and `_`.
 *
 * The checksum is the CRC-32 (that of zlib and PNG) of the ASCII text before it, written as six base-62 digits, most
 * significant first, with the alphabet 0-9A-Za-z. It proves nothing; it lets a scanner tell a leaked key from a look-alike,
 * and lets the service refuse a mistyped one, without asking anybody.
 *
 * @param body the 33 characters of a key that is derived rather than drawn
 */
export function newKey(kind: KeyKind, body: string = randomBase62(KEY_BODY_CHARACTERS)): string {
  const text = KEY_PREFIXES[kind] + body;
  return text + checksumOf(text);
}

/** The kind of a well-formed key whose checksum is right; null for any other text. Reads no store. */
export function kindOfKey(text: string): KeyKind | null {
  const kind = kinds.find((candidate) => text.startsWith(KEY_PREFIXES[candidate]));
  if (kind === undefined || !TAIL.test(text.slice(KEY_PREFIXES[kind].length))) return null;
  const body = text.slice(0, -CHECKSUM_CHARACTERS);
  return checksumOf(body) === text.slice(-CHECKSUM_CHARACTERS) ? kind : null;
}

/** Enough of a key to tell it from another: its prefix, four characters, and the last four. */
export function previewOf(key: string): string {
  const prefix = Object.values(KEY_PREFIXES).find((candidate) => key.startsWith(candidate)) ?? '';
  return `${key.slice(0, prefix.length + 4)}…${key.slice(-4)}`;
}

const kinds = Object.keys(KEY_PREFIXES) as KeyKind[];

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_CHARACTERS; place += 1) {
    digits = BASE62.charAt(rest % BASE62.length) + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
