import { actingIn } from '../scenario/attempt.ts';
import { part } from '../voice/english.ts';
import { isNamedIn, type NamedThing, thingsNamedIn, wordsIn } from './named-things.ts';
import type { WorkItem } from './work-item.ts';

/** How much two demands that stand in the same part of the text belong together, and two that stand side by side, and two of the same people. */
const weights = { part: 0.5, side: 0.35, actor: 0.35 } as const;
/** What a thing counts for that two demands of very many name. */
const rarest = 2;

/** What a demand is near to another by. */
interface Marks {
  readonly things: readonly NamedThing[];
  readonly words: ReadonlySet<string>;
  /** The paragraph it stands in, or the list with its heading. */
  readonly part: string;
  readonly actor: string | null;
}

/**
 * How near demands of one text are to each other: by things both name, the more the fewer demands name them, by their heading, their
 * place and who acts. 0 for two that have nothing in common; two that share a rare thing have 1 and more.
 */
export function nearnessOf(items: readonly WorkItem[]): (one: WorkItem, other: WorkItem) => number {
  const marks = new Map(items.map((item) => [item, marksOf(item)] as const));
  const all = [...marks.values()];
  const parts = new Set(all.map(({ part: place }) => place));
  const rarity = (thing: NamedThing) =>
    Math.log(items.length / all.filter(({ words }) => isNamedIn(thing, words)).length) /
    Math.log(Math.max(2, items.length / 2));
  return (one, other) => {
    const [a, b] = [marks.get(one), marks.get(other)];
    if (!a || !b) return 0;
    const shared = [...a.things, ...b.things].filter(
      (thing, at, every) =>
        isNamedIn(thing, a.words) &&
        isNamedIn(thing, b.words) &&
        every.findIndex(({ key }) => key === thing.key) === at,
    );
    const byThings = Math.min(
      rarest,
      shared.reduce((sum, thing) => sum + rarity(thing), 0),
    );
    const isOfPart = parts.size > 1 && a.part === b.part;
    const isBeside = a.part === b.part && Math.abs(one.statement.index - other.statement.index) === 1;
    return (
      byThings +
      (isOfPart ? weights.part : 0) +
      (isBeside ? weights.side : 0) +
      (a.actor !== null && a.actor === b.actor ? weights.actor : 0)
    );
  };
}

function marksOf(item: WorkItem): Marks {
  const subject = item.requirement?.demand ? part(item.requirement.demand.subject) : '';
  const { heading, lead, block, text } = item.statement;
  const place = block.kind === 'paragraph' ? String(block.start) : '';
  return {
    things: thingsNamedIn(item),
    words: wordsIn(text),
    part: [heading, lead, place].join('|'),
    actor: subject === '' ? null : (actingIn(subject)?.again ?? null),
  };
}
