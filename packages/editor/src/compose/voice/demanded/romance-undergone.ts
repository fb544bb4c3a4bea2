import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { infinitiveOf, isOfMany } from './romance-infinitive.ts';
import { withOthers } from './romance-others.ts';
import { bindingWord } from './words.ts';

/** "É enviado um segundo SMS": what is done stands before what it is done to. */
const passive = /^(\p{L}+)( \p{L}{3,}[ad][oa]s? (?:um|uma|o|a|os|as|un|una|el|la|los|las|il|i|le) .+)$/su;
/** "Después se cobran 12 €": what is done, and nobody is said to do it. */
const reflexive = /^((?:\p{L}+ ){0,3}?)(s[ei]) (\p{Ll}+)((?: |[.!]*$).*)$/isu;

/** A demand of a Romance language that tells what is done, and not by whom; null where a word may be taken for another. */
export function romanceUndergone(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, form = '', rest = ''] = passive.exec(prose) ?? [];
  const being = grammar.being[form.toLowerCase()];
  const word = (isMany: boolean) => bindingWord(grammar.binding, strength, isMany);
  const done = word(/^(?:são|son|sono|vengono|sont)$/iu.test(form));
  if (being !== undefined && done !== null && rest !== '') return `${done} ${being}${rest}`;
  const [, fore = '', pronoun = '', said = '', behind = ''] = reflexive.exec(prose) ?? [];
  if (said === '' || grammar.language === 'fr') return null;
  const isMany = isOfMany(said);
  const verb = infinitiveOf(said, grammar, isMany);
  const binds = word(isMany);
  if (verb === null || binds === null) return null;
  const tail = withOthers(behind, {
    grammar,
    isMany,
    word: binds,
    verb,
    clitic: pronoun.toLowerCase(),
    others: () => null,
  });
  return `${fore}${pronoun} ${binds} ${verb}${tail}`;
}
