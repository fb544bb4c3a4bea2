import type { AppliedInstruction } from '@faircopy/contract';
import { sentencesOf } from '../../read/sentences-of.ts';
import { decisionIn } from '../choice/decision.ts';
import type { Draft } from '../draft.ts';
import { listMark } from '../message/list-mark.ts';
import { fieldWishIn } from '../tickets/fields/read.ts';
import { demandFrames } from './demand-frames.ts';
import { designFrames } from './design-frames.ts';
import { formFrames } from './form-frames.ts';
import type { Frame } from './frame.ts';
import { keepsOrders } from './keeps-orders.ts';
import { memberFrames } from './member-frames.ts';
import { nameForName } from './name-for-name.ts';
import { partFilled } from './part-filled.ts';
import { partFrames } from './part-frames.ts';
import { placeFrames } from './place-frames.ts';
import { questionFrames } from './question-frames.ts';
import { slotFrames } from './slot-frames.ts';
import { textFrames } from './text-frames.ts';
import { openingFrames, ticketFrames } from './ticket-frames.ts';
import { titleFrames } from './title-frames.ts';
import { topicNamed } from './topic-named.ts';

const frames: readonly Frame[] = [
  ...ticketFrames,
  ...titleFrames,
  ...questionFrames,
  ...memberFrames,
  ...designFrames,
  ...textFrames,
  ...demandFrames,
  ...placeFrames,
  ...slotFrames,
  ...formFrames,
  ...partFrames,
];
/** Sentences that one thought is spread over at most, and letters of them. */
const MOST = 3;
const LONGEST = 500;

/** Where a sentence goes on with another thought. */
const halves = /[,;] (?:and|but|also|und|aber|et|mais|y|pero|en|maar|e|ma|mas) |; /giu;

/** Feedback in which thoughts that name no order are said as orders, and what each of these was in the words of the feedback. */
export interface Paraphrased {
  readonly text: string;
  readonly said: ReadonlyMap<string, string>;
}

/**
 * Says anew what people say about a document in place of an order: what is wrong with it and what would be right. What the draft does
 * not hold is left as it was said.
 */
export function paraphrased(feedback: string, draft: Draft): Paraphrased {
  const said = new Map<string, string>();
  const text = feedback
    .split('\n')
    .map((line) => ofLine(line, draft, said))
    .join('\n');
  return { text, said };
}

function ofLine(line: string, draft: Draft, said: Map<string, string>): string {
  const sentences = sentencesOf(line);
  let result = '';
  let from = 0;
  for (let at = 0; at < sentences.length; ) {
    const start = sentences[at]?.start ?? 0;
    const found = readFrom(line, at, sentences.length);
    const end = sentences[at + (found?.used ?? 1) - 1]?.end ?? line.length;
    result += line.slice(from, start) + (found ? `${found.orders.join('. ')}. ` : line.slice(start, end));
    from = end;
    for (const order of found?.orders ?? []) said.set(order, line.slice(start, end).trim());
    at += found?.used ?? 1;
  }
  return (result + line.slice(from)).trimEnd();

  /** A sentence of which one half is such a thought. */
  function partly(sentence: string) {
    if (sentence.length > LONGEST || /["“„«:]/u.test(sentence)) return null;
    for (const found of sentence.matchAll(halves)) {
      const [first, second] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
      const later = ordersOf(second, draft);
      if (later) return { orders: [first, ...later], used: 1 };
      const former = ordersOf(first, draft);
      if (former) return { orders: [...former, second.replace(/[.!]+$/u, '')], used: 1 };
    }
    return null;
  }

  function readFrom(words: string, at: number, all: number) {
    for (let used = Math.min(MOST, all - at); used > 0; used -= 1) {
      const whole = words.slice(sentences[at]?.start, sentences[at + used - 1]?.end);
      const orders = whole.length <= LONGEST ? ordersOf(whole, draft, at === 0) : null;
      if (orders) return { orders, used };
    }
    return partly(words.slice(sentences[at]?.start, sentences[at]?.end));
  }
}

function ordersOf(words: string, draft: Draft, isOpening = false): string[] | null {
  // what sets several fields of tickets at once is read as it was said
  if ((fieldWishIn(words, draft)?.settings.length ?? 0) > 1) return null;
  const plain = words
    .trim()
    .replace(listMark, '')
    .replace(/[.!]+$/u, '')
    // a request in the form of a question is no question
    .replace(
      /^(?:please )?(?:could|can|would|will) you (?:please |maybe |also |perhaps )*(.*?)\s?\?*$/isu,
      '$1',
    );
  if (decisionIn(plain, draft)) return null;
  const filled = partFilled(plain, draft);
  if (filled !== null) return filled.split('\n');
  for (const { pattern, orders } of isOpening ? [...openingFrames, ...frames] : frames) {
    const groups = pattern.exec(plain)?.groups;
    const read = groups ? orders(groups, draft) : null;
    if (read !== null) return keepsOrders(plain, read) ? read.split('\n') : null;
  }
  const told = topicNamed(plain, draft);
  if (told !== null) return [told];
  const exchange = nameForName(plain, draft);
  return exchange === null || !keepsOrders(plain, exchange) ? null : [exchange];
}

/** What was done, told in the words of the feedback where they were said anew. */
export function inWordsSaid(
  applied: readonly AppliedInstruction[],
  said: ReadonlyMap<string, string>,
): AppliedInstruction[] {
  return applied.map((one) => ({
    ...one,
    instruction: inWords(one.instruction, said),
  }));
}

function inWords(instruction: string, said: ReadonlyMap<string, string>): string {
  const whole = said.get(instruction.replace(/[.!]+$/u, ''));
  if (whole !== undefined) return whole;
  return [...said].reduce((text, [order, words]) => {
    const plain = words.replace(/[.!]+$/u, '');
    return text.includes(plain) ? text : text.replace(order, () => plain);
  }, instruction);
}
