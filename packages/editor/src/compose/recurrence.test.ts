import { expect, test } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

function last(text: string): string | undefined {
  return demandsOf(understand(read(text)), phrasesOf('en'), 'Technical Spec').at(-1)?.text;
}

test('what must not happen again is named', () => {
  expect(last('We let rooms. Double bookings happened twice last month. That must never happen again.')).toBe(
    'Double bookings MUST NOT happen again.',
  );
});

test('what has no name is quoted', () => {
  expect(last('We send refunds. Last week two refunds were sent twice. This must not happen again!')).toBe(
    'What happened (“Last week two refunds were sent twice”) MUST NOT happen again.',
  );
});

test('what must not be possible is quoted', () => {
  expect(
    last(
      'Volunteers swap shifts. Last week someone swapped with himself. That must not be possible obviously.',
    ),
  ).toBe('What happened (“Last week someone swapped with himself”) MUST NOT be possible.');
  expect(
    last('We use three tools. The problem is that guests book the sauna twice. That should not be allowed.'),
  ).toBe('This (“Guests book the sauna twice”) SHOULD NOT be allowed.');
});

test('what another paragraph tells is not meant', () => {
  expect(last('Double bookings happened twice.\n\nThat must never happen again.')).toBe(
    'That MUST never happen again.',
  );
});
