import { possibilityIn } from '../understand/clause/possibility.ts';
import { presentClause } from '../understand/clause/present.ts';
import type { Statement } from '../understand/statement.ts';
import { isPlural } from './voice/english.ts';

/** "A planner that works out the routes", "I'd like a bot for the rota": the thing that is wanted, by its name. */
const wanted =
  /^(?:(?:we|i)(?:['’]d| would)? (?:also )?(?:want|need|like|plan)(?: to (?:have|build|make|get))? |(?:build|make|create|write|develop) )?(?:an?|one) ((?:\p{Ll}[\p{Ll}-]* ){0,3}?\p{Ll}[\p{Ll}-]*)(?= (?:that|which|who|to|for|with|where)(?!\p{L})|[,.(]|$)/iu;

const pointing =
  /^(?:it|they|we|i|you|he|she|this|that|these|those|there|who|what|nobody|everybody|somebody)(?!\p{L})/iu;

/**
 * Whom "it" or "they" means behind a sentence that demands nothing: the thing that it names as wanted, or who it tells of where both halves are
 * one sentence. Null where that is not sure. English.
 */
export function toldSubject(told: Statement, statement: Statement, isOne: boolean): string | null {
  if (told.block !== statement.block || told.index !== statement.index - 1) return null;
  if (told.kind === 'goal') {
    const name = wanted.exec(told.masked.text)?.[1];
    return name !== undefined && isOne ? `The ${name}` : null;
  }
  const isHalf = statement.start - told.end === COMMA;
  const clause = told.masked.text.replace(/[.]$/u, '');
  const subject = isHalf ? (presentClause(clause)?.subject ?? possibilityIn(clause)?.who ?? '') : '';
  const name = subject.replace(/\s?\([^()]*\)/gu, '').trim();
  if (name === '' || pointing.test(name) || name.split(' ').length > longestName) return null;
  return isPlural(name) === isOne ? null : name;
}

/** Characters of a comma and the blank behind it; between sentences stands a blank alone. */
const COMMA = 2;
/** Words of a name that is said again. */
const longestName = 6;
