import { randomBase62 } from '../random-base62.ts';

/** Prefixes of the ids the service hands out. */
export type IdPrefix = 'usr' | 'tr' | 'key' | 'note' | 'man' | 'evt' | 'ctx' | 'res';

/** 131 bits: two ids never meet. */
const RANDOM_CHARACTERS = 22;

/** A new id such as `tr_6fQ…`: URL-safe, and saying what it names. */
export function newId<const Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${randomBase62(RANDOM_CHARACTERS)}`;
}
