import type { TreebankSentence } from './conllu.ts';

const MARK = '\uE010\uE100\uE011';

/**
 * A sentence as somebody in a hurry may have written it, with code in places of names: treebanks have few such sentences. The words and their
 * number stay.
 */
export function varied(words: readonly string[], { tags }: TreebankSentence, random: () => number): string[] {
  const isSmall = random() < 0.35;
  return words.map((word, at) => {
    if (isSmall && (at === 0 || random() < 0.8)) return word.toLowerCase();
    const share = tags[at] === 'NNP' ? 0.08 : tags[at] === 'NN' ? 0.02 : 0;
    return random() < share ? MARK : word;
  });
}

/** The sentence without its last mark, for one in three; no word may belong to that mark. */
export function withoutStop(sentence: TreebankSentence, random: () => number): TreebankSentence {
  const last = sentence.words.length - 1;
  if (last < 2 || sentence.relations[last] !== 'punct' || random() > 0.35 || sentence.heads.includes(last))
    return sentence;
  return {
    ...sentence,
    words: sentence.words.slice(0, last),
    tags: sentence.tags.slice(0, last),
    heads: sentence.heads.slice(0, last).map((head) => (head > last ? last : head)),
    relations: sentence.relations.slice(0, last),
  };
}
