import type { Source, Span } from '../../read/source.ts';
import type { Masked } from '../mask.ts';
import { asksCaseOrThing } from './gap.ts';
import type { SettledPart } from './part.ts';
import { proposalIn } from './proposal.ts';
import { isTopic } from './topic-question.ts';

/** One sentence of a conversation as the move it makes. */
export interface Move extends Span {
  readonly act: 'question' | 'proposal' | 'statement';
  /** What is said, freed of who says it and of list marks. */
  readonly said: Masked;
  /** Null where nothing names who speaks. */
  readonly speaker: string | null;
  /** Rising number of the turn: what one speaks before another does. */
  readonly turn: number;
  /** Where questions by a catchword begin that this one goes on with. */
  readonly catchwords: readonly number[];
}

/** What was said last in a conversation, and by whom. */
export interface Floor {
  moves: readonly Move[];
  turn: number;
  speaker: string | null;
  /** The block of the last move begins here; -1 before the first. */
  block: number;
  end: number;
  /** The question that was answered last, and the answer; null where none was. */
  settled: Settled | null;
}

/** A question, what answered it, and the sentence that both make. */
interface Settled {
  readonly question: Move;
  readonly answer: Utterance;
  readonly turn: number;
  readonly part: SettledPart;
}

/** Who asks in lines that a mail quotes. */
export const QUOTED = '>';

/** The floor before anybody has spoken. */
export function openFloor(): Floor {
  return { moves: [], turn: 0, speaker: null, block: -1, end: 0, settled: null };
}

/** Moves that somebody still answers. */
const remembered = 8;

/** One sentence as it comes to the floor. */
export interface Utterance extends Span {
  readonly said: Masked;
  /** Whom its line names as speaking, else null. */
  readonly speaker: string | null;
  /** Where its block begins. */
  readonly block: number;
  /** Whether a line ends between it and what was said before. */
  readonly opensLine: boolean;
}

/** Gives the floor to who speaks now, and says whether the sentence is the first of a turn. */
export function takeFloor(floor: Floor, { speaker, block, opensLine }: Utterance): boolean {
  const isNewBlock = block !== floor.block;
  const goesOn =
    speaker === null ? !isNewBlock && (floor.speaker !== null || !opensLine) : speaker === floor.speaker;
  const isQuoteOver = floor.speaker === QUOTED && speaker === null && opensLine;
  floor.block = block;
  if (goesOn && !isQuoteOver) return false;
  floor.turn += 1;
  floor.speaker = speaker;
  return true;
}

/** Remembers what was said. What `votes` on something before it ("then let's do that") puts up nothing of its own. */
export function holdMove(floor: Floor, utterance: Utterance, language: string, votes: boolean): void {
  const before = floor.moves.at(-1);
  const { said, start, end } = utterance;
  const spoken = actOf(said.text, language);
  const act = spoken === 'proposal' && votes ? 'statement' : spoken;
  const isMore = act === 'question' && before?.act === 'question' && before.turn === floor.turn;
  // "Does it post? or do we poll?": whoever answers the one answers the other.
  if (isMore && /^or (?=\p{L})/iu.test(said.text)) {
    const whole = { ...before, end, catchwords: [...before.catchwords, start] };
    floor.moves = [...floor.moves.slice(0, -1), whole];
    floor.end = end;
    return;
  }
  const catchwords = isMore && isCatchword(before.said.text) ? [...before.catchwords, before.start] : [];
  const move: Move = { act, said, start, end, speaker: floor.speaker, turn: floor.turn, catchwords };
  floor.moves = [...floor.moves, move].slice(-remembered);
  floor.end = end;
}

/** Lets a sentence pass that answers nothing and asks nothing, whatever its words: a task between two points. */
export function pass(floor: Floor, utterance: Utterance, language: string): void {
  takeFloor(floor, utterance);
  holdMove(floor, utterance, language, true);
}

function isCatchword(question: string): boolean {
  return question.split(/\s+/u).length <= 2 && isTopic(question.replace(/[\s?]{1,20}$/u, ''));
}

function actOf(said: string, language: string): Move['act'] {
  const text = said.trim();
  const isUnmarked = language === 'en' && (asksCaseOrThing(text) || orAsks.test(text));
  if (isUnmarked || /[?？]["'”’)»\s]*[!.]*$/u.test(text)) return 'question';
  return proposalIn(text, language) === null ? 'statement' : 'proposal';
}

/** "Or do we poll it", where nobody types the mark. English. */
const orAsks =
  /^or (?:do|does|should|can|could|is|are|will|shall) (?:we|it|they|you|i|he|she|the|that|this)(?!\p{L})/iu;

/** Whether who speaks now is surely somebody else than who made a move. */
export function isByAnother(floor: Floor, { speaker }: Move): boolean {
  if (speaker === QUOTED) return floor.speaker !== QUOTED;
  return speaker !== null && floor.speaker !== null && speaker !== floor.speaker;
}

/** Whether who speaks now may be somebody else than who made a move. */
export function mayBeByAnother(floor: Floor, move: Move): boolean {
  return isByAnother(floor, move) || move.speaker === null || floor.speaker === null;
}

/** "> Who gets it?": a line that a mail quotes. */
export function opensQuote({ text }: Source, at: number): boolean {
  return /^[ \t]{0,3}>/u.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
}
