/** A sentence of a treebank: words with tags, and for each its head (the number of words stands for the root) and relation. */
export interface TreebankSentence {
  readonly id: string;
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly heads: readonly number[];
  readonly relations: readonly string[];
}

/** The sentences of a file of CoNLL-U, without empty nodes and lines for several words. */
export function readConllu(content: string): TreebankSentence[] {
  return content
    .split(/\n\n+/u)
    .map(sentenceIn)
    .filter(({ words }) => words.length > 0);
}

function sentenceIn(block: string): TreebankSentence {
  const lines = block.split('\n');
  const rows = lines.filter((line) => /^\d+\t/u.test(line)).map((line) => line.split('\t'));
  return {
    id: lines.find((line) => line.startsWith('# sent_id'))?.split(' = ')[1] ?? '',
    words: rows.map(([, form = '']) => form),
    tags: rows.map((row) => row[4] ?? ''),
    heads: rows.map((row) => (row[6] === '0' ? rows.length : Number(row[6]) - 1)),
    relations: rows.map((row) => row[7] ?? ''),
  };
}
