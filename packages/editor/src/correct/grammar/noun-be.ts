import { type GrammaticalNumber, subjectNumber } from '../agreement/subject-number.ts';
import { wordsBefore } from '../agreement/words-before.ts';
import { pluralAuxiliary, singularAuxiliary } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "The artifacts is kept", "a common example are": a noun with its determiner opens a clause, with a form of be, have, do, need or want. */
export const nounBe: ProseRule = {
  id: 'grammar/noun-be',
  category: 'grammar',
  message: 'The verb agrees with its subject.',
  pattern:
    /(?<=[A-Za-z] )((?:is|was|has|does|are|were|have|do)(?:n['’]?t)?|(?:need|want)s?(?= (?:to|an?|the|more|some|help|access|it|this|our|their|your|its|new|better|no|two|three|one|at)(?![\p{L}'’-])))(?![\p{L}'’-])/gu,
  replace: ([, verb = ''], { prose, from }) => {
    const before = wordsBefore(prose, from);
    // "I was"
    if (/^(?:i|you)$/i.test(before.at(-1) ?? '')) return null;
    const number = subjectNumber(before);
    if (number === null) return null;
    // "if the line were not there", "as though it were"
    if (
      /^were/.test(verb) &&
      before.some((word) => /^(?:if|though|wish|as|suppose|unless|whether)$/i.test(word))
    )
      return null;
    return agreeing(verb, number) ?? null;
  },
  examples: [
    ['The artifacts is kept for 90 days.', 'The artifacts are kept for 90 days.'],
    ['A common example are counters.', 'A common example is counters.'],
    ['The new docs is built with it.', 'The new docs are built with it.'],
    ['When the connection are closed, it stops.', 'When the connection is closed, it stops.'],
    ['The values of the columns is lost.', 'The values of the columns are lost.'],
    ['It is an enum that have two variants.', 'It is an enum that has two variants.'],
    ['Deno do not run scripts.', 'Deno does not run scripts.'],
    ["It fails when plugins doesn't load.", "It fails when plugins don't load."],
    ['Every truck need a seal.', 'Every truck needs a seal.'],
    ['Some of the beds is dirty.', 'Some of the beds are dirty.'],
    ['The API have two versions.', 'The API has two versions.'],
    ["All the tenants doesn't see it.", "All the tenants don't see it."],
  ],
  counterExamples: [
    'The user and the admin are here.',
    'Let the tenant have a key.',
    'Did the tenant have a key?',
    'Two hours is plenty.',
    'It is one of the tenants that have a key.',
    'The keys of a tenant that have expired are gone.',
    'The DNS are slow.',
    'Windows is slow.',
    'When I was there, it worked.',
    'some driver are there',
    'If it were so.',
    'Does it do that?',
    'The list of tenants is empty.',
    'The number of tenants are small.',
    'If the tenant were known, we would ask.',
    'We suggest that the tenant have a key.',
    'Managing the tenants is hard.',
    'The team are here.',
    'The tenant, the key are lost.',
  ],
};

function agreeing(verb: string, number: GrammaticalNumber): string | undefined {
  if (/^(?:need|want)s?$/.test(verb)) return `${verb.replace(/s$/, '')}${number === 'one' ? 's' : ''}`;
  return number === 'one' ? singularAuxiliary(verb) : pluralAuxiliary(verb);
}
