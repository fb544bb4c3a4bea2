import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

const said = (text: string) =>
  readStatements(read(text), 'en').statements.map(({ kind, text: words }) => `${kind}: ${words}`);

describe('what one asks and another answers', () => {
  it('is what happens in the case that was asked about', () => {
    expect(
      said(
        'maya: the printer must print a label per crate\ntom: agreed\nmaya: what if the printer is out of paper?\ntom: show a warning on the scale',
      ).at(-1),
    ).toBe('requirement: If the printer is out of paper, show a warning on the scale (tom).');
  });

  it('is decided where it is a yes', () => {
    expect(
      said(
        'maya: the printer must print a label per crate\ntom: fine with me\nmaya: do we keep the old label size?\ntom: yes, the 4x6 one',
      ).at(-1),
    ).toBe('decision: We keep the old label size (the 4x6 one) (tom).');
  });

  it('stays open where the same person goes on', () => {
    expect(
      said(
        'maya: the printer must print a label per crate\ntom: ok\nmaya: what if the printer is out of paper?\nmaya: the scale must weigh twice',
      ).join('\n'),
    ).toContain('question: What if the printer is out of paper');
  });
});
