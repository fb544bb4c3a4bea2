import { contentWords, shareOf } from '../../document/content-words.ts';
import { answered } from '../answered/answered.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { designWish } from '../design/design.ts';
import type { Draft } from '../draft.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { entitiesIn } from '../entities/places.ts';
import type { Change, Outcome } from '../instruction.ts';
import { handlesText } from '../intent/handles-text.ts';
import { plainClause } from '../message/plain-clause.ts';
import { inConflict } from '../place/conflict.ts';
import { placeStated } from '../place/stated.ts';
import { changedLines } from '../sound/changed-lines.ts';
import { checked } from '../sound/checked.ts';
import { straightChange } from '../straight/straight.ts';
import { questionAnsweredBy } from '../target/question-answered.ts';
import { type Focus, phraseOf, withFocus } from './focus.ts';
import { intendedAfterAll, surelyIntended } from './intended.ts';
import { orderIn } from './order.ts';

/** How a clause is read. */
interface Reading {
  /** What a pronoun in it means. */
  readonly focus: Focus | null;
  /** The outcome, or a refusal where it does not keep what the clause promises. */
  readonly promised: (outcome: Outcome) => Outcome;
}

/**
 * What a clause comes to by other readings than one that was wrong: in a design by its readers, everywhere by those of plain
 * orders, which have to show what the clause says, and by the order that training takes it for. What these write has to read as the
 * document does; else the first outcome stays.
 *
 */
export async function readAgain(
  first: Outcome,
  clause: string,
  draft: Draft,
  { focus, promised }: Reading,
): Promise<Outcome> {
  if (clause.length > LONGEST_TRIED) return first;
  const made = async (change: Change | null) =>
    change ? promised(checked(await change(draft), draft, clause)) : first;
  if (first.status !== 'not-understood' && first.isMisread !== true) return first;
  if (first.isMisread !== true) {
    const sure = await made(surelyIntended(clause, draft, phraseOf(focus)));
    return sure.status === 'applied' ? sure : first;
  }
  const plain = plainClause(clause);
  const spoken = withFocus(plain, focus, draft);
  for (const read of [
    () => (isDesign(draft) ? (designWish(clause, [], draft)?.change ?? null) : null),
    () => orderIn(spoken, draft),
  ]) {
    const outcome = await made(read());
    // what a pronoun means is named with it, and stands where it stood
    const isShown = () => spoken !== plain || shows(draft.text, outcome.text, spoken);
    if (outcome.status === 'applied' && isShown()) return outcome;
  }
  const intended = await made(intendedAfterAll(clause, draft, phraseOf(focus)));
  if (intended.status === 'applied') return intended;
  const told = isStatement(plain, draft) && !opensWithVerb(plain);
  const asked = told ? questionAnsweredBy(draft, plain) : null;
  const answer = await made(asked && ((now) => answered(now, asked, plain)));
  return answer.status === 'applied' ? answer : await straight();

  async function straight(): Promise<Outcome> {
    const outcome = await made(straightChange(clause, draft));
    if (outcome.status === 'applied') return outcome;
    // what states something is a statement of its own, where it changes none that stands
    const isTold = told && !handlesText(plain, draft) && inConflict(draft, plain) === null;
    const stated = isTold ? placeStated(draft, plain) : null;
    const placed = stated ? promised(checked(await stated, draft, clause)) : first;
    return placed.status === 'applied' ? placed : first;
  }
}

/** In a design, names of fields and calls tell what is meant; elsewhere another reading is a guess. */
const isDesign = (draft: Draft) => entitiesIn(draft).length > 0 || operationsIn(draft).length > 0;

/** Longer clauses hold more than one order, which are read by themselves. */
const LONGEST_TRIED = 300;
/** So much of what a clause says has to stand in what changes. */
const SHOWN = 0.6;

function shows(before: string, after: string, clause: string): boolean {
  const { gone, fresh } = changedLines(before, after);
  return (
    fresh.length + gone.length > 0 &&
    shareOf(contentWords(plainClause(clause)), new Set(contentWords([...gone, ...fresh].join('\n')))) >= SHOWN
  );
}
