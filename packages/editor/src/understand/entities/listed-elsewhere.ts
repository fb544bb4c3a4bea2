import { onceALanguage } from '../../once-a-language.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { fieldList } from './field.ts';
import { plainLetters } from './plain-letters.ts';

/** How a language says that something has parts, or a state; patterns. */
export interface Having {
  readonly language: string;
  /** Words before the thing. */
  readonly determiner: string;
  /** "contient", "hat": the verb, with the article of the state behind it. */
  readonly has: string;
  readonly consists: string;
  /** The word for a state. */
  readonly state: string;
  /** What stands before the name of a part, and what joins its words. */
  readonly article: RegExp;
  readonly joint: RegExp;
}

const havings: readonly Having[] = [
  {
    language: 'fr',
    determiner: "(?:une?|chaque|la|le|les|son|sa|leur|cet|cette|ce) |l['’]",
    has: '(?:a|possède) un',
    consists: '(?:contient|comprend|comporte|se compose de|est composée? de)',
    state: '(?:statut|état)',
    article: /^(?:(?:le|la|les|une?|des|son|sa|ses|du|de la)\s|l['’])/iu,
    joint: /\s(?:d[eu]s?(?: la| l['’])?|à la|au)\s|\sd['’]|\sde l['’]/giu,
  },
  {
    language: 'es',
    determiner: '(?:una?|cada|la|el|las|los) ',
    has: 'tiene un',
    consists: '(?:contiene|incluye|consta de|se compone de)',
    state: 'estado',
    article: /^(?:el|la|los|las|una?|su|sus)\s/iu,
    joint: /\s(?:de(?:l| la| los| las)?)\s/giu,
  },
  {
    language: 'it',
    determiner: "(?:una?|ogni|la|il|lo|i|gli|le) |(?:un|l)['’]",
    has: 'ha uno',
    consists: '(?:contiene|comprende|include|è composto da)',
    state: 'stato',
    article: /^(?:(?:il|lo|la|i|gli|le|una?|uno)\s|(?:l|un)['’])/iu,
    joint: /\s(?:d(?:i|el|ella|ello|ei|elle))\s|\sdell['’]/giu,
  },
  {
    language: 'pt',
    determiner: '(?:uma?|cada|a|o|as|os) ',
    has: 'tem um',
    consists: '(?:contém|inclui|é composto por)',
    state: '(?:estado|status)',
    article: /^(?:o|a|os|as|uma?)\s/iu,
    joint: /\s(?:d[aeo]s?)\s/giu,
  },
  {
    language: 'de',
    determiner: '(?:eine?|jede[rs]?|der|die|das) ',
    has: 'hat (?:einen|den)',
    consists: '(?:enthält|umfasst|besteht aus)',
    state: '(?:status|zustand)',
    article: /^(?:der|die|das|den|dem|eine?n?|einem|einer)\s/iu,
    joint: /\s(?:der|des|von)\s/giu,
  },
  {
    language: 'nl',
    determiner: '(?:een|elke?|de|het) ',
    has: 'heeft een',
    consists: '(?:bevat|bestaat uit)',
    state: '(?:status|toestand)',
    article: /^(?:de|het|een)\s/iu,
    joint: /\s(?:van(?: de| het)?)\s/giu,
  },
  {
    language: 'pl',
    determiner: '(?:każd[aye]|jeden|jedna) ',
    has: 'ma',
    consists: '(?:zawiera|składa się z)',
    state: '(?:status|stan)',
    article: /^(?!)/u,
    joint: /^(?!)/gu,
  },
];

/** Parts from which on a list in a sentence is that of a record. */
const fewest = 3;
/** Words the name of a part has at most. */
const mostWords = 4;

/**
 * The entities that sentences in languages beside English describe by a list: "Une réservation contient le nom, l'e-mail
 * et la date d'arrivée", "Zlecenie ma status: przyjęte, w naprawie, gotowe".
 */
export function entitiesElsewhere(statements: readonly Statement[], language: string): Entity[] {
  const having = havingOf(language);
  const patterns = listPatterns(language);
  if (!having || !patterns) return [];
  return statements.flatMap(({ text, index }): Entity[] => {
    const said = text.replaceAll('`', '').replace(/[.!]+$/u, '');
    const [, thing = '', state = '', list = ''] = patterns.states.exec(said) ?? [];
    if (list !== '')
      return named(
        thing,
        [{ ...plainField(state.toLowerCase()), values: membersOf(list, language) }],
        index,
        language,
      );
    const [, whole = '', listed = ''] = patterns.parts.exec(said) ?? [];
    const fields = membersOf(listed, language).map((part) => fieldIn(part, having));
    return fields.length >= fewest && fields.every((field) => field !== null)
      ? named(whole, fields as Field[], index, language)
      : [];
  });
}

/** A sentence on the states of a thing, and one on its parts. */
const listPatterns = onceALanguage((language) => {
  const having = havingOf(language);
  if (!having) return null;
  const opening = `^(?:${having.determiner})?(\\p{L}[\\p{L}-]{2,30}) `;
  return {
    states: new RegExp(`${opening}${having.has} (${having.state})\\s?: (.{5,300})$`, 'iu'),
    parts: new RegExp(`${opening}${having.consists}\\s?:? (.{8,400})$`, 'iu'),
  };
});

/** How a language says that something has parts; null for those that are not known. */
export function havingOf(language: string): Having | null {
  return havings.find((one) => one.language === language) ?? null;
}

const joints: Readonly<Record<string, string>> = {
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o',
  pt: 'e|ou',
  nl: 'en|of',
  pl: 'i|oraz|lub|albo',
};

/** What stands before the last member of a list, and before any that has an article. */
const jointsOf = onceALanguage((language) => {
  const joint = joints[language] ?? 'and|or';
  return {
    last: new RegExp(`,? (?:${joint}) (?=[^,]{2,60}$)`, 'u'),
    next: new RegExp(` (?:${joint}) (?=(?:une?|una|uno|eine?n?|uma?|een) )`, 'u'),
  };
});

/** The members of a list, by the word that stands before the last in its language. */
export function membersOf(list: string, language: string): string[] {
  const { last, next } = jointsOf(language);
  return fieldList(list.replace(last, ', ')).flatMap((part) => part.split(next));
}

function named(thing: string, fields: readonly Field[], index: number, language: string): Entity[] {
  return [{ name: plainLetters(thing.toLowerCase(), language), fields, statements: [index] }];
}

/** "Optional ein Foto": said before the part it holds for. */
export const optionalBefore =
  /^(?:optional(?:e[rsn]?)?|wahlweise|eventuell|évtl\.?|evtl\.?|facultativement|éventuellement|opcionalmente|facoltativamente|eventualmente|optioneel|opcjonalnie)\s/iu;

/** "La date d'arrivée" → `date_arrivee`; null where a part is no name. */
export function fieldIn(part: string, { article, joint, language }: Having): Field | null {
  const isOptional = optionalBefore.test(part.trim());
  const words = part
    .trim()
    .replace(optionalBefore, '')
    .replace(/\s?\([^()]*\)/gu, '')
    .replace(article, '')
    // What is counted in French keeps its "de": "nombre" alone is a name in Spanish.
    .replace(/^nombre d(?:e |['’])/iu, 'nombre_de ')
    .replace(joint, ' ')
    // "Fecha y hora" is one moment.
    .replace(/ (?:y|e|et|und|en|i) /u, ' ')
    .toLowerCase()
    .replace(/^namen$/u, 'name')
    .split(/[\s-]+/u)
    // "Ma datę urodzenia": the case behind the verb is not that of a name.
    .map((word, at) => (language === 'pl' && at === 0 ? word.replace(/(?<!^imi)ę$/u, 'a') : word));
  const areNames = words.every((word) => /^[\p{L}_]+$/u.test(word));
  return areNames && words.length <= mostWords
    ? { ...plainField(plainLetters(words.join('_'), language)), isNullable: isOptional ? true : null }
    : null;
}
