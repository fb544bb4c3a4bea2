import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { type Having, havingOf, membersOf } from './listed-elsewhere.ts';
import { type NotedPatterns, notedPatterns } from './noted-elsewhere-patterns.ts';
import { isColumnName, partIn, singleName } from './part-elsewhere.ts';

/** "Estado: pendiente, confirmada": the values behind a colon, as the brackets other people write. */
const states =
  /(?<!\p{L})(estado|statut|état|status|stato|zustand|tipo|type|typ|toestand|situação|categoría|catégorie|kategorie|categoria)\s?: ([\p{L}][\p{L}_ -]{1,24}(?:,? (?:[yeou]|und|oder|et|ou|en|of) |, )(?:[\p{L}][\p{L}_ ,-]{2,160}))$/iu;
/** "Por defecto pendiente": with which of its values a thing starts. */
const defaults =
  /^(?:por defecto|par défaut|standardmäßig|voreingestellt|di default|per default|predefinito|por padrão|standaard)[: ]+\s?["“]?(\p{L}[\p{L}_ -]{1,24})["”]?$/iu;

/** The same behind a semicolon in one sentence. */
export const defaultSaid =
  /; ((?:por defecto|par défaut|standardmäßig|voreingestellt|di default|per default|predefinito|por padrão|standaard)[: ][^;.]{2,40})[.]?$/iu;
/** "Mehrere Instrumente", "una o varias direcciones", "mindestens zwei Varianten": what there are several of is no field. */
export const severalOf =
  /^(?:(?:mindestens|höchstens|genau|au moins|au plus|al menos|como máximo|almeno|al massimo|pelo menos|no máximo|minstens|hoogstens|co najmniej) )?(?:(?:eine?n?|une?|una|uno|uma?|een|één|jeden|jedna) (?:oder|ou|o|of|lub) )?(?:mehrere|beliebig viele|viele|plusieurs|varios|varias|diversi|diverse|più|vários|várias|muchos|muchas|muitos|muitas|molti|molte|meerdere|veel|kilka|wiele|zwei|drei|deux|trois|dos|tres|due|tre|duas|dois|três|twee|drie|dwa|dwie|trzy|bis zu \d+|\d+)\s/iu;

/** A line or sentence that may describe an entity. */
interface Described {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly index: number;
  /** It says that the thing has them, and does not only list them behind its name. */
  readonly isSaid: boolean;
}

const fewestFields = 2;
const fewestLines = 2;

/**
 * Entities that notes in languages beside English describe in a line each: "une boutique a un nom, une adresse", "produit :
 * code, famille (pain, pâtisserie), actif oui/non". Lists behind a colon count where there are several of them and one
 * has what nearly every record has, or names another's thing.
 */
export function notedElsewhere(statements: readonly Statement[], language: string): Entity[] {
  const having = havingOf(language);
  const patterns = notedPatterns(language);
  if (!having || patterns === null) return [];
  const found = statements.flatMap((statement, at) =>
    describedIn(withoutDeed(statement, patterns), patterns, having).map((one) =>
      starting(one, defaultSaid.exec(statement.text)?.[1] ?? statements[at + 1]?.text ?? ''),
    ),
  );
  const names = new Set(found.map(({ name }) => name));
  const isStored = ({ fields, isSaid }: Described) =>
    fields.some((field) => isColumnName(field.name) || names.has(field.name) || field.references !== null) ||
    (isSaid && fields.length > fewestFields && found.length > 1);
  const lines = found.filter(({ isSaid }) => !isSaid);
  const counts = lines.length + (found.length > lines.length ? 1 : 0) >= fewestLines && found.some(isStored);
  const kept = found.filter((one) => (one.isSaid ? isStored(one) : counts));
  const owners = new Set(kept.flatMap(({ fields }) => fields.flatMap(({ references }) => references ?? [])));
  const undescribed = [...owners].filter((name) => !names.has(name));
  return [
    ...undescribed.map((name) => ({ name, fields: [], statements: [] })),
    ...kept.map(({ name, fields, index }) => ({
      name,
      fields: linked(name, fields, new Set(kept.map((one) => one.name))),
      statements: [index],
    })),
  ];
}

