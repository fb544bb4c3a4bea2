import { keysIn } from '../../document/keys.ts';

/** A message and its document with keys as instructions read them ("R-3"), and the way back to how their writers put them ("R3."). */
interface Hyphenated {
  readonly feedback: string;
  readonly document: string;
  /** A text of the revised document, or a message about it, with keys as the document's writer puts them. */
  readonly asWritten: (text: string) => string;
  /** What is told of an order, with keys as the message puts them. */
  readonly asSaid: (instruction: string) => string;
}

const around = { before: '(?<![\\p{L}\\p{N}_/.$-])', behind: '(?![\\p{L}\\p{N}_-]|\\.\\d)' } as const;

/** A line that its key opens: what stands before the key, the key, and what parts it from the words. */
const opening =
  /^(?<mark>[ \t]*(?:[*+-] |\d{1,3}[.)] |#{1,6} |\| ?)?(?:\[[ xX]\] )?)(?<bold>\*\*|__)?(?<family>[A-Z]{1,5})(?<number>\d{1,3})(?<sign>[.:)](?= |\*\*|__)| [-–—:|](?= )|(?=\*\*|__))/gmu;

/** Fewer lines with keys of a family are no numbering: "S3" opens a line by chance. */
const FEWEST = 2;

/**
 * Keys without a hyphen are given one, in a document that numbers its lines by them and in a message about one that has hyphens; plain
 * lines that a key opens are items of a list, since each of them is one to its reader.
 */
export function withHyphens(feedback: string, document: string): Hyphenated {
  const lines = [...document.matchAll(opening)].map((match) => ({ text: match[0], ...match.groups }) as Line);
  const families = [...new Set(lines.map(({ family }) => family))].filter((family) => isNumbering(family));
  if (families.length === 0) return inMessageAlone(feedback, document);

  const given = new RegExp(`${around.before}(${families.join('|')})(\\d{1,3})${around.behind}`, 'gu');
  const spoken = new RegExp(given.source, 'giu');
  const hyphened = new RegExp(`${around.before}(${families.join('|')})-(\\d{1,3})${around.behind}`, 'gu');
  const plain = families.flatMap((family) => plainFormOf(family) ?? []);
  const asWritten = (text: string) =>
    plain.reduce((left, form) => form.withdrawn(left), text).replace(hyphened, '$1$2');
  return {
    feedback: feedback.replace(
      spoken,
      (_, family: string, number: string) => `${family.toUpperCase()}-${number}`,
    ),
    document: plain.reduce((left, form) => form.itemised(left), document).replace(given, '$1-$2'),
    asWritten,
    asSaid: asWritten,
  };

  function isNumbering(family: string): boolean {
    const numbers = new Set(lines.flatMap((line) => (line.family === family ? [line.number] : [])));
    return numbers.size >= FEWEST && !keysIn(document).some((key) => key.family === family);
  }

  /** How lines are written that are no items; null where some of the family are, which tells both apart no more. */
  function plainFormOf(family: string): PlainForm | null {
    const own = lines.filter((line) => line.family === family);
    const [first] = own;
    return first && own.every(({ mark, bold }) => mark === '' && !bold)
      ? plainForm(family, first.sign)
      : null;
  }
}

interface Line {
  readonly text: string;
  readonly mark: string;
  readonly bold: string | undefined;
  readonly family: string;
  readonly number: string;
  readonly sign: string;
}

/** The way from plain lines that a key opens to items of a list, and back. */
interface PlainForm {
  readonly itemised: (document: string) => string;
  readonly withdrawn: (text: string) => string;
}

function plainForm(family: string, sign: string): PlainForm {
  const escaped = sign.replace(/[.)|]/gu, '\\$&');
  const plain = new RegExp(`^${family}(\\d{1,3})${escaped}(?= )`, 'gmu');
  const item = new RegExp(`^- (?:\\*\\*)?${family}-(\\d{1,3}):?(?:\\*\\*)?:?(?= )`, 'gmu');
  return {
    itemised: (document) => document.replace(plain, `- ${family}-$1:`),
    withdrawn: (text) => text.replace(item, `${family}$1${sign}`),
  };
}

/** A quarter of a year, and no question. */
const quarterBefore = /(?<!\p{L})(?:in|by|until|till|end of|during|for|since|im|bis|en|au)\s$/iu;
const yearBehind = /^(?: of)?,? ?(?:19|20)\d\d/u;
const short = new RegExp(`${around.before}([A-Za-z]{1,8})([ -]?)(\\d{1,4})${around.behind}`, 'gu');
/** What people call keys of tickets, whatever family they are of. */
const ofTickets = /^(?:T|TK|TKT|TICKET|JIRA|STORY|ST)$/u;

/** A message in which keys that the document writes with a hyphen have theirs: "FR1", "us 3". */
function inMessageAlone(feedback: string, document: string): Hyphenated {
  const written = keysIn(document);
  const keys = new Set(written.map((key) => key.text));
  const said = new Map<string, string>();
  const families = new Set(written.map(({ family }) => family));
  const [ticket, ...others] = new Set(
    [...document.matchAll(/^#{2,5} (?<family>[A-Z]{1,8})-\d{1,4}\s?:/gmu)].map(
      (one) => one.groups?.['family'] ?? '',
    ),
  );
  const asTicket = (said: string) => {
    const family = said.toUpperCase();
    return ticket !== undefined && others.length === 0 && ofTickets.test(family) && !families.has(family)
      ? ticket
      : family;
  };
  const text = feedback.replace(
    short,
    (whole: string, family: string, gap: string, number: string, at: number) => {
      const key = `${asTicket(family)}-${number}`;
      const isQuarter =
        key.startsWith('Q') &&
        (quarterBefore.test(feedback.slice(0, at)) || yearBehind.test(feedback.slice(at + whole.length)));
      // "a 3" and "at 5" are words and a number
      const isWord = gap === ' ' && (family.length < 2 || family !== family.toUpperCase());
      if (isQuarter || isWord || !keys.has(key) || document.includes(whole)) return whole;
      said.set(key, whole);
      return key;
    },
  );
  return {
    feedback: text,
    document,
    asWritten: (written) => written,
    asSaid: (instruction) =>
      [...said].reduce(
        (left, [key, whole]) => (feedback.includes(key) ? left : left.replaceAll(key, whole)),
        instruction,
      ),
  };
}
