import { parse } from '../../syntax/parse.ts';

/** What opens a clause, with what begins its subject; "since the release" and "until the end" need no verb. */
const opened =
  /(?<!\p{L})(?:because|although|though|if|when|whenever|while|whether|unless|whereas) ((?:the|an?|our|my|their|its|this|these|those|each|every|all|some|no|both|either|neither) [^,;:.!?()]{2,80})$/iu;

const finite = /^(?:VBZ|VBP|VBD|MD)$/u;

/**
 * Whether an English text ends in a clause whose verb is still to come: "… because the check", which "and the insert are separate queries" goes on with;
 * or is a case that hangs on what follows.
 */
export function leavesClauseOpen(before: string): boolean {
  if (turnedCase.test(before.trim())) return true;
  const clause = opened.exec(before.trimEnd())?.[1];
  const tree = clause === undefined ? null : parse(clause);
  return tree !== null && !tree.words.some(({ tag }) => finite.test(tag));
}

/** "Should the courier refuse": a case without "if", which stands before what is then to happen. */
const turnedCase =
  /^should (?:the|an?|any|some(?:body|one)?|any(?:body|one)|it|they|he|she|we|you)(?!\p{L})[^,;:?]*$/iu;
