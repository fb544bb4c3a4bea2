import { createEditor } from '@faircopy/editor';
import { CARRIERS } from './carriers.ts';
import type { Measure } from './measure.ts';
import { sample, seeded } from './random.ts';
import { slip } from './slips.ts';
import { sharesOf, type Typo, tryTypos } from './typo-trial.ts';
import { FREQUENT_WORDS } from './word-lists.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHORTEST = 5;

/** Words of English with one slip each. */
export const madeTypos: Measure = async (options) => {
  const random = seeded(2);
  const words = FREQUENT_WORDS.filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word));
  const known = new Set(words);
  const typos: Typo[] = [];
  for (const word of sample(words, options.most, random)) {
    const written = slip(word, LETTERS, random);
    if (!known.has(written) && written !== word) typos.push({ written, meant: [word] });
  }
  const trial = await tryTypos(createEditor(), typos, CARRIERS.en, random);
  return [
    {
      measure: 'made typos',
      counted: `${typos.length} words with a slip`,
      figures: sharesOf(trial, 90, 8),
      cases: trial.cases,
    },
  ];
};
