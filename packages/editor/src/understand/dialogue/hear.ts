import { lowerWord } from '../demand/parts.ts';
import { changed, joined, type Masked, restore } from '../mask.ts';
import { behindArrow, withoutAsker } from './arrow-answer.ts';
import { filledElsewhere, polarElsewhere } from './elsewhere.ts';
import {
  type Floor,
  holdMove,
  isByAnother,
  type Move,
  mayBeByAnother,
  takeFloor,
  type Utterance,
} from './floor.ts';
import { asksMeasure, type Filled, filled, filledByAsker, isFragment, standsAlone } from './gap.ts';
import { openedPart } from './opening.ts';
import { isSettled, type Part } from './part.ts';
import { type Polar, polarOf } from './polar.ts';
import { proposalIn } from './proposal.ts';
import { type Reply, replyIn } from './reply.ts';
import { bindsAlone, isAddition, joiningOf, withRest } from './rest.ts';

/** What a sentence says once what was said before it is taken in. */
export interface Heard {
  readonly parts: readonly Part[];
  /** Where the statements begin whose place these take. */
  readonly replaced: readonly number[];
}

/** Turns within which a question is answered and a proposal voted on. */
const soon = 3;

/**
 * Hears a sentence as a move of a conversation: an answer becomes one sentence with its question, a vote settles what was proposed, and
 * neither says anything alone. Null where the sentence is to be read as it stands.
 */
export function hear(floor: Floor, utterance: Utterance, language: string): Heard | null {
  const before = floor.moves.at(-1) ?? null;
  const opensTurn = takeFloor(floor, utterance);
  const moved = before === null ? null : heardIn(floor, utterance, { before, opensTurn, language });
  const heard =
    language === 'en'
      ? freed(moved, utterance, floor.speaker ?? (floor.settled ? '' : null), opensTurn)
      : moved;
  if (heard?.replaced.length) {
    const closed = new Set(heard.replaced);
    const question = floor.moves.find(({ start, act }) => act === 'question' && closed.has(start));
    const [part] = heard.parts;
    if (question && part && isSettled(part))
      floor.settled = { question, answer: utterance, turn: floor.turn, part };
    floor.moves = floor.moves.filter(({ start }) => !closed.has(start));
  }
  const votes = heard?.parts.every(isSettled) ?? false;
  const own = heard?.parts.findLast((part) => part.settlement === null)?.said ?? utterance.said;
  holdMove(floor, { ...utterance, said: own }, language, votes);
  return heard;
}

/** What was heard, each sentence that says something of its own without what joins it to the talk. English. */
function freed(
  heard: Heard | null,
  { said }: Utterance,
  speaker: string | null,
  opensTurn: boolean,
): Heard | null {
  if (heard !== null)
    return {
      ...heard,
      parts: heard.parts.map((part) =>
        part.settlement ? part : (openedPart(part.said, speaker, true) ?? part),
      ),
    };
  const part = openedPart(said, speaker, opensTurn);
  return part && { parts: [part], replaced: [] };
}

/** "(I am not sure) if we have to keep the files": what is doubted is said itself. */
const asksItself =
  /^(?:if|whether|how|what|when|where|which|who|why|ob|wie|was|wann|wo|wer|warum|si|comment|quand|où|quel\p{L}*|cómo|cuándo|cu[aá]l(?:es)?|qu[eé]|se|come|quando|of|hoe|wat|wanneer|czy|jak|kiedy)(?!\p{L})/iu;

interface Standing {
  readonly before: Move;
  readonly opensTurn: boolean;
  readonly language: string;
}

function heardIn(floor: Floor, utterance: Utterance, standing: Standing): Heard | null {
  const { before, opensTurn, language } = standing;
  const read = replyIn(utterance.said.text, language);
  // "Maybe we should drop it" proposes, "not sure if we keep it" asks: neither doubts what was said before.
  const isOwn =
    read?.stance === 'doubt' &&
    (asksItself.test(read.rest) || proposalIn(utterance.said.text, language) !== null);
  const reply = isOwn ? null : read;
  if (!opensTurn)
    return (
      goingOn(before, reply, utterance, language) ??
      (language === 'en' ? addedTo(floor, before, utterance) : null)
    );
  const question = openMove(floor, 'question');
  if (reply === null) return question && answered(floor, question, utterance, language);
  if (question) {
    const settled = toQuestion(question, reply, utterance, language);
    if (settled) return settled;
    const said = reply.stance === 'agreement' ? changed(utterance.said, reply.rest) : utterance.said;
    if (said.text === '') return silence;
    return answered(floor, question, { ...utterance, said }, language) ?? aloneOr(said, reply);
  }
  const proposal = openMove(floor, 'proposal');
  if (proposal) return toProposal(proposal, reply, utterance, language);
  if (reply.stance === 'doubt') return reopened(floor, utterance);
  return aloneOr(changed(utterance.said, reply.rest), reply);
}

