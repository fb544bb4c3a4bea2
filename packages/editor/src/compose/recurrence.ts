import { upperFirst } from '../first-letter.ts';
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
  const told = before.text.replace(/[.!…]+$/u, '');
  const named = happened.exec(told)?.[1]?.trim();
  const text = `${upperFirst(named ?? `what happened (“${upperFirst(told)}”)`)} ${rest}`;
  return { ...statement, text, masked: changed(statement.masked, text) };
}

const again =
  /^(?:that|this|it) ((?:must|should|may|can|shall)(?:n['’]t| not| never) happen (?:again|any ?more)[.!…]*)$/iu;

/** What happened, by a name of few words. */
const happened =
  /^((?!(?:it|this|that|what|there|they)(?!\p{L}))(?:\p{L}[\p{L}\p{N}’'-]*[ ]){1,5}?)(?:(?:has|have|just|already|even) ){0,2}happen(?:s|ed)?(?!\p{L})/iu;
