import { isCountedNoun } from '../correct/lexicon/word-class.ts';
import { conditionOf } from './clause/condition.ts';
import { anyModal } from './clause/modals.ts';
import { presentClause } from './clause/present.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { withArticle } from './demand/article.ts';
import { withAside } from './demand/aside.ts';
import { byAgent } from './demand/by-agent.ts';
import { byArrow } from './demand/by-arrow.ts';
import { byBound } from './demand/by-bound.ts';
import { byCall } from './demand/by-call.ts';
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
import { byThirdPerson } from './demand/by-third-person.ts';
import { byIntention, byLiking, byStory, byWe } from './demand/by-wish.ts';
import { lowerFirst, lowerWord, type Parts, upperFirst } from './demand/parts.ts';
import { reportedBy } from './demand/reported.ts';
import { restricted } from './demand/restricted.ts';
import { saidPlainly } from './demand/said.ts';
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
    answered(said, restore(sentence)) ??
      doneBySomebody(said) ??
      byBound(said) ??
      ordered(said, sentence) ??
      byLabel(said, leadSubject, (body) => partsOf(body, strength, leadSubject, topic)) ??
      partsOf(said, strength, leadSubject, topic) ??
      byArrow(said, strength),
  );
  const made = whole && denied(restricted(granted(whole)));
  if (!made || made.action.trim() === '' || made.subject.trim() === '' || noSubject.test(made.subject))
    return null;
  return {
    // A catchword before its list names no thing.
    subject: changed(
      sentence,
      made.action.startsWith('be as follows: ') ? made.subject : withArticle(made.subject),
    ),
    // "MAY NOT" leaves open whether it forbids.
    strength: made.isNegative && (made.strength ?? strength) === 'MAY' ? 'MUST' : (made.strength ?? strength),
    isNegative: made.isNegative,
    action: changed(
      sentence,
      `${made.action.trim().replace(/, (?:and )?can (?=be \p{Ll}+)/gu, ' and be able to ')}${by === null ? '' : ` (${by})`}`,
    ),
    condition: made.condition === null ? null : changed(sentence, made.condition),
  };
}

/** "No invoice is ever changed": what binds an invoice not to, for "no invoice must" leaves open whether it may. */
function denied(demand: Conditional): Conditional {
  const [, thing = ''] =
    /^no (?!(?:one|more|less|longer|matter)(?!\p{L}))(\p{L}.*)$/isu.exec(demand.subject) ?? [];
  if (thing === '' || demand.isNegative) return demand;
  const head =
    /^(?:\p{L}+ ){0,2}?(\p{L}+)(?= (?:of|for|in|on|with|from|that|who|older|which) |$)/iu.exec(thing)?.[1] ??
    '';
  const one = /^[aeiou]/iu.test(thing) ? 'an ' : 'a ';
  const article = isCountedNoun(head.toLowerCase()) ? one : '';
  const subject = demand.condition === null ? upperFirst(article + thing) : article + thing;
  return { ...demand, subject, isNegative: true, action: demand.action.replace(/^(be )?ever /u, '$1') };
}

/** What is left of a clause where nothing that could be bound stands before its verb: "not deleted", "and then sent". */
const noSubject =
  /^(?:not|never|also|then|so|and|or|but|only|just|however|otherwise|instead|besides|maybe|perhaps)$/iu;

