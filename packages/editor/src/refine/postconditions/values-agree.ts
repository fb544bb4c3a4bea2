import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { isSameValue } from '../claims/measure.ts';
import { type Amount, amountsIn } from '../contrasts/amounts.ts';
import { type Draft, draftOf } from '../draft.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { sentences } from '../target/ordinal.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A sentence of fewer words says too little to say the same. */
const FEWEST = 2;

/** A value that changes does so wherever the document says the same: a document with the old one beside the new one contradicts itself. */
export const valuesAgree: Postcondition = ({ before, after, changed, clause }) => {
  if (keysIn(clause).length > 0 || changed.gone.length > MOST_LINES) return null;
  if (!exchangesIn(changed).some(({ old, fresh }) => isValue(old) && isValue(fresh))) return null;
  const [was, is] = [sentencesOf(before), sentencesOf(draftOf(after, before.request))];
  const gone = was.filter((one) => !is.includes(one));
  const fresh = is.filter((one) => !was.includes(one)).flatMap(amountsOf);
  const values = gone.flatMap(amountsOf).filter((one) => !fresh.some((other) => isSameValue(one, other)));
  const told = gone.map((one) => new Set(wordsOf(one)));
  const left = is.find((one) => {
    const words = wordsOf(one);
    return (
      words.length >= FEWEST &&
      amountsOf(one).some((amount) => values.some((value) => isSameValue(amount, value))) &&
      told.some((line) => words.every((word) => line.has(word)))
    );
  });
  return left === undefined ? null : `left the old value in ${quoted(left)}`;
};

/** A value in the place of another is no more than a few words. */
const MOST_WORDS = 4;

function isValue(words: string): boolean {
  return /\d/u.test(words) && words.split(' ').length <= MOST_WORDS;
}

function amountsOf(sentence: string): Amount[] {
  return amountsIn(sentence, 0, sentence.length);
}

/** A change of more lines is none of one value. */
const MOST_LINES = 24;

function sentencesOf(draft: Draft): string[] {
  return sentences(draft).map(({ start, end }) => draft.text.slice(start, end));
}

const formal = /(?<!\p{L})(?:Given|When|Then|MUST|SHOULD|MAY|NOT)(?!\p{L})/gu;

/** The words of a sentence without its keys and numbers. */
function wordsOf(text: string): string[] {
  return contentWords(text.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ').replace(formal, ' ')).filter(
    (word) => !/\d/u.test(word),
  );
}
