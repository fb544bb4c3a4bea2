import type { Item } from '../../document/items.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { type Section, sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { likenessOf } from '../labelled/label-names.ts';
import { readOnce } from '../per-draft.ts';
import { ticketsIn } from '../target/tickets.ts';
import { conceptOf } from './concepts.ts';
import { type LabelledLine, labelledLines } from './labels.ts';
import { ticketItems } from './lists.ts';

/** What a ticket says of one requirement: "FR-6: Exports MUST be signed." in its context. */
export interface Statement extends Span {
  readonly key: string;
  /** The words behind the key. */
  readonly text: string;
}

/** A ticket of the document with its parts. */
export interface Ticket {
  readonly section: Section;
  /** "US-3"; null where the title has none. */
  readonly key: string | null;
  /** The title without the key. */
  readonly title: string;
  readonly lines: readonly LabelledLine[];
  readonly context: LabelledLine | null;
  readonly statements: readonly Statement[];
  readonly criteria: readonly Item[];
  readonly tasks: readonly Item[];
}

/** A row of the coverage map: a requirement and the tickets that fulfil it. */
interface CoverageRow extends Span {
  readonly key: string;
  readonly text: string;
  readonly tickets: readonly string[];
}

/** The tickets of a document and the map from requirements to them. */
export interface Board {
  readonly tickets: readonly Ticket[];
  readonly rows: readonly CoverageRow[];
}

/** Reads the tickets of a draft with their parts. */
export const boardOf = readOnce((draft: Draft): Board => {
  const tickets = ticketsIn(draft).map((section): Ticket => {
    const lines = labelledLines(draft.text, { start: section.headingEnd, end: section.end });
    const { ticketContext } = phrasesOf(draft.language);
    const context = lines.find((line) => likenessOf(line.label, ticketContext) > 1) ?? null;
    return {
      section,
      key: leadingKey(section.title)?.text ?? null,
      title: section.title.replace(/^[A-Z]{1,10}-\d{1,6}\s?[:.–—-]?\s*/u, ''),
      lines,
      context,
      statements: context ? statementsIn(draft.text, context.value) : [],
      criteria: ticketItems(draft, section, 'criteria'),
      tasks: ticketItems(draft, section, 'tasks'),
    };
  });
  return { tickets, rows: rowsOf(draft) };
});

function statementsIn(text: string, { start, end }: Span): Statement[] {
  const value = text.slice(start, end);
  const keys = keysIn(value).filter(
    (key) =>
      /^:\s/u.test(value.slice(key.end)) &&
      (key.start === 0 || /[.!?…。]\s$/u.test(value.slice(0, key.start))),
  );
  return keys.map((key, at) => {
    const next = keys[at + 1]?.start ?? value.length;
    return {
      key: key.text,
      text: value.slice(key.end + 1, next).trim(),
      start: start + key.start,
      end: start + next,
    };
  });
}

function rowsOf(draft: Draft): CoverageRow[] {
  const [map] = sectionsOf(draft.outline, 'coverage-map');
  return draft.units.flatMap((unit): CoverageRow[] => {
    if (unit.kind !== 'row' || unit.header || !map || unit.section !== map) return [];
    const [what = '', by = ''] = unit.cells;
    const key = leadingKey(what);
    if (!key) return [];
    const text = what.slice(key.end).replace(/^[\s:*_]+/u, '');
    return [
      { key: key.text, text, tickets: keysIn(by).map((one) => one.text), start: unit.start, end: unit.end },
    ];
  });
}

/** The line of a ticket for a concept ("estimate"), or of that very label; null where it has none. */
export function lineOf(ticket: Ticket, word: string): LabelledLine | null {
  const concept = conceptOf(word);
  return (
    ticket.lines.find(
      (one) =>
        one.label.toLowerCase() === word.toLowerCase() ||
        (concept !== null && concept.id !== 'other' && conceptOf(one.label)?.id === concept.id),
    ) ?? null
  );
}

/** What a ticket is called in a message. */
export function nameOf(ticket: Ticket): string {
  return ticket.key ?? `"${ticket.title}"`;
}
