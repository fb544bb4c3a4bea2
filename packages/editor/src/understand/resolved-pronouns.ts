import { upperFirst } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import type { Word } from '../syntax/tree.ts';
import { isOneSentence } from './argument/written.ts';
import { changed, restore } from './mask.ts';
import { type NamedThing, namedThings } from './named-things.ts';
import { isDemand, type Statement } from './statement.ts';

/** Sentences before an order in which its pronoun is explained. */
const farthest = 3;

/**
 * "Sessions are lost with each deploy. Move them to Redis": an order behind what is told names what it is about, so that it says the same
 * by itself: "Move the sessions to Redis". Where nothing or more than one thing may be meant, the pronoun stays. English.
 */
export function resolvedPronouns(statements: readonly Statement[]): Statement[] {
  let last: Resolved | null = null;
  return statements.map((one, at) => {
    const isWanted = isDemand(one) || one.kind === 'goal';
    const before = statements
      .slice(Math.max(0, at - farthest), at)
      .filter(({ block }) => block === one.block);
    const half = before.at(-1);
    const isBehind =
      before.some(({ kind }) => kind === 'problem' || kind === 'context') ||
      (half !== undefined && isOneSentence(half, one));
    last = isWanted && isBehind && one.block.kind === 'paragraph' ? resolved(one, before, last) : null;
    return last?.statement ?? one;
  });
}

/** A statement whose pronoun was replaced, and by what. */
interface Resolved {
  readonly statement: Statement;
  readonly thing: NamedThing;
}

/** The demand with its pronoun replaced by what it stands for; null where it has none, or one that stays. */
function resolved(one: Statement, before: readonly Statement[], last: Resolved | null): Resolved | null {
  const { text } = one.masked;
  const pronoun = pronounIn(text);
  if (pronoun === null) return null;
  const isMany = /^th/iu.test(pronoun.text);
  const isPeople = isMany && addresses.test(text.slice(0, pronoun.start));
  const isMeant = (thing: NamedThing) => thing.isMany === isMany && thing.isPeople === isPeople;
  if (namedThings(text).some((thing) => isMeant(thing) && thing.end <= pronoun.start)) return null;
  const thing = last !== null && isMeant(last.thing) ? last.thing : meantIn(before, isMeant);
  if (thing === null) return null;
  const name = pronoun.start === 0 ? upperFirst(thing.name) : thing.name;
  const masked = changed(one.masked, `${text.slice(0, pronoun.start)}${name}${text.slice(pronoun.end)}`);
  return { statement: { ...one, masked, text: restore(masked) }, thing };
}

/** The first pronoun that is an object, or that is said to last or be so much; null where a sentence has none that names something. */
function pronounIn(text: string): Word | null {
  const tree = parse(text);
  const found = tree?.words.find(
    ({ relation, text: said, start }) =>
      (relation === 'obj' && /^(?:it|them)$/iu.test(said)) || (start === 0 && measured.test(text)),
  );
  return found === undefined || idle.test(text.slice(found.start)) || idle.test(text.slice(0, found.end + 20))
    ? null
    : found;
}

/** "It should be under 10 minutes", "they must take less than 2 s". */
const measured =
  /^(?:it|they) (?:must|should|shall|has to|have to|needs? to) (?:be|take|finish|stay|last|run) (?:in |for |within |at )*(?:under|below|less|at most|no (?:more|longer)|up to|max\p{L}*|within|faster)(?!\p{L})/iu;

/** "Let them", "remind them": what is done to people. */
const addresses =
  /(?<!\p{L})(?:let|allow|remind|tell|notify|inform|ask|warn|e-?mail|mail|call|show|give|send|offer|invite|help|text|ping) $/iu;

/** What a pronoun stands for: the one thing of its number in the nearest sentence that speaks of any. */
function meantIn(before: readonly Statement[], isMeant: (thing: NamedThing) => boolean): NamedThing | null {
  for (const { masked } of before.toReversed()) {
    const things = namedThings(masked.text).filter(isMeant);
    if (things.length > 0) return onlyOne(things);
  }
  return null;
}

/** The one thing that is named again, else the one that a sentence tells of or does something to; null where that may be two, or none. */
function onlyOne(things: readonly NamedThing[]): NamedThing | null {
  const again = things.filter((one, at) =>
    things.slice(0, at).some((other) => headOf(other) === headOf(one)),
  );
  const told = things.filter(({ isCore }) => isCore);
  // Where, when and with what it is so is spoken of, and nothing that is done something to.
  const meant = again.length > 0 ? again : told;
  const heads = new Set(meant.map(headOf));
  return heads.size === 1 ? (things.find((one) => heads.has(headOf(one))) ?? null) : null;
}

function headOf({ name }: NamedThing): string {
  return name.split(' ').at(-1)?.toLowerCase() ?? '';
}

/** "Make it possible to …", "keep it simple": where "it" names nothing. */
const idle =
  /(?<!\p{L})(?:make it (?:possible|clear|easy|easier|so|sure|work|happen)|keep it (?:simple|short|small|that way)|get it (?:done|right)|leave it|do it|take it (?:easy|slow))(?!\p{L})/iu;
