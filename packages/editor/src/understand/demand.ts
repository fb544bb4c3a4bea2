import { withoutCapital } from '../first-letter.ts';
import { conditionOf } from './clause/condition.ts';
import { presentClause } from './clause/present.ts';
import { withArticle } from './demand/article.ts';
import { withAside } from './demand/aside.ts';
import { boundStrength } from './demand/bound-strength.ts';
import { byAgent } from './demand/by-agent.ts';
import { byAnswer } from './demand/by-answer.ts';
import { byArrow } from './demand/by-arrow.ts';
import { byBound } from './demand/by-bound.ts';
import { byCall } from './demand/by-call.ts';
import { byCommand } from './demand/by-command.ts';
import { byEquation } from './demand/by-equation.ts';
import { boundBehindFact } from './demand/by-fact.ts';
import { granted } from './demand/by-grant.ts';
import { byLabel, type Conditional } from './demand/by-label.ts';
import { byLimit } from './demand/by-limit.ts';
import { byCapability, byModal, byPermission } from './demand/by-modal.ts';
import { byNote } from './demand/by-note.ts';
import { byImperative, byReason } from './demand/by-order.ts';
import { byParticiple } from './demand/by-participle.ts';
import { byPerson } from './demand/by-person.ts';
import { byPresent } from './demand/by-present.ts';
import { byRecord } from './demand/by-record.ts';
import { byService } from './demand/by-service.ts';
import { boundUntil } from './demand/by-span.ts';
import { byTarget } from './demand/by-target.ts';
import { byThing } from './demand/by-thing.ts';
import { byThirdPerson } from './demand/by-third-person.ts';
import { byIntention, byLiking, byStory, byWe } from './demand/by-wish.ts';
import { caused } from './demand/caused.ts';
import { asksForThing, isMisreadNoun } from './demand/misread-noun.ts';
import { reportedBy } from './demand/reported.ts';
import { restricted } from './demand/restricted.ts';
import { refused, resumed } from './demand/resumed.ts';
import { saidPlainly } from './demand/said.ts';
import { denied, withoutClause } from './demand/whole-subject.ts';
import { lowerWord } from './lower-word.ts';
import { changed, type Masked, restore, unquoted, withArrows } from './mask.ts';
import type { Strength } from './statement.ts';

/** A demand taken apart, so that it can be written in the voice of a requirement and of a test. English only. */
export interface Demand {
  /** Who is bound, as a sentence opens with it: "The system", "Users". */
  readonly subject: Masked;
  readonly strength: Strength;
  readonly isNegative: boolean;
  /** What is to be done, the verb in its base form first. */
  readonly action: Masked;
  /** What has to hold first, with its conjunction ("If a seat gets free"), else null. */
  readonly condition: Masked | null;
}

/**
 * Takes a demand apart where that is safe: "we need to retry failed webhooks", "users should be able to …",
 * "if a seat gets free we call the webhook", "don't send twice". Gives null where the sentence better stays whole.
 *
 * @param leadSubject who acts where the list's introduction says so ("Partners can:"), else null
 * @param topic what a sentence without a subject speaks of: the name its list item begins with, else null
 */
export function demandOf(
  sentence: Masked,
  strength: Strength,
  leadSubject: string | null,
  topic: string | null,
): Demand | null {
  const { said, by } = reportedBy(refused(resumed(withAside(saidPlainly(withArrows(sentence))))));
  if (unquoted(sentence) !== null) return null;
  const whole = withoutClause(
    byAnswer(said, restore(sentence)) ??
      byEquation(said) ??
      doneBySomebody(said) ??
      byBound(said) ??
      ordered(said, sentence) ??
      byLabel(said, leadSubject, (body) => partsOf(body, strength, leadSubject, topic)) ??
      partsOf(said, strength, leadSubject, topic) ??
      byArrow(said, strength),
  );
  const made = whole && denied(restricted(granted(caused(whole))));
  if (!made || made.action.trim() === '' || made.subject.trim() === '' || noSubject.test(made.subject))
    return null;
  if (isMisreadNoun(made.action) || asksForThing(said)) return null;
  return {
    // A catchword before its list names no thing.
    subject: changed(
      sentence,
      made.action.startsWith('be as follows: ') ? made.subject : withArticle(made.subject),
    ),
    strength: boundStrength(made, strength),
    isNegative: made.isNegative,
    action: changed(
      sentence,
      `${made.action.trim().replace(/, (?:and )?can (?=be \p{Ll}+)/gu, made.subject === 'There' ? ' that can ' : ' and be able to ')}${by === null ? '' : ` (${by})`}`,
    ),
    condition: made.condition === null ? null : changed(sentence, made.condition),
  };
}

/** What is left of a clause where nothing that could be bound stands before its verb: "not deleted", "and then sent". */
const noSubject =
  /^(?:not|never|also|then|so|and|or|but|only|just|however|otherwise|instead|besides|maybe|perhaps)$/iu;

