import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { answered } from '../answered/answered.ts';
import type { Taken } from '../bearing/bearings.ts';
import { looksLikeOrder } from '../clauses/order-like.ts';
import { isOfText, isQuestion, isStatement } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { isToWriter } from '../message/to-writer.ts';
import { inConflict } from '../place/conflict.ts';
import { filledGap } from '../place/fill-gap.ts';
import { inOtherLanguage } from '../place/other-language.ts';
import { bindsKnown, placeStated } from '../place/stated.ts';
import { toldRule } from '../prompts/told-rule.ts';
import { unanswered } from '../scope/asking.ts';
import { surelyAligned, withAlignedValue, withProposedValue } from '../straight/aligned-value.ts';
import { ownQuestionAnswered, questionAnsweredBy, speaksOfQuestion } from '../target/question-answered.ts';
import { ordersAbroad } from './orders-abroad.ts';

const lead =
  /^(?:fyi|note|by the way|btw|also|actually|in fact|remember|keep in mind|be aware|just so you know|to clarify|correction)[,:]?\s(?:that\s)?/iu;

/** How a clause that is no order was meant. */
export interface Spoken {
  readonly bearing: Taken;
  /**
   * Whether it says that something is otherwise than the document has it: beside what it corrects it would contradict it,
   * so that it is not added.
   */
  readonly corrects: boolean;
}

/**
 * Takes a clause that is about the document and no instruction: a statement answers an open question or is added where
 * it belongs, a question is named as one and written nowhere, an opinion is named as not understood.
 */
export function takeNote(
  clause: string,
  draft: Draft,
  { bearing, corrects }: Spoken,
): Outcome | Promise<Outcome> {
  const words = clause.replace(lead, '').trim();
  if (isToWriter(words)) return notUnderstood(draft);
  if (isQuestion(words)) {
    const proposed = withProposedValue(words, draft);
    if (proposed) return proposed;
    if (!isOfText(words, draft) && !looksLikeOrder(words)) return unanswered(draft);
  }
  if (answersOwn(words, draft)) return answered(draft, ownQuestionAnswered(draft, words), words);
  const rule = corrects ? null : toldRule(words, draft);
  if (rule) return rule(draft);
  const isWish = bearing === 'wish' && !bindsKnown(words, draft);
  if (isWish || !isStatement(words, draft)) return notUnderstood(draft);
  if (ordersWork(words)) return remarked(draft);
  if (draft.language !== 'en' && speaksOfQuestion(words)) return notUnderstood(draft);
  const question = questionAnsweredBy(draft, words);
  if (question) return answered(draft, question, words);
  if (corrects)
    return {
      text: draft.text,
      status: 'not-understood',
      message:
        'This corrects something, and what it corrects was not found; name the words that stand, such as: replace "A" with "B".',
    };
  return (
    inOtherLanguage(draft, words) ??
    inConflict(draft, words) ??
    filledGap(draft, words) ??
    (surelyAligned(words, draft) ? withAlignedValue(words, draft) : null) ??
    placeStated(draft, words) ??
    remarked(draft)
  );
}

/**
 * Whether words of another language than English answer a question of the input and order nothing: which of them are statements is
 * known there less surely than in English.
 */
export function answersOwn(words: string, draft: Draft): boolean {
  return (
    draft.language !== 'en' &&
    !looksLikeOrder(words) &&
    ownQuestionAnswered(draft, words) !== null &&
    ordersAbroad(words, draft).length === 0
  );
}

function notUnderstood({ text }: Draft): Outcome {
  return {
    text,
    status: 'not-understood',
    message:
      'This is about the document, but not what to change; name the part and the words, such as: replace "A" with "B" in Design.',
    isMisread: true,
  };
}

/** A remark is nobody's wish to have it written down: beside what it is about, it would only be wrong there. */
function remarked({ text }: Draft): Outcome {
  return {
    text,
    status: 'not-understood',
    message:
      'This was read as a remark, and not as what is to be written; say what to change, such as: replace "A" with "B" in Design, or: add to Design: C.',
    isMisread: true,
  };
}

/** "Approve all renewals": work that somebody is told to do, which no document says of itself. */
function ordersWork(words: string): boolean {
  const { verb = '' } = commanding.exec(words)?.groups ?? {};
  return isBaseVerb(verb);
}

const commanding =
  /^(?:please |pls |just |now )*(?<verb>\p{L}{3,}) (?:all|the|an?|every|each|this|that|these|those|my|our|your|it|them|us|me|both|any)(?!\p{L})/iu;
