import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { romanceCase } from './romance-case.ts';
import { ROMANCE, type Romance } from './romance-grammar.ts';
import { romanceTold } from './romance-told.ts';
import { romanceUndergone } from './romance-undergone.ts';
import { romanceVerbless } from './romance-verbless.ts';
import { bindingWord, isWord } from './words.ts';

/**
 * A demand that is told as it shall be, or ordered in the infinitive, in the voice of who has to do it: "El cliente firma en la
 * pantalla" → "El cliente DEBE firmar en la pantalla". Null where a word may be taken for another.
 */
export function romanceDemand(prose: string, strength: Strength, language: string): string | null {
  const grammar = ROMANCE[language];
  if (!grammar) return null;
  const inCase = romanceCase(prose, strength, grammar);
  if (inCase !== undefined) return inCase;
  return (
    ordered(prose, strength, grammar) ??
    romanceTold(prose, strength, grammar) ??
    romanceUndergone(prose, strength, grammar) ??
    romanceVerbless(prose, strength, grammar)
  );
}

/** "Marcar cada entrega": an order in the infinitive. */
function ordered(prose: string, strength: Strength, grammar: Romance): string | null {
  const [, verb = '', next = ''] = /^(\p{L}+(?:[aei]r|re|oir))\s(.*)$/su.exec(prose) ?? [];
  const word = bindingWord(grammar.binding, strength, false);
  if (verb === '' || word === null || !isWord(verb, grammar.language) || !grammar.behind.test(next))
    return null;
  if (/^(?:de|di|do|da|du|del|della)(?!\p{L})/iu.test(next)) return null;
  return `${grammar.impersonal(word)} ${lowerCapitalised(prose)}`;
}
