import type { Row } from './row.ts';
import { timeInThread } from './sides/in-thread.ts';
import { median } from './statistics.ts';
import type { Text } from './texts.ts';

const CHARACTERS = 10_000;
const ROUNDS = 3;
const BOUND = 0.2;

/** Takes the place of a paragraph in the second request. */
const CHANGED = 'Somebody wrote this paragraph anew, and it have a fault in it.';

/** What a second request costs after one of the same 10,000 characters, of which one paragraph has changed since. */
export async function repeat(texts: readonly Text[]): Promise<Row[]> {
  const whole = texts
    .filter(({ name }) => !name.startsWith('german'))
    .map(({ input }) => input)
    .join('\n\n');
  const first = whole.slice(0, CHARACTERS);
  const paragraphs = first.split('\n\n');
  paragraphs[Math.floor(paragraphs.length / 2)] = CHANGED;
  const requests = [first, paragraphs.join('\n\n')].map((input, at) => ({
    name: `request ${at + 1}`,
    input,
  }));
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [once = Number.NaN, again = Number.NaN] = (
      await timeInThread('editor-corrections', requests, 'thread')
    ).first;
    firsts.push(once);
    seconds.push(again);
  }
  const [measuredMs, floorMs] = [median(seconds), median(firsts)];
  return [
    {
      bench: 'repeat',
      through: 'editor',
      counted: `${first.length} characters, one of ${paragraphs.length} paragraphs changed, ${ROUNDS} rounds`,
      measuredMs,
      floorMs,
      figure: { label: 'ratio', value: measuredMs / floorMs, bound: BOUND },
      note: 'floor is the first request',
    },
  ];
}
