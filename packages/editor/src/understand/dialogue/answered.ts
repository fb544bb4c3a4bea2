import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import { changed, joined, type Masked, restore } from '../mask.ts';
import { withoutAsker } from './arrow-answer.ts';
import { filledElsewhere, polarElsewhere } from './elsewhere.ts';
import { type Floor, isByAnother, type Move, type Utterance } from './floor.ts';
import { isFragment } from './fragment.ts';
import { asksMeasure, type Filled, filled, standsAlone } from './gap.ts';
import { type Heard, startsOf } from './heard.ts';
import type { Part } from './part.ts';
import { type Polar, polarOf } from './polar.ts';
import { type Reply, replyIn } from './reply.ts';
import { withRest } from './rest.ts';
import { chosenStatus, otherStatus } from './status-answer.ts';

/** A question with the yes, no or doubt of another; null where its words do not show what that makes of it. */
export function toQuestion(
  question: Move,
  reply: Reply,
  utterance: Utterance,
  language: string,
): Heard | null {
  const replaced = startsOf(question);
  if (reply.stance === 'doubt') {
    const asked = changed(question.said, question.said.text.replace(/[\s?!.]{1,20}$/u, ''));
    const why = reply.rest === '' ? '' : ` (${reply.words}, ${reply.rest.replace(/[.!\s]{1,20}$/u, '')})`;
    const said = joined(asked, '', changed(utterance.said, `${why}?`));
    return { parts: [{ said, settlement: { act: 'asked', sort: 'need' } }], replaced };
  }
  const other = otherStatus(question.said, reply, utterance.said);
  if (other !== null)
    return {
      parts: [{ said: other, settlement: { act: 'answered', sort: 'habit' } }],
      replaced,
    };
  const cause =
    language === 'en' && reply.stance === 'agreement' ? causeIn(question, reply, utterance) : null;
  if (cause !== null) return { parts: [cause], replaced };
  const polar = polarIn(question.said.text, language);
  if (polar === null) return null;
  const { part, alone } = withRest(question.said, polar, reply, utterance.said);
  const parts = [part, ...(alone === null ? [] : [{ said: alone, settlement: null }])];
  return { parts, replaced };
}

/** "Has anyone looked at why the queue is slow?" "Yes, it's the window": the trouble with its cause; null where no cause is asked for or given. */
function causeIn(question: Move, reply: Reply, { said }: Utterance): Part | null {
  const asked = asksCause.exec(question.said.text)?.[1];
  if (asked === undefined || reply.rest.split(' ').length < 2) return null;
  const trouble = changed(question.said, `${upperFirst(asked)}: `);
  return {
    said: joined(trouble, '', changed(said, reply.rest)),
    settlement: { act: 'answered', sort: 'trouble' },
  };
}

const asksCause =
  /^(?:(?:hey|hi|so|and|ok|all|team)[,!]? )*(?:has |did |does |do |can |could )?(?:any(?:one|body)|some(?:one|body)|you|we) (?:\p{L}+ ){1,4}(?:why|how come) (\p{L}[^?]{8,}?)\s?\?*$/iu;

function polarIn(question: string, language: string): Polar | null {
  return language === 'en' ? polarOf(question) : polarElsewhere(question, language);
}

/** What is asked for is told in the next turn: the gap is filled, or the answer stands for both. */
export function answered(floor: Floor, question: Move, utterance: Utterance, language: string): Heard | null {
  const { said } = utterance;
  if (/[?？]\s*$/u.test(said.text) || evades.some((evasion) => evasion.test(said.text))) return null;
  if (floor.turn - question.turn > 1) return null;
  const isSure = isByAnother(floor, question);
  if (!isSure && !isLikely(floor, question, said)) return null;
  const replaced = startsOf(question);
  const asked = question.said.text;
  const chosen = chosenStatus(question.said, said);
  if (chosen !== null)
    return { parts: [{ said: chosen, settlement: { act: 'answered', sort: 'habit' } }], replaced };
  const told =
    language === 'en' ? filled(asked, said.text, floor.speaker) : filledElsewhere(asked, said.text, language);
  if (told) return { parts: [partOf(question, told, said)], replaced };
  if (language === 'en' && isSure && echoes(said.text, asked))
    return toQuestion(question, { stance: 'agreement', rest: '', words: said.text }, utterance, language);
  if (language !== 'en' || !isSure || !standsAlone(asked, said.text)) return null;
  return { parts: [{ said, settlement: null }], replaced };
}

