import { isOneSentence } from './argument/written.ts';
import { askedWork } from './asked-work.ts';
import { boundDeed } from './bound-deed.ts';
import { withBrackets } from './chat/afterthought.ts';
import { favoursOther, settlesOrUses } from './choice.ts';
import { presentClause } from './clause/present.ts';
import { withDoneItems } from './done-items.ts';
import { isImperative } from './imperative.ts';
import { leftBehind } from './left-behind.ts';
import { cuesIn } from './lexicon/cues.ts';
import { withLostSubjects } from './lost-subject.ts';
import { lowerWord } from './lower-word.ts';
import { changed } from './mask.ts';
import { mitigated } from './mitigated.ts';
import { withPointers } from './pointer.ts';
import { withProposedOrders } from './proposed-orders.ts';
import { withFragments } from './request-fragments.ts';
import { isDemand, type Statement } from './statement.ts';
import { toldStill } from './still-so.ts';
import { toldBeforeOrders } from './told-before-orders.ts';
import { withRemarks } from './told-of-question.ts';
import { withUmbrella } from './umbrella.ts';
import { withUnsignedItems } from './unsigned-items.ts';

/**
 * Settles what only the sentences around a statement decide: a catchword belongs to the question behind it, what is said
 * to a question demands nothing, and where a text demands nothing else, the goal itself, or what is told, is what is to be
 * built.
 */
export function settled(statements: readonly Statement[], language: string, isReport: boolean): Statement[] {
  const whole =
    language === 'en' ? withFragments(toldBeforeOrders(withLostSubjects(statements))) : toldStill(statements);
  const open = withDoubts(withCatchwords(leftOpen(leftBehind(withPointers(withDoneItems(whole, language))))));
  const items = language === 'en' ? withUnsignedItems(open) : withRemarks(open);
  const worded = mitigated(items, language).map((statement): Statement => {
    if (answersQuestion(statement, statements)) return { ...statement, kind: 'context', strength: null };
    if (isChosen(statement, statements)) return { ...statement, kind: 'decision', strength: null };
    if (statement.kind !== 'goal') return statement;
    return askedWork(statement, language) ?? boundDeed(statement, language) ?? asGoal(statement);
  });
  const proposed = language === 'en' ? withProposedOrders(worded) : worded;
  if (isReport || proposed.some(isDemand)) return language === 'en' ? withUmbrella(proposed) : proposed;
  const isPlan = !worded.some(({ kind }) => kind === 'problem' || kind === 'event' || kind === 'step');
  return worded.map((one) =>
    (one.kind === 'goal' && orders(one, language)) || (isPlan && tellsWhatItDoes(one))
      ? { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' }
      : one,
  );
}

/** "We use the old network" beside "Marta would have preferred a new one": what was chosen instead. */
function isChosen({ kind, masked, block, index }: Statement, all: readonly Statement[]): boolean {
  const beside = all.filter((other) => other.block === block && Math.abs(other.index - index) === 1);
  return (
    kind !== 'question' &&
    settlesOrUses(masked.text) &&
    beside.some((other) => other.kind === 'alternative' && favoursOther(other.masked.text))
  );
}

/** "Datenschutz?? Gesundheitsangaben, wer darf die sehen": a word with a question mark is the catchword of the question behind it. */
function withCatchwords(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one, at) => {
    const isCatchword = (other: Statement | undefined, next: Statement | undefined) =>
      other?.kind === 'question' &&
      next?.kind === 'question' &&
      other.block === next.block &&
      /^\p{L}{4,}(?: \([^()]*\))?\?+$/u.test(other.masked.text);
    if (isCatchword(one, statements[at + 1])) return [];
    const before = statements[at - 1];
    if (!before || !isCatchword(before, one)) return [one];
    const word = before.masked.text.replace(/\?+$/u, '');
    return [
      {
        ...one,
        start: before.start,
        text: `${word}: ${one.text}`,
        masked: changed(one.masked, `${word}: ${one.masked.text}`),
      },
    ];
  });
}

