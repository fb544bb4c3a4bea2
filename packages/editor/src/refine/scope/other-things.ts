import { keysIn } from '../../document/keys.ts';
import { bearingOf } from '../bearing/bearing.ts';
import { scopeSigns } from '../bearing/scope-signs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { everydayWords } from './everyday-life.ts';
import { handling } from './outside.ts';
import { hasKnown, knownText, subjectsOf } from './subjects.ts';

const textWords = new RegExp(scopeSigns.textWord, `g${scopeSigns.textWord.flags}`);
/** Nothing but an API has these. */
const methods = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;
/** So much of what an order names may be words for parts of any text: "the shopping list". */
const STRANGE = 0.25;
/** What training takes for less likely about something else is an order on the document, whatever it names. */
const POSSIBLE = 0.4;

/**
 * Whether an order that could not be carried out handles things of which the document and its kind know next to nothing: it was
 * meant for somebody else.
 */
export function handlesOtherThings(clause: string, draft: Draft): boolean {
  const plain = plainClause(clause);
  if (bearingOf(clause, draft, 'none').elsewhere < POSSIBLE && everydayWords(plain).length === 0)
    return false;
  if (!handling.test(plain) || keysIn(plain).length > 0 || methods.test(plain) || /["“„«`\d:]/u.test(plain))
    return false;
  const named = plain.replace(handling, ' ');
  const words = subjectsOf(named);
  const isTextWord = hasKnown((named.match(textWords) ?? []).join(' '));
  const isKnown = hasKnown(knownText(draft));
  return (
    words.length > 1 &&
    !words.some((word) => isKnown(word) && !isTextWord(word)) &&
    words.filter(isTextWord).length / words.length <= STRANGE
  );
}
