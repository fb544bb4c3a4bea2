import { isIrregularParticiple } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

export const singularPronounAgreement: ProseRule = {
  id: 'grammar/singular-pronoun-agreement',
  category: 'grammar',
  message: 'The verb agrees with a singular subject.',
  pattern:
    /\b(he|she|it|this|that|everyone|everybody|someone|somebody|nobody|everything|nothing|something) (don['’]?t|do not|haven['’]?t|have been|(?<=(?:one|body|thing) )(?:are|were|aren['’]t|weren['’]t|have(?= (?:(?:already|just|also|not|never|ever|recently) )?[a-z]{2,15}\b)))(?![\p{L}'’])/giu,
  replace: ([whole, pronoun, verb = ''], { prose, from }) => {
    if (/^have$/i.test(verb) && !isPerfect(prose.slice(from + whole.length, from + whole.length + 40)))
      return null;
    const before = prose.slice(Math.max(0, from - 24), from);
    // "variables that use it do not move"
    if (/\b(?:that|which|who) [a-z]+ $|\b[a-z]{2,14}ing (?:of |with |on |for )?$/i.test(before)) return null;
    if (
      /\b(?:could|should|would|must|might|may|will|to|can|did|does|do|make|let|users|that|which|and|or|of|like)(?:n['’]t)? $/i.test(
        before,
      )
    )
      return null;
    if (
      /^(?:this|that)$/i.test(pronoun ?? '') &&
      !/(?:^|[.!?,]\s|\n|\b(?:but|because|so|and) )$/i.test(before)
    )
      return null;
    return `${pronoun} ${verb.replace(/^do/i, 'does').replace(/^have/i, 'has').replace(/^are/i, 'is').replace(/^were/i, 'was').replace(/nt$/, "n't")}`;
  },
  examples: [
    ["it don't start", "it doesn't start"],
    ['Everyone are waiting.', 'Everyone is waiting.'],
    ['I think somebody have changed it.', 'I think somebody has changed it.'],
    ['she have been on call', 'she has been on call'],
  ],
  counterExamples: [
    "users like it don't they",
    "the users of it don't care",
    'variables that use it do not move',
    "people who built the application using it don't know about it",
    'it must have been late',
    'Let somebody have changed rights.',
    'Does anybody have advanced tools?',
    'it could have been worse',
  ],
};

/** Whether a participle follows, so that "have" is no wish: "somebody have changed". */
function isPerfect(after: string): boolean {
  const next = /^ (?:(?:already|just|also|not|never|ever|recently) )?([a-z]{2,15})/i
    .exec(after)?.[1]
    ?.toLowerCase();
  return next !== undefined && (next.endsWith('ed') || isIrregularParticiple(next));
}
