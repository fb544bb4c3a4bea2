import type { Tree } from '../../../syntax/tree.ts';
import { pluralOf, singularOf } from '../../api/nouns.ts';
import { isSomebodysName } from '../somebody.ts';
import type { Description } from '../told/description.ts';
import { plain } from '../told/description-shapes.ts';
import { ofThing } from '../told/nested.ts';
import { partsOf } from '../told/parts.ts';
import { isPart } from '../told/states.ts';
import { clausesIn, type ToldClause } from './clause.ts';
import { isSeveral, ownName, type Phrase } from './phrase.ts';

/** Verbs by which a thing has what is kept of it, each with what has to stand behind it. */
const having: Readonly<Record<string, RegExp>> = {
  have: /^(?!to (?!be )|been )/u,
  contain: /^/u,
  include: /^/u,
  hold: /^(?!up |for )/u,
  carry: /^(?!out )/u,
  consist: /^of /u,
  comprise: /^/u,
  bear: /^/u,
  record: /^/u,
  store: /^(?!in |as )/u,
  come: /^with /u,
  reference: /^/u,
};

/** What a sentence says that a thing has. */
export interface Holdings {
  readonly descriptions: readonly Description[];
  /** What the next sentence goes on about, in the singular; null where the sentence tells of nothing. */
  readonly subject: string | null;
}

/**
 * What the clauses of a sentence say that things have: "A route is driven by one driver and has stops", "a payslip with gross,
 * net and tax", "Activities are logged on a deal, each with a date and a note". `before` is what "it" speaks of, else null.
 */
export function holdingsIn(sentence: string, before: string | null): Holdings {
  const told = clausesIn(sentence);
  if (told === null) return { descriptions: [], subject: null };
  let subject = before;
  const descriptions = told.clauses.flatMap((clause): Description[] => {
    subject = clause.subject === null ? (clause.isPointing ? subject : null) : ownName(clause.subject);
    return [
      ...held(told.tree, clause, subject),
      ...accompanied(told.tree, clause),
      ...listed(clause),
      ...bracketed(clause),
      ...kinds(sentence, told.tree, clause),
    ];
  });
  return { descriptions, subject };
}

function held(tree: Tree, clause: ToldClause, name: string | null): Description[] {
  const behind = having[clause.verb];
  const isPerson = clause.subject !== null && isSomebody(tree, clause.subject);
  if (
    name === null ||
    isPerson ||
    behind === undefined ||
    clause.isPassive ||
    clause.isDenied ||
    clause.of.length > 0
  )
    return name === null || isPerson ? [] : described(clause, name);
  const rest = clause.rest.replace(/^also /u, '');
  if (!behind.test(rest)) return [];
  const list = rest.replace(/^(?:of|with) /u, '').replace(eachWith, '');
  const isRecord = /^(?:record|store)$/u.test(clause.verb);
  return [{ ...plain, isRecord, isGeneric: isGeneric(clause.subject), name, list }];
}

/** "A device is described by its number, its name and its class". */
function described(
  { subject, verb, isPassive, isDenied, of, rest }: ToldClause,
  name: string,
): Description[] {
  const list = /^by (.+)$/su.exec(rest)?.[1];
  const tells = isPassive && !isDenied && of.length === 0 && describing.test(verb);
  return tells && list !== undefined
    ? [{ ...plain, isRecord: true, isGeneric: isGeneric(subject), name, list }]
    : [];
}

const describing = /^(?:describe|identify|characteri[sz]e|define|specify|determine)$/u;

/** "…, each with a description and a price": what several have, and their list. */
const eachWith = /,? (?:each|every one|all) (?:with|having) .*$/isu;

/** What stands with a thing that a clause names: "line items, each with a description", "a payslip with gross, net and tax". */
function accompanied(
  tree: Tree,
  { rest, subject, of, arguments: named, isPassive, isDenied, verbStart }: ToldClause,
): Description[] {
  // "Lin writes a page with costs": what somebody does by hand, and nothing that is kept
  if (subject !== null && isSomebody(tree, subject)) return [];
  const [own] = of;
  // "A certificate with a serial number is issued".
  if (subject !== null && own?.by === 'with' && !isDenied && own.phrase.count === 'one')
    return [row(subject, null, `a ${own.phrase.words.join(' ')}`)];
  const [, comma = '', each = '', list = ''] = withList.exec(` ${rest}`) ?? [];
  // "A list of ingredients with amounts and a list of steps": the second list is of the whole.
  if (/^(?!(?:an?|the|its|their) )[^,]{3,40},? and (?:an?|several|many) /iu.test(list)) return [];
  if (isDenied || (partsOf(list).length < fewest && each === '')) return [];
  const said = rest.slice(0, rest.length - list.length).toLowerCase();
  // "Reference points: calibration_point with a value": what is written as a program writes it is the name
  const written = /(?<!\S)(\p{L}[\p{L}\d]*_[\p{L}\d_]+),? with ?$/u.exec(said)?.[1];
  if (written !== undefined) return [{ ...plain, isRecord: true, isGeneric: true, name: written, list }];
  const objects = named.filter(({ by, phrase }) => by === null && said.includes(phrase.words.at(-1) ?? ''));
  // "A location is a room with a code": what it is has what stands with that
  const isSubject =
    (isPassive && (comma !== '' || each !== '')) || isWhat.test(tree.sentence.slice(verbStart));
  const owner = isSubject ? subject : objects.at(-1)?.phrase;
  return owner && (each === '' || isSeveral(owner)) ? [row(owner, subject, list)] : [];
}

