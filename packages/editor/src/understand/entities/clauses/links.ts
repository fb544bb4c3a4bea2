import { isAgent } from '../../api/agents.ts';
import type { Kind, Statement } from '../../statement.ts';
import type { Relation } from '../entity.ts';
import { type Argument, clausesIn, type ToldClause } from './clause.ts';
import { isSeveral, namesOf, type Phrase } from './phrase.ts';

/** What ties two things, by the phrases that name them: there are several of `many` for each `one`. */
export interface Link {
  readonly one: Phrase;
  readonly many: Phrase;
  readonly cardinality: Relation['cardinality'];
  /** Its verb ties things that are kept: "a stop points to an exhibit". */
  readonly isTie: boolean;
  readonly index: number;
}

const untold: ReadonlySet<Kind> = new Set(['question', 'nonGoal', 'future', 'alternative', 'risk']);

/** Verbs by which a thing has several of what follows in the plural. */
const having =
  /^(?:have|contain|include|hold|carry|comprise|own|bundle|group|collect|offer|cover|span|bear)$/u;
/** Verbs by which somebody makes what is theirs. */
const making =
  /^(?:create|submit|write|post|report|upload|place|publish|send|leave|make|add|raise|open|file|request|book|register|record|issue|log|buy|start|propose|run|host|organi[sz]e|bring|produce|generate)$/u;
/** What those who write do with what they tell of. */
const keeping = /^(?:store|keep|save|track)$/u;
/** What is put together with others into one. */
const grouping = /^(?:group|bundle|gather|sort|arrange|combine|collect|file)$/u;
/** Verbs that say of nearly anything kept what it belongs to. */
const tying =
  /^(?:belong|refer|point|reference|link|connect|assign|attach|tie|consist|comprise|contain|group|own|lead|hold|sit|stand|lie|hang|locate|place)$/u;
/** "Possible to", "important that", behind "it is". */
const expletive = /^\p{L}{4,} (?:to|that|for)(?!\p{L})/iu;
/** Where somebody stands. */
const standing = /^(?:be|belong|work|live|sit|stay|play|serve|teach|stand)$/u;
/** How things stand to what they belong to. */
const belonging = /^(?:to|in|on|at|by|with|for|of|from|under|within|inside|into|per|between)$/u;

/**
 * What clauses tell of how things belong together: "a work order is assigned to exactly one mechanic", "a doctor works in one
 * or more locations", "every stage has jobs", "members make bookings". What the phrases name is for the caller to say.
 */
export function linksIn(statements: readonly Statement[]): Link[] {
  let subject: Phrase | null = null;
  let block: Statement['block'] | null = null;
  return statements
    .filter(({ kind }) => !untold.has(kind))
    .flatMap(({ text, index, block: own }) => {
      if (own !== block) subject = null;
      block = own;
      return (clausesIn(text)?.clauses ?? []).flatMap((clause) => {
        if (!clause.isPointing) subject = clause.subject;
        const whole = { ...clause, subject: clause.subject ?? (clause.isPointing ? subject : null) };
        return clause.isDenied
          ? []
          : linksOf(whole).map((link) => ({ ...link, isTie: tying.test(clause.verb), index }));
      });
    });
}

type Plain = Omit<Link, 'index' | 'isTie'>;

