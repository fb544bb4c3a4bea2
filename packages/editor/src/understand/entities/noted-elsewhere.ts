import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { fieldIn, type Having, havingOf, membersOf } from './listed-elsewhere.ts';
import { plainLetters } from './plain-letters.ts';
import { isFieldNameElsewhere } from './sound-name.ts';
import { unitIn } from './unit.ts';

/** "A un nom, une adresse", "hat einen Namen": the verb before a list of parts. */
const hasVerb: Readonly<Record<string, string>> = {
  fr: '(?:a|ont|possède|possèdent)',
  es: '(?:tiene|tienen)',
  it: '(?:ha|hanno)',
  pt: '(?:tem|têm)',
  de: '(?:hat|haben)',
  nl: '(?:heeft|hebben)',
  pl: '(?:ma|mają)',
};

/** "Pertenece a", "gehört zu": what stands before the thing that one belongs to, and the "and" behind it. */
const belongsVerb: Readonly<Record<string, { readonly to: string; readonly and: string }>> = {
  fr: { to: "(?:appartient à|fait partie d['’])", and: 'et' },
  es: { to: '(?:pertenece a|es de|forma parte de)', and: 'y' },
  it: { to: '(?:appartiene a|è di|fa parte di)', and: 'e' },
  pt: { to: '(?:pertence a|é de|faz parte de)', and: 'e' },
  de: { to: '(?:gehört zu|ist von)', and: 'und' },
  nl: { to: '(?:hoort bij|is van)', and: 'en' },
};
const oneThing =
  "(?:(?:exactement|genau|exactamente|esattamente) )?(?:une?|una|uno|eine[mr]?|uma?|een|un['’]) ?";

/** "Estado: pendiente, confirmada": the values behind a colon, as the brackets other people write. */
const states =
  /(?<!\p{L})(estado|statut|état|status|stato|zustand|tipo|type|typ|toestand|situação|categoría|catégorie|kategorie|categoria)\s?: ([\p{L}][\p{L}_ -]{1,24}(?:,? (?:[yeou]|und|oder|et|ou|en|of) |, )(?:[\p{L}][\p{L}_ ,-]{2,160}))$/iu;
/** "Por defecto pendiente": with which of its values a thing starts. */
const defaults =
  /^(?:por defecto|par défaut|standardmäßig|voreingestellt|di default|per default|predefinito|por padrão|standaard)[: ]+\s?["“]?(\p{L}[\p{L}_ -]{1,24})["”]?$/iu;

/** The same behind a semicolon in one sentence. */
export const defaultSaid =
  /; ((?:por defecto|par défaut|standardmäßig|voreingestellt|di default|per default|predefinito|por padrão|standaard)[: ][^;.]{2,40})[.]?$/iu;
/** "Mehrere Instrumente": what there are several of is no field. */
const severalOf =
  /^(?:mehrere|plusieurs|varios|varias|diversi|diverse|più|vários|várias|meerdere|zwei|deux|dos|due|duas|dois|twee)\s/iu;

/** What nearly everything that is stored has, in these languages and without the marks of their letters. */
const column =
  /^(?:nom|nome|nombre|naam|name|nazwa|imie|adress?[ae]?|adresse|direccion|indirizzo|endereco|adres|tele?fono?|telephone|telefon|telefone|telefoon|date|datum|fecha|data|prix|preis|precio|prezzo|preco|prijs|cena|code|codigo|codice|kod|statut|status|estado|stato|quantite|menge|anzahl|cantidad|quantita|quantidade|aantal|ilosc|numero|nummer|numer|e_?mail|montant|betrag|importe|importo|valor|bedrag|kwota|libelle|titre|titel|titulo|titolo|tytul)(?:_|$)/u;

const optional =
  /\s\(?(?:facultati(?:f|ve)s?|optionnel(?:le)?s?|optional|freiwillig|opcional(?:es)?|facoltativ[oaie]|opzional[ei]|optioneel|opcjonaln\p{L}+)\)?$/iu;
