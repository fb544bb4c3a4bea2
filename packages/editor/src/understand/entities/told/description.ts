import { singularOf } from '../../api/nouns.ts';

/** A thing and the words that list what it has. */
export interface Description {
  /** The thing in the singular, small letters, words joined by underscores. */
  readonly name: string;
  readonly list: string;
  /** The sentence says that this is kept: "for a person we store …". */
  readonly isRecord: boolean;
  /** Jotted down behind a colon, which people do with anything. */
  readonly isNoted: boolean;
  /** Told in passing by a sentence that says what somebody does with it. */
  readonly isPassing: boolean;
}

const noun = "([\\p{L}][\\p{L}'-]{1,30}(?: [\\p{Ll}][\\p{L}'-]{1,30}){0,2}?)";
const determiner = '(?:an?|each|every|the|one|any|all|our|their|its)';
const has =
  '(?:(?:can|may|must|should|will) )?(?:also )?(?:has|have|had|needs?|gets?|contains?|includes?|carries|carry|holds?|consists of|comes with|come with|is made up of|is described by|is identified by|always has)(?: also| always| at least)?';

/** "We keep the donor's name and address." */
const owned =
  /^(?:we|they) (?:keep|store|save|record)s? (?:the |an? |every |each )?(\p{L}[\p{L}-]{1,30})['’]s (.{6,400})$/isu;

const keeping =
  '(?:we|they|you|i|it) (?:\\p{L}+ ){0,2}?(?:keep|store|record|save|need|track|note|want|have|hold|collect|log)s?';

interface Shape extends Omit<Description, 'name' | 'list'> {
  readonly pattern: RegExp;
}

const plain = { isRecord: false, isNoted: false, isPassing: false };

/** The shapes of a description; each gives the thing first and the list behind it. */
const shapes: readonly Shape[] = [
  recorded(`^(?:for|of|per|about|with) (?:${determiner} )?${noun},? ${keeping}:? (.{6,600})$`),
  recorded(
    `^(?:we |they |it )?(?:keep|store|record|save|track|log)s? (?:for |per |about |of )(?:${determiner} )?${noun}:? ((?:an?|the|its|their|who|when) .{6,600})$`,
  ),
  recorded(
    `^(?:${determiner} )?${noun} (?:are|is|come|comes|chosen|picked)(?: \\p{L}+)? from (?:an?|the) (?:\\p{L}+ )?list \\((.{6,300})\\)`,
  ),
  // "Report a defect for a bike with a text and a photo"
  {
    ...recorded(
      `^.*(?<!\\p{L})(?:create|add|register|submit|report|book|place|enter|file|open|log|leave|record|post|send) an? ([\\p{L}][\\p{L}-]{1,30})(?: (?:for|on|to|of|in|at) (?:an?|the|their|its|each|one) [\\p{L}-]{2,30}){0,2} (?:with|consisting of|giving|including|stating) ((?:an?|the|its|their) .{6,300})$`,
    ),
    isPassing: true,
  },
  { ...plain, pattern: owned, isRecord: true },
  {
    ...plain,
    pattern: new RegExp(`^(?:${determiner} )?${noun} ${has}:? (.{6,600})$`, 'isu'),
  },
  { ...plain, pattern: /^([\p{L}][\p{L} -]{1,30}): (.{6,400})$/su, isNoted: true },
];

function recorded(pattern: string): Shape {
  return { ...plain, pattern: new RegExp(pattern, 'isu'), isRecord: true };
}

/** Where the next description of a sentence begins: "…, and a vet has …", "…, for each loan we store …", "…, has a price". */
const next = new RegExp(
  `(?:[,;:]|,? and|,? while|,? but)\\s(?=(?:${determiner}) \\p{L}[\\p{L}-]{1,30} ${has} |for (?:${determiner} )?\\p{L}[\\p{L}-]{1,30},? ${keeping} |(?:we|they) (?:keep|store|save|record) |(?:has|have) (?:an?|the|its|several|many) )`,
  'giu',
);

/** Every description in a sentence. `before` is the thing that "it" and "they" speak of, else null. */
export function descriptionsIn(sentence: string, before: string | null): Description[] {
  let subject = before;
  return sentence
    .replace(/[.!?]+$/u, '')
    .split(next)
    .flatMap((clause) => {
      const one = described(clause.trim(), subject);
      subject = one?.name ?? subjectOf(clause) ?? subject;
      return one ? [one] : [];
    });
}

/** What a clause speaks of: the ticket of "A ticket is for one seat", customers of "Customers buy tickets". */
export function subjectOf(clause: string): string | null {
  const [, one, many] =
    /^(?:(?:an?|each|every|the|one) (\p{L}[\p{L}-]{1,30})|(\p{Lu}\p{Ll}[\p{Ll}-]{1,30}s)) \p{Ll}/u.exec(
      clause.trim().replace(/^(?:An?|Each|Every|The|One) /u, (word) => word.toLowerCase()),
    ) ?? [];
  const subject = one ?? many;
  return subject === undefined ? null : nameOf(subject);
}

function described(clause: string, before: string | null): Description | null {
  const carried =
    /^(?:(?:has|have) |(?:we|they) (?:keep|store|save|record)s? (?!for |per |of |about |it |them ))(.{6,400})$/isu.exec(
      clause,
    )?.[1];
  if (carried !== undefined && before !== null && !owned.test(clause))
    return { ...plain, name: before, list: carried, isRecord: /^(?:we|they)/iu.test(clause) };
  for (const { pattern, ...shape } of shapes) {
    const [, subject = '', list = ''] = pattern.exec(clause) ?? [];
    // Columns as programmers write them, and a list within the list, are read elsewhere.
    if (list === '' || /\w_\w|:\s/u.test(list)) continue;
    const isPronoun = /^(?:it|they|this|these|those)$/iu.test(subject);
    const name = isPronoun ? before : nameOf(subject);
    // A bare noun in the singular is somebody's name or no thing at all: "Marit has a list, a phone and …".
    const isSomebody =
      /^\p{Lu}\p{Ll}+$/u.test(subject) &&
      !/s$/u.test(subject) &&
      !shape.isNoted &&
      clause.startsWith(subject);
    return name === null || isSomebody ? null : { ...shape, name, list };
  }
  return null;
}

/** "Vets" is a vet, "cargo bikes" a `cargo_bike`. */
function nameOf(subject: string): string {
  const words = subject.toLowerCase().split(/[\s-]+/u);
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join('_');
}
