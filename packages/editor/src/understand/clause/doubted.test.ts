import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { doubtJoins } from './doubted.ts';

describe('a settled note with a question behind it', () => {
  it.each([
    ['retries: 5 times, then dead letter and notify the owner?', ' and '],
    ['Reminder: 2 days before, then maybe call the parents?', ', then maybe '],
  ])('%s', (note, joint) => {
    const [join] = doubtJoins(note);
    expect(join && note.slice(join.index, join.index + join.length)).toBe(joint);
  });

  it.each([
    'Retries: how many, 3 and then stop the job?',
    'Open: 3 days and then delete it?',
    'Sizes: 10, 20 or 30 kg?',
  ])('asks as a whole: %s', (note) => {
    expect(doubtJoins(note)).toEqual([]);
  });

  it('keeps the doubt with its question', () => {
    const { statements } = understand(
      read('Retries: 3 times, after that give up and call the desk? not sure about calling, maybe a mail'),
    );
    expect(statements.map(({ text }) => text)).toEqual([
      'Retries: 3 times, after that give up.',
      'Call the desk (not sure about calling, maybe a mail)?',
    ]);
  });
});