/** "Bookings may not overlap, return 409 then": the answer to what breaks the rule, in brackets behind it. */
function refused(prose: string): string {
  return prose.replace(
    /^((?!if |when |on |unless )[^,;]{8,140}?(?<!\p{L})(?:not|cannot|can['’]t|must|only|at most)(?!\p{L})[^,;]{2,140}?),? (?:so |then |and )?(?:return|returns|answer with|answer|respond with|give|otherwise(?: return| answer)?|else) (?:an? )?(\d\d\d|\uE010.\uE011)(?: then| in that case)?(?=[.!]?$)/isu,
    '$1 (otherwise $2)',
  );
}

/** "42 laptops, 3 of them macs, they should be …": what the pronoun takes up again is the subject, the rest an aside. */
function resumed(prose: string): string {
  const match =
    /^([^,;:.()]{3,50})((?:,\s[^,;:.()]{2,40}){0,2}),\s(?:they|it|these|those)\s((?:also |all )?(?:should|must|need to|needs to|have to|has to|can|may|shall)\s.{3,})$/isu.exec(
      prose,
    );
  const [, head = '', aside = '', rest = ''] = match ?? [];
  const [, thing = '', today = '', bound = ''] = notSoToday.exec(prose) ?? [];
  if (thing !== '' && !conditional.test(thing)) return `${thing} (${today} today) ${bound}`;
  if (
    !match ||
    conditional.test(head) ||
    tellsHabit.test(head) ||
    anyModal.test(head) ||
    presentClause(`${head}${aside}`) !== null
  )
    return prose;
  // "Duplicates happen, they must not be billed": the first clause says that there are such, and they are the subject.
  const [, things = '', verb = ''] = /^(\p{L}+s) (\p{Ll}+)$/u.exec(head) ?? [];
  if (isBaseVerb(verb)) return `${things} ${rest}${aside === '' ? '' : ` (${aside.slice(2)})`}`;
  return `${head}${aside === '' ? '' : ` (${aside.slice(2)})`} ${rest}`;
}

/** "Moon distance is not checked, should be at least 30 degrees": how it is, and what the same thing should be. */
const notSoToday =
  /^([^,;:.()]{3,50}?) (?:is|are) (not [^,;:.()]{3,40}), (?:but )?((?:should|must|need to|needs to|have to|has to) .{3,})$/isu;

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
          `When there is ${lowerWord(missing)}, this must count as ${meaning}`,
      )
      .replace(arrowBehindBound, (_, noun: string, bound: string) => `When ${lowerWord(noun)} is ${bound}, `),
  );
  // "If two have the same name it adds `_1`, `_2`": nothing is said behind the comma.
  if (condition !== null && !/\p{L}{2,}/u.test(rest)) return null;
  const whole = /^(?:must|should|needs? to|has to|shall)(?!\p{L})/iu.test(rest)
    ? `${topic ?? (undoes.test(rest) ? 'The change' : befallsThing.test(rest) ? 'It' : 'The system')} ${lowerFirst(rest)}`
    : rest.replace(/^(?:need|want) (?!to(?!\p{L}))(?=\p{L})/iu, 'We need ');
  const made =
    byStory(said) ??
    byRecord(said) ??
    byReason(said, strength) ??
    byLiking(said) ??
    byTarget(said) ??
    boundUntil(said) ??
    byLimit(rest) ??
    byAgent(rest, condition) ??
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

const conditional =
  /^(?:if|when|whenever|once|after|before|while|until|unless|as|for|in|on|at|with|without)(?!\p{L})/iu;
const longestFact = 10;
/** "Sometimes people paste passwords in": a clause, whatever its verb. */
const tellsHabit =
  /^(?:sometimes|often|usually|mostly|normally|occasionally|today|currently|right now)(?!\p{L})/iu;

/** "Certificates expire, somebody must be warned": the clause behind the comma binds, the one before it says why. */
function boundBehindFact(rest: string): Parts | null {
  const match =
    /^([^,;:?!()]{8,120}),\s(?:and |but )?((?:somebody|someone|everybody|everyone|the|an?|each|every|all|users?|admins?|customers?|people|nobody)\s.{6,})$/isu.exec(
      rest,
    );
  const [, fact = '', bound = ''] = match ?? [];
  if (!match || anyModal.test(fact) || conditional.test(fact) || fact.split(' ').length > longestFact)
    return null;
  const made = byModal(upperFirst(bound), null);
  return made && { ...made, action: `${made.action} (${lowerWord(fact)})` };
}

/** "Must be reversible for 90 days": what is built, and not the system it is built into. */
const undoes =
  /^(?:must|should|needs? to|has to|shall) be (?:reversible|revertible|undoable|rolled back)(?!\p{L})/iu;

/** "Should arrive within 60 s": what is sent or made arrives, and not the system that sends it. */
const befallsThing =
  /^(?:should|must|shall|has to|needs to|may)(?: also| not)? (?:arrive|appear|disappear|expire)(?!\p{L})/iu;

/** "If it is above -60 for 10 min -> call somebody": an arrow between a case and what is to be done. */
const arrowBehindCase = /^((?:if|when|whenever|once|unless|after|before)\s[^,]{3,160}?)\s(?:->|=>|→)\s/iu;

/** "No report for 1 hour = machine offline": what is missing for how long, and what that means. */
const absence =
  /^(no [^,;:=]{3,60}? (?:for|within|in|after) [\d\uE010][^,;:=]{0,20}?)\s(?:=|->|=>|→)\s(?=\p{L})([^=]{3,80})$/iu;

/** "Confidence below 0.85 -> treat as unknown": the same of a bound in note form. */
const arrowBehindBound =
  /^((?:\p{L}+[ -]){0,3}\p{L}+) ((?:below|above|under|over|less than|more than|at least|at most|[<>≤≥]=?)\s?[\d\uE010][^,]{0,60}?)\s(?:->|=>|→)\s/iu;

/** "The clerk checks the form and can ask for more": what stands before "can" is a deed of the same subject. */
function withoutClause(made: Conditional | null): Conditional | null {
  const before = /^(.{8,120}) and$/su.exec(made?.subject ?? '')?.[1];
  const clause = before === undefined ? null : presentClause(before);
  // "Comments contain personal data and have to be deleted": only what stands behind "and" binds.
  if (
    made &&
    before !== undefined &&
    clause &&
    !/^be able to /u.test(made.action) &&
    before.startsWith(clause.subject)
  )
    return { ...made, subject: `${clause.subject}, which${before.slice(clause.subject.length)},` };
  return made && clause && !clause.isNegative
    ? {
        ...made,
        subject: clause.subject,
        action: `be able to ${clause.action} and ${made.action.replace(/^be able to /u, '')}`,
      }
    : made;
}

/** "A sent letter can't be changed -> 409" demands by its own verb. */
const hasModal = /(?<!\p{L})(?:can|cannot|can['’]t|must|may|should|will|won['’]t)(?!\p{L})/iu;

/** "409 if the slot is taken", "202 because the bank takes two days": what a call answers. `whole` has the code unmasked. */
function answered(said: string, whole: string): Conditional | null {
  const [, event = ''] = /^([^,;:()]{3,80}?)\s(?:->|=>|→)\s(?:an? )?[45]\d\d[.!]?$/u.exec(whole) ?? [];
  const code = /\S+$/u.exec(said.replace(/[.!]+$/u, ''))?.[0] ?? '';
  const isClause = presentClause(event) !== null || hasModal.test(event);
  if (event !== '' && !isClause && !conditional.test(event))
    return {
      subject: upperFirst(said.slice(0, said.search(/\s(?:->|=>|→)\s/u))),
      strength: null,
      isNegative: false,
      action: `be refused with ${code}`,
      condition: null,
    };
  return /^(?:an? )?[1-5]\d\d (?:if|when|because|for|on|unless|with|after|above|beyond|over) \S/u.test(whole)
    ? { subject: 'The system', strength: null, isNegative: false, action: `answer ${said}`, condition: null }
    : null;
}

/** "Severity 5 can only be downgraded by an inspector": who may do what, whatever else the words look like. */
function doneBySomebody(said: string): Conditional | null {
  const parts = byAgent(said, null);
  return parts && { ...parts, condition: null };
}

/** What names who is to do it, or the call that is to be there. */
function ordered(said: string, sentence: Masked): Conditional | null {
  const parts = byPerson(said) ?? byCall(said, sentence) ?? byService(said);
  return parts && { ...parts, condition: null };
}
