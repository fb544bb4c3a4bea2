import { lowerFirst, withCapital } from '../first-letter.ts';
import type { Source } from '../read/source.ts';
import { conditionOf } from './clause/condition.ts';
import { presentClause } from './clause/present.ts';
import { goesOnWithDeeds } from './clause/shared-modal.ts';
import { opensCase } from './demand/case-words.ts';
import { withPlainPermission } from './demand/permitted.ts';
import { isSeveral } from './demand/plain/finite.ts';
import { hintOf } from './hints.ts';
import { cuesIn } from './lexicon/cues.ts';
import { changed, type Masked, maskedAgain, restore, revealed } from './mask.ts';
import { pairOfClauses } from './parted-clauses.ts';
import { pairOfDuties, pairOfOrders } from './parted-orders.ts';
import { pairOfOutcomes } from './parted-outcomes.ts';
import { isDemand, type Statement } from './statement.ts';
import { strengthOf } from './strength.ts';

const binds = "(?:(?:must|may|shall|should|can)(?: not|n['’]t)?|cannot|needs? to|ha(?:s|ve) to|ought to)";

/** "The link should not need a login but must expire after 48 h", "…, and she must be able to …": two words that bind. */
const sameBound = new RegExp(
  `^(?<first>(?<who>[^,;:?!()]{2,60}?) ${binds} [^;:?!]{4,160}?)(?:,? (?:and|but)(?: also)?|[;,](?= (?:(?:it|they|he|she) |${binds} (?!be (?:able|possible))))) (?<second>(?:(?<pronoun>it|they|he|she) (?:also )?)?(?<behind>${binds} [^;:?!]{3,}))$`,
  'isu',
);

/** "Inge confirms it, and she must be able to override anything": what is told, and what the same one is bound to. */
const toldThenBound = new RegExp(
  `^(?<first>[^;:?!]{8,160}?)(?:,? (?:and|but)|[;,]) (?<second>(?<pronoun>it|they|he|she) (?:also )?(?<behind>${binds} [^;:?!]{3,}))$`,
  'isu',
);

/** "…, and the librarian gets a warning", "… but nurses may prepare one": what somebody else does or is bound to. */
const otherBound =
  /^(?<first>[^;:?!]{8,160}?)(?<joint>,? (?:and|but)|[;,]) (?<second>(?:(?:the|an?|each|every|all|no|only) )?(?!it |they |he |she |we |i |you |this |that |these |which |who |then |not |also |there |what |how |so )\p{L}(?:[^,;:?!]|, (?=(?:but|and) (?:may|must|should|shall|can)(?!\p{L}))){2,140})$/isu;

const anyBinding = new RegExp(String.raw`(?<!\p{L})${binds}(?!\p{L})`, 'iu');
/** Words behind which what follows may belong to the thing that they describe. */
const describes = /(?<!\p{L})(?:that|which|who|whose|whether|what|how|between|either|both)(?!\p{L})/iu;

/** What the two halves of a demand say, the second as a sentence of its own. */
interface Halves {
  readonly first: string;
  readonly second: string;
  /** The second as the input has it. */
  readonly typed: string;
}

/**
 * Demands that bind twice as two statements, each with its own word that binds and with who is bound. English only; what is not sure to
 * be two stays one.
 */
export function partedDemands(statements: readonly Statement[], source: Source): Statement[] {
  return statements
    .flatMap((statement) => partsOf(statement, source))
    .map((statement, index) => ({ ...statement, index }));
}

function partsOf(statement: Statement, source: Source): Statement[] {
  const { masked, start, end } = statement;
  const text = masked.text.replace(/[.!]+$/u, '');
  if (/\s\(\p{L}+\)$/u.test(text)) return [statement];
  const isGoal = setsDeeds(statement, text);
  if (!isDemand(statement) && !isGoal) return [statement];
  const halves = isGoal ? pairOfDuties(text) : halvesIn(changed(masked, text));
  if (halves === null)
    return [
      isGoal ? { ...statement, kind: 'requirement', strength: statement.strength ?? 'MUST' } : statement,
    ];
  const typed = restore(changed(masked, halves.typed));
  const at = source.text.slice(start, end).indexOf(typed.slice(0, least));
  if (at <= 0) return [statement];
  return [
    half(statement, halves.first, { start, end: start + at }),
    ...partsOf(half(statement, halves.second, { start: start + at, end }), source),
  ];
}

function halvesIn(said: Masked): Halves | null {
  return opensCase.test(said.text)
    ? inOneCase(said)
    : (halvesOf(said) ?? ofSame(withPlainPermission(said.text)));
}

/** "Agents should be able to open a case and choose its queue": several deeds of somebody are none of the goals that all else serves, unless a heading calls them so. */
function setsDeeds({ kind, heading }: Statement, text: string): boolean {
  if (kind !== 'goal' || (heading !== null && hintOf(heading) === 'goal')) return false;
  const comma = text.indexOf(', ');
  return (
    pairOfDuties(text) !== null || (comma > 0 && goesOnWithDeeds(text.slice(0, comma), text.slice(comma + 2)))
  );
}

function halvesOf(said: Masked): Halves | null {
  const { text } = said;
  return pairOfOutcomes(text) ?? ofSame(text) ?? ofOther(text) ?? ofClauses(said) ?? ofOrders(text);
}

/** Characters by which the second half is found in its source. */
const least = 14;