/** "The camera posts it to us?" "It posts": an answer in the words of the question says yes. English. */
function echoes(answer: string, asked: string): boolean {
  const words = contentWords(answer);
  const known = new Set(contentWords(asked));
  return (
    words.length > 0 && words.length <= 3 && !denies.test(answer) && words.every((word) => known.has(word))
  );
}

const denies = /(?<!\p{L})(?:no|not|never|neither|nor)(?!\p{L})|n['’]t(?!\p{L})/iu;

/**
 * Lines that nobody is known to speak answer each other where one asks for a figure and the next gives one, and where
 * others among them have done so, in any part of a sentence.
 */
function isLikely({ settled }: Floor, question: Move, said: Masked): boolean {
  if (settled !== null) return isFragment(said.text);
  return asksMeasure(question.said.text) && startsWithFigure.test(restore(said));
}

/** What asker and answerer say together, as one sentence. */
export function partOf(question: Move, { before, answer, after, sort }: Filled, said: Masked): Part {
  const open = joined(changed(question.said, before), '', changed(said, answer));
  const whole = joined(open, '', changed(question.said, after));
  const settlement = { act: 'answered', sort } as const;
  if (sort === 'person') return { said: whole, settlement, namesSpeaker: true };
  return before.endsWith(': ')
    ? { said: whole, settlement, telling: changed(said, answer) }
    : { said: whole, settlement };
}

/** "Do we print labels? -> yes": a question with the answer that stands behind an arrow. */
export function noted(before: Move, utterance: Utterance, language: string): Heard {
  const question = { ...before, said: withoutAsker(before.said) };
  const { said } = utterance;
  const asked = question.said.text;
  const reply = replyIn(said.text, language);
  const settled = reply && toQuestion(question, reply, utterance, language);
  if (settled) return settled;
  const told =
    language === 'en' ? filled(asked, said.text, null) : filledElsewhere(asked, said.text, language);
  const plain = `${asked.replace(/^¿|[\s?.!]+$/gu, '')}: `;
  const whole = told ?? { before: plain, answer: said.text, after: '', sort: 'need' };
  return { parts: [partOf(question, whole, said)], replaced: startsOf(question) };
}

const changesSubject =
  /^(?:also|btw|by the way|another|one more|next|unrelated|ps|fyi|heads[- ]up|hi|hello|hey|thanks|thank you|übrigens|außerdem|noch etwas|au fait|sinon|por cierto|además|a proposito|inoltre|trouwens|ook|poza tym)(?!\p{L})/iu;
/** "I'll check", "ask Pia": who is to find out, and no answer. */
const looksInto =
  /^(?:(?:i|we|let me|i['’]ll|we['’]ll|i will|i have to|i need to|we have to|we need to|i can|please) )*(?:check|ask|look|find out|clarify|verify|see|think)(?!\p{L})|^ich (?:frage|kläre|schaue|prüfe)(?!\p{L})/iu;
/** "And who pays, still open": what asks something else. */
const asksOn =
  /(?:still |not )?(?:open|undecided|unclear|decided)(?: yet)?[.!]?$|^(?:and |but )?(?:who|what|when|where|how|why|which)(?!\p{L})/iu;
/** "Risk: …", "open: …": the next point of minutes. */
const nextPoint =
  /^(?:risks?|open|parked|postponed|out of scope|not in scope|non-?goals?|problem|issue|idea|next|deadline|due|action|todo|next meeting)(?: \p{L}+)?: /iu;
const evades = [changesSubject, looksInto, asksOn, nextPoint];
const startsWithFigure = /^(?:\p{L}+ ){0,2}\d/u;
