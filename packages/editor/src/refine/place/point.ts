import type { PhraseKey, Phrases } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../removal.ts';
import { type Splice, splice } from '../splice.ts';
import { homeOf } from '../target/keyed.ts';

/** What a gap is called where a question asks for several at once: `gapRisks` is "the risks". */
const pointNames: Readonly<Record<string, PhraseKey>> = { Failures: 'pointFailuresAny' };

/** The words by which a question asks for what a section says is not known; null where it says no such thing. */
function pointOfGap(language: string, words: string): string | null {
  const phrases = phrasesOf(language);
  const gap = (Object.keys(phrases) as PhraseKey[]).find(
    (name) => /^gap\p{Lu}/u.test(name) && says(phrases, name, words),
  );
  const name = gap?.slice('gap'.length) ?? '';
  const point = pointNames[name] ?? (`point${name}` as PhraseKey);
  return phrases[point] ?? null;
}

function says(phrases: Phrases, name: PhraseKey, words: string): boolean {
  const [before = '', after = ''] = phrases[name].split('{questions}');
  return words.startsWith(before) && words.endsWith(after) && words.length > before.length;
}

const joined = '(?:,? (?:and|und|et|y|e|en|i)|,) ';

/**
 * The text without one point of an open question. One that asks for nothing else goes whole; null where the question does not ask
 * for the point among others.
 */
export function withoutPoint(draft: Draft, key: string, point: string): string | null {
  const home = homeOf(draft, key);
  if (!home) return null;
  const asked = draft.text.slice(home.start, home.end);
  const member = new RegExp(
    `(?<before>${joined}|: | (?:as to|zu|in) )(?<point>${literal(point)})(?=(?<after>${joined}|\\s?\\?))`,
    'u',
  ).exec(asked);
  if (!member) return null;
  const { before = '', after = '' } = member.groups ?? {};
  const isFirst = !new RegExp(`^${joined}$`, 'u').test(before);
  const isLast = after.trim() === '?';
  if (isFirst && isLast) return removedWithKey(draft, home, key);
  const start = home.start + member.index + (isFirst ? before.length : 0);
  const end = home.start + member.index + before.length + point.length + (isFirst ? after.length : 0);
  const gone: Splice[] = [{ start, end, text: '' }];
  const conjunction = /\p{L}+/u.exec(before)?.[0];
  const last = asked.slice(0, member.index).lastIndexOf(', ');
  // the last of them takes "and" with it
  if (!isFirst && isLast && conjunction !== undefined && last >= 0)
    gone.push({ start: home.start + last, end: home.start + last + 2, text: ` ${conjunction} ` });
  return splice(draft.text, gone);
}

/** The text without what its questions ask of a gap that is filled now. */
export function withoutGapQuestion(draft: Draft, gap: string): string {
  const point = pointOfGap(draft.language, gap);
  const keys = [...gap.matchAll(/Q-\d{1,4}/gu)].map(([key]) => key);
  return keys.reduce((text, key) => {
    const now = draftOf(text, draft.request);
    const without = point === null ? null : withoutPoint(now, key, point);
    if (without !== null) return without;
    const home = homeOf(now, key);
    const isCited = home !== null && [...text.matchAll(new RegExp(`${key}(?!\\d)`, 'gu'))].length > 1;
    return home === null || isCited ? text : removedWithKey(now, home, key);
  }, draft.text);
}
