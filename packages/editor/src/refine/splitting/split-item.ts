import type { Item } from '../../document/items.ts';
import { leadingKey } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { withoutArticle } from '../enumerated/coordination.ts';
import { nextNumber } from '../place/insert.ts';
import { hasComposedTests, withFreshScenarios, withScenario } from '../place/scenario.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { textOfPart } from './one-part.ts';
import { thoughtsOf } from './thoughts.ts';

/** The mark of an item, and the key it begins with. */
export const itemLead =
  /^((?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)([*_`]{0,3}[A-Z]{1,8}-\d{1,6}[*_`]{0,3}\s?[:.)–—-]{0,2}[*_]{0,3}\s+)?/u;

/** The text with an item split into items of the given parts; null where the item does not begin as items do. */
export function withItemSplit(draft: Draft, item: Item, parts: readonly string[]): string | null {
  const raw = draft.text.slice(item.start, item.end);
  const opening = itemLead.exec(raw);
  if (!opening) return null;
  const words = raw.slice(opening[0].length);
  const thoughts = thoughtsOf(words, draft);
  const texts =
    parts.every((part) => !isStatement(part)) && thoughts.length === parts.length
      ? thoughts
      : parts.map((part) => statementOf(draft, words, part, parts));
  if (isTorn(words, texts)) return null;
  return withParts(draft, item, texts);
}

/** Families of what binds, which has tests. */
export const demands = /^(?:FR|NFR|REQ|BR)$/u;

/**
 * The text with items of several texts in the place of one. Each new requirement gets a test, as requirements that are added do; the
 * tests of the first test it as it reads now, unless somebody wrote them.
 */
export function withParts(draft: Draft, item: Item, texts: readonly string[]): string {
  const text = splice(draft.text, [{ start: item.start, end: item.end, text: itemsOf(draft, item, texts) }]);
  const key = leadingKey(item.text);
  const [first = '', ...others] = texts;
  if (!key || !demands.test(key.family)) return text;
  const whole = draft.text.slice(item.start, item.end).replace(itemLead, '').trim();
  const now = draftOf(text, draft.request);
  const tested = hasComposedTests(draft, key.text, whole)
    ? withFreshScenarios(now, key.text, first, first)
    : text;
  return others.reduce((sofar, other) => withScenario(draftOf(sofar, draft.request), other), tested);
}

/** "(MUST) Body and tags": what binds words that are no sentence. */
const framed = /^\((?:MUST|SHOULD|MAY)\) \S/u;

/** Whether a sentence was cut so that a part of it could only be framed as it was said. */
export function isTorn(whole: string, parts: readonly string[]): boolean {
  return !framed.test(whole) && parts.some((part) => framed.test(part));
}

/** Items of several texts in the place of one: the first with its mark and key, the others with those that follow. */
export function itemsOf(draft: Draft, item: Item, texts: readonly string[]): string {
  const [, mark = '- ', written = ''] = itemLead.exec(draft.text.slice(item.start, item.end)) ?? [];
  const key = leadingKey(item.text);
  const next = key ? nextNumber(draft, key.family) : 0;
  const marker = Number(/^\d+/u.exec(mark)?.[0] ?? 0);
  const indent = ' '.repeat(item.start - (draft.text.lastIndexOf('\n', item.start - 1) + 1));
  return texts
    .map((text, at) => {
      if (at === 0) return `${mark}${written}${text}`;
      const keyed = key ? written.replace(/\d{1,6}/u, String(next + at - 1)) : '';
      return `${mark.replace(/^\d+/u, String(marker + at))}${keyed}${text}`;
    })
    .join(`${lineBreakOf(draft.text)}${indent}`);
}

/** A part that states something stands for itself, one that only names something says which part of the whole is meant. */
function statementOf(draft: Draft, whole: string, part: string, parts: readonly string[]): string {
  if (isStatement(part))
    return /\b(?:MUST|SHOULD|MAY)\b/u.test(whole) ? asRequirement(part, draft) : asSentence(part);
  const own = textOfPart(draft, whole, part, parts);
  return own === whole ? asSentence(`${whole.replace(/[.!]$/u, '')} (${withoutArticle(part)})`) : own;
}

function isStatement(part: string): boolean {
  return (
    part.split(/\s+/u).length > 3 &&
    /(?<!\p{L})(?:is|are|must|should|may|can|will|has|have|needs?|\p{L}{3,}s|muss|soll|kann|wird|werden)(?!\p{L})/iu.test(
      part,
    )
  );
}
