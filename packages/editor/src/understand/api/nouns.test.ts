import { expect, it } from 'vitest';
import { singularOf } from './nouns.ts';

it('tells the singular by the ending, odd ones too', () => {
  const plurals =
    'boxes classes parties movies buses statuses sizes caches series species houses batches dishes coaches'.split(
      ' ',
    );
  expect(plurals.map(singularOf)).toEqual(
    'box class party movie bus status size cache series species house batch dish coach'.split(' '),
  );
});
