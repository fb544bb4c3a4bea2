import { singularOf } from '../../api/nouns.ts';
import { type Field, plainField } from '../entity.ts';
import { readField } from '../field.ts';
import { fieldName } from '../field-name.ts';
import { nounAsked, nounIn } from './part-name.ts';

/** One part of a list: a field, or things there are several of. */
export interface Part {
  readonly kind: 'field' | 'several';
  /** A thing of its own that the part points to: the nurse of "by which nurse". */
  readonly isThing: boolean;
  /** What it is, in the singular with underscores: "vaccine", "date_of_birth". */
  readonly noun: string;
  readonly field: Field;
  /** The part says that the whole belongs to it. */
  readonly isOwner?: boolean;
}

const determiners =
  /^(?:(?:an?|the|its|their|his|her|one|exactly one|only one|a single|optional(?:ly)?|maybe|our|own|of course|also|the usual)\s)+/iu;
const several =
  /^(?:(?:exactly |only |at least )?(?:one or more|zero or more|one or several|any number of|at least one|up to (?:\d+|\p{L}{3,6})(?= \p{L})|at most \d+|\d+(?: to |–|-)\d+|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|multiple|various|some|more than one|lots of|a few|a bunch of|a couple of)\s)+(?:\p{L}+ly\s)?/iu;
/** "Holds up to 4 animals", "belongs to a shop": what the thing does besides, and no part of it. */
const predicate =
  /^(?:an?|each|every|one) \p{L}+ (?:belongs|has|have|can|must|may|contains|holds)(?!\p{L})|^(?:can|may|must|should|will|could|is|are|has|have|gets?|takes?|belongs? to)(?!\p{L})|^\p{L}{3,}s (?:to |in |at )?(?:up to \d|at most \d|many|several|exactly|one|an?|the|no|\d)(?!\p{L})/iu;

