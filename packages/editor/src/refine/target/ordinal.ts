import type { Nodes } from 'mdast';
import { keysIn } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { splitSentences } from '../../read/sentences.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { codeSpans } from '../terms/code-spans.ts';
import { itemWords, ticketItems } from '../tickets/lists.ts';
import { itemsUnder } from './labelled-block.ts';
import { placeNamed } from './ordinal-words.ts';
import { itemTargets, rowTargets } from './parts.ts';
import { findSection } from './section.ts';
import type { Target } from './target.ts';
import { findTicket, ticketsIn } from './tickets.ts';

const pattern =
  /^(?:the )?(?:very )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|only|penultimate|\d{1,3}(?:st|nd|rd|th))\s{1,4}(?:open |unresolved |functional )?(paragraph|sentence|bullet(?: point)?|item|point|entry|step|row|line|section|heading|table|list|code (?:block|example|sample)|snippet|diagram|quote|question|requirement|risk|goal|non-goal|ticket|assumption|alternative|drawback|instruction|constraint|rule|example|(?:success )?criterion|variable|input|test(?: case)?|scenario)s?(?:\s{1,4}(?:in|of|under|from|within)\s{1,4}(.{1,120}))?$/iu;
const counted =
  /^(?:the )?(?:open |unresolved )?(question|requirement|risk|goal|step|item|bullet|row|paragraph|table|assumption|alternative|ticket|drawback|instruction|constraint|rule|example)\s{1,4}(?:no\.? |number |#)?(\d{1,3})(?:\s{1,4}(?:in|of|under)\s{1,4}(.{1,120}))?$/iu;

const listed =
  /^(?:the )?(?:(?:step|point|item|instruction|rule|bullet|entry|line) (?:no\.? |number |#)?(?<number>\d{1,2})\.?|(?<written>\d{1,2})\.)$/iu;

/** Sections whose items are called by a word of their own. */
const homes: Readonly<Record<string, string>> = {
  question: 'open questions',
  requirement: 'requirements',
  risk: 'risks',
  goal: 'goals',
  assumption: 'assumptions',
  alternative: 'alternatives',
  'non-goal': 'non-goals',
  drawback: 'drawbacks',
  instruction: 'instructions',
  constraint: 'constraints',
  rule: 'constraints',
  example: 'examples',
  criterion: 'success criteria',
  'success criterion': 'success criteria',
  test: 'test plan',
  'test case': 'test plan',
  scenario: 'test plan',
  variable: 'inputs',
  input: 'inputs',
};

/** Whether a phrase counts parts that have a section of their own: "the second risk" is no other words of the document. */
export function countsParts(phrase: string): boolean {
  const words = phrase.trim();
  const what = pattern.exec(words)?.[2] ?? counted.exec(words)?.[1];
  return what !== undefined && homes[what.toLowerCase()] !== undefined;
}

/** Finds "the second bullet of Goals", "the last sentence", "question 2"; null where the phrase is not of that form. */
export function findOrdinal(draft: Draft, phrase: string): Target | null {
  const own = ofLabel(draft, phrase.trim()) ?? ofTicket(draft, phrase.trim()) ?? findNumbered(draft, phrase);
  if (own) return own;
  const first = pattern.exec(phrase.trim());
  const number = counted.exec(phrase.trim());
  if (!first && !number) return null;
  const what = (first?.[2] ?? number?.[1] ?? '').toLowerCase();
  const within = first?.[3] ?? number?.[3];
  const section = within
    ? (findTicket(draft, within) ?? findSection(draft, within))
    : homes[what]
      ? findSection(draft, homes[what])
      : null;
  if ((within || homes[what]) && !section) return null;
  // a ticket that is not there is none with a name like it
  const [key] = within ? keysIn(within) : [];
  if (key && !section?.title.includes(key.text)) return null;
  const candidates = candidatesOf(draft, what, section);
  const place = first ? placeNamed(first[1] ?? '', candidates.length) : Number(number?.[2]) - 1;
  return candidates[place] ?? null;
}

/** "Step 2", "2.": the item of that number, where the draft has only one numbered list and no heading of that number. */
export function findNumbered(draft: Draft, phrase: string): Target | null {
  const groups = listed.exec(phrase.trim())?.groups;
  const number = groups?.['number'] ?? groups?.['written'];
  if (number === undefined) return null;
  const items = draft.items.filter((item) => item.list.ordered === true && item.depth === 1);
  const isOne = new Set(items.map((item) => item.list)).size === 1;
  const isHeading = draft.outline.sections.some((section) => section.title.startsWith(`${number}.`));
  const item = isOne && !isHeading ? items[Number(number) - (items[0]?.list.start ?? 1)] : undefined;
  return item
    ? {
        kind: 'item',
        start: item.start,
        end: item.end,
        name: `"${item.text.slice(0, 60)}"`,
        section: item.section,
      }
    : null;
}

const ofLabelled = /^(?:the )?(?<place>\p{L}{4,11}|\d{1,3}(?:st|nd|rd|th)) (?<what>[\p{L} -]{3,40})$/iu;

/** "The second known issue" of what is listed under "Known issues:" in a text without headings. */
function ofLabel(draft: Draft, phrase: string): Target | null {
  const { place = '', what = '' } = ofLabelled.exec(phrase)?.groups ?? {};
  if (what === '' || draft.outline.sections.length > 0) return null;
  const items = itemsUnder(draft, what.endsWith('s') ? what : `${what}s`);
  const item = items[placeNamed(place, items.length)];
  return item
    ? { kind: 'item', start: item.start, end: item.end, name: `"${item.text.slice(0, 60)}"`, section: null }
    : null;
}

const ticketPart = new RegExp(
  `^(?:the )?(?:(?<place>\\p{L}{4,11}|\\d{1,3}(?:st|nd|rd|th)) (?<what>${itemWords})|(?<named>${itemWords}) (?:no\\.? |number |#)?(?<number>\\d{1,2}))(?: (?:of|in|from|under) (?<ticket>.{1,60}))?$`,
  'iu',
);

/** "The second criterion of US-3", "task 1 of the login ticket"; without a ticket where the draft has only one. */
function ofTicket(draft: Draft, phrase: string): Target | null {
  const groups = ticketPart.exec(phrase)?.groups;
  if (!groups) return null;
  const tickets = ticketsIn(draft);
  const ticket = groups['ticket']
    ? findTicket(draft, groups['ticket'])
    : tickets.length === 1
      ? tickets[0]
      : null;
  if (!ticket) return null;
  const items = ticketItems(draft, ticket, groups['what'] ?? groups['named'] ?? '');
  const item = items[placeNamed(groups['place'] ?? groups['number'] ?? '', items.length)];
  return item
    ? { kind: 'item', start: item.start, end: item.end, name: `"${item.text.slice(0, 60)}"`, section: ticket }
    : null;
}

function candidatesOf(draft: Draft, what: string, section: Section | null): Target[] {
  const inside = (start: number) => section === null || (start >= section.headingEnd && start < section.end);
  if (what === 'section' || what === 'heading') {
    const level = Math.min(...draft.outline.sections.map((one) => one.level).filter((one) => one > 1));
    return draft.outline.sections
      .filter((one) => one.level === level)
      .map((one) => ({
        kind: 'section',
        start: one.start,
        end: one.end,
        name: `"${one.title}"`,
        section: one,
      }));
  }
  if (what === 'ticket') {
    const tickets = ticketsIn(draft);
    if (tickets.length > 0)
      return tickets.map((one) => ({
        kind: 'section',
        start: one.start,
        end: one.end,
        name: `"${one.title}"`,
        section: one,
      }));
  }
  if (what === 'sentence' || what === 'line')
    return sentences(draft).filter((target) => inside(target.start));
  const types: Readonly<Record<string, readonly Nodes['type'][]>> = {
    paragraph: ['paragraph'],
    table: ['table'],
    list: ['list'],
    diagram: ['code'],
    snippet: ['code'],
    quote: ['blockquote'],
  };
  const wanted = types[what] ?? (what.startsWith('code') ? ['code' as const] : null);
  if (wanted)
    return blocks(draft, wanted).filter(
      (target) => inside(target.start) && !(what === 'paragraph' && isTitleLine(draft, target)),
    );
  const rows = what === 'row' || !draft.items.some((item) => inside(item.start));
  return (
    rows
      ? rowTargets(draft)
      : itemTargets(draft).filter((target) =>
          draft.items.some((item) => item.depth === 1 && item.start === target.start),
        )
  ).filter((target) => inside(target.start));
}

/** "Release 3.4", "Known issues:" in a text without headings: a line that names what follows is no paragraph of it. */
function isTitleLine(draft: Draft, { start, end }: Target): boolean {
  const line = draft.text.slice(start, end);
  return (
    draft.outline.sections.length === 0 && line.length < LONGEST_TITLE && !/[.!?…,;]["”»)]*$|\n/u.test(line)
  );
}

const LONGEST_TITLE = 50;

function blocks(draft: Draft, types: readonly Nodes['type'][]): Target[] {
  const groups = [
    { section: null, nodes: draft.outline.preface },
    ...draft.outline.sections.map((section) => ({ section, nodes: section.nodes })),
  ];
  return groups.flatMap(({ section, nodes }) =>
    nodes
      .filter((node) => types.includes(node.type))
      .map(
        (node): Target => ({
          kind: 'block',
          start: startOf(node),
          end: endOf(node),
          name: `the ${node.type}`,
          section,
        }),
      ),
  );
}

/** Every sentence of the draft's paragraphs and items with its place in the text. */
export const sentences = readOnce((draft): readonly Target[] => {
  const code = codeSpans(draft.text);
  return draft.units
    .filter((unit) => unit.kind === 'paragraph' || unit.kind === 'item' || unit.kind === 'quote')
    .flatMap((unit) =>
      splitSentences(draft.text, { start: unit.start, end: unit.end }, code).map(
        (sentence): Target => ({
          kind: 'sentence',
          start: sentence.start,
          end: sentence.end,
          name: `"${sentence.text.slice(0, 60)}"`,
          section: unit.section,
        }),
      ),
    );
});
