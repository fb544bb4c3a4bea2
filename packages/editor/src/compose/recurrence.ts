import { upperFirst } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import { changed } from '../understand/mask.ts';
import type { Statement } from '../understand/statement.ts';

/**
 * "Double bookings happened twice; that must never happen again": the sentence with what happened in place of its pronoun, or, where
 * the sentence before tells it in another way, with that in quotes. English only.
 *
 * @param before the statement read before it
 */
export function withRecurrence(statement: Statement, before: Statement | undefined): Statement {
  const [, rest] = again.exec(statement.masked.text) ?? [];
  if (rest === undefined || before?.index !== statement.index - 1 || before.block !== statement.block)
    return statement;
  if (before.kind !== 'problem' && before.kind !== 'context' && before.kind !== 'event') return statement;
  const told = before.text.replace(/[.!…]+$/u, '').replace(leads, '');
  const named = happened.exec(told)?.[1]?.trim();
  const pointer = isOver(told) ? 'what happened' : 'this';
  const text = `${upperFirst(named ?? `${pointer} (“${upperFirst(told)}”)`)} ${rest}.`;
  return { ...statement, text, masked: changed(statement.masked, text) };
}

/** "Last week someone swapped with himself": what came about, where "users swap with themselves" still does. */
function isOver(told: string): boolean {
  return parse(told)?.words.some(({ tag }) => tag === 'VBD') ?? false;
}

/** What only leads up to what is told. */
const leads =
  /^(?:(?:(?:the|our|one|another) )?(?:(?:big|bigger|main|real|other) )?(?:problem|issue|trouble|annoyance)(?: (?:here|now))? (?:is|was) (?:that )?|(?:right now|at the moment|currently|today|so far),? )(?=\p{L})/iu;

const again =
  /^(?:but |so |and )?(?:that|this|it) ((?:must|should|may|can|shall)(?:n['’]t| not| never) (?:happen(?: (?:again|any ?more))?|be (?:possible|allowed)))(?:,? (?:obviously|of course|ever|either|at all))?[.!…]*$/iu;

/** What happened, by a name of few words. */
const happened =
  /^((?!(?:it|this|that|what|there|they)(?!\p{L}))(?:\p{L}[\p{L}\p{N}’'-]*[ ]){1,5}?)(?:(?:has|have|just|already|even) ){0,2}happen(?:s|ed)?(?!\p{L})/iu;
