import type { AppliedInstruction } from '@faircopy/contract';
import type { Draft } from '../draft.ts';
import { expressionsIn, type Reach } from './expressions.ts';

/** A message in which descriptions of parts are replaced by their names, and what each name stood for. */
interface Resolved {
  readonly text: string;
  readonly said: ReadonlyMap<string, string>;
}

/**
 * A message in which what describes a part of the draft ("the ticket about the waiting list") is the name by which orders find it
 * ("US-4"): so each order need only know names.
 */
export function withNames(message: string, draft: Draft, reach: Reach = { loosely: false }): Resolved {
  const said = new Map<string, string>();
  // what is of a ticket is found once the ticket has its name
  const text = named(named(message, draft, reach, said), draft, reach, said).replace(ownedTwice, '$<item>');
  return { text, said };
}

/** "Criterion 2 of US-1 in US-1". */
const ownedTwice =
  /(?<item>(?:criterion|task) \d+ of (?<of>[A-Z]{1,8}-\d+)) (?:in|of|from|under|on) \k<of>(?!\d)/gu;

function named(message: string, draft: Draft, reach: Reach, said: Map<string, string>): string {
  let text = '';
  let from = 0;
  for (const { start, end, name } of expressionsIn(message, draft, reach)) {
    text += message.slice(from, start) + name;
    if (!message.includes(name)) said.set(name, message.slice(start, end));
    from = end;
  }
  return text + message.slice(from);
}

/** What was done, told in the words of the message where names took their place. */
export function inWordsDescribed(
  applied: readonly AppliedInstruction[],
  said: ReadonlyMap<string, string>,
): AppliedInstruction[] {
  return applied.map((one) => ({
    ...one,
    instruction: [...said].reduce((text, [name, words]) => text.replace(name, words), one.instruction),
  }));
}
