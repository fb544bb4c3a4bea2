import { singularOf } from '../../api/nouns.ts';
import { isThing } from '../../api/thing.ts';
import { hintOf } from '../../hints.ts';
import { inWords } from '../field-name.ts';
import { isSomebodysName } from '../somebody.ts';
import { determiner, has, having, keeping, type Manner, owned, plain, shapes } from './description-shapes.ts';
import { inChoice } from './parts.ts';
import { plainly } from './plainly.ts';

/** A thing and the words that list what it has. */
export interface Description extends Manner {
  /** The thing in the singular, small letters, words joined by underscores. */
  readonly name: string;
  readonly list: string;
  /** The sentence speaks of every such thing and not of one that stands there: "each booking has", "treatments carry". */
  readonly isGeneric: boolean;
  /** What it is of or for, which the list does not name: the member of "a loan is for one member: amount, date". */
  readonly of?: string;
}

/** Where the next description of a sentence begins: "…, and a vet has …", "…, for each loan we store …", "… and keeps its start". */
const next = new RegExp(
  `(?:[,;:]|,? and|,? while|,? but| [-–])\\s(?=(?:${determiner}) \\p{L}[\\p{L}-]{1,30} ${has} |\\p{L}[\\p{L}-]{2,30} (?:has|have) (?:an?|the|several|many) |(?:an?|each|every) \\p{L}[\\p{L}-]{2,30} (?:belongs to|is (?:for|in|on|at|either)) |for (?:${determiner} )?\\p{L}[\\p{L}-]{1,30},? ${keeping} |(?:we|they) (?:only |just |also )?(?:keep|store|save|record) |(?:it |they )?(?:${having}) (?!to |be |been |up |at |in |on |from |not |no |\\d)\\p{L})`,
  'giu',
);

/** Every description in a sentence. `before` is the thing that "it" and "they" speak of, else null. */
export function descriptionsIn(said: string, before: string | null): Description[] {
  let subject = before;
  let isGeneric = false;
  const bare = said.replace(labelOfSentence, '');
  const sentence =
    before === null
      ? bare
      : bare.replace(/^It (?=belongs to |is for )/u, `A ${before.replaceAll('_', ' ')} `);
  const rows = rowsOf(sentence.replace(/[.!?]+$/u, ''));
  if (rows !== null) return [rows];
  return withoutOtherName(plainly(sentence))
    .replace(/[.!?]+$/u, '')
    .split(next)
    .flatMap((clause) => {
      const one = described(clause.trim(), subject);
      isGeneric = /^(?:it|they|we|has|have)(?!\p{L})/iu.test(clause)
        ? isGeneric
        : speaksOfEvery.test(clause) && !given.test(clause);
      subject = one?.name ?? subjectOf(clause) ?? subject;
      return one ? [{ ...one, isGeneric }] : [];
    });
}

/** "Details: an issue is draft or sent": what a sentence on a thing is called. */
const labelOfSentence =
  /^\p{L}{4,20}: (?=(?:for|of|on|in) (?:each|every|an?|the) \p{L}[\p{L}-]{1,30} (?:there|we|they) |(?:an?|each|every) \p{L}[\p{L}-]{1,30}(?: \p{L}[\p{L}-]{1,30})? (?:is|has|belongs|holds|contains|consists|can|may|keeps|stores)(?!\p{L}))/iu;

/** What a thing gets and needs is done with it, and nothing it has. */
const given = /^.{3,50}? (?:gets?|needs?|had)(?!\p{L})/iu;
const speaksOfEvery =
  /^(?:(?:an?|each|every|any|all|one)\s|(?!this )\p{L}[\p{L}-]{2,30}s\s(?!is |was |has ))/iu;

