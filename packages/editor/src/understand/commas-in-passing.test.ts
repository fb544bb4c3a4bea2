import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const told = (text: string) => understand(read(text)).statements.map(({ kind, text: said }) => [kind, said]);

describe('what people write with commas, in passing and in short', () => {
  it('parts a sentence from one behind its comma that binds', () => {
    expect(
      told('Most members are on a quiet list, around 25, they must never get a call.').map(
        ([, said]) => said,
      ),
    ).toEqual(['Most members are on a quiet list, around 25.', 'They must never get a call.']);
    expect(told('If the door is open, it must be closed within 5 min.')).toHaveLength(1);
  });

  it('tells who sees to what, what comes later, and what is undecided from demands', () => {
    expect(
      told(
        'Guests must be able to book a slot. Deposits come later, in phase 2. Anna takes care of the printing. It is open whether guests may see the queue.',
      ).map(([kind]) => kind),
    ).toEqual(['requirement', 'future', 'owner', 'question']);
  });

  it('tells a judgement of how things are from a demand', () => {
    expect(
      told(
        'Clerks must be able to print a label. The printer is just too slow. Nobody is to blame. Labels must be readable.',
      ).map(([kind]) => kind),
    ).toEqual(['requirement', 'problem', 'problem', 'requirement']);
  });

  it('reads an identifier as one and a figure as no doer', () => {
    expect(told('Every bike has an id like CB-7 and a colour.')[0]?.[1]).toContain('an id like CB-7');
  });
});
