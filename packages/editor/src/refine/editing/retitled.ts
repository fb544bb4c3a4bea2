import { toString as plainText } from 'mdast-util-to-string';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { proseSpans } from '../target/prose.ts';
import { type Splice, splice } from './splice.ts';

/** The text with another heading, and with it where prose quotes the old one; a key it begins with stays before it. */
export function withTitle(draft: Draft, section: Section, title: string): string | null {
  const [first] = section.heading.children;
  const last = section.heading.children.at(-1);
  if (!first || !last) return null;
  const key =
    /^([A-Z]{1,8}-\d{1,6}[:.]?\s{1,3}(?:[–—-]\s)?|\d{1,3}(?:\.\d{1,3}){0,3}[.)]?\s{1,3})/u.exec(
      plainText(section.heading),
    )?.[0] ?? '';
  const keep =
    draft.text.slice(startOf(first), endOf(last)).startsWith(key) && !title.startsWith(key.trim()) ? key : '';
  const raised = keep !== '' && /^\p{Ll}+(?![\p{L}\p{N}_./-])/u.test(title) ? upperFirst(title) : title;
  const heading = { start: startOf(first), end: endOf(last), text: keep + raised };
  return splice(draft.text, [heading, ...quotedAnew(draft, plainText(section.heading), raised)]);
}

/** What is quoted behind the key of a demand is what that demand says, be it in the words of a title. */
export const notOfDemand = '(?<!\\([A-Z]{1,8}-\\d{1,6}\\): [“„"«]\\s?)';

/** Another title in each place where prose quotes that of a section: what “Motivation” describes. */
function quotedAnew(draft: Draft, old: string, title: string): Splice[] {
  return proseSpans(draft).flatMap(({ start, end }) =>
    [
      ...draft.text
        .slice(start, end)
        .matchAll(new RegExp(`${notOfDemand}(?<=[“"„«])${literal(old)}(?=[”"“»])`, 'gu')),
    ].map(({ index }) => ({ start: start + index, end: start + index + old.length, text: title })),
  );
}
