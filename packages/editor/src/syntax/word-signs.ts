import { hashOf } from '../correct/context-words/hash.ts';
import type { WordClasses } from '../correct/context-words/word-classes.ts';
import { textHash } from './hashing.ts';
import { possibleForms } from './possible-forms.ts';
import type { Token } from './tokens.ts';

/** What is known of each token of a sentence before it is tagged, as hashes; one longer than the sentence at either end by `MARGIN`. */
export interface WordSigns {
  readonly words: Int32Array;
  readonly classes: Int32Array;
  readonly endings: Int32Array;
  readonly beginnings: Int32Array;
  readonly shapes: Int32Array;
  readonly forms: Int32Array;
}

/** Places before and behind a sentence that may be asked for. */
export const MARGIN = 3;

const NUMBER = textHash('0');

/** The signs of the tokens of a sentence. */
export function signsOf(tokens: readonly Token[], classes: WordClasses): WordSigns {
  const length = tokens.length + 2 * MARGIN;
  const signs: WordSigns = {
    words: new Int32Array(length),
    classes: new Int32Array(length),
    endings: new Int32Array(length),
    beginnings: new Int32Array(length),
    shapes: new Int32Array(length),
    forms: new Int32Array(length),
  };
  tokens.forEach(({ text }, at) => {
    const place = at + MARGIN;
    const word = text.startsWith('\uE010') ? '\uE010' : text.toLowerCase().replaceAll('’', "'");
    signs.words[place] = /^\d/u.test(word) ? NUMBER : textHash(word);
    signs.classes[place] = classes.classOf(text, hashOf(word), at === 0);
    signs.endings[place] = textHash(`-${word.slice(-3)}`);
    signs.beginnings[place] = textHash(word.slice(0, 3));
    signs.shapes[place] = textHash(shapeOf(text, at === 0));
    signs.forms[place] = possibleForms(word) + 1;
  });
  return signs;
}

function shapeOf(text: string, opens: boolean): string {
  const shape = text
    .slice(0, 4)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/gu, '0');
  return `${opens ? '^' : ''}${shape}${text.includes('-') ? '-' : ''}`;
}
