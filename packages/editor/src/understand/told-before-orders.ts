import { mainClause } from '../syntax/clause.ts';
import { parse } from '../syntax/parse.ts';
import { conditionOf } from './clause/condition.ts';
import { presentClause } from './clause/present.ts';
import { namesDoer, ordersInCase } from './imperative.ts';
import { isShortRequest, takenForTold } from './short-request.ts';
import type { Kind, Statement } from './statement.ts';
import { wishOpening } from './wanted-done.ts';

/** What an order is taken for where its words are those of a solution. */
const ordered: ReadonlySet<Kind> = new Set([
  'design',
  'context',
  'problem',
  'observability',
  'step',
] as const);
/** "Write an action that …": an order that a request may open with; others may be steps of what somebody did when something went wrong. */
const builds = /^(?:write|build|create|make|develop|implement|add) an? /iu;
/** What whoever writes wants. That somebody or something "must" tells nothing of the sentences before it: those may demand as well. */
const wants = new RegExp(`^(?:for [^,;:.]{3,60}?,? )?${wishOpening}(?!\\p{L})`, 'iu');

/**
 * "The login endpoint has no rate limiting. Add a limit of …": a short request in prose tells how it is, then orders what is to
 * be. What it opens with binds nothing, and the order is what is to be built, whatever its words are taken for by
 * themselves. English.
 */
export function toldBeforeOrders(statements: readonly Statement[]): Statement[] {
  if (!isShortRequest(statements)) return [...statements];
  const commands = new Set(
    statements.filter(({ kind, masked }) => kind !== 'question' && ordersInCase(masked.text)),
  );
  const orders = (one: Statement) =>
    commands.has(one) ||
    (one.kind !== 'question' && (wants.test(one.masked.text) || isListed(one))) ||
    isCorrected(one, statements[statements.indexOf(one) - 1]);
  const opening = statements.findIndex((one) => orders(one) || !(one.kind === 'problem' || isTold(one)));
  const [first] = statements;
  const isOrder = first !== undefined && commands.has(first) && builds.test(first.masked.text);
  if (!isOrder && (opening < 1 || !statements.slice(opening).some(orders))) return [...statements];
  return statements.map((one, at): Statement => {
    if (at < opening) return { ...one, kind: 'problem', strength: null };
    return ordered.has(one.kind) && commands.has(one)
      ? { ...one, kind: 'requirement', strength: one.strength ?? 'MUST' }
      : one;
  });
}

/** "We need: an exit code when it fails, …": what stands behind the colon, of which the words before it are no part. */
function isListed({ block, start }: Statement): boolean {
  const sentence = block.sentences.find((one) => one.start <= start && start < one.end);
  return sentence !== undefined && lists.test(sentence.text);
}

const lists = new RegExp(`^${wishOpening}(?: now| is)?:`, 'iu');

/** "The API returns 500 for bad JSON. It should be 400": what should be instead of what goes wrong. */
function isCorrected({ masked }: Statement, before: Statement | undefined): boolean {
  return before !== undefined && shouldBe.test(masked.text) && goesWrong.test(before.text);
}

/** "The log only has the user id": what a thing falls short of. */
const falls =
  /(?<!\p{L})(?:(?:only|just) (?:has|have|shows?|stores?|logs?|keeps?|supports?|knows?|returns?)|(?:has|have) (?:no|only|just)|lacks?)(?!\p{L})/iu;

const shouldBe = /^(?:it|they|this|that) should (?!also)/iu;
const goesWrong =
  /(?<!\p{L})(?:5\d\d|errors?|exceptions?|wrong|nothing|empty|crash(?:es)?|fails?|deleted|stale|outdated|duplicates?|twice|breaks?|hangs?|broken|instead|(?:has|have|there (?:is|are)) no|lacks?|missing)(?!\p{L})/iu;

/** "GET /stations returns all stations": what a call does is to be built. */
const writtenCall = /^`?(?:GET|POST|PUT|PATCH|DELETE) \//u;

/** Whether a sentence tells how it is, whatever its words are taken for. */
function isTold(one: Statement): boolean {
  return takenForTold.has(one.kind) && !writtenCall.test(one.text) && tellsHowItIs(one);
}

/** Whether a sentence tells of one thing, or of things, as they are: not of one that is yet to be, nor of what people do with it. */
function tellsHowItIs({ masked, topics }: Statement): boolean {
  if (topics.has('must') || topics.has('should') || topics.has('may') || topics.has('capability'))
    return false;
  // "Search returns deleted products": parsed as an order
  if (namesDoer(masked.text)) return true;
  const { condition } = conditionOf(masked.text);
  const tree = condition === null ? parse(masked.text) : null;
  const clause = tree && mainClause(tree);
  if (clause === null)
    return condition === null && presentClause(masked.text.replace(/[.!]+$/u, '')) !== null;
  if (!tree || clause?.mood !== 'told' || clause.subject === null) return false;
  const tag = tree.word(clause.verb)?.tag;
  if (tag !== 'VBZ' && tag !== 'VBP') return false;
  const isNew = /^(?:an?|each|every|only|no) /iu.test(tree.textOf(clause.subject));
  return !isNew && (!topics.has('actor') || topics.has('problem') || falls.test(masked.text));
}