/** What a speaker adds to their own turn: the answer to what they have asked themselves, or a vote more. */
function goingOn(before: Move, reply: Reply | null, utterance: Utterance, language: string): Heard | null {
  const answer = before.act === 'question' ? behindArrow(utterance) : null;
  if (answer) return noted(before, { ...utterance, said: answer }, language);
  const isVote = reply?.stance === 'agreement' && reply.rest === '';
  const isOver = reply?.stance === 'doubt' || isVote;
  if (before.act === 'proposal' && reply && isOver) return toProposal(before, reply, utterance, language);
  if (before.act !== 'question') return isVote ? silence : null;
  if (reply && reply.stance !== 'doubt') return toQuestion(before, reply, utterance, language);
  if (utterance.opensLine) return null;
  const told = language === 'en' ? filledByAsker(before.said.text, utterance.said.text) : null;
  return told && { parts: [partOf(before, told, utterance.said)], replaced: startsOf(before) };
}

/** "No. Only the vet.": what a speaker adds in a part of a sentence belongs to what they have just answered. English. */
function addedTo({ settled, turn }: Floor, before: Move, { said, opensLine }: Utterance): Heard | null {
  if (settled === null || settled.turn !== turn || settled.answer.start !== before.start) return null;
  const text = said.text.replace(/[\s.!]{1,20}$/u, '');
  if (opensLine || !isFragment(text) || !isAddition(text) || /[?:]/u.test(said.text)) return null;
  const { question, answer, part } = settled;
  const whole = joined(changed(part.said, part.said.text), '', changed(said, joiningOf(text, false)));
  return { parts: [{ ...part, said: whole }], replaced: [...startsOf(question), answer.start] };
}