function linksOf(clause: ToldClause): Plain[] {
  const { subject, verb, isPassive, opening } = clause;
  const objects = clause.arguments.filter(({ by }) => by === null);
  const each = opening.filter(({ phrase, by }) => phrase.count === 'each' && /^(?:for|per)$/u.test(by ?? ''));
  const isMade = making.test(verb);
  const [first] = objects;
  // "For each pupil we record the grades: …"
  if (subject === null && (isMade || keeping.test(verb)) && !isPassive && first !== undefined)
    return each.map(({ phrase }): Plain => ({ one: phrase, many: first.phrase, cardinality: 'one-to-many' }));
  // "It should be possible to search for recipes" tells of nothing that was spoken of.
  if (subject === null || (clause.isPointing && expletive.test(clause.rest))) return [];
  const others = clause.arguments.filter(({ by }) => by !== null && belonging.test(by));
  // "In a round many games are played": what stands before has several of what is told of.
  const [place] = opening;
  if (
    place !== undefined &&
    subject.count === 'several' &&
    (isPassive || verb === 'be') &&
    /^(?:in|on|at|for|per|under|within)$/u.test(place.by ?? '') &&
    /^(?:one|each)$/u.test(place.phrase.count)
  )
    return [{ one: place.phrase, many: subject, cardinality: 'one-to-many' }];
  if (isPassive && grouping.test(verb)) {
    const whole = others.find(({ by }) => by === 'in' || by === 'into' || by === 'by' || by === 'under');
    if (whole !== undefined) return [{ one: whole.phrase, many: subject, cardinality: 'one-to-many' }];
  }
  const ofOne = (many: Phrase, { phrase, by }: Argument): Plain =>
    by === 'into' || (by === 'by' && phrase.count === 'several')
      ? { one: subject, many: phrase, cardinality: 'one-to-many' }
      : isSeveral(phrase) && by !== 'by' && by !== 'with' && by !== 'to' && by !== 'from'
        ? { one: subject, many: phrase, cardinality: 'many-to-many' }
        : { one: phrase, many, cardinality: 'one-to-many' };
  const object = objects[0]?.phrase;
  if (verb === 'consist')
    return others.map(({ phrase }) => ({ one: subject, many: phrase, cardinality: 'one-to-many' }));
  // "Users react to messages" are no part of one.
  if (!isPassive && object === undefined && isAgent(subject.words.join(' ')) && !standing.test(verb))
    return [];
  const [end] = others;
  if (end?.by === 'with' && /^(?:end|start|begin|come|close|open)$/u.test(verb) && !isSeveral(end.phrase))
    return [{ one: subject, many: end.phrase, cardinality: 'one-to-one' }];
  if (isPassive || verb === 'be' || object === undefined)
    return others.filter(({ phrase }) => isCounted(phrase)).map((one) => ofOne(subject, one));
  const has = having.test(verb);
  if (/^(?:link|connect|pair|join)$/u.test(verb) && object.count === 'several')
    return [{ one: subject, many: object, cardinality: 'many-to-many' }];
  // "Members can enter many tournaments": of either there are many, where nobody makes or has them.
  if (!has && !isMade && object.count === 'several' && isSeveral(subject) && clause.isPossible)
    return [{ one: subject, many: object, cardinality: 'many-to-many' }];
  const isMany = has
    ? objects.some(({ phrase }) => isSeveral(phrase))
    : isSeveral(object) && (object.count === 'several' || isMade);
  return [
    ...(isMany || (isMade && (isAgent(subject.words.join(' ')) || each.length > 0))
      ? objects
          .filter(({ phrase }) => !has || isSeveral(phrase))
          .map(({ phrase }): Plain => ({ one: subject, many: phrase, cardinality: 'one-to-many' }))
      : []),
    ...(isMade ? [...others, ...each, ...clause.of.filter(({ by }) => by === 'of')] : [])
      .filter(({ phrase }) => phrase.count !== 'several' && isCounted(phrase))
      .map(({ phrase }): Plain => ({ one: phrase, many: object, cardinality: 'one-to-many' })),
  ];
}

/** "To a queue", "on companies": things, and not "in progress", "by hand". */
function isCounted({ count, isPlural, first, last }: Phrase): boolean {
  return count !== 'plain' || isPlural || last > first;
}

/** The names a phrase may have, for those who know what they name. */
export function namedBy(phrase: Phrase, find: (name: string) => string | undefined): string | undefined {
  for (const name of namesOf(phrase)) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
