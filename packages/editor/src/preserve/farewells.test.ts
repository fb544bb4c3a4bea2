import type { Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { subjectOf } from '../quality/check.ts';
import { spec, specInput } from '../quality/samples/spec.ts';
import { readRecent } from '../read/recent-readings.ts';
import { farewells } from './farewells.ts';

function breachesOf(document: string, format: Format = 'Technical Spec', input = specInput) {
  const subject = subjectOf({
    source: readRecent(input),
    document,
    format,
    audience: 'Senior Dev',
    tone: 50,
  });
  return farewells(subject).map(({ kind }) => kind);
}

const question = '**Q-2**: How long do we keep the files?';

describe('a farewell', () => {
  it.each([
    ['before other words', `${spec}\nLet me know if you need anything else!\n\nligula`],
    ['before a line across', `${spec}\nI hope this helps.\n\n---\n`],
    ['in the last item', spec.replace(question, `${question} Let me know if you need anything else!`)],
    ['in a line of the last item', spec.replace(question, `${question}\nViel Erfolg damit!`)],
    ['in the title', spec.replace('\n', ' Let me know if you need anything else!\n')],
    ['between two sections', spec.replace('## Risks', 'Happy to help with more.\n\n## Risks')],
  ])('is found %s', (_where, document) => {
    expect(breachesOf(document)).toEqual(['chat']);
  });

  it('is none where the input says so, where a sentence goes on, and in a prompt', () => {
    const said = spec.replace(question, `${question} Let me know if you need more than a week.`);
    expect(breachesOf(said, 'Technical Spec', `${specInput} Let me know if you need a week!`)).toEqual([]);
    expect(breachesOf(said, 'Prompt')).toEqual([]);
    expect(breachesOf(spec.replace(question, `${question} Users let me know if they need it.`))).toEqual([]);
  });
});
