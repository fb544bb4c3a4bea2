import type { Field } from '../../entities/entity.ts';
import { membersOf } from './members.ts';

/** Where braces open behind a call, and not within its path: "{ title, isbn }", "{ "enabled": true }". */
const opening = /(?<![/\p{L}\p{N}$])\{/gu;
/** Characters in braces that are looked at, at most. */
const longest = 2000;
/** Words before braces that say they come back. */
const answers =
  /(?:->|→|=>|(?<!\p{L})(?:returns?|responds?|answers?|gives?|resp(?:on[sc]e)?:?|liefert|renvoie|retourne|devuelve|restituisce|zwraca)(?!\p{L}))[^{}]{0,30}$/iu;

/** Fields that a sentence writes in braces. */
export interface WrittenFields {
  readonly sent: readonly Field[];
  readonly answered: readonly Field[];
}

/** The fields that a sentence writes in braces behind its call, by whether they are handed in or come back. */
export function writtenFields(sentence: string, takesBody: boolean): WrittenFields {
  const sent: Field[] = [];
  const answered: Field[] = [];
  let read = 0;
  for (const { index } of sentence.matchAll(opening)) {
    if (index < read) continue;
    const whole = bracedAt(sentence, index);
    read = index + whole.length;
    const comesBack = !takesBody || answers.test(sentence.slice(0, index));
    (comesBack ? answered : sent).push(...(membersOf(whole) ?? []));
  }
  return { sent, answered };
}

/** From a brace to the one that closes it. */
function bracedAt(text: string, start: number): string {
  let depth = 0;
  const end = Math.min(text.length, start + longest);
  for (let at = start; at < end; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start, end);
}
