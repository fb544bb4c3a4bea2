import { sentenceBefore, sentenceBehind } from '../../sentence-around.ts';

/** Words that often say nothing, and those of doubt: one by itself is somebody's voice, many of them are padding. */
const IDLE =
  /(?<![\p{L}\p{N}'’-])(?:basically|literally|actually|honestly|essentially|kind of|sort of|(?:i|we) just|just (?:wanted|wondering|a|to)|maybe|perhaps|possibly|probably|at some point|somehow|or something|or anything|and stuff|(?:went|go|going) ahead|whatsoever|to be honest|i guess|i mean|i (?:kind of |just )?feel like|you know|super|really|at all|a bit|pretty|i was wondering|(?:is|does) is)(?![\p{L}\p{N}'’-])/giu;

const inSentence = 2;
/** A text with so many of them, one in so many words, is padded throughout. */
const inText = 3;
const wordsEach = 30;

/** Whether the words at a place stand in a sentence or a text that is padded. */
export function isPadded(prose: string, from: number): boolean {
  if (idleIn(sentenceBefore(prose, from) + sentenceBehind(prose, from)) >= inSentence) return true;
  const count = idleIn(prose);
  return count >= inText && count * wordsEach >= prose.split(/\s+/u).length;
}

function idleIn(text: string): number {
  return text.match(IDLE)?.length ?? 0;
}
