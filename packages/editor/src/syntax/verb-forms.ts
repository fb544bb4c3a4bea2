import { baseOf, thirdPersonOf } from '../correct/lexicon/verbs.ts';
import { isVerbBase } from '../correct/lexicon/word-class.ts';
import { baseOfThirdPerson, isBaseVerb } from '../understand/clause/verbs.ts';

const be = /^(?:is|are|am|was|were|be|['’]s|['’]re|['’]m)$/iu;

/** The base form of a finite verb in the present: "carries" → "carry", "is" → "be"; null where the form is none that is known. */
export function presentBase(word: string): string | null {
  const form = word.toLowerCase();
  if (be.test(form)) return 'be';
  if (form === 'has' || form === 'have') return 'have';
  const known = baseOfThirdPerson(form) ?? baseOf(form);
  if (known) return known;
  if (isBaseVerb(form) || isVerbBase(form)) return form;
  const stem = /^(\p{Ll}{2,}(?<![suia]))s$/u.exec(form)?.[1];
  if (stem === undefined) return null;
  return (
    [stem, stem.replace(/e$/u, ''), stem.replace(/ie$/u, 'y')].find(
      (base) => thirdPersonOf(base) === form && (isBaseVerb(base) || isVerbBase(base)),
    ) ?? null
  );
}
