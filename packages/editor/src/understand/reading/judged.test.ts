import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

it('binds what stands under a label as much as that says', () => {
  const text =
    'Must:\n- export to CSV\nShould:\n- export to PDF\n- the log must be readable\nCould:\n- export to XML';
  const found = understand(read(text)).statements.map(({ text: words, strength }) => [words, strength]);
  expect(found).toEqual([
    ['Export to CSV.', 'MUST'],
    ['Export to PDF.', 'SHOULD'],
    ['The log must be readable.', 'MUST'],
    ['Export to XML.', 'MAY'],
  ]);
});

it("takes the line above a list for nobody's task", () => {
  const text =
    '# Flags\n\nFlags live in four places.\n\nNice to have\n* scheduled rollouts\n* stale flags get listed';
  expect(understand(read(text)).statements.map(({ kind }) => kind)).toEqual(['problem', 'future', 'future']);
});

it('takes the points below what is announced as several changes for demands, though they are counted', () => {
  const text =
    'We need to change a few things in the sender\n1. retry timeouts 5 times\n2. sign each call with the secret';
  expect(
    understand(read(text))
      .statements.slice(1)
      .map(({ kind }) => kind),
  ).toEqual(['requirement', 'requirement']);
});
