import type { Block, Source } from '../read/source.ts';
import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';

/** Words of a first line that is still a title. */
const longestTitle = 8;

/**
 * Lines that take no full stop though they are as long as sentences: titles, subjects of commits, notes of who is to know of
 * something.
 */
export function isUnmarkedLine(source: Source, block: Block, index: number): boolean {
  const text = block.text.trim();
  if (block.kind !== 'paragraph' || text.includes('\n')) return false;
  return BOLD.test(text) || ADDRESSED.test(text) || (index === 0 && isSubject(source, block, text));
}

/** A line that is bold from end to end, whatever verb it may hold. */
const BOLD = /^(\*\*|__)(?!\s)[^*_]+\1$/u;

/** "cc @anna for the schema change" */
const ADDRESSED = /^\/?cc:? @\S/iu;

/** "fix(auth): refresh the token", "WIP: do not review yet": what kind of change or state of things the line behind it tells. */
const KIND_OF_CHANGE = /^(?:\p{Ll}{2,12}(?:\([^()\s]{1,40}\))?!?: \S|\[?wip\]?(?![\p{L}\p{N}]))/iu;

/** The first line of a text that names what the text is about or what was done. */
function isSubject({ blocks, language }: Source, { sentences }: Block, text: string): boolean {
  if (sentences.length !== 1) return false;
  if (KIND_OF_CHANGE.test(text)) return true;
  if (SPOKEN.test(text)) return false;
  const [, next] = blocks;
  if (next === undefined) return language === 'en' && !TOLD_OR_ASKED.test(text) && namesOnly(text);
  const isShort = !/[.!?:,;](?=\s|$)/u.test(text) && text.split(/\s+/u).length <= longestTitle;
  if (next.kind === 'listItem') return isShort && language === 'en' && orders(text);
  return isShort && next.kind === 'paragraph';
}

/** "Refactor the importer": what was done, and the items behind it tell how. */
function orders(text: string): boolean {
  const tree = parse(text);
  return tree !== null && mainClause(tree)?.mood === 'ordered';
}

/** Somebody speaks: a sentence, however short. */
const SPOKEN =
  /(?<!\p{L})(?:i|we|you|it|they|is|are|was|were|has|have|can|must|should|will|please|ich|wir|ist|je|nous|est|es|yo)(?!\p{L})/iu;

const TOLD_OR_ASKED =
  /(?<!\p{L})(?:pls|plz|u|me|us|my|our|your|this|that|there|what|why|how|when|who)(?!\p{L})/iu;

/** Whether a line that is a whole text tells nothing of anybody: "Drop the old importer". */
function namesOnly(text: string): boolean {
  const tree = parse(text);
  return tree !== null && mainClause(tree)?.mood !== 'told';
}
