import { singularOf } from '../../api/nouns.ts';

const one = '(?:exactly |only |just )?(?:one|an?|a single)';
const noun =
  '[\\p{L}-]{2,30}(?: (?!(?:in|at|with|for|by|of|on|to|from|and|or|on)(?!\\p{L}))[\\p{L}-]{2,20})?';
const place =
  '(?:in|at|with|for|of|on|to|from|(?:(?:made|done|written|given|held|taken|run|led|sent|drawn|\\p{L}{3,}ed) )?by)';
/** "A lesson is in one room, with one teacher, for one class and one subject": what each has one of. */
const isInOne = new RegExp(
  `^((?:(?:an?|each|every|the|one) )?[\\p{L}-]{2,30}) (?:is|takes place|happens|is (?:made|held|given|written|placed|booked|taken|recorded|done|created)) ((?:(?:,| and|, and)? ?${place}? ?${one} ${noun}){2,8})([^;]*)`,
  'iu',
);
const link = new RegExp(`(?:,? and|,)? ?${place} (?=${one} )`, 'giu');
const opensPlace = new RegExp(`^${place} `, 'iu');
/** "…, on a weekday": in a list of what a thing is at. */
const inList = /, (?:on|at|in|during) (?!which(?!\p{L}))(?=\p{L})/giu;
/** "Performances are the single evenings, with a date and …". */
const areWith =
  /^((?:the )?[\p{L}-]{2,30}s) are (?!\p{L}+ by )[^,;:.]{3,60}, with (?=(?:an?|the|its|their) )/iu;
/** "An approval is stored per report with who approved and when". */
const keptPer =
  /^((?:an?|each|every|the|one) )?([\p{L}-]{2,30}(?: [\p{L}-]{2,20})?) (?:is|are|gets?|must be|should be) (?:stored|kept|recorded|saved|logged|written|tracked) (?:per|for (?:each|every|an?)) ([\p{L}-]{2,30}),? with:? /iu;
/** "And is in one of three price groups (A, B, C)". */
const oneOfSet =
  /(?:,| and|^)? (?:is|are|falls|belongs|comes|has|have)(?: (?:in|into|of|to|on|under|from))? one of (?:the |its |our |\p{L}{3,6} |\d+ )?([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?s)(?: ?: ?| \()/iu;
/** "A shipment goes from one location to another": it has two of them. */
const fromTo =
  /^((?:an?|each|every|the|one) [\p{L}-]{2,30}) (?:goes|runs|moves|leads|flies|drives|travels|is (?:sent|moved|transferred)) from (?:one|an?) ([\p{L}-]{2,30}) to (?:another|a second|an other)(?: one| \2)?/iu;

/** "Every organ gets a record: builder, year": it has what its record holds. */
const getsRecord =
  /^((?:(?:an?|each|every|the|all) )?[\p{L}-]{2,30}(?: [\p{L}-]{2,30})?) (?:gets?|has|have|is|needs?) (?:an? |its own |one )(?:record|row|entry|file|page|card|sheet|form)(?: each)?(?::| with:?) /iu;
/** "A signup connects volunteer and shift", "an application links a candidate to a job": it is of both. */
const connecting =
  /^((?:(?:an?|each|every|the|one) )?[\p{L}-]{2,30}(?: [\p{L}-]{2,30})??) (?:connects|links|joins|ties|relates) (?:an? |one |the )?([\p{L}-]{2,30}) (?:and|to|with) (?:an? |one |the )?([\p{L}-]{2,30})(?=$|[,;])/iu;
/** "Nour asks what a treatment looks like -> machine, number": it has that. */
const looksLike =
  /^.{0,40}?(?<!\p{L})what (?:(?:is|are) )?(an?|the|each|every) ([\p{L}-]{2,30}(?: [\p{L}-]{2,30})?) (?:looks? like|has|contains|holds|consists of|is made of)(?: is)?\s?(?:->|→|=>|[:=]|\?)\s?/iu;
/** "For each toilet its location, …": each has one. */
const ofEach = /^(?:.{0,40}? )?for (?:each|every) ([\p{L}-]{2,30}),? (?=(?:its|their) [^,]{2,60}, )/iu;
/** "The outcome - passed, failed or conditional - and a comment" */
const betweenDashes =
  / [-–—] ([\p{L}][\p{L} -]{1,24}(?:, [\p{L}][\p{L} -]{1,24})*,? or [\p{L}][\p{L} -]{1,24}?) [-–—](?= |,)/giu;

/** "Visits: a tuner visits an organ": each is of both. */
const labelled =
  /^(?:an? |the )?(\p{L}[\p{L}-]{2,30}): (?:an?|one) (\p{L}[\p{L}-]{2,30}) (?!is |has |can |must |may )\p{L}+s (?:an?|one) (\p{L}[\p{L}-]{2,30})[.!]?$/iu;

/** A sentence on what a thing is in, with or of, as one on what it has; any other as it stands. */
export function plainly(sentence: string): string {
  return sentence
    .replace(oneOfSet, (whole, set: string) => (whole.endsWith('(') ? `, and a ${singularOf(set)} (` : whole))
    .replace(fromTo, (_, thing: string, of: string) => `${thing} has a from-${of}, a to-${of}`)
    .replace(
      keptPer,
      (_, article: string | undefined, thing: string, of: string) =>
        `${article ?? 'each '}${thing} has belongs to one ${singularOf(of)}, `,
    )
    .replace(looksLike, (_, one: string, thing: string) => `${/^an?$/iu.test(one) ? one : 'a'} ${thing} has `)
    .replace(ofEach, 'each $1 has ')
    .replace(betweenDashes, (_, values: string) => ` (${values.replace(/,? or /u, ', ')})`)
    .replace(getsRecord, '$1 has ')
    .replace(
      labelled,
      (_, thing: string, by: string, what: string) =>
        `each ${singularOf(thing.toLowerCase())} has belongs to one ${by}, belongs to one ${what}`,
    )
    .replace(
      connecting,
      (_, thing: string, one: string, other: string) =>
        `${thing} has belongs to one ${one}, belongs to one ${other}`,
    )
    .replace(areWith, '$1 have ')
    .replace(isInOne, (whole, thing: string, links: string, behind: string) => {
      if (!/(?<!\p{L})(?:one|single)(?!\p{L})/iu.test(links)) return whole;
      const parts = links.trim().replace(opensPlace, '').replace(link, ', ');
      return `${thing} has ${parts}${behind.replace(/^: (?=[^:]+$)/u, ', ').replace(inList, ', ')}`;
    });
}
