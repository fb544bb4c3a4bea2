import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { claimOf } from '../claims/claim.ts';
import { measuresIn } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import { masked } from '../message/masked.ts';
import { plainClause } from '../message/plain-clause.ts';
import { orderIn } from '../reading/order.ts';
import { knownText, shareHeld, subjectsOf } from '../scope/subjects.ts';
import { asksForNothing } from '../scope/talk.ts';
import { findTarget } from '../target/find.ts';
import { ownQuestionAnswered } from '../target/question-answered.ts';
import { halvesAt } from './halves.ts';
import { isAdding } from './reasons.ts';
import { isStatement } from './statement.ts';
import { opensWithVerb } from './verbs.ts';

const joints =
  /\s?[,;]\s+(?:(?:and|but|then|also|plus|und|aber|et|mais|y|pero)\s+)?(?:also\s+)?|\s+(?:and|und|et|y|&|\+)\s+(?:also\s+|then\s+)?/giu;

/**
 * The orders that stand side by side in a clause ("the limit is 6, not 5, and the title should be Alerts"), where a whole
 * reading would take the second for a part of what the first one says; null where the clause is all of a piece.
 */
export function sideBySide(clause: string, draft: Draft): readonly string[] | null {
  const answers = answersApart(clause, draft);
  if (answers) return answers;
  for (const halves of halvesAt(clause, joints, draft, masked(clause))) {
    const [first, second] = [halves[0].trim(), halves[1].trim()];
    if (second === '') continue;
    if (
      holdsContrast(second) &&
      !isAdding(plainClause(first)) &&
      (holdsContrast(first) || orderIn(first, draft)) &&
      orderIn(second, draft)
    )
      return [first, second];
    if (givesText(first)) continue;
    if (asksForNothing(second) && orderIn(first, draft)) return [first, second];
    if (
      standsAlone(second, first, draft) &&
      (orderIn(first, draft) !== null || isStatement(first, draft) || isForeign(first, draft))
    )
      return [first, second];
    const meant = withVerbOf(first, second, draft);
    if (meant !== null && orderIn(first, draft)) return [first, meant];
  }
  return null;
}

const answerJoints = /,? (?:and|und|et|y|e|i|en) |, |[、，；;]\s?/giu;

/** "The shop pays for it, and old boxes are burnt": statements that answer two questions, one each. */
function answersApart(clause: string, draft: Draft): readonly string[] | null {
  for (const halves of halvesAt(clause, answerJoints, draft)) {
    const [first, second] = halves.map((half) => ownQuestionAnswered(draft, half.trim()));
    if (first && second && first.start !== second.start) return halves.map((half) => half.trim());
  }
  return null;
}

/** "Retry after 5 secs, not 2": a value and the one it takes the place of, so that it is a wish by itself. */
function holdsContrast(words: string): boolean {
  const { against, measures } = claimOf(words);
  return against !== null && measures.length > 0 && /\d/u.test(against);
}

/** Whether words speak of nothing that the document or its input speaks of: what follows them is no part of that. */
function isForeign(words: string, draft: Draft): boolean {
  return (
    words.split(' ').length > 2 && subjectsOf(words).length > 0 && shareHeld(words, knownText(draft)) === 0
  );
}

/** Words that say what to write go on behind a joint. */
function givesText(order: string): boolean {
  return (
    isAdding(plainClause(order)) ||
    /:\s|\b(?:that|saying|stating|dass|que)\b/iu.test(order) ||
    dependent.test(order)
  );
}

/** "When the disk is full, …" says when something holds. */
const dependent =
  /^(?:when|whenever|if|once|after|before|while|until|as soon as|in case|unless|because|since|as|in|under|for|wenn|falls|sobald|weil|quand|lorsque|si|cuando|instead of)\s/iu;
/** What points back belongs to what stands before it. */
const pointing =
  /^(?:it|its|it['’]s|that|that['’]s|this|they|they['’]re|these|those|them|both|we|i|you|he|she|there|which|who|so|because|since|not|no|instead|rather|only|the same|nobody|or|oder|ou)\b/iu;
/** A subject and what is said of it. */
const predicate =
  /^(?:the |our |a |an )?[^\s,;]+(?: [^\s,;]+){0,5}? (?:is|are|isn['’]t|aren['’]t|should|shouldn['’]t|goes|go|belongs?|becomes?|comes?)(?![\p{L}])(?! of\b).{2,}/isu;
/** A bound takes a value: "the job must finish within 5 s". */
const bound =
  /^(?:the |our |a |an )?[^\s,;]+(?: [^\s,;]+){0,5}? (?:must|has to|have to|needs? to|can|may|will|max|min|maximum|minimum|at most|at least)\b/iu;

/** Whether words are an order by themselves, with a subject or a verb of their own. */
function standsAlone(words: string, before: string, draft: Draft): boolean {
  if (pointing.test(words) || dependent.test(words) || /^\d+ (?:is|are|should|must)\b/iu.test(words))
    return false;
  const hasValue = measuresIn(words, 0, words.length).length > 0 || keysIn(words).length > 0;
  const isWhole =
    opensWithVerb(plainClause(words)) || predicate.test(words) || (hasValue && bound.test(words));
  const isRow = keysIn(before).length > 0 && /^[A-Z]{1,8}-\d{1,6} \S/u.test(words);
  return (isWhole || isRow) && orderIn(words, draft) !== null;
}

/** The verb of the first of two wishes, and what that gives its subject. */
const shared =
  /^(?<subject>.{2,60}?) (?<verb>(?:should|must|has to|needs to|ought to) (?:be|say|read|become)|is|are|to|gets?|becomes?) (?<value>\S.{0,120})$/iu;
const LONGEST_SUBJECT = 4;

/**
 * The second of two wishes with the verb of the first, where it leaves that out: "the title should be A and the goal B". Its
 * subject ends where the words before name a part of the document.
 */
function withVerbOf(first: string, second: string, draft: Draft): string | null {
  const { subject, verb } = shared.exec(first)?.groups ?? {};
  if (subject === undefined || verb === undefined || pointing.test(second) || /^\d/u.test(second))
    return null;
  const words = second.split(' ');
  for (let length = Math.min(LONGEST_SUBJECT, words.length - 1); length > 0; length -= 1) {
    const named = words.slice(0, length).join(' ');
    const target = contentWords(named).length > 0 ? findTarget(draft, named) : null;
    if (!target || target.kind === 'words' || target.kind === 'document') continue;
    const order = `${named} ${verb} ${words.slice(length).join(' ')}`;
    if (orderIn(order, draft)) return order;
  }
  return null;
}