function half(statement: Statement, said: string, span: { start: number; end: number }): Statement {
  const masked = changed(statement.masked, `${withCapital(said)}.`);
  const cues = cuesIn(masked.text, 'en');
  return {
    ...statement,
    ...span,
    kind: 'requirement',
    text: restore(masked),
    masked,
    strength: strengthOf(cues, masked.text) ?? 'MUST',
    topics: new Set(cues.keys()),
  };
}

/** Two demands on one and the same. */
function ofSame(text: string): Halves | null {
  const { first = '', who = '', second = '', pronoun = '', behind = '' } = sameBound.exec(text)?.groups ?? {};
  if (first !== '' && pronoun !== '' && ofNothing.test(behind)) return { first, second, typed: second };
  if (
    first !== '' &&
    !describes.test(first) &&
    !(/ (?:and|but) /u.test(who) && presentClause(who) !== null)
  ) {
    if (standsFor(pronoun, who)) return { first, second: `${who} ${behind}`, typed: second };
  }
  const told = toldThenBound.exec(text)?.groups ?? {};
  const clause = presentClause(told['first'] ?? '');
  return clause !== null &&
    standsFor(told['pronoun'] ?? '', clause.subject) &&
    !describes.test(told['first'] ?? '')
    ? {
        first: told['first'] ?? '',
        second: `${clause.subject} ${told['behind']}`,
        typed: told['second'] ?? '',
      }
    : null;
}

/** Whether a pronoun, or none, can stand for somebody or something. */
function standsFor(pronoun: string, who: string): boolean {
  if (pronoun === '') return true;
  const isPerson = cuesIn(who, 'en').has('actor');
  if (/^they$/iu.test(pronoun)) return isSeveral(who) || isPerson;
  return !isSeveral(who) && (/^it$/iu.test(pronoun) ? !isPerson : true);
}

/** A demand, and one on somebody or something else. */
function ofOther(text: string): Halves | null {
  const { first = '', second = '', joint = '' } = otherBound.exec(text)?.groups ?? {};
  if (first === '' || second.split(' ').length < fewest || describes.test(first) || / \($/u.test(first))
    return null;
  if (!anyBinding.test(first) && presentClause(first) === null) return null;
  const bound = anyBinding.exec(second);
  // Behind a mark alone stands what is remarked as often.
  if (!bound && /^[;,]$/u.test(joint)) return null;
  const told = presentClause(second);
  const subject = bound ? second.slice(0, bound.index).trim() : (told?.subject ?? '');
  const isNamed =
    /^(?:the|an?|each|every|all|no|only|nobody|everybody|everyone|somebody) \p{L}+(?: \p{L}+)?$|^(?:nobody|everybody|everyone|somebody)$/iu.test(
      subject,
    ) || isGroup(subject);
  return isNamed && !/(?<!\p{L})(?:if|when|unless|while|of|for|in|on|with)(?!\p{L})/iu.test(subject)
    ? { first, second: second, typed: second }
    : null;
}

/** Two clauses that their syntax tells apart; a measure is a noun phrase to a tree, and what stands for it while it is protected may be anything. */
function ofClauses(said: Masked): Halves | null {
  const plain = revealed(said, measure);
  const pair =
    pairOfClauses(said.text) ?? protectedAgain(plain === said.text ? null : pairOfClauses(plain), said);
  return pair && !describes.test(pair.first) && !pointsBack.test(pair.second) ? pair : null;
}

const measure = /^\d/u;

/** Halves in which what was protected is so again. */
function protectedAgain(pair: Halves | null, said: Masked): Halves | null {
  if (pair === null) return null;
  const again = (text: string) => maskedAgain(said, text, measure);
  return { first: again(pair.first), second: again(pair.second), typed: again(pair.typed) };
}

/** "Behaviour that is in the tree now", "… and that which": what may belong to the clause before. */
const pointsBack = /^(?:that|which|who|whose|whether|what|how|both|either)(?!\p{L})/iu;

/** "If it fails, the image is marked and the user sees a placeholder": what two do or undergo in one case, with the case before each. */
function inOneCase(said: Masked): Halves | null {
  const { condition, rest } = conditionOf(said.text);
  if (condition === null || !opensClause.test(condition)) return null;
  const halves = ofOther(rest) ?? ofClauses(changed(said, rest));
  if (halves === null || ofFirst.test(halves.second) || !halves.first.includes(' ')) return null;
  // What stands behind a mark alone, or behind "but", may hold in any case.
  const joint = rest.slice(halves.first.length, rest.length - halves.typed.length);
  if (!/^,? and(?: then)? $/iu.test(joint)) return null;
  return {
    first: `${condition}, ${halves.first}`,
    second: `${condition}, ${halves.second}`,
    typed: halves.typed,
  };
}

const opensClause = /^(?:if|when|whenever|once|after|before|while|until|unless|as soon as)(?!\p{L})/iu;
/** Whoever is named by the clause before. */
const ofFirst = /^(?:its|their|his|her)(?!\p{L})/iu;

/** Two orders, or two things that the writers should do, each with an object of its own. */
function ofOrders(text: string): Halves | null {
  const pair = pairOfOrders(text);
  return pair === null ? pairOfDuties(text) : { ...pair, typed: pair.second };
}

/** "It must not take longer than 5 seconds", "it must be possible to …": that is said of no thing. */
const ofNothing =
  /^\S+(?: not)?(?: to)? (?:take (?:longer|more|less|at most|up to|no |under|over)|be (?:possible|clear|easy|obvious))(?!\p{L})/iu;

const fewest = 4;

/** "Nurses", "conductors": several people by one word. */
function isGroup(subject: string): boolean {
  return /^\p{L}{3,}$/u.test(subject) && isSeveral(lowerFirst(subject));
}
