import { onceAsked } from '../../../once-asked.ts';
import { detectLanguage } from '../../../read/language.ts';
import { dutchMainClause } from '../dutch-main-clause.ts';
import { germanMainClause } from '../german-main-clause.ts';
import { englishKind } from '../kind-names.ts';
import { dutch } from './dutch.ts';
import type { Frame } from './frame.ts';
import { framesOf } from './frames.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { OrderLexicon } from './lexicon.ts';
import { phraseInEnglish } from './phrase.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** A language's frames, and what is taken off a clause before they are looked for. */
interface Reader {
  readonly language: string;
  readonly lexicon: OrderLexicon;
  readonly frames: readonly Frame[];
  readonly opening: RegExp;
  readonly courtesy: RegExp;
  readonly closing: RegExp;
  /** Up to where an order says that something is to be written: what follows is that. */
  readonly told: RegExp;
}

const lexicons: Readonly<Record<string, OrderLexicon>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};

/** Patterns of a language are made when the first clause asks for them: it takes long. */
const languages = Object.entries(lexicons).map(([code, lexicon]) => ({
  code,
  signs: onceAsked(() => signsOf(lexicon)),
  reader: onceAsked(() => readerOf(code, lexicon)),
}));

function readerOf(language: string, lexicon: OrderLexicon): Reader {
  return {
    language,
    lexicon,
    frames: framesOf(lexicon, language),
    opening: new RegExp(`^(?:(?:${lexicon.courtesy}),? ){0,4}(?:${lexicon.opening}),? `, 'iu'),
    courtesy: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${lexicon.courtesy})(?![\\p{L}\\p{N}-]),? ?`, 'giu'),
    closing: new RegExp(`[\\s,]+(?:${lexicon.courtesy})$`, 'iu'),
    told: new RegExp(
      `^[^:"“„«]{0,40}?(?<!\\p{L})(?:${addVerbs(lexicon)})(?!\\p{L})[^:"“„«]{0,30}?[\\s,](?:${lexicon.that})(?=[\\s\\p{L}])`,
      'iu',
    ),
  };
}

const addVerbs = ({ verbs, lastVerbs }: OrderLexicon): string =>
  lastVerbs === null ? verbs.add : `${verbs.add}|${lastVerbs.add}`;

/** Tells whether a clause can be an order of a language: it begins or ends with one of its verbs, or begins with an article. */
function signsOf({ verbs, lastVerbs, article, opening, courtesy }: OrderLexicon): RegExp {
  const first = `^(?:(?:${courtesy}|${opening}),? ){0,4}(?:(?:${Object.values(verbs).join('|')})(?= )|${article})`;
  const last = lastVerbs === null ? '' : `| (?:${Object.values(lastVerbs).join('|')})$`;
  return new RegExp(`${first}${last}`, 's');
}

/**
 * What an order in one of seven languages says in the plain English that instructions read, the likeliest first. Whether it
 * says any of that is for the instructions to tell, who know the document. Few words are read in the language of the document, too.
 */
export function ordersAbroad(clause: string, documentLanguage?: string): string[] {
  const words = clause
    .trim()
    .replace(/[\s.!?;,]+$/u, '')
    .replace(/^¿/u, '');
  const { language } = detectLanguage(words);
  const small = words.toLowerCase();
  const likely = (code: string) => (code === language ? 2 : code === documentLanguage ? 1 : 0);
  return [
    ...new Set(
      languages
        .filter(({ code, signs }) => likely(code) > 0 || signs().test(small))
        .sort((left, right) => likely(right.code) - likely(left.code))
        .flatMap(({ reader }) => meanings(words, reader())),
    ),
  ];
}

function meanings(clause: string, reader: Reader): string[] {
  const plain = withoutCourtesy(clause, reader);
  const small = plain.toLowerCase();
  // where small letters are more or fewer, places in them say nothing of the clause
  if (small.length !== plain.length) return [];
  return reader.frames.flatMap((frame) => {
    const found = frame.pattern.exec(small);
    if (!found) return [];
    const groups = Object.fromEntries(
      Object.entries(found.indices?.groups ?? {}).map(([name, place]) => [
        name,
        place && plain.slice(...place),
      ]),
    );
    return inEnglish(frame, groups, reader.lexicon).map((order) => inMainClause(order, reader));
  });
}

/** What is said to whoever is asked, and never of what is to be written. */
const asked =
  /^[\s,]+(?:bitte|danke|stp|svp|s['’]il (?:te|vous) pla[iî]t|merci(?: d['’]avance)?|por favor|porfa|gracias|si puedes|per favore|per piacere|grazie|obrigad[oa]|se faz favor|graag|alsjeblieft|alstublieft|aub|bedankt|proszę|dziękuję|dzięki)$/iu;

/** A clause without what only softens it; what is quoted stays, and so does what stands behind a colon or "that", which is to be written. */
function withoutCourtesy(clause: string, { opening, courtesy, closing, told }: Reader): string {
  const opened = clause.replace(opening, '').replace(/^(\p{L}{3,}) (?:sie|du|ihr|u|je)(?= )/iu, '$1');
  const colon = /:\s/u.exec(opened)?.index ?? opened.length;
  const that = told.exec(opened)?.[0].length ?? opened.length;
  const end = Math.min(colon, that);
  const order = opened
    .slice(0, end)
    .split(/(["“„«][^"“”„«»]*["“”»])/u)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(courtesy, '')))
    .join('');
  return `${order}${opened.slice(end)}`
    .replace(closing, (said) => (end < opened.length && !asked.test(said) ? said : ''))
    .replace(/\s{2,}/gu, ' ')
    .replace(/[\s,;:]+$/u, '')
    .trim();
}

/** Languages whose verb stands last behind "that", and what says a clause of theirs as a sentence of its own. */
const mainClauses: Readonly<Record<string, (clause: string) => string | null>> = {
  de: germanMainClause,
  nl: dutchMainClause,
};

/** "Add that Es gilt, dass der Platz gesperrt ist" with a sentence of its own where its verb is sure. */
function inMainClause(order: string, { language, lexicon }: Reader): string {
  const that = `add that ${lexicon.holds}`;
  const clause = order.startsWith(that) ? mainClauses[language]?.(order.slice(that.length)) : null;
  return clause === null || clause === undefined ? order : `add that ${clause}`;
}

function inEnglish(
  { english, isText, isVerbatim }: Frame,
  groups: Readonly<Record<string, string | undefined>>,
  lexicon: OrderLexicon,
): string[] {
  const { x, z, n, kind } = groups;
  const y = groups['y'] === undefined ? undefined : inPlainQuotes(groups['y']);
  const ofX = x === undefined ? [''] : isVerbatim ? [x.trim()] : phraseInEnglish(x, lexicon);
  const ofY = y === undefined ? [''] : isText ? [y.trim()] : phraseInEnglish(y, lexicon);
  const ofZ = z === undefined ? [''] : phraseInEnglish(z, lexicon);
  return ofX.flatMap((what) =>
    ofY.flatMap((other) =>
      ofZ.map((place) =>
        english
          .replace('<z>', () => place)
          .replace('<x>', () => what)
          .replace('<y>', () => other)
          .replace('<kind>', () => englishKind(kind ?? '') ?? kind ?? '')
          .replace('<n>', () => numberOf(n ?? '', lexicon)),
      ),
    ),
  );
}

/** What is quoted as a whole, in the quotation marks of plain English. */
function inPlainQuotes(words: string): string {
  return words.replace(/^[«„“]\s?([^«»„“”"]+?)\s?[»“”]$/u, '"$1"');
}

function numberOf(word: string, { numbers }: OrderLexicon): string {
  const at = numbers.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(word));
  return at < 0 ? word : String(at + 1);
}
