import type { Outline } from '../document/outline.ts';
import { startOf } from '../document/outline.ts';
import type { Subject } from '../quality/rule.ts';
import { type Breach, breach } from './breach.ts';
import { closingRemark } from './closing-remark.ts';

/** What a model says about its document, in whatever language: text before the title, and a last paragraph of its own. */
export function remarksAround(subject: Subject): Breach[] {
  const { document, input } = subject;
  const found: Breach[] = [];
  if (prefaceOf(document) !== '' && !input.text.startsWith(prefaceOf(document).slice(0, 40))) {
    found.push(breach('chat', 'Begin with the title of the document; nothing stands before it.'));
  }
  return [...found, ...closingRemark(subject)];
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
