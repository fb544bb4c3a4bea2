import { changed, joined, type Masked, restore } from '../mask.ts';
import { answered, noted, partOf, toQuestion } from './answered.ts';
import { behindArrow } from './arrow-answer.ts';
import { concludedIn, repeats } from './concluded.ts';
import {
  type Floor,
  holdMove,
  isByAnother,
  type Move,
  mayBeByAnother,
  takeFloor,
  type Utterance,
} from './floor.ts';
import { isFragment } from './fragment.ts';
import { filledByAsker } from './gap.ts';
import { type Heard, silence, startsOf } from './heard.ts';
import { openedPart } from './opening.ts';
import { isSettled } from './part.ts';
import { proposalIn } from './proposal.ts';
import { type Reply, replyIn } from './reply.ts';
import { isAddition, joiningOf } from './rest.ts';
import { toProposal } from './voted.ts';

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
  const reply = isOwn
    ? null
    : (read ?? (language === 'en' ? restrictionIn(floor, utterance.said.text) : null));
  if (!opensTurn)
    return (
      goingOn(before, reply, utterance, language) ??
      (language === 'en' ? addedTo(floor, before, utterance) : null)
    );
  const asked = openMove(floor, 'question');
  const proposal = openMove(floor, 'proposal');
  if (language === 'en') {
    const concluded = concludedIn(utterance.said.text);
    const said = changed(utterance.said, concluded ?? '');
    if (concluded !== null)
      return { parts: [{ said, settlement: { act: 'agreed', sort: 'work' } }], replaced: [] };
    const isRepeated = asked === null && proposal === null && repeats(utterance.said.text, before.said.text);
    if (isRepeated) return silence;
  }
  // Who takes a stand takes it on what was said last.
  const question = reply !== null && proposal !== null && proposal.start > (asked?.start ?? 0) ? null : asked;
  if (reply === null) return question && answered(floor, question, utterance, language);
  if (question) {
    const settled = toQuestion(question, reply, utterance, language);
    if (settled) return settled;
    const said = reply.stance === 'agreement' ? changed(utterance.said, reply.rest) : utterance.said;
    if (said.text === '') return silence;
    return answered(floor, question, { ...utterance, said }, language) ?? aloneOr(said, reply);
  }
  if (proposal) return toProposal(proposal, reply, utterance, language);
  if (reply.stance === 'doubt') return reopened(floor, utterance);
  const refused = language === 'en' && reply.stance === 'objection' ? callBefore(floor) : null;
  if (refused) return toProposal(refused, reply, utterance, language);
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

/** "Only if it takes more than 5 min": a yes within bounds to what somebody else has asked right before. English. */
function restrictionIn(floor: Floor, text: string): Reply | null {
  const question = openMove(floor, 'question');
  if (question === null || floor.turn - question.turn > 1 || !isByAnother(floor, question)) return null;
  return /^(?:only|just|unless|except)(?!\p{L})(?!.*\?\s*$)/iu.test(text)
    ? { stance: 'agreement', rest: text, words: '' }
    : null;
}

/** "Returning is DELETE /loans/{id} then", which somebody else says no to: a call that was put up by being said. */
function callBefore(floor: Floor): Move | null {
  const move = floor.moves.findLast(({ turn }) => turn === floor.turn - 1) ?? null;
  return move !== null && mayBeByAnother(floor, move) && writtenCall.test(restore(move.said)) ? move : null;
}

const writtenCall = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE) \//u;

function openMove(floor: Floor, act: Move['act']): Move | null {
  const found = floor.moves.findLast((move) => move.act === act) ?? null;
  if (found === null || floor.turn - found.turn > soon || found.turn === floor.turn) return null;
  return mayBeByAnother(floor, found) ? found : null;
}
