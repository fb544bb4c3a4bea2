import { endpointsIn } from '../../document/endpoints.ts';
import { keysIn } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { isGap } from '../place/gap.ts';
import { asSentence } from '../place/sentence.ts';
import type { Target } from '../target/target.ts';

/**
 * The text with an answer at every place that calls its question open, behind the colon or in the cell of "X: open, see Q-1",
 * or in the place of the one paragraph that says that nothing is known. Null where other places lead to the question.
 */
export function whereItIsOpen(
  draft: Draft,
  question: Target,
  key: string,
  { words, fact }: { readonly words: string; readonly fact: string },
): string | null {
  const citing = draft.units.filter(
    (unit) =>
      (unit.end <= question.start || unit.start >= question.end) &&
      keysIn(draft.text.slice(unit.start, unit.end)).some((one) => one.text === key),
  );
  const [unit] = citing;
  if (citing.length === 1 && unit?.kind === 'paragraph' && isGap(draft.language, unit.text.trim()))
    return splice(draft.text, [{ start: unit.start, end: unit.end, text: asSentence(fact) }]);
  const open = new RegExp(`(?<=(?::[*_]{0,2}|\\|)\\s)[^:|\\n]{1,60}?${key}(?!\\d)\\)?\\.?`, 'u');
  const said = words.trim().replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  const calls = endpointsIn(words.replaceAll('`', '')).map((call) => call.key);
  const splices = citing.flatMap(({ start, end, kind, section }): Splice[] => {
    const found = open.exec(draft.text.slice(start, end));
    const [own] = endpointsIn((section?.title ?? '').replaceAll('`', ''));
    // what is said of one call leaves another open, and nothing asks for it any more
    if (found && own && calls.length > 0 && !calls.includes(own.key)) {
      const bare = found[0].replace(withReference, '');
      return [{ start: start + found.index, end: start + found.index + found[0].length, text: bare }];
    }
    const text = kind === 'row' ? said.replaceAll('|', '\\|') : /[.!?]$/u.test(said) ? said : `${said}.`;
    return found ? [{ start: start + found.index, end: start + found.index + found[0].length, text }] : [];
  });
  // what only says that something is open leads to no other answer
  const others = citing.filter(
    ({ start, end, text }) =>
      !splices.some((one) => one.start >= start && one.end <= end) && !isGap(draft.language, text.trim()),
  );
  return splices.length > 0 && others.length === 0 ? splice(draft.text, splices) : null;
}

const withReference = /,?\s\(?\p{L}+ Q-\d{1,4}\)?\.?$/u;

/** The section of which all that is said is that nothing is known, with the question of a key; null where there is none. */
export function sectionOpenFor(draft: Draft, key: string): Section | null {
  const unit = draft.units.find(
    (one) =>
      one.kind === 'paragraph' &&
      one.section?.nodes.length === 1 &&
      isGap(draft.language, one.text.trim()) &&
      keysIn(one.text).some((cited) => cited.text === key),
  );
  return unit?.section ?? null;
}
