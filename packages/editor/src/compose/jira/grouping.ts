import { onceALanguage } from '../../once-a-language.ts';
import { nearnessOf } from './nearness.ts';
import { objectKeysOf } from './object-keys.ts';
import { isOwnDeed } from './own-deed.ts';
import { ownStory } from './story.ts';
import type { WorkItem } from './work-item.ts';

/** Work items a ticket holds at most: each has a criterion, and there is room for what goes wrong. */
const most = 5;
/** How near the demands of two groups are that make one ticket, and how near one that would have a ticket of its own. */
const near = 0.8;
const nearForOne = 0.7;
/** Tickets a document has at most; beyond it neighbours are joined. */
const mostTickets = 24;

/**
 * Groups work items into tickets: a sentence that leans on the one before it ("If it is …", "It also …") goes with
 * it, so do sentences of one list item, demands on the same thing right behind each other, and what says more of the thing that a deed is done to.
 * Everything else is a ticket of its own, and a ticket has one deed.
 *
 * @param isWhole whether items make a ticket that can be accepted by itself
 */
export function groupItems(
  items: readonly WorkItem[],
  text: string,
  language: string,
  isWhole: (items: readonly WorkItem[]) => boolean = () => true,
): WorkItem[][] {
  const groups: WorkItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    const isOfIt =
      previous !== undefined &&
      (belongs(previous, item, text, language) || isOfSame(last ?? [], item, language));
    if (last && isOfIt && last.length < most && areOfOneStory(last, [item])) last.push(item);
    else groups.push([item]);
  }
  const nearness = nearnessOf(items, language);
  const things = language === 'en' ? ofOneThing(groups, nearness, canBeOne(language)) : groups;
  return joinedTo(wholes(things, nearness, canBeOne(language), isWhole), mostTickets);
}

type Fits = (one: readonly WorkItem[], other: readonly WorkItem[]) => boolean;
type Nearness = (one: WorkItem, other: WorkItem) => number;

/** Groups of which each makes a whole ticket, as far as one that does not has another near it. */
function wholes(
  groups: readonly WorkItem[][],
  nearness: Nearness,
  fits: Fits,
  isWhole: (items: readonly WorkItem[]) => boolean,
): WorkItem[][] {
  let joined = groups.map((group) => [...group]);
  const tried = new Set<readonly WorkItem[]>();
  for (;;) {
    const part = joined.find((group) => !tried.has(group) && !isWhole(group));
    if (part === undefined) return joined;
    tried.add(part);
    const [best] = joined
      .filter((other) => other !== part && fits(part, other))
      .map((other) => ({ other, by: between(part, other, nearness) }))
      .filter(({ by }) => by >= near)
      // asked of those alone that are near: a text may have hundreds that are not
      .map(({ other, by }) => ({ other, by: by + (isWhole([...part, ...other]) ? 1 : 0) }))
      .toSorted((a, b) => b.by - a.by);
    if (best) joined = together(joined, part, best.other);
  }
}

/** Whether two groups may make one ticket: there is room, and no more than one of all is a deed of its own. */
const canBeOne =
  (language: string): Fits =>
  (one, other) => {
    const isLed = [one, other].every((items) => items.some((item) => isOwnDeed(item, language)));
    return one.length + other.length <= most && !isLed && areOfOneStory(one, other);
  };

function between(one: readonly WorkItem[], other: readonly WorkItem[], nearness: Nearness): number {
  const each = one.flatMap((item) => other.map((another) => nearness(item, another)));
  return (Math.max(...each) + each.reduce((sum, by) => sum + by, 0) / each.length) / 2;
}

/** What two people want in stories of their own is no one ticket. */
function areOfOneStory(one: readonly WorkItem[], other: readonly WorkItem[]): boolean {
  return [...one, ...other].filter(({ statement }) => ownStory.test(statement.text)).length < 2;
}

/** Groups with two of them as one, where the first of the two stands. */
function together(groups: readonly WorkItem[][], one: WorkItem[], other: WorkItem[]): WorkItem[][] {
  const both = [...one, ...other].toSorted((a, b) => a.statement.index - b.statement.index);
  const first = groups.indexOf(one) < groups.indexOf(other) ? one : other;
  return groups.flatMap((group) =>
    group === first ? [both] : group === one || group === other ? [] : [group],
  );
}

