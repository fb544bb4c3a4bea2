import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

/** The section on rollout of the technical specification of a text. */
function rolloutOf(input: string): string {
  const document = compose(read(input), {
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  });
  return document.split('\n## Rollout and rollback\n')[1]?.split('\n## ')[0]?.trim() ?? '';
}

const demands =
  'The desk must print a list. A guest must see it. A list must have a date. The list must have a number.';

it('asks how something goes live that replaces what is done today', () => {
  expect(rolloutOf(`Today the desk writes the list by hand. ${demands}`)).toMatch(/see Q-\d/u);
});

it.each([
  ['nothing is replaced', demands],
  ['it is said when', `Today the desk writes the list by hand. ${demands} It goes live on 4 May.`],
])('does not ask where %s', (_, input) => {
  expect(rolloutOf(input)).not.toMatch(/see Q-\d/u);
});
