import { gerundOf, pastOf } from '../../../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../../../correct/lexicon/verbs.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';
import { matchCase } from '../../../correct/spelling/suggestion.ts';
import { baseOfDoing } from '../base-of-doing.ts';

/** What is done, as a noun that is no gerund, and the verb that says it, in its base with what belongs to it. */
const NOUNS: ReadonlyMap<string, readonly [verb: string, particle: string]> = new Map([
  ['cleanup', ['clean', ' up']],
  ['clean-up', ['clean', ' up']],
  ['cleaning up', ['clean', ' up']],
]);

const FORMS: ReadonlyMap<string, (base: string) => string> = new Map([
  ['do', (base: string) => base],
  ['does', thirdPersonOf],
  ['did', pastOf],
  ['doing', gerundOf],
]);

/** "did some renaming of the variables" says "renamed the variables". */
export const doneNoun: ProseRule = {
  id: 'improve/done-noun',
  category: 'style',
  message: 'A verb says this in fewer words.',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(do|does|did|doing) (?:some|a bit of|a little(?: bit of)?|a lot of|the) (?:(?:minor|small|quick|more) )?(${[...NOUNS.keys()].join('|')}|\p{Ll}{3,16}ing) (?:of|to) (?=(?:the|a|an|our|my|some|all|these|those|this|that|it|them|Qx|\p{Ll}))`,
    'giu',
  ),
  replace: ([, did = '', noun = '']) => {
    const form = FORMS.get(did.toLowerCase());
    const [base, particle] = NOUNS.get(noun) ?? [baseOfDoing(noun), ''];
    return form === undefined || base === undefined ? null : `${matchCase(form(base) + particle, did)} `;
  },
  examples: [
    ['I did some renaming of a few variables.', 'I renamed a few variables.'],
    ['We did a bit of refactoring of the loader.', 'We refactored the loader.'],
    ['I am doing some cleanup of the helpers.', 'I am cleaning up the helpers.'],
  ],
  counterExamples: ['I did some thinking.', 'It does the thing of the day.', 'We did some of the tests.'],
};