/** "Zählerstände werden zweimal im Jahr abgelesen: Datum, Stand" without what is done with them. */
function withoutDeed(statement: Statement, { done }: NotedPatterns): Statement {
  return done === null ? statement : { ...statement, text: statement.text.replace(done, '$1: ') };
}

function describedIn({ text, index }: Statement, patterns: NotedPatterns, having: Having): Described[] {
  const plain = text
    .replace(defaultSaid, '')
    .replace(
      /^(?:Datenmodell|Tabellen|Modèle(?: de données)?|Modelo(?: de datos| de dados)?|Modello(?: di dati)?|Datamodel|Model danych)[^:.]{0,40}: (?=\p{L}[^:]{1,40}:)/u,
      '',
    )
    .replaceAll('`', '')
    .replace(/\s?[.!]+$/u, '');
  const [whole, of] = withoutOwner(plain.replace(states, '$1 ($2)'), patterns);
  const saying = patterns.said.exec(whole);
  const [, thing = '', list = ''] = saying ?? patterns.noted.exec(whole) ?? [];
  const owner = of === null ? [] : [referenceTo(of, having)];
  // "A utilisé NVDA" tells what somebody did.
  if (saying !== null && didPast.test(list)) return [];
  const fields = [
    ...owner,
    ...withTraits(membersOf(list, having.language))
      .filter((part) => !severalOf.test(part))
      .map((part) => partIn(part, having)),
  ];
  return fields.length >= fewestFields && fields.every((field) => field !== null)
    ? [{ name: singleName(thing, having), fields: fields as Field[], index, isSaid: saying !== null }]
    : [];
}

const didPast = /^\p{L}{3,}(?:é|és|ée|ées|i|is|it|u|us|ado|ada|ido|ida|ato|ata|ito|ita|uto|uta)\s(?!,)/u;

/** "Una mascota pertenece a un cliente y tiene nombre" as "Una mascota tiene nombre", and the client it belongs to. */
function withoutOwner(sentence: string, { owned }: NotedPatterns): [string, string | null] {
  const match = owned?.exec(sentence) ?? null;
  return match === null
    ? [sentence, null]
    : [`${match[1] ?? ''} ${sentence.slice(match[0].length)}`, match[2] ?? null];
}

function referenceTo(thing: string, having: Having): Field {
  const name = singleName(thing, having);
  return { ...plainField(`${name}_id`), references: name };
}

/** A thing with the value that the sentence behind says it starts with. */
function starting(one: Described, behind: string): Described {
  const value = defaults.exec(behind.replace(/[.!]+$/u, ''))?.[1]?.toLowerCase();
  const holds = ({ values }: Field) => values.some((known) => known.toLowerCase() === value);
  return value === undefined || !one.fields.some(holds)
    ? one
    : { ...one, fields: one.fields.map((field) => (holds(field) ? { ...field, default: value } : field)) };
}

/** "Un número, que es único": what is said of a part stays with it. */
function withTraits(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    if (whole.length > 0 && trait.test(part)) whole.push(`${whole.pop() ?? ''} [${part}]`);
    else whole.push(part);
  }
  return whole;
}

const trait =
  /^(?:que|qui|der|die|das|che|wat|który|która|które) |^(?:únic[oa]|unique|eindeutig|unic[oa]|univoc[oa]|uniek)$/iu;

/** A part that is the name of another thing refers to it, and what is named after another thing belongs to it. */
function linked(name: string, fields: readonly Field[], names: ReadonlySet<string>): Field[] {
  const whole = [...names].find((other) => other !== name && name.endsWith(`_${other}`));
  const own = fields.map((field) =>
    names.has(field.name) && field.name !== name
      ? { ...field, name: `${field.name}_id`, isKey: false, references: field.name }
      : field,
  );
  const isLinked = whole === undefined || own.some(({ references }) => references === whole);
  return isLinked ? own : [{ ...plainField(`${whole}_id`), references: whole }, ...own];
}
