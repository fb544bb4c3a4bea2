import type { Source, Span } from '../../read/source.ts';
import { wordCount } from '../../read/word-count.ts';
import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';

/** Words from which on a sentence with next to no commas is taken for dictated. */
const dictated = 40;
/** Characters of so many words of one letter, the first and the last of which may be missing. */
const shortestDictated = 2 * dictated - 3;
/** Commas a sentence of that length has where somebody wrote it. */
const wordsPerComma = 25;
const fewest = 4;

/** Characters that show whether a thought begins: the fillers before it, its subject and its verb. Reading on to the end at every joint would take time that grows with the square. */
const longestOpening = 240;

/** What joins the next thought to the one before when people talk, with the fillers around it. */
const joint =
  /\s(?=(?:and|but|so|or|because|oh|otherwise|then|also|i (?:think|guess|mean|just|nearly|almost))\s)/giu;
const filler =
  /^(?:(?:and|but|so|or|because|oh|yeah|yes|well|then|also|otherwise|basically|like|um|uh|i (?:think|guess|mean)|(?:i )?(?:nearly|almost) forgot)\s)+/iu;
const opensClause =
  /^(?:if|when|once|what|how)\s|^(?:the|a|an|it|they|we|i|he|she|you|that|this|there|somebody|someone|everybody|nobody|people|our|their|each|every|all|no)\s/iu;
const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|does|do|did|can|can['’]t|will|would|want|wants|need|needs|think|takes?|looks?|goes|gets?|happens|should|must|could|\p{L}{3,}ed)(?!\p{L})/iu;

/** A sentence as somebody spoke it into a telephone, without a mark between its thoughts: the thoughts one by one, else null. */
export function dictatedClauses(source: Source, sentence: Span): Span[] | null {
  if (sentence.end - sentence.start < shortestDictated) return null;
  const raw = source.text.slice(sentence.start, sentence.end);
  const words = raw.split(/\s+/u).length;
  const marks = raw.match(/[,;:]\s/gu)?.length ?? 0;
  if (words < dictated || marks * wordsPerComma > words) return null;
  const spans: Span[] = [];
  let from = 0;
  for (const match of raw.matchAll(joint)) {
    const before = raw.slice(from, match.index);
    const rest = raw.slice(match.index + 1, match.index + 1 + longestOpening);
    if (wordCount(before) < fewest || !isThought(rest) || leansOn(before)) continue;
    spans.push({ start: sentence.start + from, end: sentence.start + match.index });
    from = match.index + 1;
  }
  return [...spans, { start: sentence.start + from, end: sentence.end }];
}

/** Whether what follows is a whole thought: a subject and, soon, its verb. */
function isThought(rest: string): boolean {
  const said = rest.replace(filler, '');
  if (said === rest || !opensClause.test(said)) return false;
  const head = said.split(/\s+/u).slice(0, 8).join(' ');
  return finite.test(head) || anyModal.test(head) || presentClause(head) !== null;
}

/** Ends in a word that wants the next one: a condition without its outcome, "say", "that". */
function leansOn(before: string): boolean {
  return (
    /(?<!\p{L})(?:that|say|says|and|or|if|when|the|a|to|of)$/iu.test(before.trim()) ||
    awaitsOutcome(lastClause(before))
  );
}

/** "When you type": a condition whose outcome is still to be said, and has not been said before it: "it is slow when you type". */
function awaitsOutcome(clause: string): boolean {
  const condition = /(?:^|\s)(?:if|when|once)\s(?:(?!\s(?:then|we|they|it)\s).)*$/iu.exec(clause);
  return condition !== null && !finite.test(clause.slice(0, condition.index).replace(filler, ''));
}

/** The words behind the last joint. */
function lastClause(before: string): string {
  return before.split(/\s(?:and|but|so)\s/iu).at(-1) ?? before;
}
