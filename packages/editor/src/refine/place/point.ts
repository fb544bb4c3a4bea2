import { keysIn } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { homeOf } from '../target/keyed.ts';
import { pointOfGap } from './gap.ts';

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

/** The text without what its questions ask of the gap of a section that is filled now. */
export function withoutGapQuestion(draft: Draft, gap: string, section: Section): string {
  const point = pointOfGap(draft.language, gap, section);
  const keys = [...gap.matchAll(/Q-\d{1,4}/gu)].map(([key]) => key);
  return keys.reduce((text, key) => {
    const now = draftOf(text, draft.request);
    const without = point === null ? null : withoutPoint(now, key, point);
    if (without !== null) return without;
    const home = homeOf(now, key);
    // what it asks of another part is open still
    const isOfOther = home !== null && keysIn(now.text.slice(home.start, home.end)).length > 1;
    const isCited = home !== null && [...text.matchAll(new RegExp(`${key}(?!\\d)`, 'gu'))].length > 1;
    return home === null || isCited || isOfOther ? text : removedWithKey(now, home, key);
  }, draft.text);
}
