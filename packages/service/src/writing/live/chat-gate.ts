import { OPENING_FENCE, PREAMBLE } from '../../models/prompts/clean-answer.ts';

export interface ChatGate {
  /** Takes the next piece of an answer, and gives the text that can be shown now. */
  pass(piece: string): string;
}

/** A first line longer than this is no preamble. */
const LONGEST_PREAMBLE = 250;
/** So much of a line tells whether it may be an afterword or a fence. */
const TELLING = 20;
const FENCE = /^(?:`{3}|~{3})/u;
const MAY_END_THE_CHAT =
  /^(?:let me know|feel free|i hope|hope this|would you like|if you|is there any|[-*_]{3}|`{3}|~{3})/iu;
/** A line across, which separates an afterword from the answer. */
const RULE_AT_END = /\n[-*_]{3,10}\s{0,10}$/u;

/**
 * Keeps back what belongs to the chat around an answer, as far as that can be known before its end: a preamble and the fence
 * around the whole at the beginning, and at the end whatever may yet turn out to be an afterword, a closing fence or white space.
 * What is shown in spite of that, and is taken away at the end, makes the stream differ from the answer, which is then said.
 *
 * @param source the text the answer is made of; what it begins with itself is no chat
 */
export function chatGate(source: string): ChatGate {
  let held = '';
  let beginning = true;
  let middleOfLine = false;
  return {
    pass: (piece) => {
      held += piece;
      if (beginning) {
        const rest = withoutBeginning(held, source);
        if (rest === null) return '';
        beginning = false;
        held = rest;
      }
      const end = endOfShown(held, middleOfLine);
      const shown = held.slice(0, end);
      held = held.slice(end);
      if (shown !== '') middleOfLine = !shown.endsWith('\n');
      return shown;
    },
  };
}

/** The answer from where it begins; null while that is not known. */
function withoutBeginning(held: string, source: string): string | null {
  const text = held.trimStart();
  const start = source.trimStart();
  const end = text.indexOf('\n');
  if (end === -1) return mayBeChat(text) ? null : text;
  const line = text.slice(0, end).trim();
  if (start.startsWith(line)) return text;
  const isPreamble = PREAMBLE.test(line);
  const isFence = OPENING_FENCE.test(line);
  if (!isPreamble && !isFence) return text;
  const rest = text.slice(end + 1);
  return isPreamble ? withoutBeginning(rest, source) : rest;
}

/** Whether the beginning of a first line may yet become a preamble or a fence. */
function mayBeChat(line: string): boolean {
  if (line.length < TELLING) return true;
  return line.length <= LONGEST_PREAMBLE && (FENCE.test(line) || PREAMBLE.test(`${line.trimEnd()}:`));
}

/** How much of what is held can be shown: up to a last line that may end the chat, and without white space after it. */
function endOfShown(held: string, middleOfLine: boolean): number {
  const text = held.trimEnd();
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start);
  const isWhole = held.slice(text.length).includes('\n');
  const mayEnd = MAY_END_THE_CHAT.test(line) || (!isWhole && line.length < TELLING);
  if (mayEnd && (start > 0 || !middleOfLine))
    return text.slice(0, start).replace(RULE_AT_END, '').trimEnd().length;
  // Half of a pair is no character yet.
  return isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.length - 1 : text.length;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
