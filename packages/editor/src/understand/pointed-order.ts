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
    const rules = ruledOn(one, statements[at - 1]);
    if (rules !== null) return rules;
    const verb = mends.exec(one.masked.text)?.[1];
    if (verb === undefined) return one;
    const told = statements
      .slice(Math.max(0, at - farthest), at)
      .toReversed()
      .filter(
        ({ kind, masked }) => tells.has(kind) && wordCount(masked.text) >= fewest && !leans.test(masked.text),
      );
    const meant = told.find(({ kind }) => kind === 'problem') ?? told[0];
    return meant === undefined ? one : withTold(one, `${verb} this`, meant);
  });
}

/** What is said of something told before, and that in brackets behind it. */
function withTold(one: Statement, said: string, { masked: meant }: Statement): Statement {
  const told = lowerWord(
    meant.text
      .replace(attribution, '')
      .replace(/[.!]+$/u, '')
      .replace(ofThat, ''),
  );
  const masked = joined(changed(one.masked, said), ' ', changed(meant, `(${told}).`));
  return { ...one, masked, text: restore(masked) };
}

/** "Last week someone swapped with himself. That must not be possible obviously": whether what the sentence before tells may be; null for others. */
function ruledOn(one: Statement, before: Statement | undefined): Statement | null {
  const { said = '' } = rules.exec(one.masked.text)?.groups ?? {};
  const isTold =
    before !== undefined &&
    before.block === one.block &&
    tells.has(before.kind) &&
    wordCount(before.masked.text) >= fewest &&
    !leans.test(before.masked.text);
  return said === '' || !isTold ? null : withTold(one, `This ${said}`, before);
}

const rules =
  /^(?:but |and |so )?(?:that|this|it) (?<said>(?:must|should|may|shall|can)(?:n['’]t|not| not| never)? (?:be (?:possible|allowed)|happen|occur)(?: again)?)(?:,? (?:obviously|of course|ever|at all|either|too|please))?[.!]*$/iu;

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
const leans = /^(?:it|its|they|their|he|she|this|that|these|those)(?:['’]|\s)/iu;
