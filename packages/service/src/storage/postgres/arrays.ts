/**
 * Arrays as PostgreSQL sends and receives them in binary: the server copies such a text, where it would have to look at every character of
 * one that is written out. The layout is that of `array_recv` in its `src/backend/utils/adt/arrayfuncs.c`: dimensions, whether there are nulls,
 * the type, length and first index of the one dimension, and each value after its length.
 */

/** What a column holds, as PostgreSQL names it. */
export type Kind = 'text' | 'bigint';

const TYPES: Readonly<Record<Kind, number>> = { text: 25, bigint: 20 };
const HEAD_BYTES = 20;
const LENGTH_BYTES = 4;
const BIGINT_BYTES = 8;
/** The length of what is null. */
const NULL = -1;
const TWO_TO_32 = 2 ** 32;

export function arrayOf(kind: Kind, values: readonly (string | number | null)[]): Buffer {
  return kind === 'text' ? texts(values.map(textOrNull)) : bigints(values.map(Number));
}

function textOrNull(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function texts(values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? NULL : Buffer.byteLength(value)));
  const bytes = lengths.reduce((sum, length) => sum + LENGTH_BYTES + Math.max(0, length), HEAD_BYTES);
  const array = begun('text', values.length, lengths.includes(NULL), bytes);
  let at = HEAD_BYTES;
  for (const [index, length] of lengths.entries()) {
    at = array.writeInt32BE(length, at);
    at += array.write(values[index] ?? '', at);
  }
  return array;
}

/** @param values whole numbers that a `number` holds exactly */
function bigints(values: readonly number[]): Buffer {
  const array = begun(
    'bigint',
    values.length,
    false,
    HEAD_BYTES + values.length * (LENGTH_BYTES + BIGINT_BYTES),
  );
  let at = HEAD_BYTES;
  for (const value of values) {
    at = array.writeInt32BE(BIGINT_BYTES, at);
    at = array.writeInt32BE(Math.floor(value / TWO_TO_32), at);
    at = array.writeUInt32BE(value - Math.floor(value / TWO_TO_32) * TWO_TO_32, at);
  }
  return array;
}

function begun(kind: Kind, length: number, hasNulls: boolean, bytes: number): Buffer {
  const array = Buffer.allocUnsafe(bytes);
  for (const [index, field] of [1, Number(hasNulls), TYPES[kind], length, 1].entries()) {
    array.writeInt32BE(field, index * LENGTH_BYTES);
  }
  return array;
}
