import { describe, expect, it } from 'vitest';
import { concludedIn, repeats } from './concluded.ts';

describe('repeats', () => {
  it('is what repeats the words that it agrees to', () => {
    expect(repeats('ok guests only', 'please not for members, only guests')).toBe(true);
  });

  it.each(['ok guests only with a cap', 'ok not guests', 'ok guests?', 'guests only', 'ok'])(
    'is not "%s"',
    (said) => {
      expect(repeats(said, 'please not for members, only guests')).toBe(false);
    },
  );
});

describe('concludedIn', () => {
  it.each([
    [
      'ok then a TTL of 30 days on all keys, and fill the old ones',
      'a TTL of 30 days on all keys, and fill the old ones',
    ],
    ['fine, then drop the table', 'drop the table'],
  ])('%s', (said, drawn) => {
    expect(concludedIn(said)).toBe(drawn);
  });

  it.each([
    'ok then we have a problem',
    'ok then who pays?',
    'then drop the table',
    'ok, the table is empty',
    'ok then',
  ])('is nothing of "%s"', (said) => {
    expect(concludedIn(said)).toBeNull();
  });
});
