import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWordTable, WordTable, wordTableBytes } from './word-table.ts';

test('knows the words it was made of, with their numbers and in their order, and no others', () => {
  const words = fc.uniqueArray(fc.tuple(fc.string({ unit: 'binary', maxLength: 8 }), fc.nat()), {
    selector: ([word]) => word,
    maxLength: 40,
  });
  const others = fc.array(fc.string({ maxLength: 8 }), { maxLength: 10 });
  const check = fc.property(words, others, (entries, unknown) => {
    const map = new Map(entries);
    const table = makeWordTable(map);
    const asked = [...map.keys(), ...unknown];
    expect([...table.words()]).toEqual([...map.keys()]);
    expect(asked.map((word) => [table.get(word), table.has(word)])).toEqual(
      asked.map((word) => [map.get(word), map.has(word)]),
    );
  });
  fc.assert(check, { numRuns: 30 });
});

test('tables are read one behind the other', () => {
  const parts = [new Map([['odd', 7]]), new Map<string, number>(), new Map([['łast', 4_294_967_295]])].map(
    wordTableBytes,
  );
  const buffer = new Uint8Array(parts.flatMap((part) => [...new Uint8Array(part)])).buffer;
  const first = new WordTable(buffer);
  const second = new WordTable(buffer, first.end);
  const third = new WordTable(buffer, second.end);
  expect([first.get('odd'), second.size, second.has(''), third.get('łast')]).toEqual([
    7,
    0,
    false,
    4_294_967_295,
  ]);
  expect(third.end).toBe(buffer.byteLength);
});
