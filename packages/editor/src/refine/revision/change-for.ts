import { contentWords } from '../../document/content-words.ts';
import { answered } from '../answered/answered.ts';
import { isQuestion, valueAgainstValue } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import type { Change, Outcome } from '../instruction.ts';
import { plainClause } from '../message/plain-clause.ts';
import { dutyIn, placeDuty } from '../place/duty.ts';
import { toldRule } from '../prompts/told-rule.ts';
import { intendedIn, likelihoodOfNone } from '../reading/intended.ts';
import { answersOwn, type Spoken, takeNote } from '../reading/note.ts';
import { orderIn, plainOrderIn } from '../reading/order.ts';
import { withNames } from '../reference/resolved.ts';
import { asksAboutSubject, unanswered, unclear } from '../scope/asking.ts';
import { isHijack } from '../scope/hijack.ts';
import { namesThing } from '../scope/named-things.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { knownText, shareHeld } from '../scope/subjects.ts';
import { asksForNothing, isTalk } from '../scope/talk.ts';
import { surelyAligned } from '../straight/aligned-value.ts';
import { mitigatedRisk } from '../straight/mitigated-risk.ts';
import { questionToldBy } from '../target/question-answered.ts';
import { wantsOfTickets } from '../tickets/wishes/unread.ts';

/**
 * What a clause asks for; null where it has nothing to do with the document. Once the feedback has tried to turn the
 * editor into something else, only clauses that are plainly instructions about this document count.
 */
export function changeFor(
  clause: string,
  draft: Draft,
  { hijacked, it, ...spoken }: Spoken & { readonly hijacked: boolean; readonly it: string | null },
): Change | null {
  if (isHijack(clause, draft)) return null;
  if (asksForNothing(clause))
    return (now): Outcome => ({ text: now.text, status: 'no-effect', message: 'Nothing was asked for.' });
  if (isTalk(clause)) return null;
  if (hijacked) return plainOrderIn(clause, draft);
  if (asksForAdvice.test(clause) && likelihoodOfNone(clause, draft) > ORDERS_NOTHING)
    return spoken.bearing === 'elsewhere' ? null : unanswered;
  const order = orderIn(clause, draft);
  if (order) return order;
  // what answers a question of the input is about the document, whatever its words
  if (answersOwn(clause, draft)) return (now) => takeNote(noteOf(clause), now, spoken);
  const told = questionToldBy(draft, noteOf(clause));
  if (told !== null && !opensWithVerb(noteOf(clause)) && !valueAgainstValue.test(clause))
    return (now) => answered(now, told, noteOf(clause));
  // what is done about a risk may be of any subject
  const straight = mitigatedRisk(withNames(clause, draft, { loosely: true }).text, draft);
  if (straight) return straight;
  const rule = namesOwnWords(clause, draft) ? toldRule(clause, draft) : null;
  if (isElsewhere(spoken.bearing, clause, draft)) return asksAboutSubject(clause, draft) ? unanswered : rule;
  const duty = dutyIn(clause);
  const isOurs = duty?.isToClarify || spoken.bearing !== 'unclear' || shareHeld(clause, knownText(draft)) > 0;
  if (duty && isOurs) return (now) => placeDuty(now, duty);
  if (spoken.bearing === 'unclear')
    return isQuestion(clause) || asksAboutSubject(clause, draft) ? unanswered : (rule ?? unclear);
  const intended = intendedIn(clause, draft, it);
  if (intended) return intended;
  return wantsOfTickets(clause, draft) ?? ((now) => takeNote(noteOf(clause), now, spoken));
}

/** "Can I eat honey that is ten years old?": what somebody asks for themselves. */
const asksForAdvice = /^(?:and |but |so )?(?:can|could|may|should|shall|do|am|must) I(?!\p{L})/iu;
const ORDERS_NOTHING = 0.8;

/** Whether a clause speaks of what the document does, whatever else it speaks of: "complaints get the topic other". */
function namesOwnWords(clause: string, { text }: Draft): boolean {
  const held = new Set(contentWords(text));
  return contentWords(clause).filter((word) => held.has(word)).length > 1;
}

/** Whether a clause that orders nothing is about something else than the document. */
function isElsewhere(bearing: Spoken['bearing'], clause: string, draft: Draft): boolean {
  const isAway = (bearing === 'elsewhere' && !namesThing(clause, draft)) || isOffTopic(clause, draft);
  return isAway && !surelyAligned(clause, draft);
}

/** "We should use a flag" proposes something for what the document is about; "we should shorten it" does not. */
const proposal =
  /^(?:i think |maybe |perhaps )?((?:we|the \p{L}+) (?:should|must|need to|have to|could|can|will) (?:use|make|keep|call|set|limit|run|start|tell|put|bring|push|say|state|note|answer|address|ensure|avoid|cap|extend)\b.{4,})$/isu;

/** The clause as a note: courtesies gone, a question still a question, a proposal with who is to do it. */
function noteOf(clause: string): string {
  const proposed = proposal.exec(clause.trim())?.[1];
  if (proposed !== undefined && !/[?？]\s*$/u.test(clause)) return proposed.replace(/[.!]+$/u, '');
  const plain = plainClause(clause);
  return /[?？]\s*$/u.test(clause) && !/[?？]\s*$/u.test(plain) ? `${plain}?` : plain;
}
