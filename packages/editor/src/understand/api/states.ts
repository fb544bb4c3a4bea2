import type { Statement } from '../statement.ts';

/** Whether sentences list a word (a pattern) among others, as they list the states of a thing: "open, paid or cancelled". */
export function isListed(word: string, statements: readonly Statement[]): boolean {
  const member = new RegExp(
    `(?:[,/|(:] ?|(?<!\\p{L})(?:or|oder|ou|o|of|lub) )["“'\`]?${word}["”'\`]?(?=$|[.;,/|)])`,
    'iu',
  );
  return statements.some(({ text }) => member.test(text));
}
