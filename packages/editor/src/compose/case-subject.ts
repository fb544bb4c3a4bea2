import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';

/**
 * Who or what a case speaks of, as a clause behind it names it again: "if an export fails" → "the export"; null where that is a pronoun or cannot be
 * told. English.
 */
export function caseSubject(condition: string): string | null {
  const bare = condition.replace(/^(?:if|when|whenever|once|as soon as|in case|after|before|while)\s/iu, '');
  if (bare === condition) return null;
  const tree = parse(bare);
  const subject = tree && mainClause(tree)?.subject;
  if (!tree || !subject || subject.first !== 0) return null;
  const said = tree.textOf(subject);
  return /^(?:(?:the|an?|each|every) )?[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(said) && !stands.test(said)
    ? `the ${said.replace(/^(?:the|an?|each|every) /iu, '')}`
    : null;
}

/** What stands for something or for nothing. */
const stands =
  /^(?:it|they|he|she|we|i|you|this|that|these|those|there|nothing|nobody|something|somebody|someone|anybody|anyone|no|none|all|both|one)(?!\p{L})/iu;
