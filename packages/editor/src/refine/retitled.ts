import { toString as plainText } from 'mdast-util-to-string';
import { endOf, type Section, startOf } from '../document/outline.ts';
import { upperFirst } from '../first-letter.ts';
import type { Draft } from './draft.ts';
import { splice } from './splice.ts';

/** The text with another heading; a key it begins with stays before it. */
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
  return splice(draft.text, [{ start: startOf(first), end: endOf(last), text: keep + raised }]);
}
