import { contentWords } from '../../document/content-words.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import { isWished } from '../../understand/wished.ts';
import { numbered, paragraph } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import type { Requirement } from '../requirement.ts';
import { stopOf } from '../voice/full-stop.ts';

/** Steps that make a flow at least. */
const fewest = 3;
/** Those of them that say what they follow, or who does them. */
const fewestMoving = 3;

/** What the input itself numbers as the steps of how it works, as it numbers them. Takes them from the pool. */
export function numberedSteps({ pool }: Composition): Block[] {
  const steps = pool.left.filter(({ block, kind }) => block.ordered && explains.has(kind));
  const walked = [...new Set(steps.map(({ heading }) => heading))]
    .map((heading) => steps.filter((one) => one.heading === heading))
    .filter((all) => new Set(all.map(({ block }) => block.start)).size >= fewest)
    .flat();
  const items = new Map<number, string[]>();
  for (const { block, text } of pool.take((one) => walked.includes(one)))
    items.set(block.start, [...(items.get(block.start) ?? []), text]);
  return numbered([...items.values()].map((sentences) => sentences.join(' ')));
}

const explains: ReadonlySet<Kind> = new Set<Kind>(['design', 'step', 'definition', 'context', 'example']);

/**
 * What the input tells as happening one thing after the other, each with the id of its demand: sentences of one paragraph that tell
 * what somebody or something does. Nothing where no such sentences stand together.
 */
export function flowBlocks(composition: Composition): Block[] {
  const steps = flowSteps(composition);
  if (steps.length === 0) return [];
  const stop = stopOf(composition.language);
  return [
    paragraph(`**${composition.phrases.flowLabel}**`),
    ...numbered(
      steps.map(({ statement, id }) => `${statement.text.replace(/[.!。]+$/u, '')} (${id})${stop}`),
    ),
  ];
}

/** The demands that are the steps of the longest flow of the input, in its order; none where it tells no flow. */
export function flowSteps(composition: Composition): readonly Requirement[] {
  const flows = runsOf(composition).map(withoutEnd).filter(isFlow);
  return flows.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Demands that stand together in one paragraph, those that are no step left out. */
function runsOf({ requirements, understanding }: Composition): Requirement[][] {
  const runs: Requirement[][] = [];
  let last: Statement | null = null;
  for (const one of requirements) {
    const { statement } = one;
    const joins = last !== null && statement.index === last.index + 1 && last.block === statement.block;
    if (!joins) runs.push([]);
    // What is wanted of the whole stands among the goals.
    const isOpening = !joins && isStep(one, true);
    if ((isOpening || isStep(one)) && !isWished(statement, understanding.source)) {
      if (!goesOnFrom(runs.at(-1) ?? [], one)) runs.push([]);
      runs.at(-1)?.push(one);
    }
    last = statement;
  }
  return runs;
}

/** Whether a step speaks of something that a step before it speaks of, or says that it comes behind. */
function goesOnFrom(before: readonly Requirement[], { statement }: Requirement): boolean {
  if (before.length === 0 || pointsBack.test(statement.text)) return true;
  const own = new Set(contentWords(statement.text));
  return before.some((step) => contentWords(step.statement.text).some((word) => own.has(word)));
}

/** "It then …", "after that", "when the kitchen accepts it". English. */
const pointsBack =
  /^(?:\S+ ){0,5}(?:it|they|them|he|she|this|these|those)(?![\p{L}'’])|(?<!\p{L})(?:then|afterwards|after that|in that case|otherwise|finally|meanwhile)(?!\p{L})/iu;

/** What stands behind the last sentence that says what it comes after, or who does it, is no part of the flow any more. */
function withoutEnd(steps: readonly Requirement[]): readonly Requirement[] {
  const isBehind = ({ statement, demand }: Requirement) =>
    follows(statement) || (demand !== null && !demand.condition && acts.test(demand.subject.text));
  return steps.slice(0, steps.findLastIndex(isBehind) + 1);
}

/** "Support", "a dispute", "the seller": one that does something of its own. English. */
const acts = /^(?:(?:the|an?) )?\p{L}+$/iu;

function isFlow(steps: readonly Requirement[]): boolean {
  const ordered = steps.filter(({ statement }) => orders(statement)).length;
  const following = steps.filter(({ statement }) => follows(statement)).length;
  const moving = steps.filter(({ statement }) => follows(statement) || statement.topics.has('actor')).length;
  return steps.length >= fewest && following > 0 && moving >= fewestMoving && ordered * 2 <= steps.length;
}

/** A sentence of prose that tells what happens, not how things are, how well they are done and for how long. */
function isStep({ statement, isQuality, demand }: Requirement, isOpening = false): boolean {
  const { topics, kind, block, text } = statement;
  const isCase = cased.test(text);
  return (
    !isQuality &&
    kind === 'requirement' &&
    block.kind === 'paragraph' &&
    (isCase || !topics.has('prohibition')) &&
    !topics.has('retention') &&
    (isOpening || isCase || !orders(statement) || follows(statement)) &&
    !limits.test(text) &&
    !wants.test(text) &&
    (isCase || !(demand !== null && being.test(demand.action.text))) &&
    contentWords(text).length > 2
  );
}

/** "Once the parcel is there, …", "if they do not, …": a case, and what then happens. English. */
const cased = /^(?:once|as soon as|if|when) [^,]{4,80}, /iu;

/** "Refunds only go back to …", "at most three": who or what is left out. English. */
const limits = /^(?:\p{L}+ ){0,4}only(?!\p{L})/iu;

/** "Customers want to see …": what somebody would like, and no step of what happens. English. */
const wants = /^(?:\p{L}+ ){1,4}(?:wants?|would like|needs?) (?:to|an?)(?!\p{L})/iu;

/** What is so, and does not happen: "be possible for 30 days", "have a status". English. */
const being =
  /^(?:be (?!able |\p{L}{2,}(?:ed|en|nt|ght|ld|de|ne|pt)(?!\p{L}))|have |contain |consist |belong |stay )/iu;

function orders({ topics }: Statement): boolean {
  return topics.has('must') || topics.has('should');
}

/** Whether a sentence says what it comes after. */
function follows({ topics, text }: Statement): boolean {
  return topics.has('event') || topics.has('step') || topics.has('condition') || placed.test(text);
}

/** "At the restaurant he marks it", "finally": where or when a step happens. English. */
const placed = /^(?:at|after|while|once|as soon as|on|from|finally|first|next|meanwhile) /iu;
