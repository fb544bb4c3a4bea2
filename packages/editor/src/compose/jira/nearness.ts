import { contentWords } from '../../document/content-words.ts';
import { actingIn } from '../scenario/attempt.ts';
import { part } from '../voice/english.ts';
import { isNamedIn, type NamedThing, thingsNamedIn, wordsIn } from './named-things.ts';
import type { WorkItem } from './work-item.ts';

/** How much two demands that name the same thing belong together besides: in the same part of the text, side by side, and of the same people. */
const weights = { part: 0.2, side: 0.2, actor: 0.2 } as const;
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
 * How near demands of one text are to each other: by things both name, the more the fewer demands name them, and where they name one, by
 * their heading, their place and who acts. 0 for two that name no thing in common; two that share a rare thing have 1 and more.
 */
export function nearnessOf(
  items: readonly WorkItem[],
  language: string,
): (one: WorkItem, other: WorkItem) => number {
  const marks = new Map(items.map((item) => [item, marksOf(item, language)] as const));
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
    if (shared.length === 0) return 0;
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

function marksOf(item: WorkItem, language: string): Marks {
  const subject = item.requirement?.demand ? part(item.requirement.demand.subject) : '';
  const { heading, lead, block, text } = item.statement;
  const place = block.kind === 'paragraph' ? String(block.start) : '';
  return {
    ...(language === 'en'
      ? { things: thingsNamedIn(item), words: wordsIn(text) }
      : { things: wordsNamedIn(text, language), words: new Set(contentWords(text)) }),
    part: [heading, lead, place].join('|'),
    actor: subject === '' ? null : (actingIn(subject)?.again ?? null),
  };
}

/** What demands of a language without parts of speech name: its nouns in German, which have a capital, and long words elsewhere. */
function wordsNamedIn(text: string, language: string): NamedThing[] {
  const named = language === 'de' ? (text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu) ?? []).join(' ') : text;
  return [...new Set(contentWords(named))]
    .filter((word) => word.length >= shortestName || !/^\p{Script=Latin}/u.test(word))
    .map((word) => ({ key: word, words: word, article: null }));
}

/** Letters of a word that may name a thing. */
const shortestName = 4;
