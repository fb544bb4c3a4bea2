import { possibleBases } from '../lexicon/inflection.ts';

/** What writers of a language put around an English word to make it one of theirs: "geparst", "committare", "commitów". */
interface Frame {
  /** What may stand before the word; matches where nothing does, too. */
  readonly before: RegExp;
  /** What may stand behind it. */
  readonly endings: readonly string[];
}

/** Endings of the verbs that Spanish and Portuguese make of English ones, behind their "a". */
const SPANISH_VERB =
  's n mos do da dos das ndo ba ban ron ré rá rán remos ría rían ble bles r rse rlo rla rlos rlas';
const PORTUGUESE_VERB = 's m mos do da dos das ndo va vam ram rei rá rão remos ria riam vel r';

const FRAMES: Readonly<Record<string, Frame>> = {
  de: frame(
    /^(?:ver|be|ent|zer|(?:ab|an|auf|aus|ein|um|zu|rein|durch|mit|vor|weiter|zurück)?(?:ge|zu)?)/u,
    's e n t st en er em es ern ens et te ten test ete ende enden ers ern erei bar isch ung ungen',
  ),
  nl: frame(
    /^(?:ge|ver|her|be|(?:aan|af|door|in|mee|om|op|over|terug|uit|voor|weg)(?:ge)?)/u,
    's e t d n en de te den ten ed ede er ers je jes tje tjes ing end ende et baar bare loos loze',
  ),
  fr: frame(/^(?:re|dé)/u, 's er é és ée ées e es ez ent ant age ages able ait eur eurs'),
  es: frame(
    /^(?:re|des)/u,
    `s es ar ear a ea o ó eo e ee é en een emos eemos ${joined('a', SPANISH_VERB)} ${joined('ea', SPANISH_VERB)}`,
  ),
  pt: frame(/^(?:re|des)/u, `s es ar ear a o ou e em emos ável áveis ${joined('a', PORTUGUESE_VERB)}`),
  it: frame(/^(?:ri|s)/u, everyOf('t|', 'a i o are ato ata ati ate ando iamo erai erà ano arlo arla')),
  pl: frame(
    /^(?:nie|s|z|za|od|prze|wy|po|roz)/u,
    'a u y i e ie em iem om ów ami ach ować uje ujesz ujemy ują owana owane owani owaną owany owanych owanym owanymi owanego owanej owanie owaniem owaniu owania ując ująca ujące ujący ującą ującego ującej ującemu ujących ującym ującymi ujecie ował owała owało owali owałem owałam owaliśmy nąć nął nęła nęli nie ek ków owy owym owymi ową owe owa owego owej owych ka ki ę ą o',
  ),
};

function frame(before: RegExp, endings: string): Frame {
  return { before, endings: [...new Set(endings.split(' '))] };
}

function joined(start: string, endings: string): string {
  return endings
    .split(' ')
    .map((ending) => start + ending)
    .join(' ');
}

function everyOf(starts: string, endings: string): string {
  return starts
    .split('|')
    .map((start) => joined(start, endings))
    .join(' ');
}

/** Shorter words of English are near to too much. */
const SHORTEST_STEM = 4;

const DOUBLING: ReadonlySet<string> = new Set(['de', 'nl']);

/** Words in small letters. */
interface Words {
  has(word: string): boolean;
}

/** Every language here takes over the name of what is done and of who does it: "el linting", "das Tweening", "os committers". */
const DOING = /^(?<stem>\p{L}{3,}?)(?:ings?|(?<=\p{L}{4})ers?)$/u;

/** Whether a word of `language` is an English one in its inflection. */
export function isBorrowed(word: string, language: string, english: Words): boolean {
  const small = language === 'nl' ? withoutDiaeresis(word.toLowerCase()) : word.toLowerCase();
  if (language === 'pl' && english.has(nominative(small))) return true;
  const deed = DOING.exec(small)?.groups?.['stem'];
  if (deed !== undefined && possibleBases(deed).some((stem) => english.has(stem))) return true;
  const { before, endings } = FRAMES[language] ?? NO_FRAME;
  return endings.some((ending) => {
    if (!small.endsWith(ending)) return false;
    const framed = small.slice(0, small.length - ending.length);
    return [framed, framed.replace(before, '')].some(
      (stem) => stem.length >= SHORTEST_STEM && isEnglish(stem, language, english),
    );
  });
}

const NO_FRAME: Frame = { before: /^/u, endings: [] };
/** The prefix "ge" parts its vowel from the next: "geüpdatet". */
function withoutDiaeresis(word: string): string {
  return word.startsWith('ge') ? word.replace(/(?<=^ge)[ëïöü]/u, bareVowel) : word;
}

function bareVowel(vowel: string): string {
  return vowel.normalize('NFD').slice(0, 1);
}

/** Polish softens a last consonant in the locative: "w tickecie", "na routerze". */
function nominative(word: string): string {
  return word
    .replace(/cie$/u, 't')
    .replace(/dzie$/u, 'd')
    .replace(/rze$/u, 'r')
    .replace(/le$/u, 'l')
    .replace(/ce$/u, 'ka');
}

function isEnglish(stem: string, language: string, english: Words): boolean {
  // "mergen" has lost the "e", "proxowane" the "y", of "framework" the plural is the more frequent, "debuggen" has doubled its last letter
  if (['', 'e', 's', 'y'].some((ending) => english.has(stem + ending))) return true;
  // "kafki", "kafkę"
  if (language === 'pl' && english.has(`${stem}a`)) return true;
  return DOUBLING.has(language) && english.has(stem.replace(/(.)\1$/u, '$1'));
}
