import { describe, expect, it } from 'vitest';
import { withoutEllipses } from './ellipses.ts';

const document = 'Take we the 40 old queues with dead letters? Potters book a slot. Potters book a kiln.';

describe('a quotation with an ellipsis', () => {
  it.each([
    ['"Take we the 40 …?" is no English', '"Take we the 40 old queues with dead letters?" is no English'],
    ['“Take we … dead letters” is odd', '“Take we the 40 old queues with dead letters” is odd'],
  ])('is quoted in full: %s', (said, full) => {
    expect(withoutEllipses(said, document)).toBe(full);
  });

  it.each(['"Potters book a …" is odd', '"Glazers paint …" is odd', 'wait … what?'])(
    'stays where it is not sure what it leaves out: %s',
    (said) => {
      expect(withoutEllipses(said, document)).toBe(said);
    },
  );
});
