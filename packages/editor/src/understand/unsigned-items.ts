import { hasVerb } from './clause/whole-parts.ts';
import { hintOf } from './hints.ts';
import { isImperative } from './imperative.ts';
import { estimates } from './kinds/merely-told.ts';
import { bearsSign, hasSigns } from './kinds/signs.ts';
import { cuesIn } from './lexicon/cues.ts';
import { leftTopicKind } from './put-off.ts';
import type { Kind, Statement } from './statement.ts';

/**
 * An item of a list of demands that no word of its own makes anything else is a demand like the others: "web page" among "alarm at 4 m"
 * and "log every reading". Short notes hold too few words to learn from. English.
 */
export function withUnsignedItems(statements: readonly Statement[]): Statement[] {
  return statements.map((statement) =>
    isTask(statement) || (isUnsigned(statement) && standsAmongDemands(statement, statements))
      ? { ...statement, kind: 'requirement', strength: statement.strength ?? 'MUST' }
      : statement,
  );
}

/** Kinds that an order in the box of a task is taken for by the words of what it is about. */
const mistaken: ReadonlySet<Kind> = new Set<Kind>([
  'design',
  'context',
  'problem',
  'step',
  'observability',
  'event',
]);

/** "[ ] Add an endpoint which retries them": what is to be built by its mark and its verb. */
function isTask({ kind, block, masked, topics, lead, heading }: Statement): boolean {
  const announced = [lead, heading].map((text) => (text === null ? null : hintOf(text)));
  return (
    block.checked === false &&
    mistaken.has(kind) &&
    announced.every((hint) => hint === null || demanding.has(hint)) &&
    topics.has('buildVerb') &&
    isImperative(masked.text, cuesIn(masked.text, 'en'))
  );
}

function isUnsigned(statement: Statement): boolean {
  const { kind, block, lead, heading, masked, topics, index } = statement;
  if (block.kind !== 'listItem' || !opensItem(statement)) return false;
  const announced = [lead, heading].map((text) => (text === null ? null : hintOf(text)));
  if (announced.some((hint) => hint !== null && !demanding.has(hint))) return false;
  if (kind === 'context') return index > 0 && !hasVerb(masked.text) && !estimates(masked.text);
  if (leftTopicKind(masked.text) !== null) return false;
  if (kind === 'design') return bareThing.test(masked.text);
  return hasSigns(kind) && !bearsSign(kind, masked.text, topics);
}

/** "Web page.": a thing, and nothing of what it is made of or with. */
const bareThing = /^\p{L}+(?: \p{Ll}+){0,2}\.?$/u;

/** What a label says a note is, is no matter of its own words: "Later: a web page". */
function opensItem({ block, text }: Statement): boolean {
  return bare(block.text).startsWith(bare(text));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function standsAmongDemands(statement: Statement, all: readonly Statement[]): boolean {
  const { heading, lead, block } = statement;
  if (block.checked === false) return true;
  if ([lead, heading].some((text) => text !== null && hintOf(text) === 'requirement')) return true;
  const beside = all.filter(
    (other) =>
      other.block.kind === 'listItem' &&
      other.block !== statement.block &&
      other.heading === heading &&
      other.lead === lead &&
      other.block.depth === statement.block.depth &&
      !isUnsigned(other),
  );
  const counts = Map.groupBy(beside, ({ kind }) => (demanding.has(kind) ? 'requirement' : kind));
  const demands = counts.get('requirement')?.length ?? 0;
  return demands >= fewestDemands && [...counts.values()].every(({ length }) => length <= demands);
}

const demanding: ReadonlySet<Kind> = new Set<Kind>(['requirement', 'quality']);

/** Demands from which on a list is one of demands. */
const fewestDemands = 3;
