import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { findSection } from '../target/section.ts';
import { homeOfKind, kindNamed, kindOfSection, type StatementKind } from './kinds.ts';

/** Where statements stand: a section, what it makes of them, or the list of what is left out. */
export interface Place {
  readonly section: Section | null;
  readonly kind: StatementKind | null;
}

const sectionWord =
  /^(?:(?:the|der|die|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|o|a|os|as|het|de) )?(?:(?:section|chapter|part|abschnitt|kapitel|sección|apartado|rubrique|partie|sezione|seção|secção|sectie|hoofdstuk|sekcj\p{L}{1,2}|rozdzia\p{L}{1,3}) (?:(?:on|about|of|for|called|über|zu|von|sobre|de|del|des|du|sur|su|delle|dei|over|o|z) )?)?|(?: (?:section|part|chapter|list|abschnitt|instead|please|rather|bitte|there))+$/giu;

/** The place that words name: by a kind of statement, by a heading, or by a heading in another form or language. */
export function placeNamed(draft: Draft, words: string): Place | null {
  const name = words
    .trim()
    .replace(/[.!?,;]+$/u, '')
    .replaceAll(sectionWord, '')
    .replace(/["“”„«»]/gu, '')
    .trim();
  if (name === '') return null;
  const kind = kindNamed(name);
  const section = findSection(draft, name);
  // "non-goal" is near enough to "Goals" to be read as that heading mistyped
  const isMisread = kind === 'non-goal' && section !== null && kindOfSection(section) !== kind;
  if (section && section.level > 1 && !isMisread) return { section, kind: kindOfSection(section) };
  const home = kind === null ? null : homeOfKind(draft, kind);
  if (kind !== null && (home || kind === 'non-goal')) return { section: home, kind };
  const inflected = headingLike(draft, name);
  return inflected ? { section: inflected, kind: kindOfSection(inflected) } : null;
}

/** Letters two forms of a word begin with. */
const STEM = 5;

/** The one section whose heading holds every word of a name in some form ("w motywacji" for "Motywacja"). */
function headingLike(draft: Draft, name: string): Section | null {
  const wanted = contentWords(name);
  if (wanted.length === 0) return null;
  const found = draft.outline.sections.filter(
    (section) =>
      section.level > 1 &&
      wanted.every((word) => contentWords(section.title).some((other) => areForms(word, other))),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function areForms(left: string, right: string): boolean {
  const shared = [...left].findIndex((letter, at) => letter !== right[at]);
  const common = shared < 0 ? left.length : shared;
  return left === right || (common >= STEM && Math.max(left.length, right.length) - common <= 3);
}
