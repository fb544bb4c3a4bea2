import { describe, expect, it } from 'vitest';
import type { Weights } from '../../learned/weights.ts';
import { fittingSlots } from './fitting-slots.ts';
import { wordsIn } from './message.ts';
import { scoresOfTags, type Tag } from './slot-tags.ts';
import type { WishSlot } from './wish-kinds.ts';

const labels: readonly Tag[] = ['O', 'B-new', 'I-new'];
const message = 'the value must be 19:30 now';
const words = wordsIn(message, []);

/** Each word is a signal of its own, which speaks for one tag as much as is said. */
function readWith(
  signals: Readonly<Record<string, readonly [Tag, number]>>,
  isFit: (said: string) => boolean,
): string | null {
  const pairs = new Map(
    Object.entries(signals).map(([signal, [tag, by]]) => [signal, [labels.indexOf(tag), by]]),
  );
  const weights: Weights<Tag> = { labels, bias: labels.map(() => 0), signals: pairs };
  const scores = scoresOfTags(
    words.map(({ text }) => [text]),
    ['new'],
    weights,
  );
  const saidIn = ({ start, end }: { start: number; end: number }) => message.slice(start, end);
  const fitting = fittingSlots(words, scores, (filled): WishSlot | null =>
    [...filled.values()].every((one) => isFit(saidIn(one))) ? null : 'new',
  );
  const found = fitting?.slots.get('new');
  return found ? saidIn(found) : null;
}

const seen = { value: ['B-new', 4], must: ['O', 2], '19:30': ['B-new', 2], now: ['I-new', 1] } as const;

describe('what fills a slot', () => {
  it('is the likeliest where that fits', () => {
    expect(readWith(seen, () => true)).toBe('value');
  });

  it('begins elsewhere where what is likeliest does not fit', () => {
    expect(readWith(seen, (said) => /^\d/u.test(said))).toBe('19:30 now');
  });

  it('ends sooner where its last words do not fit', () => {
    expect(readWith(seen, (said) => /^[\d:]+$/u.test(said))).toBe('19:30');
  });

  it('is nothing where nothing fits', () => {
    expect(readWith(seen, () => false)).toBeNull();
  });
});
