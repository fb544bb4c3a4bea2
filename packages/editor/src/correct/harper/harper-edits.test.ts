import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { project } from '../projection.ts';
import { harperEdits } from './harper-edits.ts';
import { lintEnglish } from './linter.ts';

const found = async (text: string, dialect: 'american' | 'british' = 'american'): Promise<string[]> => {
  const projection = project(read(text));
  const findings = await lintEnglish(projection.prose, dialect);
  return harperEdits(projection, findings, false).map((edit) => `${edit.rule} ${edit.replacement}`);
};

describe('harperEdits', () => {
  it('reports faults with the rule that found them', async () => {
    expect(await found('This is an service and and a thing.')).toEqual([
      'harper/an-a a',
      'harper/repeated-words and',
    ]);
  });

  it('knows the article before names of peoples that lack their capital', async () => {
    expect(await found('It is in an european region.')).toEqual(['harper/an-a a']);
  });

  it('says nothing about the article before code, acronyms and conjunctions', async () => {
    expect(await found('Use an `user` or an SQL file for zone a and zone b.')).toEqual([]);
  });

  it('leaves words that are twice in a row and right', async () => {
    expect(await found('The job had had three retries. That that flag exists is odd.')).toEqual([]);
  });

  it('leaves spelling, style and typography to others', async () => {
    expect(
      await found('The frobnicater has very unique quotes... and "dashes" -- in order to win, ok.'),
    ).toEqual([]);
  });

  it.each([
    'It costs one network hop.',
    'SAN FRANCISCO, May 4',
    'Most everyday changes are small.',
    'Watch out for while it is being installed.',
    'There was no great way to clear it.',
    'Windows has no in-bundle registration.',
    'We had this from day one.',
    'Run it every one second.',
    'A second request comes in while the first is still running.',
    'High resolution around 1&nbsp;s latency.',
    'Those who walk in may find it closed.',
    'The team wants read access.',
    'Switch it back and call the owner.',
    'Users stay signed in while it runs.',
    'If it is slow, sign in anyway.',
    'A log-in in ten seconds. No no, it is fine.',
    'I really really like it, and it is far far away.',
    'This is useful if you e.g. wish to override it.',
  ])('leaves %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('takes both dialects one after the other', async () => {
    const text = 'It was a an old colour.';
    expect(await Promise.all([found(text, 'british'), found(text)])).toHaveLength(2);
  });
});
