import { wordCount } from '../read/word-count.ts';
import { attribution } from './chat/speaker.ts';
import { lowerWord } from './lower-word.ts';
import { changed, joined, restore } from './mask.ts';
import type { Statement } from './statement.ts';

/** Statements before an order in which it is told what is to be mended. */
const farthest = 4;
/** Words of a sentence that tells something. */
const fewest = 4;

/**
 * "The key changes every day … Fix that": an order to mend what was told names it, so that it says the same by itself: "Fix this (the key
 * changes every day)". Of several sentences the one that tells a problem is meant, else the nearest that speaks of something. English.
 */
export function pointedOrders(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const verb = mends.exec(one.masked.text)?.[1];
    if (verb === undefined) return one;
    const told = statements
      .slice(Math.max(0, at - farthest), at)
      .toReversed()
      .filter(
        ({ kind, masked }) => tells.has(kind) && wordCount(masked.text) >= fewest && !leans.test(masked.text),
      );
    const meant = told.find(({ kind }) => kind === 'problem') ?? told[0];
    if (meant === undefined) return one;
    const said = lowerWord(
      meant.masked.text
        .replace(attribution, '')
        .replace(/[.!]+$/u, '')
        .replace(ofThat, ''),
    );
    const masked = joined(changed(one.masked, `${verb} this`), ' ', changed(meant.masked, `(${said}).`));
    return { ...one, masked, text: restore(masked) };
  });
}

/** An order that says nothing else than that something is to be mended. */
const mends =
  /^(?:please |let['’]?s |we (?:should|must|need to|have to) )?((?:fix|solve|resolve|address|repair|correct|change|stop|prevent|avoid|sort out|clean up)) (?:that|this|it|these|those|them)(?: (?:too|first|now|soon|asap|today|this week|as well))?[.!]*$/iu;
const tells: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'problem',
  'context',
  'failure',
  'design',
]);
/** "Half of that is the install, the key changes daily": only what stands behind speaks of something itself. */
const ofThat = /^(?:\p{L}+ of )(?:that|this|it|them|these|those)(?!\p{L})[^,]{2,60}, (?=\S+ \S+ \S)/iu;
/** Who or what is spoken of was said before. */
export const leans = /^(?:it|its|they|their|he|she|this|that|these|those)(?:['’]|\s)/iu;