const yesOrNo = /\s\(?(?:oui|sí|si|sì|sim|ja|tak)\s?\/\s?(?:non|no|não|nein|nee|nie)\)?$/iu;
const byWhom = /\s(?:qui|wem|quién|quien|chi|quem|wie|kogo)$/iu;

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
  const verb = hasVerb[language];
  if (!having || verb === undefined) return [];
  const said = new RegExp(
    `^(?:(?:${having.determiner})|(?=\\p{Lu}\\p{Ll}+ (?:haben|ont|tienen|hanno|têm|hebben|mają) ))([\\p{L}-]{2,30}) ${verb} (?=\\p{L})(.{8,400})$`,
    'iu',
  );
  const noted = new RegExp(
    `^(?:${having.determiner})?([\\p{L}-]{2,30}(?: (?:d[eu']s?|di|von|van) ?[\\p{L}-]{2,30})?)\\s?: (.{8,400})$`,
    'iu',
  );
  const found = statements.flatMap((statement, at) =>
    describedIn(withoutDeed(statement, language), said, noted, having).map((one) =>
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

/** "Zählerstände werden zweimal im Jahr abgelesen: Datum, Stand": what is done with a thing, between its name and the list. */
const deeds: Readonly<Record<string, string>> = {
  de: '(?:wird|werden|ist|sind|kommt|kommen)',
  fr: '(?:est|sont|vient|viennent)',
  es: '(?:se \\p{L}+|es|son|está|están|viene|vienen)',
  it: '(?:è|sono|viene|vengono|arriva|arrivano)',
  pt: '(?:é|são|está|estão|vem|vêm)',
  nl: '(?:wordt|worden|is|zijn|komt|komen)',
};

function withoutDeed(statement: Statement, language: string): Statement {
  const verb = deeds[language];
  if (verb === undefined) return statement;
  const done = new RegExp(
    `^((?:\\p{L}{2,5} )?\\p{L}[\\p{L}-]{2,30}) ${verb} [^:,]{3,60}: (?=[^:]{8,400}$)`,
    'iu',
  );
  return { ...statement, text: statement.text.replace(done, '$1: ') };
}

function describedIn({ text, index }: Statement, said: RegExp, noted: RegExp, having: Having): Described[] {
  const plain = text
    .replace(defaultSaid, '')
    .replace(
      /^(?:Datenmodell|Tabellen|Modèle(?: de données)?|Modelo(?: de datos| de dados)?|Modello(?: di dati)?|Datamodel|Model danych)[^:.]{0,40}: (?=\p{L}[^:]{1,40}:)/u,
      '',
    )
    .replaceAll('`', '')
    .replace(/\s?[.!]+$/u, '');
  const [whole, of] = withoutOwner(plain.replace(states, '$1 ($2)'), having.language);
  const saying = said.exec(whole);
  const [, thing = '', list = ''] = saying ?? noted.exec(whole) ?? [];
  const owner = of === null ? [] : [referenceTo(of, having)];
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

/** "Una mascota pertenece a un cliente y tiene nombre" as "Una mascota tiene nombre", and the client it belongs to. */
function withoutOwner(sentence: string, language: string): [string, string | null] {
  const belongs = belongsVerb[language];
  const verb = hasVerb[language];
  if (belongs === undefined || verb === undefined) return [sentence, null];
  const match = new RegExp(
    `^(.{3,40}?) ${belongs.to} ?${oneThing}([\\p{L}-]{2,30}) ${belongs.and} (?=${verb} )`,
    'iu',
  ).exec(sentence);
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
const unique = /(?<!\p{L})(?:únic[oa]|unique|eindeutig|unic[oa]|univoc[oa]|uniek|unikaln[yae])(?!\p{L})/iu;

/** "Un email unique": said of the part before it. */
const uniqueBehind = /\s(?:únic[oa]|unique|unic[oa]|univoc[oa]|uniek|unikaln[yae])$/iu;

/** "Mindestens einen Leiter". */
const atLeast =
  /^(?:mindestens|höchstens|genau|au moins|au plus|exactement|al menos|como máximo|exactamente|almeno|al massimo|pelo menos|no máximo|minstens|hoogstens|co najmniej|najwyżej|dokładnie)\s/iu;

/** "Una nota de hasta 500 caracteres", "eine Notiz bis 2000 Zeichen": how large it is at most. */
const bound =
  /\s(?:(?:de|di|von|van|do|d['’]|bis|max\.?|maximal|höchstens|mit)\s)?(?:(?:hasta|até|jusqu['’]à|fino a|bis zu|tot|máximo|maximum|massimo|do|von|de|di)\s){0,2}\d[\d.,]*(?:\s\p{L}+)?(?:\s(?:máximo|maximum|massimo))?$/iu;

/** "Famille (pain, pâtisserie)": a part with its values; "actif oui/non", "remarque facultative": with what is said of it. */
export function partIn(given: string, having: Having): Field | null {
  const part = given.trim().replace(atLeast, '');
  const aside = /\(([^()]*)\)/u.exec(part)?.[1] ?? '';
  const said = /\[([^[\]]*)\]/u.exec(part)?.[1] ?? '';
  const long = part.replace(/\s?\([^()]*\)|\s?\[[^[\]]*\]/gu, '').trim();
  const [bounded = ''] = bound.exec(long) ?? [];
  const whole = bounded === '' ? long : long.slice(0, -bounded.length).trim();
  const unit = unitIn(whole);
  const bare = (unit === null ? whole : whole.slice(0, -unit.length).trim()).replace(uniqueBehind, '');
  const field = fieldIn(bare.replace(optional, '').replace(yesOrNo, '').replace(byWhom, ''), having);
  if (field === null || !isFieldNameElsewhere(field.name)) return null;
  const values = aside
    .split(/,\s?|\s?\/\s?| (?:y|e|o|u|et|ou|und|oder|en|of) /u)
    .map((value) => value.trim());
  const areValues =
    values.length > 1 &&
    values.every((value) => /^\p{L}[\p{L}\p{N} -]{0,24}$/u.test(value) && value.split(' ').length < 4);
  return {
    ...field,
    type: yesOrNo.test(bare) ? 'boolean' : null,
    isNullable: optional.test(bare) ? true : null,
    isUnique: unique.test(said) || unique.test(aside) || uniqueBehind.test(whole),
    values: areValues ? values : [],
    note: [bounded.trim(), unit ?? '', areValues ? '' : withoutUnique(aside), said]
      .filter((one) => one !== '')
      .join('; '),
  };
}

/** "17 Zeichen, eindeutig" without what its key says. */
function withoutUnique(aside: string): string {
  return aside
    .split(/,\s?/u)
    .filter((part) => part.replace(unique, '').trim() !== '')
    .join(', ');
}

/** Whether nearly everything that is stored has a field of that name. */
export function isColumnName(name: string): boolean {
  return column.test(name);
}

/** "Lignes de commande" → `ligne_commande`. */
export function singleName(thing: string, { joint, language }: Having): string {
  const words = thing
    .toLowerCase()
    .replace(joint, ' ')
    .split(/[\s-]+/u);
  const single = /^(?:fr|es|pt)$/u.test(language)
    ? words.map((word) => (word.length > 3 ? word.replace(/(?<=[aeioué])s$|(?<=[^aeious])s$/u, '') : word))
    : words;
  return plainLetters(single.join('_'), language);
}

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
