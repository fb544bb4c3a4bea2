import { textHash } from '../../syntax/hashing.ts';
import type { Word } from '../../syntax/tree.ts';
import { PLACEHOLDER } from '../projection.ts';

/** Words of a sentence behind a gap whose verbs are looked for. */
const REACH = 8;

/**
 * What can be seen of the gap before a word, hashed: the words and parts of speech around it, how the sentence opens, the verbs before and behind
 * it, and which words hang on one from the other side.
 *
 * @param words of a sentence, marks among them
 * @param at the place of the word behind the gap
 * @param hasComma whether a comma stands in the gap: before that word
 */
export function gapSignals(words: readonly Word[], at: number, hasComma: boolean): Int32Array {
  const before = hasComma ? at - 1 : at;
  // places are counted from the gap, which holds nothing
  const placeOf = (far: number): number => (far < 0 ? before + far : at + far);
  const word = (far: number): string => wordOf(words[placeOf(far)]);
  const tag = (far: number): string => words[placeOf(far)]?.tag ?? (far < 0 ? '<' : '>');
  const opening = wordOf(words[0]);
  const edge = `${tag(-1)} ${tag(0)}`;
  const around = `${edge} ${tag(1)}`;
  const verbs = `${verbsIn(words, 0, before)}|${verbsIn(words, at, at + REACH)}`;
  const { count, relations } = crossing(words, at);
  const signals = [
    `a ${word(0)}`,
    `b ${word(-1)}`,
    `ab ${word(-1)} ${word(0)}`,
    `aa ${word(0)} ${word(1)}`,
    `bb ${word(-2)} ${word(-1)}`,
    `t ${around}`,
    `t4 ${tag(-2)} ${around}`,
    `t5 ${around} ${tag(2)}`,
    `t6 ${tag(-2)} ${around} ${tag(2)}`,
    `tw ${tag(-1)} ${word(0)} ${tag(1)}`,
    `wt ${word(-1)} ${tag(0)} ${tag(1)}`,
    `tv ${tag(0)} ${tag(1)} ${tag(2)} ${tag(3)}`,
    `o ${opening} ${edge}`,
    `o2 ${opening} ${word(1)}`,
    `oa ${opening} ${word(0)}`,
    `ot ${opening} ${around}`,
    `v ${verbs}`,
    `vo ${opening} ${verbs}`,
    `vt ${verbs} ${edge}`,
    `va ${verbs} ${word(0)}`,
    `n ${Math.min(12, at)}`,
    `no ${opening} ${Math.min(8, at)}`,
    `l ${Math.min(6, words.length - at)}`,
    `end ${word(-1).slice(-3)}`,
    `q ${count}`,
    `qt ${count} ${edge}`,
    `h ${relations}`,
    `ho ${opening} ${relations}`,
  ];
  for (const far of [2, 3])
    signals.push(
      `b${far} ${word(-far)}`,
      `a${far} ${word(far - 1)}`,
      `tb${far} ${tag(-far)}`,
      `ta${far} ${tag(far - 1)}`,
    );
  return Int32Array.from(signals, (signal) => textHash(hasComma ? `,${signal}` : signal));
}

/** A word as the model knows it: numbers and what is protected are one word each. */
function wordOf(word: Word | undefined): string {
  if (word === undefined) return '_';
  if (word.text === PLACEHOLDER) return PLACEHOLDER;
  return /^\d/u.test(word.text) ? '#' : word.text.toLowerCase().replaceAll('’', "'");
}

/** How many finite verbs stand in a stretch (3 for more), and whether a base form does. */
function verbsIn(words: readonly Word[], from: number, to: number): string {
  let finite = 0;
  let base = 0;
  for (let place = from; place < Math.min(to, words.length); place += 1) {
    const tag = words[place]?.tag ?? '';
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(tag)) finite += 1;
    else if (tag === 'VB') base = 1;
  }
  return `${Math.min(3, finite)}${base}`;
}

/** How many words hang on one from the other side of a gap (4 for more), and how the first three do. */
function crossing(words: readonly Word[], at: number): { count: number; relations: string } {
  const found = words.flatMap(({ head, relation }, place) =>
    head < words.length && place < at !== head < at ? [(place < at ? '<' : '>') + relation] : [],
  );
  return { count: Math.min(4, found.length), relations: found.slice(0, 3).join(' ') };
}
