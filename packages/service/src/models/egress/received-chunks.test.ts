import { expect, test } from 'vitest';
import { ReceivedChunks } from './received-chunks.ts';

const bytes = (text: string) => Buffer.from(text);

function received(most = 100) {
  const told: string[] = [];
  const tell = (name: string) => () => void told.push(name);
  const source = { pause: tell('pause'), resume: tell('resume'), abandon: tell('abandon') };
  return { told, chunks: new ReceivedChunks(source, most) };
}

async function read(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

test('chunks are read in their order, whether they came before their reader or after', async () => {
  const { chunks } = received();
  chunks.push(bytes('one '));
  const text = read(chunks);
  await Promise.resolve();
  chunks.push(bytes('two '));
  await new Promise(setImmediate);
  chunks.push(bytes('three'));
  chunks.close();
  expect(await text).toBe('one two three');
});

test('a source waits while its reader does not come, and goes on when all was read', async () => {
  const { told, chunks } = received();
  for (const text of 'abcde') chunks.push(bytes(text));
  expect(told).toEqual(['pause']);
  for (const _ of 'abcde') await chunks.next();
  expect(told).toEqual(['pause', 'resume']);
});

test('what came before an answer broke off is read first', async () => {
  const { chunks } = received();
  chunks.push(bytes('half'));
  chunks.close(new Error('broke off'));
  expect(await chunks.next()).toMatchObject({ done: false });
  await expect(chunks.next()).rejects.toThrow('broke off');
});

test('an answer that is too large fails and is abandoned', async () => {
  const { told, chunks } = received(3);
  const text = read(chunks);
  chunks.push(bytes('four'));
  await expect(text).rejects.toThrow('too large');
  expect(told).toEqual(['abandon']);
});

test('a reader that leaves before the end abandons the answer, one that leaves at it does not', async () => {
  const early = received();
  early.chunks.push(bytes('a'));
  for await (const _ of early.chunks) break;
  expect(early.told).toEqual(['abandon']);
  const late = received();
  late.chunks.push(bytes('a'));
  late.chunks.close();
  for await (const _ of late.chunks) break;
  expect(late.told).toEqual([]);
});
