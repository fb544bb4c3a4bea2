import type { Strength } from '../../../understand/statement.ts';
import { type Binding, bindingWord } from './words.ts';

const binding: Binding = { MUST: ['MUSI', 'MUSZĄ'], SHOULD: null };

/** Forms that tell what is so or is done, with what stands behind the word that binds; several where the last is true. */
const forms: Readonly<Record<string, readonly [infinitive: string, isMany: boolean]>> = {
  jest: ['być', false],
  są: ['być', true],
  zostaje: ['zostać', false],
  zostanie: ['zostać', false],
  zostają: ['zostać', true],
  zostaną: ['zostać', true],
  otrzymuje: ['otrzymywać', false],
  otrzymują: ['otrzymywać', true],
  dostaje: ['dostawać', false],
  dostają: ['dostawać', true],
  widzi: ['widzieć', false],
  widzą: ['widzieć', true],
  podaje: ['podawać', false],
  podają: ['podawać', true],
  wysyła: ['wysyłać', false],
  wysyłają: ['wysyłać', true],
  składa: ['składać', false],
  składają: ['składać', true],
};
/** "Rezerwację można anulować": what is possible for whoever wants it. */
const possible = /^([^,;:]{2,80} )można (?=\p{Ll}+ć(?!\p{L}))/u;
const conditional = /^(?:jeśli|jeżeli|gdy|kiedy)\s[^,]{4,160}, (?:to |wtedy )?/iu;

/**
 * A Polish demand that is told as it shall be, in the voice of who has to do it: "Sala zostaje zwolniona" → "Sala MUSI zostać
 * zwolniona". Null where another verb stands before the one that is known, or it is denied.
 */
export function polishDemand(prose: string, strength: Strength): string | null {
  const can = strength === 'MUST' ? prose.replace(possible, '$1MUSI dać się ') : prose;
  if (can !== prose) return can;
  const when = conditional.exec(prose)?.[0] ?? '';
  const words = prose.slice(when.length).split(' ');
  const at = words.findIndex((word) => Object.hasOwn(forms, word));
  const subject = words.slice(0, at).join(' ');
  const known = forms[words[at] ?? ''];
  const word = known ? bindingWord(binding, strength, known[1]) : null;
  const isSure = at > 0 && at <= longestSubject && !unsure.test(`${subject} `) && at < words.length - 1;
  const rest = words.slice(at + 1).join(' ');
  const isTwofold = !/^(?:być|zostać)$/u.test(known?.[0] ?? '') && / (?:i|oraz|a) \p{Ll}/u.test(rest);
  if (!known || word === null || !isSure || isTwofold) return null;
  return `${when}${subject} ${word} ${known[0]} ${rest}`;
}

/** Words before the verb. */
const longestSubject = 6;
/** What denies the verb, or may have one of its own. */
const unsure = /[,;:]|(?:^| )(?:nie|tylko|kto|co|któr\p{L}+|teraz|obecnie|dziś) /iu;
