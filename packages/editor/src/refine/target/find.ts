import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { findAbout, findByWords } from './about.ts';
import { findContents } from './contents-of.ts';
import { homeOf, keyOf } from './keyed.ts';
import { labelledBlock } from './labelled-block.ts';
import { findMessagePart } from './message-parts.ts';
import { countsParts, findNumbered, findOrdinal } from './ordinal.ts';
import { bare, isQuoted, unquoted, wholeWords } from './phrase.ts';
import { findSection } from './section.ts';
import { tableNamed } from './table-named.ts';
import type { Target } from './target.ts';
import { findTicket } from './tickets.ts';

const wholeDocument =
  /^(?:(?:it|this|that|everything|all(?: of it)?|the whole thing|them|es|das)|(?:the |this |that |whole |entire |all |my |our )*(?:documents?|doc|text|output|draft|spec(?:ification)?|rfc|tickets|prompt|result|version|write-?up|page|content|answer|dokument))$/iu;

/** The stretch of the draft a phrase speaks of; null where there is none. */
export function findTarget(draft: Draft, phrase: string): Target | null {
  const numbered = findNumbered(draft, phrase);
  if (numbered) return numbered;
  const words = phrase.trim().replace(/[.,;:]+$/u, '');
  if (wholeDocument.test(words)) return documentOf(draft);
  const key = keyOf(draft, words);
  if (key !== null) return homeOf(draft, key);
  const title = draft.outline.sections.find((section) => section.level === 1);
  if (
    /^(?:the )?(?:document(?:'s)? )?(?:main |top )?(?:title|h1|(?:title|heading|headline) (?:at|on|of) (?:the )?(?:very )?(?:top|document|doc|page))$/iu.test(
      words,
    ) &&
    title
  ) {
    return { kind: 'title', start: title.start, end: title.headingEnd, name: 'the title', section: title };
  }
  const named = isQuoted(words) ? sectionTarget(draft, words) : null;
  const isTitle = named?.section?.title.toLowerCase() === unquoted(words).toLowerCase();
  const counted = findOrdinal(draft, words);
  if (counted === null && countsParts(words)) return null;
  const literally = isQuoted(words) && !isTitle ? exactWords(draft, words) : null;
  return (
    literally ??
    counted ??
    (draft.outline.sections.length === 0 ? labelledBlock(draft, words) : null) ??
    sectionTarget(draft, words) ??
    ticketTarget(draft, words) ??
    findMessagePart(draft, words) ??
    findAbout(draft, words) ??
    onlyBlock(draft, words) ??
    tableNamed(draft, words) ??
    findContents(draft, words) ??
    exactWords(draft, words)
  );
}

/** "The part about SES": a word for any part, which the document may hold in another sense. */
const partAbout =
  /^(?:the |that |this )?(?:part|bit|piece|stuff|thing|passage|business|text|words) (?:about|on|with|regarding|concerning|of|for) /iu;

/** As `findTarget`, and where no name fits, what best holds the words of the phrase. */
export function findLoosely(draft: Draft, phrase: string): Target | null {
  return (
    findTarget(draft, phrase) ??
    (keysIn(phrase).length > 0
      ? null
      : (findInPart(draft, phrase) ?? findByWords(draft, bare(phrase.replace(partAbout, '')))))
  );
}

/** "The dashboard from Observability": what speaks of it in a part that is named. */
function findInPart(draft: Draft, phrase: string): Target | null {
  const [, words = '', place = ''] =
    /^(.{2,100}?) (?:from|in|of|under|within|out of) (?:the )?(.{2,80})$/iu.exec(phrase.trim()) ?? [];
  const part = place === '' ? null : sectionTarget(draft, place);
  return part ? findByWords(draft, bare(words), part) : null;
}

/** The whole document as a target. */
export function documentOf(draft: Draft): Target {
  return { kind: 'document', start: 0, end: draft.text.length, name: 'the document', section: null };
}

function sectionTarget(draft: Draft, words: string): Target | null {
  const section = findSection(draft, words);
  return section
    ? { kind: 'section', start: section.start, end: section.end, name: `"${section.title}"`, section }
    : null;
}

function ticketTarget(draft: Draft, words: string): Target | null {
  const section = /\b(?:ticket|story|issue|card)\b/iu.test(words) ? findTicket(draft, words) : null;
  return section
    ? { kind: 'section', start: section.start, end: section.end, name: `"${section.title}"`, section }
    : null;
}

/** "The table", "the list" where there is only one. */
function onlyBlock(draft: Draft, words: string): Target | null {
  const what =
    /^(?:the |that )?(table|list|code(?: (?:block|example|sample))?|diagram|snippet|quote)(?:\s{1,4}(?:in|of|under) (.{1,120}))?$/iu.exec(
      words,
    );
  if (!what) return null;
  const block = what[1]?.toLowerCase() === 'code' ? 'code block' : what[1];
  const place = what[2] ? ` in ${what[2]}` : '';
  return (
    findOrdinal(draft, `only ${block}${place}`) ??
    (what[2] ? findOrdinal(draft, `first ${block}${place}`) : null)
  );
}

function exactWords(draft: Draft, words: string): Target | null {
  const wanted = isQuoted(words) ? unquoted(words) : bare(words);
  const isPointer = /^(?:ones?|some|both|either|one of them|others?|things?|more|less)$/iu.test(wanted);
  const start = wanted.length < 2 || isPointer ? -1 : draft.text.search(wholeWords(wanted, ''));
  if (start < 0) return null;
  const section = draft.outline.sections.findLast((one) => one.start <= start) ?? null;
  return { kind: 'words', start, end: start + wanted.length, name: `"${wanted}"`, section };
}
