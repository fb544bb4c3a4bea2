import { isPersonName } from '../correct/spelling/person-names.ts';
import { upperFirst } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import type { Tree, Word } from '../syntax/tree.ts';
import { isOneSentence } from './argument/written.ts';
import { presentClause } from './clause/present.ts';
import { changed, holdsProtected, restore } from './mask.ts';
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
      before.some(({ kind }) => explains.has(kind)) || (half !== undefined && isOneSentence(half, one));
    last = isWanted && isBehind && one.block.kind === 'paragraph' ? resolved(one, before, last) : null;
    return last?.statement ?? one;
  });
}

/** What explains an order behind it. */
const explains: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['problem', 'context', 'design']);

/** A statement whose pronoun was replaced, and by what. */
interface Resolved {
  readonly statement: Statement;
  /** Null where a clause was completed, which names who or what it tells of. */
  readonly thing: NamedThing | null;
}

/** The demand with its pronoun replaced by what it stands for; null where it has none, or one that stays. */
function resolved(written: Statement, before: readonly Statement[], last: Resolved | null): Resolved | null {
  const one = withDuration(written, before.at(-1));
  if (one !== written) return { statement: one, thing: null };
  const { text } = one.masked;
  const tree = parse(text);
  const pronoun = tree === null ? null : pronounIn(tree);
  if (tree === null || pronoun === null) return null;
  const isMany = /^th/iu.test(pronoun.text);
  const isPeople = isMany && addresses.test(text.slice(0, pronoun.start));
  // "Brenda has to log in. What if customers could just change it": nobody is an "it"
  const isMeant = (thing: NamedThing) =>
    thing.isMany === isMany && thing.isPeople === isPeople && (isMany || !isPersonName(thing.name));
  // "Services read them": whoever does it is not what it is done to.
  const doer = pronoun.relation === 'obj' ? tree.childrenOf(pronoun.head, 'nsubj').at(0) : undefined;
  const doerEnd = doer === undefined ? -1 : tree.word(tree.stretchOf(doer).last)?.end;
  if (
    namedThings(text).some((thing) => isMeant(thing) && thing.end <= pronoun.start && thing.end !== doerEnd)
  )
    return null;
  const thing = last?.thing && isMeant(last.thing) ? last.thing : meantIn(before, isMeant);
  if (thing === null) return null;
  const name = pronoun.start === 0 ? upperFirst(thing.name) : thing.name;
  const masked = changed(one.masked, `${text.slice(0, pronoun.start)}${name}${text.slice(pronoun.end)}`);
  return { statement: { ...one, masked, text: restore(masked) }, thing };
}

/** The first pronoun that is an object, or that is said to last or be so much; null where a sentence has none that names something. */
function pronounIn(tree: Tree): Word | null {
  const text = tree.sentence;
  const found = tree.words.find(
    ({ relation, text: said, start }) =>
      (relation === 'obj' && /^(?:it|them)$/iu.test(said)) || (start === 0 && measured.test(text)),
  );
  return found === undefined || idle.test(text.slice(found.start)) || idle.test(text.slice(0, found.end + 20))
    ? null
    : found;
}

/** "It should be under 10 minutes", "they must take less than 2 s". */
const measured =
  /^(?:it|they) (?:must|should|shall|has to|have to|needs? to) (?:be|take|finish|stay|last|run|load|open|start|render|respond|build|boot) (?:in |for |within |at )*(?:well )?(?:under|below|less|at most|no (?:more|longer)|up to|max\p{L}*|within|faster)(?!\p{L})/iu;

/**
 * "The calendar loads slowly, like 6 seconds. Should be under 1": what a bound without a subject holds for is how long that takes: "The calendar
 * should load in under 1 second". A bound of anything else stays.
 */
function withDuration(one: Statement, told: Statement | undefined): Statement {
  const { modal = '', bound = '', figure = '', behind = '' } = bareBound.exec(one.masked.text)?.groups ?? {};
  const slow = told === undefined || bound === '' ? null : presentClause(told.masked.text);
  const verb = lasting.exec(slow?.action ?? '')?.[0] ?? '';
  const subject = slow?.subject ?? '';
  if (told === undefined || verb === '' || holdsProtected(subject) || subject.split(' ').length > longest)
    return one;
  const plain = restore(changed(one.masked, figure));
  const isBare = /^[.!]*$/u.test(behind) && /^\d+$/u.test(plain);
  const unit = isBare ? unitIn(told).replace(plain === '1' ? /(?<=\p{L}{2})s$/u : /$^/u, '') : '';
  const deed = verb === 'take' ? 'take' : `${verb} in`;
  const said = `${subject} ${modal.toLowerCase()} ${deed} ${bound} ${figure}${unit}${behind}`;
  const masked = changed(one.masked, said);
  return { ...one, masked, text: restore(masked) };
}

const bareBound =
  /^(?:(?:it|that|this) )?(?<modal>must|should|has to|needs to) be (?:done )?(?:in )?(?<bound>(?:well )?(?:under|below|less than|at most|no more than|max(?:imum)?\.?)) (?<figure>\d+|\uE010.\uE011)(?<behind>[.!]*| (?:for|with|on|in) .+)$/isu;

/** Verbs of what lasts. */
const lasting = /^(?:load|open|start|take|run|render|respond|build|boot|finish)(?!\p{L})/u;
/** Words of a name that is said again. */
const longest = 5;

/** " seconds": the one unit of time in which a sentence measures. */
function unitIn({ text }: Statement): string {
  const units = new Set(
    [
      ...text.matchAll(
        /\d ?(ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|hours?|h|days?)(?!\p{L})/giu,
      ),
    ].map(([, unit = '']) => unit),
  );
  const [unit = ''] = units;
  return units.size === 1 ? ` ${unit}` : '';
}

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
  /^(?:also |and |please )*(?:log|report|record|note|track|mention|document) (?:it|them)(?!\p{L})(?! (?:by|in|as|under) )|(?<!\p{L})(?:make it (?:possible|clear|easy|easier|so|sure|work|happen)|keep it (?:simple|short|small|that way)|get it (?:done|right)|leave it|do it|take it (?:easy|slow))(?!\p{L})/iu;
