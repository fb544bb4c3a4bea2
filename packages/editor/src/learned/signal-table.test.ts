import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SignalTable, signalTable } from './signal-table.ts';

test('each signal has a place of its own, in the order that is told, and no other has one', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 200 });
  fc.assert(
    fc.property(texts, texts, (signals, others) => {
      const { bytes, ordered } = signalTable(signals);
      const table = new SignalTable(bytes, 0);
      expect(table.size).toBe(signals.length);
      expect(new Set(ordered)).toEqual(new Set(signals));
      expect(ordered.map((signal) => table.placeOf(signal))).toEqual(ordered.map((_, at) => at));
      const unknown = others.filter((other) => !signals.includes(other));
      expect(unknown.filter((other) => table.placeOf(other) !== undefined)).toEqual([]);
    }),
  );
});

test('a table may begin anywhere, and tells where it ends', () => {
  const { bytes } = signalTable(['w:one', 'w:two']);
  const buffer = new ArrayBuffer(8 + bytes.byteLength);
  new Uint8Array(buffer).set(new Uint8Array(bytes), 8);
  const table = new SignalTable(buffer, 8);
  expect(table.end).toBe(buffer.byteLength);
  expect(new Set([table.placeOf('w:one'), table.placeOf('w:two')])).toEqual(new Set([0, 1]));
});

test('similar signals differ in both halves of their hash', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => `+${at % 5} ${at.toString(36)}`);
  const table = new SignalTable(signalTable(many).bytes, 0);
  expect(new Set(many.map((signal) => table.placeOf(signal))).size).toBe(new Set(many).size);
});
