import { compose } from '../../compose/compose.ts';
import { leadingKey } from '../../document/keys.ts';
import { outlineOf, type Section, sectionsOf } from '../../document/outline.ts';
import { read } from '../../read/read.ts';
import type { Draft } from '../draft.ts';
import { nextNumber } from '../place/insert.ts';
import { asRequirement } from '../place/sentence.ts';

/** A ticket written anew: its section without the heading, and the requirement it serves. */
interface ComposedTicket {
  readonly body: string;
  readonly requirement: string;
  /** The key of that requirement in the draft. */
  readonly key: string;
}

/**
 * What a document of its own would make of a demand: a ticket with all its parts, its keys those that are free in the draft.
 * Null where no demand is found in the words.
 */
export function composedTicket(draft: Draft, words: string, ticketKey: string): ComposedTicket | null {
  const { audience, context, tone } = draft.request;
  const title = draft.outline.sections.find((one) => one.level === 1)?.title ?? '';
  for (const demand of [words, asRequirement(words, draft)]) {
    const source = { ...read(`${title}\n\n${demand}`), language: draft.language };
    const text = compose(source, { audience, context, tone, format: 'Jira Tickets' });
    const outline = outlineOf(text);
    const ticket = outline.sections.find((one) => leadingKey(one.title)?.text === 'US-1');
    const [coverage] = sectionsOf(outline, 'coverage-map');
    const requirement = coverage ? /FR-1: ([^|\n]{1,400}?) \|/u.exec(bodyOf(text, coverage))?.[1] : undefined;
    if (!ticket || requirement === undefined) continue;
    const key = `FR-${nextNumber(draft, 'FR')}`;
    const body = bodyOf(text, ticket)
      .replace(/(?<![\p{L}\p{N}-])US-1(?!\d)/gu, ticketKey)
      .replace(/(?<![\p{L}\p{N}-])N?FR-1(?!\d)/gu, key)
      .trim();
    return { body, requirement, key };
  }
  return null;
}

function bodyOf(text: string, section: Section): string {
  return text.slice(section.headingEnd, section.bodyEnd);
}
