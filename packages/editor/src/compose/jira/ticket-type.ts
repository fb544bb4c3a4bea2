import type { Composition } from '../composition.ts';
import type { Reproduction } from './reproduction.ts';
import type { WorkItem } from './work-item.ts';

/** What of a ticket tells its type. */
interface Typed {
  readonly items: readonly WorkItem[];
  /** How the fault is brought about that it mends; null for any other ticket. */
  readonly bug: Reproduction | null;
}

/** What a ticket is called by its work: a bug, a spike, a story or a task; `all` are the tickets of its document. */
export function typeOf(
  { items, bug }: Typed,
  all: readonly Typed[],
  { phrases, understanding }: Composition,
): string {
  if (bug !== null) return phrases.typeBug;
  const [first] = items;
  if (!first) return phrases.typeSpike;
  // Where the faults have tickets of their own, the others are no bugs.
  const isReport =
    all.every((one) => one.bug === null) &&
    understanding.statements.filter((one) => one.kind === 'problem' || one.kind === 'event').length >
      understanding.statements.length / 3;
  if (
    isReport &&
    first.requirement?.demand?.isNegative !== true &&
    (first.statement.topics.has('problem') || first.statement.topics.has('failure'))
  )
    return phrases.typeBug;
  return first.statement.topics.has('actor') ? phrases.typeStory : phrases.typeTask;
}
