import { likeFirst } from '../lexicon/clause.ts';
import { HOMOPHONES } from '../lexicon/homophones.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "Went threw": a pattern by itself, as one that is much longer than that of the other confused words is not compiled to be fast. */
export const homophones: ProseRule = {
  id: 'grammar/homophones',
  category: 'grammar',
  message: 'This word sounds like the one that is meant here.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}'’-])(?:${HOMOPHONES.map(([pattern]) => `(${pattern})`).join('|')})`,
    'giu',
  ),
  replace: ([written = '', ...groups]) => {
    const meant = HOMOPHONES[groups.findIndex((group) => group !== undefined)]?.[1];
    return meant === undefined ? null : likeFirst(meant, written);
  },
  examples: [
    ['The loop should brake when it is full.', 'The loop should break when it is full.'],
    ['The migration went threw.', 'The migration went through.'],
    ['The logs where empty.', 'The logs were empty.'],
    ['It is not were I expected it.', 'It is not where I expected it.'],
    ['It is slow, specially when it is cold.', 'It is slow, especially when it is cold.'],
    ['It is not the one what we send.', 'It is not the one that we send.'],
  ],
  counterExamples: [
    'The train can brake when it sees it.',
    'What came threw an error.',
    'The values where needed are listed.',
    'Fill in the values where missing.',
    'It was specially made for it.',
    'Ask someone what we need.',
    'Is everything what it seems to be?',
    'We explain to all what we do.',
    'If it sees a wall, it will brake.',
    'As it were the first one, they were late.',
  ],
};
