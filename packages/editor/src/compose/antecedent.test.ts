import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../formats/phrases.ts';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { demandsOf } from './requirement.ts';

function demands(text: string): string[] {
  return demandsOf(understand(read(text)), phrasesOf('en')).map((one) => one.text);
}

describe('withAntecedent', () => {
  it('binds what the sentence before bound where a sentence says "it"', () => {
    expect(demands('The export must be ready at 7:00. It must also be sent to the lead.')).toEqual([
      'The export MUST be ready at 7:00.',
      'The export MUST be sent to the lead.',
    ]);
  });

  it('leaves a pronoun that stands for nothing', () => {
    expect(demands('The export must be ready at 7:00. It must be possible to run it by hand.')).toContain(
      'It MUST be possible to run it by hand.',
    );
  });

  it('does not reach into another item of a list', () => {
    expect(demands('- the export must be ready at 7:00\n- it must be sent to the lead')).not.toContain(
      'The export MUST be sent to the lead.',
    );
  });
});
