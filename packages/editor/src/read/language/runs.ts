/** How eld writes the words of a text before it cuts them into runs, from its own files. */
export interface Spelling {
  /** What stands between two words. */
  readonly separators: RegExp;
  /** A letter for each byte that is none by itself. */
  readonly dictionary: readonly string[];
}

/** Bytes with which a text is long enough: no further word is read, and no further letter of a word. */
const ENOUGH = { words: 350, letters: 380 } as const;

/** Bytes of a run, how far apart two begin, and those of a word that is read. */
const RUN = 4;
const STRIDE = 3;
const LONGEST_WORD = 70;

/** The words of a text as eld looks them up, one letter a byte; a long text is left after a word. */
export function spelledWords(text: string, { separators, dictionary }: Spelling): string[] {
  const words: string[] = [];
  let bytes = 0;
  for (const word of text.replace(separators, ' ').trim().toLowerCase().split(' ')) {
    if (bytes > ENOUGH.words) break;
    if (words.length > 0) bytes += 1;
    const spelled = spelledWord(word, dictionary, ENOUGH.letters - bytes);
    if (spelled !== '') words.push(spelled);
    bytes += spelled.length;
  }
  return words;
}

const OTHER = /\P{ASCII}/u;

/** @param most bytes after which no further letter is read */
function spelledWord(word: string, dictionary: readonly string[], most: number): string {
  if (word.length <= most && !OTHER.test(word)) return word;
  let spelled = '';
  for (const letter of word) {
    if (spelled.length > most) break;
    spelled += OTHER.test(letter) ? spelledLetter(letter, dictionary) : letter;
  }
  return spelled;
}

function spelledLetter(letter: string, dictionary: readonly string[]): string {
  return Array.from(Buffer.from(letter), (byte) => dictionary[byte] ?? ' ').join('');
}

/** The runs of a word, the first with a space before it, the last with one behind it. */
export function runsOfWord(word: string): string[] {
  const read = Math.min(word.length, LONGEST_WORD);
  const runs: string[] = [];
  let at = 0;
  for (; at + RUN < read; at += STRIDE) runs.push((at === 0 ? ' ' : '') + word.slice(at, at + RUN));
  runs.push(`${at === 0 ? ' ' : ''}${word.slice(Math.max(0, read - RUN))} `);
  return runs;
}
