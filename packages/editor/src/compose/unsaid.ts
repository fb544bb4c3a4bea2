import type { Statement } from '../understand/statement.ts';

/** The statements that none of the `sentences` says word for word: what a summary quotes is not said again below it. */
export function unsaid(statements: readonly Statement[], sentences: readonly string[]): Statement[] {
  const said = new Set(sentences.map(plain));
  return statements.filter(({ text }) => !said.has(plain(text)));
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
