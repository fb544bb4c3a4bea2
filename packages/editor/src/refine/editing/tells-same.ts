import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';

/** Words that say too little for two sentences to be one statement. */
const FEW = 2;
/** Who and what binds, in words that prose tells otherwise: "The system SHOULD send …" is "We should send …". */
const binding = new Set(
  contentWords(
    'the system must should may be able possible ensure provide support there muss soll darf müssen sollen doit devrait doivent debe deben',
  ),
);

/** Whether two sentences tell the same, whoever is bound in which words. */
export function tellsSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => contentWords(text).filter((word) => !binding.has(word)));
  if (!left || !right || left.length < FEW || left.length !== right.length) return false;
  const holds = (words: readonly string[]) => (word: string) => words.some((held) => areKin(word, held));
  return left.every(holds(right)) && right.every(holds(left));
}