/** "A customer (we call them account) has …": by the name that is said to be used. */
function withoutOtherName(sentence: string): string {
  const owned = sentence.replace(belongsAndHas, owning);
  return owned.replace(
    /\p{L}[\p{L}-]{1,30} \((?:which |whom )?(?:we call (?:it|them|him|her)|called|known as|aka|a\.k\.a\.|named)(?: an?| the)? ["“'`]?(\p{L}[\p{L}-]{1,30})["”'`]?\)/iu,
    '$1',
  );
}

/** "A comment belongs to a ticket, has a body and …", "is for one member and one batch and has": what it is of is one of the things it has. */
const belongsAndHas =
  /((?<!\p{L})(?:an?|each|every|the|one) [\p{L}-]{2,30}(?: [\p{L}-]{2,20})?) (?:belongs to|is for) ((?:exactly |only )?(?:one|an?|a single) [\p{L}-]{2,30})(?: and ((?:exactly |only )?(?:one|an?|a single) [\p{L}-]{2,30}))?(?:, and|,| and) (?:it )?has /iu;

function owning(_: string, thing: string, first: string, second: string | undefined): string {
  const of = [first, second].flatMap((one) => (one === undefined ? [] : [`belongs to ${one}`]));
  return `${thing} has ${of.join(', ')}, `;
}

/** "An order has many items: sku, quantity and price": what there are several of, and behind a colon what one of them has. */
const manyWith =
  /^(?:[\p{L} ]{3,20}: )?(?:an?|each|every|the|one) ([\p{L}-]{2,30}) (?:(?:can |may )?(?:has|have|contains?|consists of|holds?|includes?) (?:several|many|one or more|any number of|multiple|up to \d+|at most \d+|\d+ to \d+)|contains|consists of) ([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?s)(?::| \(|,? with(?: the)?) ((?:[^,()]{2,60}, ?){1,12}[^()]{2,80}?)\)?$/iu;

/** "An invoice has lines, each with a description and a quantity": what there are several of, with parts of its own. */
function rowsOf(sentence: string): Description | null {
  const [, whole = '', rows = '', list = ''] =
    /^(?:[\p{L} ]{3,20}: )?(?:an?|each|every|the|one) ([\p{L}-]{2,30}(?: [\p{L}-]{2,20})??) (?:can |may )?(?:has|have|contains?|consists of|holds?) (?:several |many |one or more |up to \d+ |at most \d+ )?([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?s)(?:,? each (?:with|having|has)|(?= with [^,]{2,40},) with) (.{6,400})$/iu.exec(
      sentence,
    ) ??
    manyWith.exec(sentence) ??
    [];
  if (list === '') return null;
  const row = nameOf(rows);
  const of = whole.toLowerCase();
  const isPart = /^(?:line|item|row|entry|position|part|detail)$/u.test(row);
  const name = isPart ? `${of.replaceAll(' ', '_')}_${row}` : row;
  return { ...plain, name, list, isRecord: true, isGeneric: true, of };
}

/** "Visits: a tuner visits an organ" speaks of visits. */
const label = /^(?:an? |the )?(\p{L}[\p{L}-]{2,30}(?: [\p{Ll}-]{3,30})?s?): \p{L}/u;

/** What a clause speaks of: the ticket of "A ticket is for one seat", customers of "Customers buy tickets". */
export function subjectOf(clause: string): string | null {
  const alone = /^(?:an?|one|the) (\p{L}[\p{L}-]{1,30} \p{L}[\p{L}-]{1,30})[.]?$/iu.exec(clause.trim())?.[1];
  if (alone !== undefined && isThing(alone)) return nameOf(alone);
  const [, one, many] =
    /^(?:(?:an?|each|every|the|one) (\p{L}[\p{L}-]{1,30}(?: \p{Ll}[\p{Ll}-]{1,30}(?= (?:is|are|has|belongs|gets|goes|comes) ))?)|(\p{Lu}\p{Ll}[\p{Ll}-]{1,30}s|\p{L}[\p{Ll}-]{1,30}(?: \p{Ll}[\p{Ll}-]{1,30})?s(?= (?:are|get|must|can|may|should|will) ))) \p{Ll}/u.exec(
      clause.trim().replace(/^(?:An?|Each|Every|The|One) /u, (word) => word.toLowerCase()),
    ) ?? [];
  const labelled = label.exec(clause.trim())?.[1];
  const subject =
    one ?? many ?? (labelled && isThing(labelled) && hintOf(labelled) === null ? labelled : undefined);
  return subject === undefined ? null : nameOf(subject);
}

/** "Has a name and a code", "we keep the name": of what was spoken of before. */
const goingOn = new RegExp(
  `^(?:(?:(?:it|they) )?(?:${having}) |(?:we|they) (?:only |just |also )?(?:keep|store|save|record|note|log|track|write down|capture)s? (?:down )?(?!for |per |of |about |it |them ))(.{6,400})$`,
  'isu',
);

/** "Keep revoked permits for 5 years, then anonymise the resident": how long, and no part of a thing. */
const keptSoLong =
  /(?<!\p{L})for (?:at least |at most |up to |another )?\d+ (?:hours?|days?|weeks?|months?|years?)(?!\p{L})|, then \p{L}/iu;

const notedOf =
  /^(\p{L}[\p{L}-]{2,30}s) (?:on|of|for|per|in) (?:an? |the |each |every )?(\p{L}[\p{L}-]{2,30})$/iu;

function described(given: string, before: string | null): Description | null {
  // "Appointment = patient + doctor, status is either booked or done"
  const clause = given.includes(' = ') ? inChoice(given) : given;
  const carried = goingOn.exec(clause)?.[1];
  if (carried !== undefined && before !== null && !owned.test(clause) && !keptSoLong.test(carried))
    return {
      ...plain,
      isGeneric: false,
      name: before,
      list: carried,
      isRecord: /^(?:we|they)/iu.test(clause),
    };
  // "The arm (left/right) is optional" of what was spoken of before.
  const [, trait = '', how = ''] =
    /^the (\p{L}[\p{L} -]{2,30}(?: \([^()]{2,60}\))?) (?:is|are) (optional|required|mandatory|unique)$/iu.exec(
      clause,
    ) ?? [];
  if (trait !== '' && before !== null)
    return { ...plain, isGeneric: false, name: before, list: `${trait} ${how}`, isRecord: true };
  for (const { pattern, of, ...shape } of shapes) {
    const [, subject = '', told = ''] = pattern.exec(clause) ?? [];
    // "Comments on tickets: author, text": what they are of stands behind.
    const [, noted, on] = (shape.isNoted && notedOf.exec(subject)) || [];
    // "For each tape, a preview and a master are stored"
    const list = told.replace(/ (?:is|are) (?:stored|kept|saved|recorded|held|logged|noted)$/iu, '');
    const unbracketed = list.replace(/ \([^()]*\)/gu, '');
    // Columns as programmers write them, and a list within the list, are read elsewhere.
    if (
      list === '' ||
      (on === undefined && isOfColumns(unbracketed)) ||
      /\w\(|:\s/u.test(unbracketed) ||
      /^(?:to|if|unless|because|whenever) \p{L}|^(?:GET|POST|PUT|PATCH|DELETE) \//u.test(list) ||
      isMessage(clause, list) ||
      isSent.test(clause.slice(0, clause.length - list.length))
    )
      continue;
    // "Result = how many germinated, tested on" is of what was spoken of.
    const isVague =
      shape.isRecord && before !== null && clause.startsWith(`${subject} = `) && !isThing(subject);
    const isPronoun = isVague || /^(?:it|they|this|these|those)$/iu.test(subject);
    const name = isPronoun ? before : nameOf(noted ?? subject);
    const isSomebody = !isPronoun && !shape.isNoted && clause.startsWith(subject) && isSomebodysName(subject);
    const whole =
      of?.exec(clause)?.[1]?.replace(/^\p{L}+s$/u, singularOf) ??
      (on === undefined ? undefined : singularOf(on.toLowerCase()));
    // "A doctor cannot have two appointments": what is not to be is no part.
    return name === null || isSomebody || /_(?:cannot|can|may|must|should|not|never)$/u.test(name)
      ? null
      : { ...shape, isGeneric: false, name, list, ...(whole === undefined ? {} : { of: whole }) };
  }
  return null;
}

/** Most of a list is written as columns are; one such name among words is a word of that list. */
function isOfColumns(list: string): boolean {
  const parts = list.split(/, | and /u);
  const columns = parts.filter((part) => /\w_\w/u.test(part)).length;
  return columns > 0 && (columns * 2 > parts.length || parts.length < 3);
}

/** "The owner gets an email that says …": what somebody is sent is no part of them. */
function isMessage(clause: string, list: string): boolean {
  return (
    /(?<!\p{L})(?:gets?|receives?|needs?)(?!\p{L})/iu.test(clause.slice(0, clause.length - list.length)) &&
    /^(?:an? |the |one )?(?:\p{L}+ )?(?:e-?mail|message|mail|sms|notification|push|reminder|receipt|link|warning|alert|call|letter|confirmation|pdf)(?!\p{L})/iu.test(
      list,
    )
  );
}

/** "We send a webhook to the county: site, date": what goes to somebody, and is kept nowhere. */
const isSent =
  /(?<!\p{L})(?:send|post|push|publish|emit|deliver|get|receive)(?:e?s|ed)? (?:an? |the |one )?(?:[\p{L}-]+ )?(?:webhook|callback|notification|e-?mail|mail|sms|push|message|alert|reminder|event)s?(?: [^:]{2,60})?(?:: ?| with | containing )$/iu;

/** "Vets" is a vet, "cargo bikes" a `cargo_bike`. */
function nameOf(subject: string): string {
  const words = inWords(subject).split(/[\s-]+/u);
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join('_');
}
