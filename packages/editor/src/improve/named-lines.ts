import type { Block, Sentence, Source } from '../read/source.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';

/**
 * Whether a sentence tells and asks nothing, so that it takes no mark: links and badges in a row, a remark in brackets, lines among lines of code, and in a
 * text with headings a line that only names what it is ("A connection pool for queues", "Licensed under the MIT license").
 */
export function namesOnly(source: Source, block: Block, { text }: Sentence): boolean {
  if (!/\p{L}{2}/u.test(withoutLinks(text)) || REMARK.test(text) || IN_A_ROW.test(text)) return true;
  if (block.sentences.some((one) => ONLY_CODE.test(one.text))) return true;
  if (source.language !== 'en' || !source.blocks.some(({ kind }) => kind === 'heading')) return false;
  return block.sentences.every((one) => !isClause(withoutLinks(one.text, '$1')));
}

const REMARK = /^\([^()]*(?:\([^()]*\)[^()]*)*\)$/u;
const IN_A_ROW = / [·•|] /u;
const ONLY_CODE = /^`[^`\n]+`$/u;

/** Images first: they may stand within links. */
function withoutLinks(text: string, words = ''): string {
  return text
    .replace(/!\[[^\][]{0,300}\](?:\([^()\s]{0,2000}(?:\s[^()]{0,200})?\)|\[[^\][]{0,200}\])?/gu, words)
    .replace(/\[([^\][]{0,400})\](?:\([^()\s]{0,2000}(?:\s[^()]{0,200})?\)|\[[^\][]{0,200}\])?/gu, words)
    .replace(/<[^<>\n]{1,400}>/gu, '');
}

function isClause(text: string): boolean {
  const tree = parse(text.replace(/[*_`]/gu, ''));
  return tree === null || mainClause(tree) !== null;
}
