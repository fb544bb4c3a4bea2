/** A word, number or mark as treebanks count them: "don't" is two, "e-mail" one. */
export interface Token {
  readonly text: string;
  /** UTF-16 offsets in the sentence. */
  readonly start: number;
  readonly end: number;
}

/**
 * Words (with their hyphens and points, as in "e-mail", "v2.1", "20k"), what stands for something protected, and marks one by one.
 */
const wordOrMark =
  /\uE010.\uE011(?:['’]s(?!\p{L}))?|[\p{L}\p{M}\d]+(?:[-./@_:,][\p{L}\p{M}\d]+){0,8}%?|['’]\p{L}{1,2}(?!\p{L})|\.{2,}|-{1,2}>|=>|[^\s\p{L}\p{M}\d]/gu;

/** What English writes together with the word before it: "don't", "they'll", "Anna's". */
const clitic = /^(.*?\p{L})(n['’]t|['’](?:s|ll|re|ve|d|m))$/iu;

/** "cannot", and words that rough texts write without their apostrophe. */
const together: Readonly<Record<string, number>> = { cannot: 3, gonna: 3, wanna: 3, gotta: 3 };

const apostrophe = /^['’]\p{L}{1,2}$/u;

/** The tokens of one sentence. */
export function tokensIn(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(wordOrMark)) {
    const [text] = match;
    const previous = tokens.at(-1);
    if (apostrophe.test(text) && previous?.end === match.index) {
      addSplit(tokens, tokens.pop()?.text + text, previous.start);
    } else addSplit(tokens, text, match.index);
  }
  return tokens;
}

function addSplit(tokens: Token[], text: string, start: number): void {
  const cut = cutIn(text);
  if (cut > 0) tokens.push({ text: text.slice(0, cut), start, end: start + cut });
  tokens.push({ text: text.slice(cut), start: start + cut, end: start + text.length });
}

/** Where a token that is two is cut; 0 where it is one. */
function cutIn(text: string): number {
  const [, word] = clitic.exec(text) ?? [];
  return word?.length ?? together[text.toLowerCase()] ?? 0;
}
