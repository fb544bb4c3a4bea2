import { lowerFirst } from '../../../first-letter.ts';

/** A word with the capital of a sentence, or without it where it stands behind a greeting: "Dear team, could you". */
export function likePlace(word: string, written: string, prose: string, from: number): string {
  const goesOn = /, (?:so )?$/u.test(prose.slice(Math.max(0, from - 5), from));
  const first = written.slice(0, 1);
  return goesOn || first === first.toLowerCase() ? lowerFirst(word) : word;
}