/** Groups whose demands are about the same thing as one, the nearest first; who is left alone goes with what stands beside it or is of the same part. */
function ofOneThing(groups: readonly WorkItem[][], nearness: Nearness, fits: Fits): WorkItem[][] {
  const enough = (one: readonly WorkItem[], other: readonly WorkItem[]) =>
    Math.min(one.length, other.length) === 1 ? nearForOne : near;
  let joined = groups.map((group) => [...group]);
  for (;;) {
    const [best] = joined
      .flatMap((one, at) =>
        joined
          .slice(at + 1)
          .filter((other) => fits(one, other))
          .map((other) => ({ one, other, by: between(one, other, nearness) - enough(one, other) })),
      )
      .toSorted((a, b) => b.by - a.by);
    if (!best || best.by < 0) return joined;
    joined = together(joined, best.one, best.other);
  }
}

/** `POST /permits`, `GET /permits/{id}`, "a permit is valid for 90 days": work on one thing, as the first of them names it. */
function isOfSame(group: readonly WorkItem[], item: WorkItem, language: string): boolean {
  if (language !== 'en' || group[0]?.statement.heading !== item.statement.heading) return false;
  const keys = new Set(group.flatMap((one) => [...objectKeysOf(one)]));
  return [...objectKeysOf(item)].some((key) => keys.has(key));
}

function belongs(previous: WorkItem, item: WorkItem, text: string, language: string): boolean {
  if (narrows.test(item.statement.text) && item.statement.index === previous.statement.index + 1) return true;
  if (previous.statement.block !== item.statement.block) return false;
  const between = text.slice(previous.statement.end, item.statement.start);
  if (item.statement.block.kind === 'listItem' && !opensLine.test(between)) return true;
  return leans(item.statement.text.replace(/^\((?:MUST|SHOULD|MAY)\) /u, ''), language);
}

/** "Only supervisors, not the pickers": no sentence by itself, and said of what was asked for right before, in a conversation too. */
const narrows =
  /^(?:only|but not|not|except(?: for)?) (?:the |an? )?\p{L}+(?: \p{L}+){0,2}(?:,? (?:and )?not (?:the |an? )?\p{L}+(?: \p{L}+)?)?[.!]?$/iu;

/** Words that open a sentence which goes on with what was said before, by language. */
const leaning: Readonly<Record<string, string>> = {
  en: 'it|they|he|she|this|that|these|those|afterwards|if its|if it|if they|if so|otherwise|same|after that|then|also|(?:the |an? )?\\p{L}+ then(?= \\p{Ll})',
  de: 'er|sie|es|dies\\p{L}{0,2}|das (?:muss|soll|ist|wird|gilt|kann|darf|geht)|danach|anschließend|sonst|außerdem',
  fr: 'il|elle|ils|elles|cela|ensuite|sinon|puis',
  es: 'esto|este|también|después|luego|si no',
  it: 'poi|dopo|altrimenti',
  pt: 'depois disso|senão|caso contrário|ele|ela|eles|elas|isso',
  nl: 'daarna|anders|hij|zij|dit (?:moet|is|kan|mag)|dat (?:moet|is|kan|mag)',
  pl: 'potem|następnie|wtedy',
};

function leans(sentence: string, language: string): boolean {
  return leaningOf(language)?.test(sentence) ?? false;
}

const leaningOf = onceALanguage((language) => {
  const words = leaning[language];
  return words === undefined ? null : new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');
});

/** A line of its own that is not indented, as what is said after a list in a conversation: Markdown takes it for a part of the last item. */
const opensLine = /\n(?=\S|$)/u;

/** Joins the smallest neighbours until the number fits. */
function joinedTo(groups: WorkItem[][], limit: number): WorkItem[][] {
  const joined = groups.map((group) => [...group]);
  while (joined.length > limit) {
    let at = 0;
    for (let next = 1; next + 1 < joined.length; next += 1)
      if (sizeAt(joined, next) < sizeAt(joined, at)) at = next;
    joined.splice(at, 2, [...(joined[at] ?? []), ...(joined[at + 1] ?? [])]);
  }
  return joined;
}

function sizeAt(groups: readonly WorkItem[][], at: number): number {
  return (groups[at]?.length ?? 0) + (groups[at + 1]?.length ?? 0);
}
