import { de } from './headings/de.ts';
import { en } from './headings/en.ts';
import { es } from './headings/es.ts';
import { fr } from './headings/fr.ts';
import { it } from './headings/it.ts';
import { ja } from './headings/ja.ts';
import { nl } from './headings/nl.ts';
import { pl } from './headings/pl.ts';
import { pt } from './headings/pt.ts';
import type { Headings, SectionId } from './headings/table.ts';
import { zh } from './headings/zh.ts';

const byLanguage: Readonly<Record<string, Headings>> = { de, en, es, fr, it, ja, nl, pl, pt, zh };

/** The heading of a section. `language` is a BCP 47 primary subtag; one without a table reads English. */
export function headingOf(id: SectionId, language: string): string {
  return (byLanguage[language] ?? en)[id];
}

/** Every heading of every language, normalised, with the ids of the sections it stands for. */
const idsByHeading = new Map<string, Set<SectionId>>();
for (const headings of Object.values(byLanguage)) {
  for (const [id, heading] of Object.entries(headings) as [SectionId, string][]) {
    const key = normalise(heading);
    idsByHeading.set(key, (idsByHeading.get(key) ?? new Set()).add(id));
  }
}

/** Whether a heading's text (without its `#` marks) is that of the section, in any language we write. */
export function isHeadingOf(id: SectionId, text: string): boolean {
  return idsByHeading.get(normalise(text))?.has(id) ?? false;
}

/** The sections whose heading a text is, in any language we write; more than one where two share their words. */
export function sectionIdsOf(text: string): SectionId[] {
  return [...(idsByHeading.get(normalise(text)) ?? [])];
}

function normalise(heading: string): string {
  return heading
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[\s:：]{1,20}$/u, '')
    .trim()
    .toLowerCase();
}
