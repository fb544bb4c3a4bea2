/** Stands for a protected span: what is in it says nothing of the sentence. */
const SPAN = '⟦';

/** Words on each side of a comma whose endings are looked at: who does something, and the verb. */
const NEAR = 3;

/**
 * What can be seen of a comma, as names that the learned weights know: how the sentence before it and the part behind it open and end, the
 * words of the parts next to it, the endings of the first of them, and how long all are.
 *
 * @param sentence masked prose
 * @param from where the thought before the comma begins, behind an earlier comma that parts
 * @param comma the offset of the comma
 */
export function spliceSignals(sentence: string, from: number, comma: number): string[] {
  const before = sentence.slice(from, comma);
  const behind = sentence.slice(comma + 1);
  const told = wordsOf(before);
  const next = wordsOf(behind);
  const lastPart = wordsOf(before.split(inner).at(-1) ?? '');
  const nextPart = wordsOf(behind.trim().split(inner)[0] ?? '');
  const [first = '', second = '', third = ''] = next;
  const [opening = '', opened = ''] = told;
  const ending = told.at(-1) ?? '';
  const signals = [
    `n1:${first}`,
    `n2:${first} ${second}`,
    `n3:${first} ${second} ${third}`,
    `second:${second}`,
    `third:${third}`,
    `n1-:${first.slice(-3)}`,
    `o1:${opening}`,
    `o2:${opening} ${opened}`,
    `o2-:${opened.slice(-2)}`,
    `e1:${ending}`,
    `e2:${told.at(-2) ?? ''} ${ending}`,
    `p1:${lastPart[0] ?? ''}`,
    `both:${opening}|${first}`,
    `told:${Math.min(6, Math.floor(told.length / 2))}`,
    `next:${Math.min(8, Math.floor(next.length / 2))}`,
    `parts:${Math.min(5, lastPart.length)} ${Math.min(5, nextPart.length)}`,
    `part:${Math.min(6, lastPart.length)}`,
    `following:${Math.min(6, nextPart.length)}`,
    `commas:${Math.min(4, sentence.split(', ').length - 1)}`,
    ...lastPart.map((word) => `t:${word}`),
    ...nextPart.map((word) => `f:${word}`),
    ...lastPart.slice(1, 1 + NEAR).map((word) => `t-:${word.slice(-2)}`),
    ...nextPart.slice(1, 1 + NEAR).map((word) => `f-:${word.slice(-2)}`),
  ];
  return [...new Set(signals)];
}

/** Marks between the parts of a sentence. */
const inner = /[,;:]\s/u;

function wordsOf(text: string): string[] {
  const words = text.match(/\p{L}+(?:['’]\p{L}+)?|\d+|[:()?/="`-]|\uE010/gu) ?? [];
  return words.map((word) => {
    if (word === '\uE010') return SPAN;
    return /^\d/u.test(word) ? '#' : word.toLowerCase().replace('’', "'");
  });
}
