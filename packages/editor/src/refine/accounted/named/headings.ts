import { keysIn } from '../../../document/keys.ts';
import { matchesOf } from '../../../read/matches.ts';
import type { Span } from '../../../read/source.ts';
import type { Draft } from '../../draft.ts';
import { findSection } from '../../target/section.ts';

/** A heading of the document that a message names, as it stands there. */
export interface HeadingNamed extends Span {
  readonly title: string;
}

/** Documents of other formats call fields, operations and tickets by headings, which have readers of their own. */
export const proseFormats: ReadonlySet<string> = new Set(['Technical Spec', 'RFC', 'Optimize']);
const DEEPEST = 6;

const sectionWord =
  'section|chapter|part|heading|abschnitts?|kapitel|rubrique|chapitre|partie|sección|apartado';

const calledSection =
  /(?<![\p{L}-])(?:(?<before>\p{L}{4,}) (?:section|chapter)|(?:abschnitts?|kapitels?|rubrique|chapitre|section|sección|apartado) (?<behind>\p{L}{4,})|(?<judged>\p{L}{4,})(?= (?:is|are|feels|seems|reads|ist|sind|est|sont|es|son)(?: \p{L}+){0,2} (?:too|zu|trop|demasiado|muy) ))(?![\p{L}-])/giu;
/** Words beside "section" that name none. */
const pointing =
  /^(?:this|that|each|every|whole|entire|same|last|first|next|other|another|separate|single|given|called|named|titled|diese[nmrs]?|eine[nmrs]?|cette|esta|este)$/iu;

/**
 * The headings that a message names, the longest first. A heading of one word in small letters is a word like any other, unless the
 * message calls it a section or has no capitals at all.
 */
export function headingsIn(message: string, draft: Draft): HeadingNamed[] {
  const deepest = proseFormats.has(draft.request.format) ? DEEPEST : 2;
  const titles = draft.outline.sections
    .filter(({ level, title }) => level > 1 && level <= deepest && keysIn(title).length === 0)
    .map(({ title }) => title)
    .toSorted((left, right) => right.length - left.length);
  const written = [...new Set(titles)].flatMap((title) =>
    matchesOf(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(title)}(?![\\p{L}\\p{N}-]| \\d)`, 'giu'), message)
      .filter((one) => one[0] === title || / /u.test(title) || isCalledSection(message, one.index, one[0]))
      .map((one) => ({ start: one.index, end: one.index + one[0].length, title })),
  );
  const called = calledSectionsIn(message, draft).filter(
    ({ start, title }) =>
      titles.includes(title) && !written.some((one) => one.start <= start && start < one.end),
  );
  return [...written, ...called];
}

/** "The context section", where the heading is "Context and problem": words that are called a section or found too long, by what people call it. */
export function calledSectionsIn(message: string, draft: Draft): HeadingNamed[] {
  return matchesOf(calledSection, message).flatMap((one) => {
    const name = one.groups?.['before'] ?? one.groups?.['behind'] ?? one.groups?.['judged'] ?? '';
    const title = pointing.test(name) ? undefined : findSection(draft, name)?.title;
    const start = one.index + one[0].indexOf(name);
    return title === undefined ? [] : [{ start, end: start + name.length, title }];
  });
}

/** Whether a word of a message is called a section, or the message has no capitals that could tell. */
export function isCalledSection(message: string, at: number, word: string): boolean {
  const before = new RegExp(`(?:${sectionWord}) $`, 'iu').test(message.slice(0, at));
  const behind = new RegExp(`^ (?:${sectionWord})(?!\\p{L})`, 'iu').test(message.slice(at + word.length));
  return before || behind || !/\p{Lu}/u.test(message);
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
