import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

/** What stands below the second heading of the requirements of a specification. */
const limitsOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 })
    .split(/^### /mu)[2]
    ?.split(/^## /mu)[0];

describe('the limits of a specification', () => {
  it.each([
    ['A trip takes max 40 cars. A guest may bring a dog.', '40 cars (FR-1)'],
    [
      'Patients must not wait more than 30 minutes after treatment.',
      'wait more than 30 minutes after treatment (FR-1)',
    ],
    [
      'Les élèves empruntent 3 livres au plus. La documentaliste scanne le code-barres.',
      '3 livres au plus (FR-1)',
    ],
  ])('are told with what they limit: %s', (text, told) => {
    expect(limitsOf(text)).toContain(told);
  });

  it.each([
    'A guest who is late must pay 10 EUR. The ticket must have a code.',
    'Trucks over 7.5 t must call the office. The ticket must have a code.',
    'If the wind is stronger than 60 km/h, the crane must be locked.',
  ])('are no prices and no cases: %s', (text) => {
    expect(limitsOf(text)).not.toContain('FR-1');
  });
});

it('tells a limit once, though other sections speak of what it limits', () => {
  const text =
    'Guests must be able to comment. A duplicate order must be sent again at most 3 times. Hosts must see all comments.';
  const output = compose(read(text), {
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  const lines = output.split('\n').filter((line) => /^- .*\(FR-\d\)\.$/u.test(line));
  expect(lines.some((line) => line.includes('at most 3 times'))).toBe(true);
  expect(new Set(lines).size).toBe(lines.length);
});
