import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import type { Ticket } from './board.ts';
import type { LabelledLine } from './labels.ts';

/** The story of a ticket as it is written: "As a member, I want to search so that …". */
interface Story {
  readonly line: LabelledLine;
  /** With its article: "a member". */
  readonly actor: string;
  /** Behind "I want": "to search", "the list to be sorted". */
  readonly wish: string;
  /** What it is good for, with the words that lead to it; empty where none is given. */
  readonly purpose: string;
}

const form = /^As (?<actor>(?:an?|the) [^,]{2,80}), I want (?<wish>.+?)(?<purpose>,? so that .+?)?(?:\.|$)$/u;
/** What the story of every ticket ends in, where nobody gave a purpose: “the title” works as agreed. */
const nominal = /^,? so that [“„«"][^“”„«»"]{2,200}[”“»"] [\p{L} ]{2,40}$/u;

/** The story of a ticket in English; null where it has none of that form. */
export function storyOf(draft: Draft, ticket: Ticket): Story | null {
  const { ticketStory } = phrasesOf(draft.language);
  const line = ticket.lines.find((one) => one.label === ticketStory);
  const {
    actor,
    wish,
    purpose = '',
  } = (line && form.exec(draft.text.slice(line.value.start, line.value.end)))?.groups ?? {};
  return line && actor !== undefined && wish !== undefined ? { line, actor, wish, purpose } : null;
}

/** A story told by somebody else: what the actor wanted to do, the other wants them to be able to do. */
export function toldBy({ line, actor, wish, purpose }: Story, other: string): Splice {
  const deed = /^to (?=\p{L})/u.test(wish) ? `${actor} to be able ${wish}` : wish;
  return { ...line.value, text: `As ${other}, I want ${deed}${purpose}.` };
}

/** A story without what it is good for, where that only names the whole; null for one that gives a purpose of its own. */
export function withoutNominalPurpose({ line, actor, wish, purpose }: Story): Splice | null {
  return nominal.test(purpose) ? { ...line.value, text: `As ${actor}, I want ${wish}.` } : null;
}
