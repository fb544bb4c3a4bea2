import type { Strength } from '../../../understand/statement.ts';
import { polishInfinitive } from './polish-finite.ts';
import { clauseEnd, isWord } from './words.ts';

/** How a language tells what "we" do, and how that is said of nobody in particular. */
interface OfUs {
  /** Endings of the first person with those of the infinitive. */
  readonly endings: readonly (readonly [RegExp, readonly string[]])[];
  readonly not: string;
  /** The pronoun that takes up a thing named before, and the one that stands for anybody. */
  readonly clitic: RegExp;
  readonly anybody: string;
  /** The sentence without its opening thing, where the verb stands first. */
  readonly first: (word: string, not: string) => string;
  /** What is several, as it opens a clause or stands behind its verb. */
  readonly several: RegExp;
  readonly words: Readonly<Record<'MUST' | 'SHOULD', readonly [one: string, many: string]>>;
  /** A second deed: "y luego borramos". */
  readonly second: RegExp;
}

const figure = String.raw`(?:[2-9]|\d{2,}|\uE010)`;

const languages: Readonly<Record<string, OfUs>> = {
  es: {
    endings: [
      [/amos$/u, ['ar']],
      [/emos$/u, ['er', 'ener']],
      [/imos$/u, ['ir']],
    ],
    not: 'no ',
    clitic: /^(?:lo|la|los|las)$/iu,
    anybody: 'se',
    first: (word, not) => `${not === '' ? 'Se' : 'No se'} ${word}`,
    several: new RegExp(`^(?:los|las|todos|todas|sus|dos|tres|${figure}) `, 'iu'),
    words: { MUST: ['DEBE', 'DEBEN'], SHOULD: ['DEBERÍA', 'DEBERÍAN'] },
    second: /(?<= y (?:luego |después )?|, (?:luego|después) )(\p{Ll}{3,}mos)(?!\p{L})/gu,
  },
  pt: {
    endings: [
      [/amos$/u, ['ar']],
      [/emos$/u, ['er']],
      [/imos$/u, ['ir']],
    ],
    not: 'não ',
    clitic: /^$/u,
    anybody: 'se',
    first: (word, not) => (not === '' ? `${word}-se` : `Não se ${word}`),
    several: new RegExp(`^(?:os|as|todos|todas|seus|suas|dois|duas|três|${figure}) `, 'iu'),
    words: { MUST: ['DEVE', 'DEVEM'], SHOULD: ['DEVERIA', 'DEVERIAM'] },
    second: /(?<= e (?:depois )?|, depois )(\p{Ll}{3,}mos)(?!\p{L})/gu,
  },
  it: {
    endings: [[/iamo$/u, ['are', 'ere', 'ire', 'iare']]],
    not: 'non ',
    clitic: /^(?:lo|la|li|le)$/iu,
    anybody: 'si',
    first: (word, not) => `${not === '' ? 'Si' : 'Non si'} ${word}`,
    several: new RegExp(`^(?:i|gli|le|tutti|tutte|due|tre|${figure}) `, 'iu'),
    words: { MUST: ['DEVE', 'DEVONO'], SHOULD: ['DOVREBBE', 'DOVREBBERO'] },
    second: /(?<= e (?:poi )?|, poi )(\p{Ll}{3,}iamo)(?!\p{L})/gu,
  },
};

/** Words of a thing that is named before what we do with it at most. */
const longest = 8;

/**
 * A demand that tells what "we" do, said of whoever does it: "Guardamos las fotos un año" → "Se DEBEN guardar las fotos un año", "I dati li
 * teniamo 2 anni" → "I dati si DEVONO tenere 2 anni", "Pozycje kasujemy po roku" → "Pozycje NALEŻY kasować po roku". Null where no
 * word is such a form.
 *
 * @param prose the masked sentence
 */
export function demandOfUs(prose: string, strength: Strength, language: string): string | null {
  if (strength === 'MAY') return null;
  if (language === 'pl') return strength === 'MUST' ? inPolish(prose) : null;
  const grammar = languages[language];
  if (!grammar) return null;
  const words = prose.slice(0, clauseEnd(prose)).split(' ');
  const at = words.slice(0, longest).findIndex((word) => infinitiveOf(word, grammar, language) !== null);
  const verb = infinitiveOf(words[at] ?? '', grammar, language);
  if (verb === null) return null;
  const isDenied = `${words[at - 1]?.toLowerCase() ?? ''} ` === grammar.not;
  const behind = prose.slice(words.slice(0, at + 1).join(' ').length);
  const rest = behind.replace(grammar.second, (form) => infinitiveOf(form, grammar, language) ?? form);
  const [one, many] = grammar.words[strength];
  const not = isDenied ? grammar.not : '';
  if (at === (isDenied ? 1 : 0))
    return `${grammar.first(grammar.several.test(`${behind.trimStart()} `) ? many : one, not)} ${verb}${rest}`;
  return ofNamed(words.slice(0, at), { grammar, strength, not, verb, rest });
}

/** "Las fotos las guardamos un año": the thing stands first, and a pronoun takes it up. */
function ofNamed(
  before: readonly string[],
  found: { grammar: OfUs; strength: 'MUST' | 'SHOULD'; not: string; verb: string; rest: string },
): string | null {
  const { grammar, strength, not, verb, rest } = found;
  const isTaken = grammar.clitic.test(before.at(-1) ?? '');
  const isDenied = isTaken && `${before.at(-2)?.toLowerCase() ?? ''} ` === grammar.not;
  const thing = before.slice(0, isDenied ? -2 : -1).join(' ');
  if (!isTaken || not !== '' || thing === '') return null;
  const [one, many] = grammar.words[strength];
  const word = grammar.several.test(`${thing} `) ? many : one;
  return `${thing} ${isDenied ? grammar.not : ''}${grammar.anybody} ${word} ${verb}${rest}`;
}

function infinitiveOf(form: string, { endings }: OfUs, language: string): string | null {
  const word = form.toLowerCase();
  if (word.length < 6) return null;
  for (const [ending, infinitives] of endings)
    for (const infinitive of ending.test(word) ? infinitives : []) {
      const made = word.replace(ending, infinitive);
      if (isWord(made, language)) return made;
    }
  return null;
}

/** "Zwrotu nie przyjmujemy": Polish has a word for what is to be done by anybody, behind which the verb has its infinitive. */
function inPolish(prose: string): string | null {
  const words = prose.slice(0, clauseEnd(prose)).split(' ');
  const own = (word: string | undefined) =>
    /^\p{L}{3,}my$/u.test(word ?? '') ? polishInfinitive((word ?? '').toLowerCase().slice(0, -2)) : null;
  const at = words.slice(0, longest).findIndex((word) => own(word) !== null);
  const verb = own(words[at]);
  if (verb === null) return null;
  const behind = prose.slice(words.slice(0, at + 1).join(' ').length);
  const rest = behind.replace(/(?<= (?:i|oraz) )(\p{Ll}{3,}my)(?!\p{L})/gu, (form) => own(form) ?? form);
  return [...words.slice(0, at), 'NALEŻY', verb].join(' ') + rest;
}