function partsOf(
  said: string,
  strength: Strength,
  leadSubject: string | null,
  topic: string | null,
): Conditional | null {
  const { condition, rest } = conditionOf(
    said
      .replace(arrowBehindCase, '$1, ')
      .replace(
        absence,
        (_, missing: string, meaning: string) =>
          `When there is ${lowerWord(missing)}, ${presentClause(meaning) === null ? 'this must count as ' : ''}${meaning}`,
      )
      .replace(undoneBefore, (_, undone: string) => `If ${lowerWord(undone)}, `)
      .replace(arrowBehindBound, (_, noun: string, bound: string) => `When ${lowerWord(noun)} is ${bound}, `),
  );
  // "If two have the same name it adds `_1`, `_2`": nothing is said behind the comma.
  if (condition !== null && !/\p{L}{2,}/u.test(rest)) return null;
  const whole = /^(?:(?:must|should)(?:n['’]t)?|needs? to|has to|shall)(?!\p{L})/iu.test(rest)
    ? `${topic ?? (undoes.test(rest) ? 'The change' : befallsThing.test(rest) ? 'It' : 'The system')} ${withoutCapital(rest)}`
    : rest.replace(/^(?:need|want) (?!to(?!\p{L}))(?=\p{L})/iu, 'We need ');
  const made =
    byStory(said) ??
    byRecord(said) ??
    byReason(said, strength) ??
    byLiking(said) ??
    byTarget(said) ??
    boundUntil(said) ??
    (ordersOnly.test(rest) ? byImperative(rest, strength, leadSubject, condition !== null) : null) ??
    byLimit(rest) ??
    byAgent(rest, condition) ??
    byThing(rest) ??
    byModal(whole, condition) ??
    byIntention(rest) ??
    byWe(whole, condition) ??
    byCapability(rest) ??
    byPermission(rest) ??
    byImperative(rest, strength, leadSubject, condition !== null) ??
    boundBehindFact(rest) ??
    (/\s(?:->|→|=>)\s/u.test(rest) ? null : byPresent(rest, condition)) ??
    byParticiple(rest) ??
    byThirdPerson(rest) ??
    (leadSubject === null ? byNote(rest) : null);
  return made && { ...made, condition };
}

/** "Add a limit of 5 attempts", "move image uploads": a verb that is no noun orders, whatever else what follows looks like. */
const ordersOnly =
  /^(?:add|move|create|build|replace|remove|introduce|implement|migrate|convert|split|rename|persist|resize) (?!(?:is|are|was|were|has|have|must|should|can|to|button|buttons|dialog|page|form|script|job|step|stage)(?!\p{L}))\p{L}/iu;

/** "Must be reversible for 90 days": what is built, and not the system it is built into. */
const undoes =
  /^(?:must|should|needs? to|has to|shall) be (?:reversible|revertible|undoable|rolled back)(?!\p{L})/iu;

/** "Should arrive within 60 s": what is sent or made arrives, and not the system that sends it; no system is possible. */
const befallsThing =
  /^(?:should|must|shall|has to|needs to|may)(?: also| not)? (?:arrive|appear|disappear|expire|be possible)(?!\p{L})/iu;

/** "If it is above -60 for 10 min -> call somebody": an arrow between a case and what is to be done. */
const arrowBehindCase = /^((?:if|when|whenever|once|unless|after|before)\s[^,]{3,160}?)\s(?:->|=>|→)\s/iu;

/** "No report for 1 hour = machine offline": what is missing for how long, and what that means. */
const absence =
  /^(no [^,;:=]{3,60}? (?:for|within|in|after) [\d\uE010][^,;:=]{0,20}?)\s(?:=|->|=>|→)\s(?=\p{L})([^=]{3,80})$/iu;

/** "Not paid by 22:00 = the collector calls": what has not been done, and what is done then. */
const undoneBefore = /^(not \p{Ll}{3,}(?:ed|en|t|d|wn)(?: [^,;:=]{2,50}?)?)\s(?:=|->|=>|→)\s(?=\p{L})/iu;

/** "Confidence below 0.85 -> treat as unknown": the same of a bound in note form. */
const arrowBehindBound =
  /^((?:\p{L}+[ -]){0,3}\p{L}+) ((?:below|above|under|over|less than|more than|at least|at most|[<>≤≥]=?)\s?[\d\uE010][^,]{0,60}?)\s(?:->|=>|→)\s/iu;

/** "Severity 5 can only be downgraded by an inspector": who may do what, whatever else the words look like. */
function doneBySomebody(said: string): Conditional | null {
  const parts = byAgent(said, null);
  return parts && { ...parts, condition: null };
}

/** What names who is to do it, or the call that is to be there. */
function ordered(said: string, sentence: Masked): Conditional | null {
  const parts = byPerson(said) ?? byCall(said, sentence) ?? byCommand(said) ?? byService(said);
  return parts && { ...parts, condition: null };
}
