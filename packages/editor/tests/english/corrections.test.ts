import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { correct } from '../../src/correct/correct.ts';
import { read } from '../../src/read/read.ts';

/** Share of the rough sentences that must come out as a careful reader would write them. */
const LEAST_RIGHT = 0.9;

const lines = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

const corrected = async (text: string): Promise<string> => (await correct(read(text))).text;

it('corrects nine in ten rough sentences of developers and makes none of them wrong in another way', async () => {
  const missed: string[] = [];
  const wrong: string[] = [];
  const pairs = lines('rough.txt').map((line) => line.split(' => '));
  for (const [written = '', meant = ''] of pairs) {
    const output = await corrected(written);
    if (output === meant) continue;
    (output === written ? missed : wrong).push(`${written} → ${output}`);
  }
  const right = pairs.length - missed.length - wrong.length;

  expect(right / pairs.length, [...wrong, ...missed].join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

it('leaves sound sentences of developers byte for byte', async () => {
  const changed: string[] = [];
  for (const line of lines('sound.txt')) {
    const output = await corrected(line);
    if (output !== line) changed.push(`${line} → ${output}`);
  }
  expect(changed).toEqual([]);
});