/** "Do we print labels? -> yes": a question with the answer that stands behind an arrow. */
function noted(before: Move, utterance: Utterance, language: string): Heard {
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

const silence: Heard = { parts: [], replaced: [] };

/** "Ok, and the scanner is slow": what is left where nothing was there to agree to; an objection keeps its words. */
function aloneOr(said: Masked, { stance }: Reply): Heard | null {
  if (stance !== 'agreement') return null;
  return said.text === '' ? silence : { parts: [{ said, settlement: null }], replaced: [] };
}

/** "Hm, not sure about that": what another has just answered is asked again, with both. */
function reopened({ settled, turn }: Floor, { said }: Utterance): Heard | null {
  if (settled === null || turn - settled.turn !== 1) return null;
  const { question, answer } = settled;
  const bare = (text: string) => text.replace(/[\s?!.]{1,20}$/u, '');
  const asked = joined(
    changed(question.said, bare(question.said.text)),
    ' (',
    changed(answer.said, bare(answer.said.text)),
  );
  const whole = joined(asked, '; ', changed(said, `${bare(said.text)})?`));
  return {
    parts: [{ said: whole, settlement: { act: 'asked', sort: 'need' } }],
    replaced: [...startsOf(question), answer.start],
  };
}

function openMove(floor: Floor, act: Move['act']): Move | null {
  const found = floor.moves.findLast((move) => move.act === act) ?? null;
  if (found === null || floor.turn - found.turn > soon || found.turn === floor.turn) return null;
  return mayBeByAnother(floor, found) ? found : null;
}

function toQuestion(question: Move, reply: Reply, utterance: Utterance, language: string): Heard | null {
  const replaced = startsOf(question);
  if (reply.stance === 'doubt') {
    const asked = changed(question.said, question.said.text.replace(/[\s?!.]{1,20}$/u, ''));
    const why = reply.rest === '' ? '' : ` (${reply.words}, ${reply.rest.replace(/[.!\s]{1,20}$/u, '')})`;
    const said = joined(asked, '', changed(utterance.said, `${why}?`));
    return { parts: [{ said, settlement: { act: 'asked', sort: 'need' } }], replaced };
  }
  const polar = polarIn(question.said.text, language);
  if (polar === null) return null;
  const { part, alone } = withRest(question.said, polar, reply, utterance.said);
  const parts = [part, ...(alone === null ? [] : [{ said: alone, settlement: null }])];
  return { parts, replaced };
}

function polarIn(question: string, language: string): Polar | null {
  return language === 'en' ? polarOf(question) : polarElsewhere(question, language);
}

/** What is asked for is told in the next turn: the gap is filled, or the answer stands for both. */
function answered(floor: Floor, question: Move, utterance: Utterance, language: string): Heard | null {
  const { said } = utterance;
  if (/[?？]\s*$/u.test(said.text) || evades.some((evasion) => evasion.test(said.text))) return null;
  if (floor.turn - question.turn > 1) return null;
  const isSure = isByAnother(floor, question);
  if (!isSure && !isLikely(floor, question, said)) return null;
  const replaced = startsOf(question);
  const asked = question.said.text;
  const told =
    language === 'en' ? filled(asked, said.text, floor.speaker) : filledElsewhere(asked, said.text, language);
  if (told) return { parts: [partOf(question, told, said)], replaced };
  if (language !== 'en' || !isSure || !standsAlone(asked, said.text)) return null;
  return { parts: [{ said, settlement: null }], replaced };
}

/**
 * Lines that nobody is known to speak answer each other where one asks for a figure and the next gives one, and where
 * others among them have done so, in any part of a sentence.
 */
function isLikely({ settled }: Floor, question: Move, said: Masked): boolean {
  if (settled !== null) return isFragment(said.text);
  return asksMeasure(question.said.text) && startsWithFigure.test(restore(said));
}

function partOf(question: Move, { before, answer, after, sort }: Filled, said: Masked): Part {
  const open = joined(changed(question.said, before), '', changed(said, answer));
  const whole = joined(open, '', changed(question.said, after));
  const settlement = { act: 'answered', sort } as const;
  if (sort === 'person') return { said: whole, settlement, namesSpeaker: true };
  return before.endsWith(': ')
    ? { said: whole, settlement, telling: changed(said, answer) }
    : { said: whole, settlement };
}

function startsOf(question: Move): number[] {
  return [...question.catchwords, question.start];
}

const changesSubject =
  /^(?:also|btw|by the way|another|one more|next|unrelated|ps|fyi|heads[- ]up|hi|hello|hey|thanks|thank you|übrigens|außerdem|noch etwas|au fait|sinon|por cierto|además|a proposito|inoltre|trouwens|ook|poza tym)(?!\p{L})/iu;
/** "I'll check", "ask Pia": who is to find out, and no answer. */
const looksInto =
  /^(?:(?:i|we|let me|i['’]ll|we['’]ll|i will|i have to|i need to|we have to|we need to|i can|please) )*(?:check|ask|look|find out|clarify|verify|see|think)(?!\p{L})|^ich (?:frage|kläre|schaue|prüfe)(?!\p{L})/iu;
/** "And who pays, still open": what asks something else. */
const asksOn =
  /(?:still |not )?(?:open|undecided|unclear|decided)(?: yet)?[.!]?$|^(?:and |but )?(?:who|what|when|where|how|why|which)(?!\p{L})/iu;
const evades = [changesSubject, looksInto, asksOn];
const startsWithFigure = /^(?:\p{L}+ ){0,2}\d/u;

/** Somebody is for or against what was proposed. */
function toProposal(proposal: Move, reply: Reply, utterance: Utterance, language: string): Heard {
  const own = proposalIn(proposal.said.text, language);
  const thing = changed(proposal.said, (own?.thing ?? proposal.said.text).replace(/[\s.!?]{1,20}$/u, ''));
  const rest = changed(utterance.said, reply.rest);
  const replaced = [proposal.start];
  const by = own?.by ? ` (${own.by})` : '';
  if (reply.stance === 'agreement') {
    const said = changed(thing, thing.text + by);
    const alone = rest.text === '' ? [] : [{ said: rest, settlement: null }];
    return { parts: [{ said, settlement: { act: 'agreed', sort: 'proposal' } }, ...alone], replaced };
  }
  const why = rest.text.replace(/[\s.!]{1,20}$/u, '');
  const isDoubt = reply.stance === 'doubt';
  const holds = reply.stance === 'objection' && bindsAlone(reply.rest);
  const against = `${lowerWord(reply.words)}${why === '' || holds ? '' : `, ${why}`}`;
  const words = isDoubt ? ` (${against})?` : `: ${against}`;
  const said = joined(thing, '', changed(rest, words));
  const act = isDoubt ? 'asked' : reply.stance === 'postponement' ? 'postponed' : 'refused';
  const alone = holds ? [{ said: rest, settlement: null }] : [];
  return { parts: [{ said, settlement: { act, sort: 'proposal' } }, ...alone], replaced };
}
