import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeTogether } from './write-together.ts';

test('what is written in one go leaves in one write, and what comes later in another', async () => {
  const writes: string[] = [];
  const note = (chunks: readonly Buffer[]) => writes.push(chunks.map(String).join('|'));
  const connection = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      note([chunk]);
      done();
    },
    writev: (parts, done) => {
      note(parts.map(({ chunk }) => chunk));
      done();
    },
  });
  const send = (text: string) => {
    writeTogether(connection);
    connection.write(text);
  };
  for (const text of ['a', 'b', 'c']) send(text);
  expect(writes).toEqual([]);
  await setImmediate();
  send('d');
  await setImmediate();
  expect(writes).toEqual(['a|b|c', 'd']);
});