/** Reads one part of a list; null where it names nothing. */
export function describedPart(part: string): Part | null {
  const whole =
    /^belongs? to (?:exactly |only )?(?:one|an?|a single) (\p{L}[\p{L}-]{2,30}(?: (?!and(?!\p{L}))\p{L}[\p{L}-]{2,30})?)$/iu.exec(
      part,
    )?.[1];
  if (whole !== undefined) {
    const noun = singularOf(whole.toLowerCase().replaceAll(' ', '_'));
    return { kind: 'field', isThing: true, isOwner: true, noun, field: plainField(noun) };
  }
  // "Has electricity" among what a berth has: yes or no.
  const had = /^has (\p{Ll}{3,}(?<!s))$/u.exec(part)?.[1];
  if (had !== undefined) {
    const field = { ...plainField(`has_${had}`), type: 'boolean' };
    return { kind: 'field', isThing: false, noun: field.name, field };
  }
  if (predicate.test(part)) return null;
  const noted = typedAs.test(part) ? readField(part) : null;
  if (noted !== null) return { kind: 'field', isThing: false, noun: noted.name.toLowerCase(), field: noted };
  if (/^who$/iu.test(part))
    return { kind: 'field', isThing: false, noun: 'done_by', field: plainField('done_by') };
  const isUniquely = /^(?:an?|the|its) unique (?=\p{L})/iu.test(part);
  const [, told = '', typeSaid = ''] = typeBehind.exec(part) ?? [];
  const listed = listOf.exec(part)?.[1];
  const text = (told || (listed === undefined ? part : part.slice(listed.length)))
    .replace(/^(an?|the|its) unique (?=\p{L})/iu, '$1 ')
    .replace(flagOf, '')
    .replace(
      /^(?:per|of|for|with|by|about|in|at|from|on) (?=which \p{L})|^(?:per|of|for|with|by|about) (?=\p{L})/iu,
      '',
    )
    // "A comment of up to 500 characters" is a comment.
    .replace(/ of (?=(?:up to|at most|max|no more than|not more than|\d))/iu, ' which is ');
  const aside = /\(([^()]*)\)?/u.exec(text)?.[1] ?? '';
  const plain = text
    .replace(/\([^()]*\)?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const counted = several.exec(plain.replace(/^(?:its|their|the)\s/iu, ''));
  const said = (
    counted ? plain.replace(/^(?:its|their|the)\s/iu, '').slice(counted[0].length) : plain
  ).replace(determiners, '');
  const by = /^(\p{L}{3,}(?:ed|en|un|ld|nt)) by (?:an?|the|one|its) (\p{L}[\p{L}-]{2,30})$/iu.exec(said);
  if (by)
    return {
      kind: 'field',
      isThing: true,
      noun: singularOf((by[2] ?? '').toLowerCase()),
      field: plainField(`${(by[1] ?? '').toLowerCase()}_by`),
    };
  const [, chosen = '', choices = ''] =
    /^(?:the |its |an? )?(\p{L}+)(?: |: ?)((?:[\p{L}\p{N}-]{2,20}(?: [\p{L}-]{2,12})?\s?[/|]\s?){1,8}[\p{L}\p{N}-]{2,20}(?: [\p{L}-]{2,12})?)$/iu.exec(
      plain,
    ) ?? [];
  const isChoice =
    choices.includes('|') ||
    part.includes(':') ||
    /^(?:status|state|type|kind|category|level|role|size|priority|stage|result|platform|mode|severity|channel|purpose|gender|format|environment|tier|plan)$/iu.test(
      chosen,
    );
  const named = isChoice
    ? { name: chosen.toLowerCase(), rest: '' }
    : counted
      ? nounIn(said)
      : (nounAsked(said) ?? nounIn(said));
  if (named === null || named.name === '' || named.name.length > 40) return null;
  const nouns = named.name.toLowerCase().split('_');
  const noun = [...nouns.slice(0, -1), singularOf(nouns.at(-1) ?? '')].join('_');
  const values = isChoice
    ? choices.split(/[/|]/u).map((one) => one.trim())
    : valuesIn(
        ofChoice.test(noun) ? aside.replace(bareWords, (words) => words.replaceAll(' ', ', ')) : aside,
      );
  const about = `${named.rest} ${values.length > 0 ? '' : aside}`.trim();
  return {
    kind: counted ? 'several' : 'field',
    isThing: /^(?:by|in|at|from|for|on) which \p{L}+$/iu.test(part),
    noun,
    field: {
      ...plainField(named.name),
      isKey: /^(?:id|uuid)$/u.test(named.name) && !/not unique/iu.test(about),
      type: typeOf(said, about, typeSaid, listed !== undefined),
      default: defaultIn(`${named.rest} ${aside}`),
      isUnique: isUniquely || /(?<!not |non-)unique(?!\p{L})/iu.test(about),
      isNullable: nullability(`${text.slice(0, 20)} ${about}`),
      values,
      note: isChoice
        ? ''
        : noteOf(fieldName(named.rest) === named.name ? '' : named.rest, values.length > 0 ? '' : aside),
    },
  };
}

/** "Capacity int > 0", "opened_at timestamptz not null": a name and its type, as a program writes it. */
const typedAs =
  /^[\p{L}_]{2,40} (?:uuid|ulid|int|integer|bigint|smallint|varchar|boolean|bool|numeric|decimal|float|double|timestamptz?|datetime|jsonb?|enum)(?:\(\d+(?:, ?\d+)?\))?(?= ?[<>=≥≤]| ?\(|$| (?:not null|null|unique|default|pk|required|optional|between))/iu;

/** "Which defaults to 5", "(default 45 EUR)", "(false by default)". */
function defaultIn(about: string): string | null {
  return (
    /(?<!\p{L}|no )default(?:s|ing|ed)?(?: to| is|:| =)? ([\w.-]{1,30})/iu.exec(about)?.[1] ??
    /(?:^|[,;(] ?)([\w.-]{1,30}) (?:by|as) default(?!\p{L})/iu.exec(about)?.[1] ??
    null
  );
}

/** What takes one of a few values, and those with nothing between them: "severity (low medium high)". */
const ofChoice =
  /(?:^|_)(?:status|state|stage|severity|size|level|type|kind|category|priority|role|plan|mode|tier|impact)$/u;
const bareWords =
  /^(?!(?:max|min|one|only|in|as|e\.g)(?!\p{L}))[\p{L}_-]{1,16}(?: (?!(?:or|and|of|in|to|by|per|the|a|an|is|for|if|on)(?!\p{L}))[\p{L}_-]{1,16}){2,7}$/iu;

/** "(dog, cat, rabbit, other)": at least two names without a figure. */
function valuesIn(aside: string): string[] {
  const parts = aside
    .split(/[,/|]| or /u)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:or|and)\s/u, '')
        .replace(/^["“'`]|["”'`]$/gu, ''),
    )
    .filter((part) => part !== '');
  if (parts.every((part) => /^(?:yes|no|true|false|y|n)$/iu.test(part))) return [];
  const areNames = parts.every((part) =>
    /^[\p{L}][\p{L}\p{N}_+-]{0,24}(?: [\p{L}\p{N}-]{1,20}){0,2}$/u.test(part),
  );
  return parts.length > 1 &&
    areNames &&
    !/(?<!\p{L})(?:e\.g|max|min|usually|optional|unique|required|never|always|not)(?!\p{L})/iu.test(aside)
    ? parts
    : [];
}

/** "A flag whether it is public", "a flag that says if it is paid": what it is a flag of. */
const flagOf =
  /^(?:an? |the )?(?:flag|boolean|marker|indicator|yes[/-]no(?: field)?|check ?box|switch)(?: that (?:says|tells|shows)| saying| telling| for)? (?=(?:whether|if)\s)/iu;
/** "An enabled boolean": the type behind the name. */
const typeBehind =
  /^((?:(?:an?|the|its) )?[\p{L}_][\p{L}_ -]{1,40}) (boolean|bool|or not|\(?(?:yes ?\/ ?no|y\/n|true\/false)\)?)$/iu;
/** The type of several plain values. */
export const listType = 'text[]';
/** "A list of tags", "a set of rooms". */
const listOf = /^((?:an? |the |its )?(?:list|set|array) of )\p{L}/iu;

function typeOf(said: string, about: string, typeSaid: string, isList: boolean): string | null {
  if (typeSaid !== '' || /^whether\s/iu.test(said)) return 'boolean';
  return isList ? listType : typeIn(about);
}

function typeIn(about: string): string | null {
  if (/(?<!\p{L})(?:yes\s?(?:\/|or)\s?no|true or false|a (?:check|tick) ?box|a flag)(?!\p{L})/iu.test(about))
    return 'boolean';
  if (/(?<!\p{L})\d+ digits|like [A-Z]+-?\d/u.test(about)) return 'text';
  return /(?<!\p{L})(?:a whole number|an integer)(?!\p{L})/iu.test(about) ? 'integer' : null;
}

function nullability(about: string): boolean | null {
  if (
    /(?<!\p{L})(?:optional(?:ly)?|not (?:all|every|everybody|everyone)(?: \p{L}+){0,3} (?:has|have)|if (?:any|known|given|there is one)|may be (?:empty|missing)|can be (?:empty|missing|null)|(?:is|are|stays?|remains?) (?:empty|null|blank|unset) (?:until|unless|if|when|while|for|before|as long as)|sometimes (?:missing|empty)|where known|not always)(?!\p{L})/iu.test(
      about,
    )
  )
    return true;
  return /(?<!\p{L}|not )(?:required|mandatory|compulsory|never empty)(?!\p{L})/iu.test(about) ? false : null;
}

function noteOf(rest: string, aside: string): string {
  return [rest, aside]
    .map((text) =>
      text
        .replace(/^[\s,;]+|[\s,;.]+$/gu, '')
        .replace(/^(?:which|that) (?:is|are|must be|may be|can be) /u, ''),
    )
    .filter(
      (text) =>
        text !== '' &&
        !/^(?:(?:is|are|must be|has to be|should be|may be|can be) )?(?:optional|required|mandatory|unique|empty|null|nullable)$|^default(?:s to| is|:)? \S+$/iu.test(
          text,
        ),
    )
    .join('; ');
}
