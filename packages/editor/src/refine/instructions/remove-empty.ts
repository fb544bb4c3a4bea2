import { toString as plainText } from 'mdast-util-to-string';
import type { Section } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { saysNothing } from '../place/gap.ts';

const parts =
  '(?:sections?|headings?|headlines?|chapters?|parts?|abschnitte?n?|kapitel|überschriften|rubriques?|titres?|secci[oó]n(?:es)?|apartados?)';
const empty =
  '(?:empty|hollow|blank|unfilled|leere[nrs]?|nichtssagende[nrs]?|vides?|vac[ií][ao]s?|without (?:any )?content|with (?:no|nothing)|(?:that|which) (?:(?:are|is|stay|remain) empty|(?:say|state|hold|contain|have|tell)s? (?:us )?(?:nothing|no content|only))|ohne inhalt|sans contenu|sin contenido)';
const meant = new RegExp(`(?<!\\p{L})(?:${empty} ${parts}|${parts} ${empty})(?!\\p{L})`, 'iu');
const quoted = /["“„«](?<words>[^"“”„«»]{3,120})["”“»]/u;
const anyPart = new RegExp(`(?<!\\p{L})${parts}(?!\\p{L})`, 'iu');

/** The removal of the sections that hold nothing, where a phrase names them: by that, or by the words in which they say so. */
export function emptySectionsRemoved(phrase: string, draft: Draft): Change | null {
  const words = quoted.exec(phrase)?.groups?.['words']?.trim();
  const isSaid = words !== undefined && saysNothing(draft.language, words);
  return meant.test(phrase) || (isSaid && anyPart.test(phrase))
    ? (now) => withoutEmptySections(now, isSaid ? words : null)
    : null;
}

/** Removes every section that only says that nothing is stated, in these words where some are given. */
function withoutEmptySections(draft: Draft, words: string | null): Outcome {
  const all = draft.outline.sections.filter(
    (section) => isEmpty(draft, section) && (words === null || saidIn(section).startsWith(words)),
  );
  if (all.length === 0) return noEffect(draft, 'No section of the document is empty.');
  const text = all.reduceRight(
    (left, { start, end, title }) =>
      removed(draftOf(left, draft.request), { kind: 'section', start, end, name: title, section: null }),
    draft.text,
  );
  return applied(draft, text, `Removed ${all.map(({ title }) => `"${title}"`).join(', ')}.`);
}

function isEmpty({ outline, language }: Draft, { ids, nodes, start, end, level }: Section): boolean {
  const [only, ...others] = nodes;
  const holdsOthers = outline.sections.some((one) => one.start > start && one.end <= end);
  // that nothing is assumed is something to know
  if (level === 1 || holdsOthers || others.length > 0 || ids.includes('assumptions')) return false;
  return only === undefined || (only.type === 'paragraph' && saysNothing(language, plainText(only).trim()));
}

const saidIn = ({ nodes }: Section) =>
  nodes
    .map((node) => plainText(node))
    .join(' ')
    .trim();
