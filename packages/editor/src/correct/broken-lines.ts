import type { Block, Sentence, Source } from '../read/source.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { isMarkedWithCare } from './marked-with-care.ts';

/** Longer lines may be wrapped prose, which goes on in the next line. */
export const LONGEST_THOUGHT = 60;

/** Whether what was read as a sentence of a block goes on in what was read as the next one: a line was broken within it. */
export function goesOnAt(source: Source, block: Block, at: number): boolean {
  const [sentence, next] = [block.sentences[at], block.sentences[at + 1]];
  if (sentence === undefined || next === undefined) return false;
  if (goesOnIn(sentence.text, next.text) || opensLink(sentence)) return true;
  if (SMALL.test(next.text) && HELD_OPEN.test(sentence.text)) return true;
  return isWithinMarked(source, block, sentence, next);
}

/**
 * Whether a line surely ends within a sentence: the next one begins with a small letter, and either no sentence ends with this line's last word,
 * or it is as long as wrapped prose is, in a paragraph that has its capital and its full stop.
 */
export function isBrokenWithin(block: Block, at: number): boolean {
  const [sentence, next] = [block.sentences[at], block.sentences[at + 1]];
  if (sentence === undefined || next === undefined || !SMALL.test(next.text) || ENDED.test(sentence.text))
    return false;
  if (OPEN_END.test(sentence.text)) return true;
  return (
    sentence.text.length > LONGEST_THOUGHT &&
    /^[^\p{L}]{0,3}\p{Lu}/u.test(block.text) &&
    /[.!?:][)\]"'”’*_`]{0,4}$/u.test(block.text)
  );
}

const SMALL = /^[("'`*_[]{0,3}\p{Ll}/u;

/** An abbreviation or a semicolon ends a line, and no sentence: "by version, i.e.", "(in walk order) is fine;". */
const HELD_OPEN = /(?:\b(?:e\.g|i\.e|etc|vs|cf)\.\)?|;)$/iu;

/** Whether the line ends within the text of a link. */
function opensLink({ text }: Sentence): boolean {
  return text.lastIndexOf('[') > text.lastIndexOf(']');
}

/** A line of a paragraph whose writer ends it with a full stop: what lacks one further up is no end. Short thoughts, one a line, may lack theirs. */
function isWithinMarked(source: Source, block: Block, sentence: Sentence, next: Sentence): boolean {
  const isLineEnd = source.text.slice(sentence.end, next.start).includes('\n');
  if (!isLineEnd || ENDED.test(sentence.text) || !/[.:][)\]"'”’*_`]{0,4}$/u.test(block.text)) return false;
  if (/^[("'*_]{0,3}[`[<]/u.test(next.text) || OPENS_ONLY.test(sentence.text)) return true;
  if (!SMALL.test(next.text)) return false;
  return (
    source.language !== 'en' || isMarkedWithCare(source) || !(isTold(sentence.text) && isTold(next.text))
  );
}

/** "If you are writing this": what the clause stands before is still to come. */
const OPENS_ONLY =
  /(?:^|[.!?:;] )(?:if|when|whenever|while|since|because|as|after|before|although|though|unless|until|once) [^,.!?:;]*$/iu;

const ENDED = /[.!?:…][)\]"'”’*_`]{0,4}$/u;

function isTold(text: string): boolean {
  const tree = parse(text);
  return tree !== null && mainClause(tree) !== null;
}

/** Whether a line that no mark ends goes on in the next one: it was wrapped, or it cannot end so. */
function goesOnIn(line: string, next: string): boolean {
  if (/[.!?:;…]["'”’)\]*_`]{0,3}$/.test(line)) return false;
  return line.length > LONGEST_THOUGHT || OPEN_END.test(line) || GOES_ON.test(next);
}

/** What a line ends with when its sentence goes on. */
export const OPEN_END =
  /[,:;(–—-]$|\b(?:and|or|the|an?|of|to|with|for|in|on|that|but|if|is|are|by|from|at|when|while|where|which|who|whose|whether|because|than|into|via|per|your|our|my|their|its|be)$/i;

/** What a wrapped line may begin with as well as a new thought. */
export const GOES_ON =
  /^(?:is|are|was|were|has|have|does|do|did|will|would|can|could|should|and|or|but|so|by|with|from|as|to|on|in|at|which|who|that|while|until|when|if|because|both|once|before|after|not|only|first|last|next)\b/;
