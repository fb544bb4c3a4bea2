import type { List, Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { endOf, type Section, sectionsOf, startOf } from '../../document/outline.ts';
import { headingOf } from '../../formats/headings.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { insertInto } from './insert.ts';

/** Where a draft names what it leaves out: a section, or a list under a label of its own. */
export interface ExcludedPlace {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly section: Section | null;
  readonly list: List | null;
}

const label =
  /^(?:out of scope|not in scope|non[- ]?goals|not included|excluded|nicht[- ]?ziele|nicht enthalten|nicht im umfang|non[- ]objectifs|hors (?:du )?périmètre|no[- ]objetivos|fuera del? alcance|non[- ]obiettivi|fuori ambito|não[- ]objetivos|fora do escopo|niet-doelen|buiten scope)\s?:?$/iu;

/** The place of a draft for what it leaves out; null where it has none. */
export function excludedPlace(draft: Draft): ExcludedPlace | null {
  const section =
    sectionsOf(draft.outline, 'non-goals')[0] ?? draft.outline.sections.find((one) => label.test(one.title));
  if (section) return { start: section.start, end: section.end, name: section.title, section, list: null };
  const own = phrasesOf(draft.language).epicOutOfScope.toLowerCase();
  const groups = [draft.outline.preface, ...draft.outline.sections.map((one) => one.nodes)];
  for (const nodes of groups) {
    const at = nodes.findIndex((node) => isLabel(node, own));
    const list = nodes[at + 1];
    const words = nodes[at];
    if (words && list?.type === 'list')
      return { start: startOf(words), end: endOf(list), name: plainText(words), section: null, list };
  }
  return null;
}

function isLabel(node: RootContent, own: string): node is Paragraph {
  const words = node.type === 'paragraph' ? plainText(node).trim() : '';
  return words !== '' && (label.test(words) || words.toLowerCase().replace(/:$/u, '') === own);
}

/** The text with one more sentence among what the draft leaves out, and the name of that place, which is made where there is none. */
export function withExcluded(draft: Draft, sentence: string): { text: string; name: string } {
  const place = excludedPlace(draft);
  const newline = lineBreakOf(draft.text);
  if (place?.section)
    return { text: insertInto(draft, place.section, sentence, 'item'), name: place.section.title };
  const last = place?.list?.children.at(-1);
  if (place && last) {
    const marker = /^(?:[*+-]|\d{1,9}[.)])\s+/u.exec(draft.text.slice(startOf(last)))?.[0] ?? '- ';
    return {
      text: splice(draft.text, [
        { start: endOf(last), end: endOf(last), text: `${newline}${marker}${sentence}` },
      ]),
      name: place.name,
    };
  }
  const [opening] = sectionsOf(draft.outline, 'epic-goal', 'overview', 'motivation', 'purpose-owner');
  const name = opening ? phrasesOf(draft.language).epicOutOfScope : headingOf('non-goals', draft.language);
  const level = Math.min(...draft.outline.sections.map((one) => one.level).filter((one) => one > 1), 2);
  const title = opening ? `**${name}**` : `${'#'.repeat(level)} ${name}`;
  const at = opening
    ? opening.start + draft.text.slice(opening.start, opening.bodyEnd).trimEnd().length
    : draft.text.trimEnd().length;
  return {
    text: splice(draft.text, [
      { start: at, end: at, text: `${newline}${newline}${title}${newline}${newline}- ${sentence}` },
    ]),
    name,
  };
}
