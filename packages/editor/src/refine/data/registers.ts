import type { Rewording } from '../editing/rewording.ts';

/** What a language says in chats, and what a formal text writes in its place: whole words in the form they have there. */
interface Register {
  /** Chatty words and their formal ones; a pattern may say what has to follow. */
  readonly formal: Readonly<Record<string, string>>;
  /** Stiff words and everyday ones of the same grammar. */
  readonly casual: Readonly<Record<string, string>>;
}

const registers: Readonly<Record<string, Register>> = {
  de: {
    formal: {
      kriegen: 'erhalten',
      kriegt: 'erhält',
      kriegten: 'erhielten',
      "'ne": 'eine',
      "'nen": 'einen',
      "'nem": 'einem',
      "'ner": 'einer',
      ne: 'eine',
      nen: 'einen',
      wenns: 'wenn es',
      "wenn's": 'wenn es',
      gibts: 'gibt es',
      "gibt's": 'gibt es',
      gehts: 'geht es',
      "geht's": 'geht es',
      "ist's": 'ist es',
      'ein bisschen': 'etwas',
      nix: 'nichts',
      checken: 'prüfen',
      checkt: 'prüft',
      rausfinden: 'herausfinden',
      rausnehmen: 'herausnehmen',
      reinschauen: 'hineinsehen',
      'halt (?=(?:eine?n?|so|nicht|keine?n?|immer|auch|nur|etwas|mal|noch|ziemlich) )': '',
      'super (?=\\p{Ll})': 'sehr ',
      drauf: 'darauf',
      drin: 'darin',
      anschmeißen: 'starten',
      kaputt: 'defekt',
    },
    casual: {
      benötigen: 'brauchen',
      benötigt: 'braucht',
      erhält: 'bekommt',
      lediglich: 'nur',
      anschließend: 'danach',
      zunächst: 'erst',
      unverzüglich: 'sofort',
    },
  },
  fr: {
    formal: {
      ça: 'cela',
      "t'as": 'tu as',
      'du coup': 'par conséquent',
      boulot: 'travail',
      sympa: 'agréable',
      'plein de': 'beaucoup de',
      'un max de': 'beaucoup de',
      'pas mal de': 'de nombreux',
      'se plante': 'échoue',
      'se plantent': 'échouent',
      bosser: 'travailler',
      bosse: 'travaille',
    },
    casual: {
      'par conséquent': 'donc',
      'afin de': 'pour',
      nécessite: 'demande',
      nécessitent: 'demandent',
      uniquement: 'seulement',
      immédiatement: 'tout de suite',
    },
  },
  es: {
    formal: {
      'un montón de': 'numerosos',
      curro: 'trabajo',
      'se cae': 'falla',
      'se caen': 'fallan',
      'a lo mejor': 'quizá',
      mogollón: 'mucho',
    },
    casual: {
      'por consiguiente': 'así que',
      'con el fin de': 'para',
      requiere: 'necesita',
      requieren: 'necesitan',
      únicamente: 'solo',
      posteriormente: 'después',
      inmediatamente: 'enseguida',
    },
  },
  it: {
    formal: { 'un sacco di': 'numerosi' },
    casual: { pertanto: 'quindi', 'al fine di': 'per', unicamente: 'solo', successivamente: 'poi' },
  },
  pt: {
    formal: { tá: 'está', pra: 'para', 'um monte de': 'numerosos' },
    casual: { portanto: 'então', 'a fim de': 'para', unicamente: 'só', posteriormente: 'depois' },
  },
  nl: {
    formal: {
      "'n": 'een',
      "m'n": 'mijn',
      "z'n": 'zijn',
      effe: 'even',
      checken: 'controleren',
      checkt: 'controleert',
      kapot: 'defect',
    },
    casual: {
      teneinde: 'om',
      enkel: 'alleen',
      vervolgens: 'daarna',
      'dient te': 'moet',
      'dienen te': 'moeten',
    },
  },
  pl: {
    formal: { spoko: 'dobrze', fajny: 'dobry', fajnie: 'dobrze', 'póki co': 'na razie' },
    casual: { zatem: 'więc', jedynie: 'tylko', następnie: 'potem' },
  },
};

/** The rewordings that make a text of a language formal or casual; null where none are known. */
export function registerOf(language: string, name: keyof Register): readonly Rewording[] | null {
  const words = registers[language]?.[name];
  return words === undefined
    ? null
    : Object.entries(words).map(
        ([old, fresh]): Rewording => [
          new RegExp(
            `(?<![\\p{L}\\p{N}'’-])${old.replaceAll("'", "['’]")}${old.includes('(?=') ? '' : '(?![\\p{L}\\p{N}-])'}`,
            'giu',
          ),
          fresh,
        ],
      );
}
