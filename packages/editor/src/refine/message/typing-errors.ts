import { englishWords } from '../../correct/spelling/english-words.ts';
import { oneEditAway } from '../../correct/spelling/one-edit.ts';
import { within } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';

/** Words that instructions are made of. */
const words = new Set(
  'add remove delete drop rename replace change move merge combine split turn convert shorten expand increase decrease reduce rewrite simplify answer include mention explain clarify section sections summary introduction requirement requirements risk risks question questions sentence sentences paragraph paragraphs bullet bullets heading headings title table list goal goals design document formal shorter longer details example examples alternative alternatives rollout assumption assumptions'.split(
    ' ',
  ),
);
const SHORTEST = 4;
/** Letters of the longest word that one of these may be meant by: each letter may be the wrong one. */
const LONGEST = 40;
/** Words so long may have two letters wrong. */
const LONG = 8;

/**
 * A clause with the typing errors mended in words of instructions and of the draft's headings. What is English, quoted, or
 * stands in the draft is no error.
 */
export function withoutTypingErrors(clause: string, draft: Draft): string {
  const headings = draft.outline.sections.flatMap((section) => wordsOf(section.title));
  const known = new Set([...words, ...headings.filter((word) => word.length >= SHORTEST)]);
  const held = new Set(wordsOf(`${draft.text}\n${draft.request.originalInput}`));
  return clause
    .replace(/^ad (?=(?:an?|the|some|more) )/iu, 'add ')
    .replace(/["“„«`][^"“”»`]*["“”»`]|(?<![\p{L}\p{N}_/.-])\p{L}+(?![\p{L}\p{N}_/-])/gu, (word) => {
      const small = word.toLowerCase();
      if (!/^\p{L}/u.test(word) || small.length < SHORTEST || known.has(small) || held.has(small))
        return word;
      const meant = nearestOf(small, known);
      return meant === null || englishWords().lists(small) ? word : meant;
    });
}

function nearestOf(word: string, known: ReadonlySet<string>): string | null {
  if (word.length > LONGEST) return null;
  for (const near of oneEditAway(word, 'abcdefghijklmnopqrstuvwxyz')) if (known.has(near)) return near;
  if (word.length < LONG) return null;
  return [...known].find((one) => one.length >= LONG && within(one, word, 2)) ?? null;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
