import { lowerCapitalised } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import type { Romance } from './romance-grammar.ts';
import { infinitiveOf } from './romance-infinitive.ts';
import { romanceOrdered } from './romance-ordered.ts';
import { openingOf } from './romance-subject.ts';
import { romanceTold } from './romance-told.ts';
import { romanceUndergone } from './romance-undergone.ts';

/** Words that open a case or an adjunct at most. */
const longest = 14;

/**
 * A demand of a Romance language that opens with its case, or with when, where or how it holds, the word that binds in the clause
 * behind it: "Se piove il gestore chiude i campi" → "Se piove, il gestore DEVE chiudere i campi". Undefined where it opens with neither,
 * null where that clause is not sure to be read.
 */
export function romanceCase(prose: string, strength: Strength, grammar: Romance): string | null | undefined {
  const isCase = grammar.conditional.test(prose);
  if (!isCase && !grammar.adjunct.test(prose)) return undefined;
  const main = (clause: string) =>
    romanceTold(clause, strength, grammar) ?? romanceUndergone(clause, strength, grammar);
  const unmarked = withoutMark(prose, grammar, main, isCase);
  if (unmarked !== null) return unmarked;
  const comma = prose.indexOf(', ');
  const clause = comma < 0 ? '' : prose.slice(comma + 2);
  // "Si la serrure ne répond pas, afficher un message"
  const behind = main(clause) ?? (isCase ? romanceOrdered(clause, strength, grammar) : null);
  if (behind !== null) return `${prose.slice(0, comma)}, ${lowerCapitalised(behind)}`;
  return isCase ? null : undefined;
}

/** The same where no comma parts the two: at the last place where a subject, or what stands for it, begins a clause that can be read. */
function withoutMark(
  prose: string,
  grammar: Romance,
  main: (clause: string) => string | null,
  isCase: boolean,
): string | null {
  const end = prose.search(/[,;:]/u);
  const first = end < 0 ? prose : prose.slice(0, end);
  const places = [...first.matchAll(/ (?=\S)/gu)].slice(isCase ? 1 : 0, longest).map(({ index }) => index);
  for (const at of places.toReversed()) {
    const before = prose.slice(0, at);
    const clause = prose.slice(at + 1);
    const opens = openingOf(clause, grammar);
    const isReflexive = /^s[ei] \p{Ll}/u.test(clause) && grammar.language !== 'fr';
    const isOpen = isReflexive || (opens !== null && !opens.isBare);
    if (!isOpen || goesOn.test(before) || hasVerb(before, grammar) !== isCase) continue;
    const said = main(clause);
    const subject = said?.slice(0, said.search(/\p{Lu}{3,}/u)) ?? '';
    if (said !== null && !subject.includes(` ${grammar.and} `))
      return `${before}${isCase ? ',' : ''} ${said}`;
  }
  return null;
}

/** Words behind which no clause begins. */
const goesOn =
  /(?:^| )(?:y|e|et|o|ou|ni|né|que|che|qui|tutti|tutte|tous|toutes|todos|todas|no|non|não|ne)$/iu;

/** Whether a case has its verb already. */
function hasVerb(text: string, grammar: Romance): boolean {
  const words = text.split(' ').slice(1);
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (grammar.subject.test(`${before} x`) && !grammar.clitic.test(before)) return false;
    const form = word.replace(/^(?:[snclj]['’])/iu, '');
    return (
      Object.hasOwn(grammar.being, form.toLowerCase()) ||
      grammar.may.test(form) ||
      infinitiveOf(form, grammar, false) !== null ||
      infinitiveOf(form, grammar, true) !== null
    );
  });
}
