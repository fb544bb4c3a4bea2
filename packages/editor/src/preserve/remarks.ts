import { contentWords } from '../document/content-words.ts';
import type { Outline } from '../document/outline.ts';
import { endOf, startOf } from '../document/outline.ts';
import type { Subject } from '../quality/rule.ts';
import { type Breach, breach } from './breach.ts';
import { nearWords, shareIn } from './near-words.ts';

/** Less of a last paragraph's words stands elsewhere when it is a farewell. */
const OWNED = 0.3;

/**
 * What a model says about its document, in whatever language: text before the title, and a last paragraph that speaks of
 * something else than the document and its material.
 */
export function remarksAround({ document, units, known, input }: Subject): Breach[] {
  const found: Breach[] = [];
  if (prefaceOf(document) !== '' && !input.text.startsWith(prefaceOf(document).slice(0, 40))) {
    found.push(breach('chat', 'Begin with the title of the document; nothing stands before it.'));
  }
  const last = document.tree.children.at(-1);
  if (last?.type !== 'paragraph') return found;
  const text = document.text.slice(startOf(last), endOf(last));
  const words = contentWords(text);
  if (words.length < 2 || input.text.includes(text)) return found;
  const others = units.filter(({ node }) => node !== last).flatMap((unit) => contentWords(unit.text));
  if (shareIn(words, nearWords([...others, ...contentWords(known)])) < OWNED) {
    found.push(breach('chat', `End with the document; leave out "${text.slice(0, 80)}".`));
  }
  return found;
}

/** A document that begins with its title: what stands before it is taken off. */
export function withoutPreface(document: Outline): string {
  return prefaceOf(document) === '' ? document.text : document.text.slice(document.sections[0]?.start ?? 0);
}

/** What stands before the first heading, front matter and comments apart; empty where there is no heading. */
function prefaceOf({ preface, sections, text }: Outline): string {
  if (sections.length === 0) return '';
  const said = preface.filter(({ type }) => type !== 'yaml' && type !== 'html' && type !== 'definition');
  const [first] = said;
  return first === undefined ? '' : text.slice(startOf(first), sections[0]?.start).trim();
}
