import { createEditor } from '@faircopy/editor';
import { CARRIERS } from './carriers.ts';
import { dataPath, linesOf } from './data.ts';
import type { Measure } from './measure.ts';
import { sample, seeded } from './random.ts';
import { sharesOf, type Typo, tryTypos } from './typo-trial.ts';

/** Misspellings that people were seen to make, from the lists of two spelling tools. */
export const listedTypos: Measure = async (options) => {
  const typos = new Map<string, Typo>();
  const add = (written: string, meanings: string): void => {
    const meant = meanings
      .split(',')
      .map((meaning) => meaning.trim())
      .filter((meaning) => /^[a-z' -]+$/.test(meaning));
    // several meanings are a matter of what the sentence says
    if (/^[a-z]+$/.test(written) && meant.length === 1) typos.set(written, { written, meant });
  };
  for (const line of linesOf(dataPath(options, 'codespell/dictionary.txt'))) {
    const [written = '', meant = ''] = line.split('->');
    add(written, meant);
  }
  for (const line of linesOf(dataPath(options, 'typos/words.csv'))) {
    const [written = '', ...meant] = line.split(',');
    add(written, meant.join(','));
  }
  const random = seeded(1);
  const chosen = sample([...typos.values()], options.most, random);
  const trial = await tryTypos(createEditor(), chosen, CARRIERS.en, random);
  return [
    {
      measure: 'listed typos',
      counted: `${chosen.length} of ${typos.size}`,
      figures: sharesOf(trial, 98, 1),
      cases: trial.cases,
    },
  ];
};