/** "Could we also show the price? Not decided.": what is said to be open asks, whatever it was taken for. */
function leftOpen(statements: readonly Statement[]): Statement[] {
  return statements.flatMap((one, at) => {
    const isSaid = (other: Statement | undefined, to: Statement | undefined) =>
      other !== undefined &&
      to !== undefined &&
      other.block === to.block &&
      undecided.test(other.masked.text);
    if (isSaid(one, statements[at - 1])) return [];
    const next = statements[at + 1];
    return next !== undefined && isSaid(next, one)
      ? [{ ...one, kind: 'question' as const, strength: null, end: next.end }]
      : [one];
  });
}

const undecided =
  /^(?:(?:that|this|it) is |that['’]s |it['’]s )?(?:still open|(?:still |yet )?(?:undecided|tbd|unclear)|not (?:yet )?(?:decided|settled|clear|agreed))(?: yet| so far)?[.!…]*$/iu;

/** "Page the on-call? Not sure about paging, maybe Slack": what else is said of a question belongs to it. */
function withDoubts(statements: readonly Statement[]): Statement[] {
  const told: Statement[] = [];
  for (const one of statements) {
    const asked = told.at(-1);
    if (
      asked?.kind === 'question' &&
      one.kind === 'question' &&
      asked.block === one.block &&
      (doubts.test(one.masked.text) || (isOneSentence(asked, one) && tellsOfIt.test(one.masked.text)))
    )
      told[told.length - 1] = withBrackets(asked, changed(one.masked, inBrackets(one.masked.text)), one.end);
    else told.push(one);
  }
  return told;
}

const doubts =
  /^(?:(?:i['’]m|i am|we['’]re|we are) )?not (?:really |so |entirely |quite )?sure (?:about|of)(?!\p{L})/iu;

/** "What about the mobile app, it uses the same endpoint?": why it is asked, and no question of its own. */
const tellsOfIt = /^(?:it|they|he|she) (?!(?:should|can|could|may|must|will)(?!\p{L}))\p{L}/iu;

function inBrackets(text: string): string {
  return `(${lowerWord(text.replace(/[.!?]+$/u, ''))})`;
}

/** "What I want is a one-page checkout" → "The goal is a one-page checkout". */
function asGoal(statement: Statement): Statement {
  const said =
    /^what (?:i|we) (?:want|need|imagine|have in mind|picture|am after|are after)(?: here)? is(?=\s)/iu;
  const masked = changed(statement.masked, statement.masked.text.replace(said, 'The goal is'));
  return { ...statement, masked, text: statement.text.replace(said, 'The goal is') };
}

/** "Residents open their locker with a code": where nothing is demanded and nothing is bad, what is told is what is to be. */
function tellsWhatItDoes({ kind, masked, topics }: Statement): boolean {
  if (kind !== 'context' || topics.has('current')) return false;
  const subject = presentClause(masked.text.replace(/[.!]+$/u, ''))?.subject ?? 'we';
  return !/^(?:i|we|they|it|this|that|there)$/iu.test(subject);
}

/** "Add dark mode to the settings page": where nothing else is demanded, the goal itself is what is to be built. */
function orders({ masked, strength }: Statement, language: string): boolean {
  return strength !== null || isImperative(masked.text, cuesIn(masked.text, language));
}

const binds = ['must', 'should', 'may', 'prohibition', 'buildVerb'] as const;

/** "Move it to the night? the rebuild takes 70 min": what is said to a question on its line, and binds nobody. */
function answersQuestion(
  { kind, block, topics, index, masked }: Statement,
  all: readonly Statement[],
): boolean {
  if ((kind !== 'requirement' && kind !== 'quality') || binds.some((topic) => topics.has(topic)))
    return false;
  if (presentClause(masked.text.replace(/[.!]+$/u, '')) === null) return false;
  const before = all.findLast((other) => other.index < index);
  return before?.kind === 'question' && before.block === block && block.kind === 'listItem';
}