/** A form of "be", and no "gets a reservation with a code". */
const isWhat = /^(?:is|are|was|were)(?!\p{L})/iu;

/** "Every change writes an audit entry: who, when and the new value", "a cart holds cart items: product, quantity". */
function listed({ rest, subject, arguments: named, isDenied, verb, isPassive }: ToldClause): Description[] {
  const [, said = '', list = ''] = /^([^:]{3,80}): (?!\w+_\w+ with )(.+)$/su.exec(rest) ?? [];
  // "A reading comes from one sensor: time, value", "counts are done per box: day, quantity": the list is of what is told of
  const isOfSubject =
    subject !== null &&
    !isDenied &&
    (isPassive || stands.test(verb)) &&
    !goesOn.test(said) &&
    tellsFields(list);
  if (isOfSubject && (isSeveral(subject) || /^(?:one|each)$/u.test(subject.count)))
    return [row(subject, null, list)];
  const ends = (word: string) => said.toLowerCase().endsWith(word);
  const owner = named.findLast(({ phrase }) =>
    [phrase.words.at(-1) ?? ''].some((word) => ends(word) || ends(pluralOf(word))),
  );
  const isTold = owner?.by === null && (isSeveral(owner.phrase) || makes.test(verb));
  return isDenied || !isTold || partsOf(list).length < fewest ? [] : [row(owner.phrase, subject, list)];
}

/** What a row of something has: the lines of an invoice are invoice lines. */
function row(phrase: Phrase, whole: Phrase | null, list: string): Description {
  const own = ownName(phrase);
  const isPart =
    /^(?:line|item|row|entry|position|part|detail)$/u.test(own) && whole !== null && whole !== phrase;
  return { ...plain, isRecord: true, isGeneric: true, name: isPart ? `${ownName(whole)}_${own}` : own, list };
}

const makes =
  /^(?:write|create|log|add|make|store|keep|record|get|produce|generate|leave|submit|report|open|issue|send)$/u;

/** "Activities (call, mail, meeting) are logged on a deal": of which kinds they are. */
function kinds(sentence: string, tree: Tree, { subject }: ToldClause): Description[] {
  if (subject === null || !isSeveral(subject)) return [];
  const behind = sentence.slice(tree.word(subject.last)?.end ?? sentence.length);
  const values =
    /^ \(((?:[\p{Ll}-]{3,20}, ){1,8}(?:or |and )?[\p{Ll}-]{3,20})\)/u
      .exec(behind)?.[1]
      ?.split(/, (?:or |and )?/u) ?? [];
  return values.length < fewest || values.some((one) => singularOf(one) !== one || isPart.test(one))
    ? []
    : [{ ...plain, isGeneric: true, name: ownName(subject), list: `a type (${values.join(', ')})` }];
}

/** How things stand to others, where a list behind it is of them. */
const stands = /^(?:be|come|belong|go|run|happen|refer|relate|apply|stem|take)$/u;

/** "Is sick we write a note: date, reason": another clause that nothing parts from the first. */
const goesOn = /(?<!\p{L})(?:we|they|you|i|he|she|it|who|that|which)(?!\p{L})/iu;

function tellsFields(list: string): boolean {
  const parts = partsOf(list);
  return parts.length >= fewest && parts.some((one) => ofThing.test(one));
}

/** "Sites contain greenhouses (name, area)", "payments are booked against an invoice (amount, method)": what is in brackets is of what they stand behind, or of what is told of. */
function bracketed({
  rest,
  subject,
  arguments: named,
  isDenied,
  isPassive,
  verb,
}: ToldClause): Description[] {
  const [, said = '', list = ''] = /^([^()]{3,80}) \(([^()]{6,200})\)/su.exec(rest) ?? [];
  if (isDenied || !tellsFields(list)) return [];
  const owner = named.findLast(({ phrase }) => {
    const noun = phrase.words.at(-1) ?? '';
    return said.toLowerCase().endsWith(noun) || said.toLowerCase().endsWith(pluralOf(noun));
  });
  // "Near a position (lat, lng)" tells where it is done.
  const isPlace = /^(?:near|around|within|at|in|between|behind|before|after)$/u.test(owner?.by ?? '');
  if (isPlace && owner?.phrase.count === 'one') return [];
  // "Educators record attendance of a child (arrived at, left at)": of what is made, not of what it is of.
  const made = makes.test(verb) && !isPassive ? named.find(({ by }) => by === null) : undefined;
  if (
    made !== undefined &&
    owner !== undefined &&
    owner !== made &&
    /^(?:of|for|on|to)$/u.test(owner.by ?? '')
  )
    return [row(made.phrase, subject, list)];
  const isOfSubject =
    isPassive &&
    subject !== null &&
    isSeveral(subject) &&
    owner?.by !== null &&
    owner?.phrase.count === 'one';
  const thing = isOfSubject ? subject : owner?.phrase;
  return thing === undefined ||
    !/^(?:one|each|several)$/u.test(
      isOfSubject ? 'each' : thing.count === 'plain' && thing.isPlural ? 'several' : thing.count,
    )
    ? []
    : [row(thing, subject, list)];
}

const withList = /(,)? (each |every one |all )?(?:with|having) (.+)$/isu;

/** Parts from which on what stands "with" a thing lists what it has. */
const fewest = 2;

/** "Marit has a laptop". */
function isSomebody(tree: Tree, { first, last }: Phrase): boolean {
  return first === last && isSomebodysName(tree.word(first)?.text ?? '');
}

function isGeneric(subject: Phrase | null): boolean {
  return subject !== null && (subject.count !== 'plain' || subject.isPlural);
}
