import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { bindingWord, isWord } from './words.ts';

/** "Marcar cada entrega": an order in the infinitive, said of whoever carries it out; null where a word may be taken for another. */
export function romanceOrdered(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+(?:[aei]r|re|oir))\s(.*)$/su.exec(prose) ?? [];
  const word = bindingWord(grammar.binding, strength, false);
  if (verb === '' || word === null || !isWord(verb, grammar.language) || !grammar.behind.test(next))
    return null;
  if (/^(?:de|di|do|da|du|del|della)(?!\p{L})/iu.test(next)) return null;
  return `${grammar.impersonal(word)} ${lowerCapitalised(prose)}`;
}
