/** A sentence as words, so that rules on it see no code, quotations or brackets. */
export interface Words {
  /** Small letters; what is protected is one noun. */
  readonly all: readonly string[];
  /** The prose with a noun in the place of what is protected. */
  readonly prose: string;
}

/** What stands for a thing whose words are not the document's own. */
const THING = 'X';
const foreign =
  /`[^`\n]{0,400}`|"[^"\n]{0,300}"|“[^”\n]{0,300}”|https?:\/\/[^\s)]{1,300}|\{[^{}\n]{1,200}\}|\([^()\n]{0,300}\)|\*\*/gu;

const hangs = /\s(?:on|of|to|for|in|by|with|at|from|per|and|or)\s$/iu;

/** The words of a sentence, its code and quotations as one noun each, what stands in brackets left out. */
export function wordsIn(sentence: string): Words {
  const prose = sentence
    .replace(foreign, (found: string, at: number) => {
      if (!/^[(*]/u.test(found)) return THING;
      // "Deduplicate on (sensor_id, ts)": what hangs on a word is its noun.
      return found.startsWith('(') && hangs.test(sentence.slice(Math.max(0, at - 8), at)) ? THING : '';
    })
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
  return { all: prose.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’_./-]*|[,;:?!]/gu) ?? [], prose };
}
