import { isVerdict } from '../clauses/statement.ts';

const absent =
  /^(?:(?:way |far |much |a bit )?too |not\b|no longer\b|missing\b|gone\b|empty\b|unclear\b|unknown\b|undecided\b|still\b|nicht\b|kein|fehlt|pas\b)/iu;

/** Whether what is said of a label is a value for it: no opinion of it, and not that it is missing. */
export function isValue(words: string): boolean {
  return words !== '' && !absent.test(words) && !isOpinion(words);
}

/** Whether words only say how somebody finds what they are said of: "rubbish", "too long". */
export function isOpinion(words: string): boolean {
  return words !== '' && isVerdict(`it is ${words}`);
}
