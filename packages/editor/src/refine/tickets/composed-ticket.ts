import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { type Outline, outlineOf, type Section, sectionsOf } from '../../document/outline.ts';
import { lowerFirst } from '../../first-letter.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { composedAlone } from '../editing/composed-alone.ts';
import { nextNumber } from '../place/insert.ts';
import { asRequirement } from '../place/sentence.ts';
import { boardOf } from './board.ts';

/** A ticket written anew: its section without the heading, and the requirement it serves. */
interface ComposedTicket {
  readonly body: string;
  /** The words of its heading behind the key. */
  readonly title: string;
  readonly requirement: string;
  /** The key of that requirement in the draft. */
  readonly key: string;
}

/**
 * What a document of its own would make of a demand: a ticket with all its parts, its keys those that are free in the draft.
 * Null where no demand is found in the words.
 */
export function composedTicket(draft: Draft, words: string, ticketKey: string): ComposedTicket | null {
  for (const demand of new Set([words, asRequirement(words, draft), asDuty(words)])) {
    const text = composedApart(draft, demand);
    const outline = outlineOf(text);
    const ticket = ticketOf(outline, text, demand);
    const own = ticket ? leadingKey(ticket.title) : null;
    const [coverage] = sectionsOf(outline, 'coverage-map');
    const { served, requirement } =
      coverage && own
        ? (new RegExp(
            `(?<served>(?:N?FR|W)-\\d+): (?<requirement>[^|\\n]{1,400}?) \\| ${own.text}(?!\\d)`,
            'u',
          ).exec(bodyOf(text, coverage))?.groups ?? {})
        : {};
    if (!ticket || !own || served === undefined || requirement === undefined) continue;
    const key = `FR-${nextNumber(draft, 'FR')}`;
    const written = bodyOf(text, ticket)
      .replace(new RegExp(`(?<![\\p{L}\\p{N}-])${own.text}(?!\\d)`, 'gu'), ticketKey)
      .replace(/(?<![\p{L}\p{N}-])(?:N?FR|W)-\d{1,3}(?!\d)/gu, key)
      .trim();
    const named = written.replace(ending, (whole: string, name: string, rest: string) => {
      const own = namedIn(draft, rest);
      return own === null ? whole : whole.replace(name, () => own);
    });
    const body = withOwnQuestions(draft, named);
    if (body === null) continue;
    const title = ticket.title.replace(/^\S+?:\s*/u, '');
    return { body, title, requirement, key };
  }
  return null;
}

/**
 * The document of its own that a demand comes to: under the title of the draft, unless the words of that title become a demand of the
 * same ticket ("We build an app").
 */
function composedApart(draft: Draft, demand: string): string {
  const titled = composedAlone(draft, demand, 'Jira Tickets');
  const { rows } = boardOf(draftOf(titled, draft.request));
  const title = contentWords(draft.outline.sections.find((one) => one.level === 1)?.title ?? '');
  const isOfTitle = rows.some(({ text }) => shareOf(contentWords(text), new Set(title)) === 1);
  return isOfTitle ? composedAlone(draft, demand, 'Jira Tickets', '') : titled;
}

/** "Migration: compare click rates" is the duty of those who do it. */
function asDuty(words: string): string {
  const plain = words.replace(/^[\p{L} -]{3,30}:\s/u, '');
  const [opening = ''] = plain.split(' ');
  return isBaseVerb(opening.toLowerCase()) ? `The team must ${lowerFirst(plain)}` : words;
}

const question = /(?<before>[^.\n]{12,16}?)(?<![\p{L}\p{N}-])(?<key>Q-\d{1,3})(?!\d)/gu;

/**
 * A ticket whose open points are questions of the draft: one that another ticket of it cites in the same words. Without such a question
 * the purpose that it stands for is left out; null where something else would point to no question.
 */
function withOwnQuestions(draft: Draft, body: string): string | null {
  const led = body.replace(question, (whole: string, before: string, key: string) => {
    const at = draft.text.indexOf(`${before}Q-`);
    const own = at < 0 ? undefined : /^Q-\d{1,3}/u.exec(draft.text.slice(at + before.length))?.[0];
    // the number that the question has in a document of its own says nothing of this one
    return whole.replace(key, own ?? unknownQuestion);
  });
  const known = new Set(keysIn(draft.text).map((key) => key.text));
  const isOpen = (line: string) => keysIn(line).some((key) => key.family === 'Q' && !known.has(key.text));
  const kept = led.split('\n').map((line) => (isOpen(line) ? line.replace(purpose, '.') : line));
  return kept.some(isOpen) ? null : kept.join('\n');
}

/** The key of no question. */
const unknownQuestion = 'Q-0';

/** What a story is wanted for, at its end. */
const purpose =
  /,? (?:so that|damit|afin que|para que|affinché|zodat|aby) [^,;]{2,120}Q-\d{1,3}[^,;]{0,40}\.$/u;

/** What the story of a ticket ends with: “the name of the whole” works as agreed. */
const ending = /[“„«]\s?([^“”„«»\n]{2,200})\s?[”“»]( [^“”„«»\n]{2,60}\.)$/mu;

/** The name that the stories of a draft give the whole, before the same words; null where they have none. */
function namedIn(draft: Draft, rest: string): string | null {
  for (const line of draft.text.split('\n')) {
    if (!line.endsWith(rest)) continue;
    const name = ending.exec(line)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

/** The ticket that a demand came to: one whose title says most of it. The title of the document may have come to another. */
function ticketOf(outline: Outline, text: string, demand: string): Section | undefined {
  const words = contentWords(demand);
  const said = (ticket: Section) =>
    shareOf(words, new Set(contentWords(ticket.title + bodyOf(text, ticket))));
  return outline.sections
    .filter((one) => leadingKey(one.title)?.family === 'US' && said(one) >= LEAST_SAID)
    .toSorted((left, right) => said(right) - said(left))[0];
}

/** A ticket that says less of a demand's content words was made of something else. */
const LEAST_SAID = 0.6;

function bodyOf(text: string, section: Section): string {
  return text.slice(section.headingEnd, section.bodyEnd);
}
