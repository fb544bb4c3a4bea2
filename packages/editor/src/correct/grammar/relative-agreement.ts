import { PLURAL_NOUN } from '../lexicon/nouns.ts';
import { baseOf } from '../lexicon/verbs.ts';
import { isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const PLURAL: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** "a person who are", "people that is": persons only, as the clause may belong to a noun further back otherwise. */
export const relativeAgreement: ProseRule = {
  id: 'grammar/relative-agreement',
  category: 'grammar',
  message: 'The verb of a relative clause agrees with the noun before it.',
  pattern: new RegExp(
    String.raw`(?<!\b(?:of|and|or|with|between) )\b((?:an?|every|each|another|any) (?:[a-z]{3,14} )?(?:person|man|woman|child|student|teacher|user|customer|developer|employee|scientist|friend|someone) who) (are|were|have|do)\b|\b((?:people|men|women|children|students|teachers|customers|developers|employees|scientists) (?:who|that)) (is|was|has|does)(?![\p{L}'’-]|,)|(?<!\b(?:of|of the|of our) )\b((?:two|three|four|five|several|many|some|those|these) (?:${PLURAL_NOUN}) (?:who|that|which)) (is|was|has|does|[a-z]{3,14}s)(?![\p{L}'’-]|,)`,
    'giu',
  ),
  replace: ([, one, wrong = '', many, wrongOfMany = '', things, wrongOfThings = '']) =>
    things !== undefined
      ? ofMany(things, wrongOfThings.toLowerCase())
      : one === undefined
        ? `${many} ${PLURAL[wrongOfMany.toLowerCase()]}`
        : `${one} ${SINGULAR[wrong.toLowerCase()]}`,
  examples: [
    ['Two jobs that depends on it are late.', 'Two jobs that depend on it are late.'],
    ['We need a person who are capable.', 'We need a person who is capable.'],
    ['There are people that is often late.', 'There are people that are often late.'],
  ],
  counterExamples: [
    'It is one of those services that has no owner.',
    'one of the people who are here',
    'a group of a person who are',
    'for people, that is, us',
  ],
};

/** A verb that is no noun, without its "s"; null where the word may be another. */
function ofMany(things: string, verb: string): string | null {
  const base =
    PLURAL[verb] ?? baseOf(verb) ?? (isVerbOnly(verb.slice(0, -1)) ? verb.slice(0, -1) : undefined);
  return base === undefined ? null : `${things} ${base}`;
}
