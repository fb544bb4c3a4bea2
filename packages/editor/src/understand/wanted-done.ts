import { upperFirst } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import { changed, restore } from './mask.ts';
import { isDemand, type Statement } from './statement.ts';

/** How whoever writes says that they want something. */
export const wishOpening =
  "(?:so |therefore )?(?:we|i)(?:['’]d| would)? (?:really |just |now )?(?:want|need|like)";

const wish = new RegExp(`^${wishOpening} (?:to (?:have|get) )?`, 'iu');

/**
 * "We want to have the file split into parts of 512 MB": what is to be done to a thing, as a demand on the thing: "The file should be split into
 * …". English.
 */
export function wantedDone(one: Statement): Statement {
  const { text } = one.masked;
  const opening = one.kind === 'goal' || isDemand(one) ? (wish.exec(text)?.[0] ?? '') : '';
  const tree = opening === '' ? null : parse(text);
  const object =
    tree?.words.findIndex(({ start, relation }) => start >= opening.length && relation === 'obj') ?? -1;
  if (tree === null || object < 0) return one;
  const { first } = tree.stretchOf(object);
  // "The errors mailed to the owner" may be parsed as one thing
  const done = tree.word(object + 1);
  const thing = tree.textOf({ first, last: object });
  const isDone = done !== undefined && /^VB[ND]$/u.test(done.tag);
  if (!isDone || tree.word(first)?.start !== opening.length || pointing.test(thing)) return one;
  const said = /^them$/iu.test(thing) ? 'they' : thing;
  const strength = one.strength === 'MUST' ? 'MUST' : 'SHOULD';
  const modal = strength.toLowerCase();
  const masked = changed(one.masked, `${upperFirst(said)} ${modal} be ${text.slice(done.start)}`);
  return { ...one, kind: 'requirement', strength, masked, text: restore(masked) };
}

const pointing = /^(?:this|that|these|those|us|me|you|him|her)$/iu;
