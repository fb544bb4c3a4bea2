import { dotted } from '../../../design/spoken/fields-named.ts';
import type { Draft } from '../../../draft.ts';
import { cellText, isSqlType } from '../../../entities/field-values.ts';
import { entitiesIn, type FieldPlace, findEntity, findField } from '../../../entities/places.ts';
import { adding, removing, renaming } from '../../lexicon/signs.ts';
import { unknownIn } from '../../lexicon/words-of-orders.ts';
import type { Named } from '../../named/mentions.ts';
import { type Message, partsOf, takesWhatItNames } from '../../reading/message.ts';
import type { Wish } from '../../wish.ts';
import { nullableSaid } from './nullable-said.ts';
import { relatedChange, relationSaid } from './relation-order.ts';

/** What names the entities and fields of a draft: as they are written, in the plural, and with blanks in the place of underscores. */
export function entityNames(draft: Draft): Named[] {
  return entitiesIn(draft).flatMap(({ name, rows }): Named[] => [
    ...formsOf(name).flatMap((words): Named[] => [
      { kind: 'entity', words, name },
      ...rows.map(
        (row): Named => ({ kind: 'field', words: `${words}.${row.name}`, name: `${name}.${row.name}` }),
      ),
    ]),
    ...rows.flatMap((row) =>
      spellings(row.name).map((words): Named => ({ kind: 'field', words, name: row.name })),
    ),
  ]);
}

const spellings = (name: string) => [...new Set([name, name.replaceAll('_', ' ')])];
const formsOf = (name: string) => [
  ...new Set(spellings(name).flatMap((one) => [one, /s$/u.test(one) ? one.replace(/s$/u, '') : `${one}s`])),
];

const fieldNoun =
  /(?<!\p{L})(?:fields?|columns?|attributes?|propert(?:y|ies)|feld(?:er)?|spalten?|champs?|colonnes?|campos?|columnas?|colunas?|campi|campo|colonna|veld(?:en)?|kolom|pol(?:e|a)|kolumn\w*|store|hold)(?!\p{L})/iu;
const unique =
  /(?<!\p{L})(?:unique\w*|uniqueness|duplicat\w*|no two|twice|eindeutig|einzigartig|doppelt|unicité|únic[oa]|univoco|unico|uniek|unikaln\w*)(?!\p{L})/iu;
const personal =
  /(?<!\p{L})(?:personal|pii|gdpr|private data|personenbezogen\w*|personnelles?|personales|pessoais|personali|persoonsgegevens|persoonlijk|osobowe)(?!\p{L})/iu;
const keeping =
  /(?<!\p{L})(?:retention|retain\w*|keep|kept|purged?|delet\w*|expire\w*|stored?|older|aufbewahr\w*|frist|löschfrist|behalten|gelöscht|conserv\w*|gard\w*|retención|guard\w*|retenção|bewaar\w*|przechow\w*)(?!\p{L})/iu;
const typing =
  /(?<!\p{L})(?:types?|typed|typ|datentyp|tipo|as|store|convert|switch|change|should|must|be|to|als|ser|être|doit|debe|deve)(?!\p{L})|->|→/iu;
/** What a field has beside what is ordered here. */
const aspect =
  /(?<!\p{L})(?:values?|defaults?|index(?:es)?|foreign|primary|descriptions?|comments?|examples?|checks?|enum\w*|length|classification of|questions?|values?)(?!\p{L})/iu;
const span =
  /(?<![\p{N}.,])\d{1,4}\s(?:days?|weeks?|months?|years?|hours?|tagen?|wochen?|monaten?|jahren?|jours?|semaines?|mois|ans?|années?|días?|semanas?|meses|mes|años?|dias?|anos?|giorni|mesi|anni|dagen|weken|maanden|jaar|dni|miesięcy|lat|lata)(?!\p{L})/iu;

/** The order that a message about a data model gives; null where it gives another, or more than one. */
export function entityOrder(message: Message, draft: Draft): Wish | null {
  return (
    relationOrder(message) ??
    traitOrder(message, draft) ??
    freshFieldOrder(message, draft) ??
    fieldOrder(message, draft) ??
    retentionOrder(message)
  );
}

/** The one field that a message names: of the entity that it names, or of the only one that has it. */
function fieldIn(message: Message, draft: Draft): FieldPlace | null {
  const owners = partsOf(message, 'entity');
  const fields = partsOf(message, 'field').map(({ name }) => name);
  const [field, ...others] = fields;
  if (field === undefined || others.length > 0 || owners.length > 1) return null;
  if (field.includes('.')) return findField(draft, field);
  return findField(draft, owners[0] ? `${owners[0].name}.${field}` : field);
}

function cellSaid(draft: Draft, field: string, column: 'type' | 'null' | 'key' | 'classification'): string {
  const place = findField(draft, field);
  return place ? cellText(draft, place, column).replaceAll('`', '').trim().toLowerCase() : '';
}

/** Two entities of which one has many of the other. */
function relationOrder(message: Message): Wish | null {
  if (partsOf(message, 'field').length > 0 || removing.test(message.plain)) return null;
  const said = relationSaid(message);
  return said && { change: relatedChange(said) };
}

/** What takes a trait from a field: "is not personal", "need not be unique". */
const denying =
  /(?<!\p{L})(?:not|never|no longer|(?:is|are|does|do|need|must|should)n['’]?t|nicht|kein\p{L}*|pas|non|no|niet|geen|nie|não) (?:(?:really|actually|necessarily|have to|need to|be|an?|any|really|wirklich|más|es|être|sein) )*(?:unique\w*|eindeutig|einzigartig|únic[oa]|univoco|uniek|personal|pii|private data|personenbezogen\w*|personnelles?|personales|osobowe)(?!\p{L})/iu;

/** What a field is said to be: required or not, unique, personal. */
function traitOrder(message: Message, draft: Draft): Wish | null {
  const place = fieldIn(message, draft);
  if (!place || freshNames(message).some(isCoded)) return null;
  const field = dotted([place]);
  const bare = message.plain.replace(/⟦\d+⟧/gu, ' ');
  const isNullable = nullableSaid(message);
  // what is said of null besides is a trait of its own
  if (
    isNullable === null &&
    /(?<!\p{L})(?:not|non|never)[- ](?:be )?(?:null|empty)(?:able)?(?!\p{L})/iu.test(bare)
  )
    return null;
  const traits = [unique.test(bare), personal.test(bare), isNullable !== null, typesIn(bare).length > 0];
  if (traits.filter(Boolean).length !== 1 || aspect.test(message.masked.text)) return null;
  const isDenied = denying.test(bare);
  if (unique.test(bare))
    return isDenied
      ? null
      : {
          orders: [`Make ${field} unique`],
          holds: (after) => /uk|unique/iu.test(cellSaid(after, field, 'key')),
        };
  if (personal.test(bare))
    return {
      orders: [`Classify ${field} as ${isDenied ? 'internal' : 'personal'}`],
      holds: (after) => cellSaid(after, field, 'classification').includes('personal') !== isDenied,
    };
  return isNullable === null
    ? null
    : {
        orders: [isNullable ? `Make ${field} nullable` : `${field} is required`],
        holds: (after) =>
          /^(?:yes|ja|oui|sí|sim|sì|tak)/u.test(cellSaid(after, field, 'null')) === isNullable,
      };
}

/** A field more, or another name for one that is there. */
function freshFieldOrder(message: Message, draft: Draft): Wish | null {
  const [owner, ...owners] = partsOf(message, 'entity');
  const [fresh, ...others] = freshNames(message);
  const place = fieldIn(message, draft);
  const { plain, beside } = message;
  const words = `${plain} ${beside}`;
  if (fresh === undefined || others.length > 0) return null;
  if (place) {
    const from = dotted([place]);
    const isRename = renaming.test(words) || /⟦\d+⟧\s(?:->|→|=>)/u.test(words);
    return isRename && !removing.test(words) && typesIn(words).length === 0
      ? {
          orders: [`Rename ${from} to ${fresh}`],
          holds: (after) =>
            !findField(after, from) && findField(after, `${place.entity.name}.${fresh}`) !== null,
        }
      : null;
  }
  const types = typesIn(words.replace(fresh, ' '));
  if (!owner || owners.length > 0 || partsOf(message, 'field').length > 0 || types.length > 1) return null;
  if (traited(message, words)) return null;
  const isField = fieldNoun.test(words) || types.length === 1 || plainlyAdded.test(words);
  if (!adding.test(words) || removing.test(words) || !isField) return null;
  const field = `${owner.name}.${fresh}`;
  return {
    orders: [
      `Add the field ${fresh}${types[0] === undefined ? '' : ` of type ${types[0]}`} to ${owner.name}`,
    ],
    holds: (after) =>
      findField(after, field) !== null &&
      (types[0] === undefined || cellSaid(after, field, 'type') === types[0].toLowerCase()),
  };
}

/** "Add birthdate to members": what one word adds to an entity is a field of it. */
const plainlyAdded =
  /^\s*(?:please )?(?:add|include) (?:an? |the )?[`"]?[\p{L}_]+[`"]? (?:to|in|on) (?:the )?⟦\d+⟧/iu;

/** Whether a field that is not there yet is said to be more than of a type. */
const traited = (message: Message, words: string) =>
  nullableSaid(message) !== null ||
  /(?<!\p{L})null(?:able)?(?!\p{L})/iu.test(words) ||
  unique.test(words) ||
  personal.test(words) ||
  aspect.test(words);

/** What becomes of a field: another type, or its end. */
function fieldOrder(message: Message, draft: Draft): Wish | null {
  const place = fieldIn(message, draft);
  const { plain } = message;
  if (!place || freshNames(message).some(isCoded) || aspect.test(message.masked.text)) return null;
  const field = dotted([place]);
  const all = message.segments.map(({ text }) => text).join(' , ');
  const types = typesIn(all).filter(
    (type) => !new RegExp(`(?:not|instead of|rather than|from|statt|nicht) (?:an? )?${type}`, 'iu').test(all),
  );
  const [type] = types;
  if (type !== undefined)
    return types.length === 1 && typing.test(all) && !removing.test(plain)
      ? {
          orders: [`Change the type of ${field} to ${type}`],
          holds: (after) => cellSaid(after, field, 'type') === type.toLowerCase(),
        }
      : null;
  return takesWhatItNames(message, removing) && !renaming.test(plain)
    ? {
        orders: [`Remove ${field}`],
        holds: (after) => !findField(after, field) && findEntity(after, place.entity.name) !== null,
      }
    : null;
}

/** How long what an entity holds is kept. */
function retentionOrder(message: Message): Wish | null {
  const [owner, ...others] = partsOf(message, 'entity');
  const all = message.segments.filter(({ text, isPlain }) => isPlain || span.test(text));
  const words = all.map(({ text }) => text).join(' , ');
  const [period] = span.exec(words) ?? [];
  if (!owner || others.length > 0 || period === undefined || !keeping.test(words)) return null;
  if (all.some(({ isPlain }) => !isPlain) || span.test(words.replace(period, ' '))) return null;
  return {
    orders: [`${owner.name} is kept for ${period}`],
    otherwise: [`Add to Retention: ${owner.name} is kept for ${period}`],
    holds: (after) => after.text.includes(period),
  };
}

/** Whether a word is written as names are in code. */
const isCoded = (word: string) => /_|\p{Ll}\p{Lu}/u.test(word);

/** The names that a message brings along: the only word of a clause that no order is made of, and that is no type. */
function freshNames({ segments }: Message): string[] {
  const unknown = segments.map(({ text }) => unknownIn(text).filter((word) => !isSqlType(word)));
  if (unknown.flat().filter(isCoded).length > 1) return unknown.flat();
  const alone = unknown.flatMap((words) => (words.length === 1 ? words : []));
  const coded = alone.filter(isCoded);
  if (alone.length > 0) return coded.length > 0 ? coded : alone;
  const last = segments
    .map(({ text }) => lastName.exec(text)?.groups?.['name'] ?? null)
    .filter((name) => name !== null);
  return last.filter((name) => !isSqlType(name));
}

/** A name that is a word of orders, too, where one has to stand. */
const lastName =
  /(?:renam|renomm|renombr|umbenenn|hernoem|rinomin).*⟦\d+⟧.*\s(?:to|->|→|into|as|en|a|in|naar|na)\s[`"]?(?<name>[\p{L}_]\w*)[`"]?(?:\s|[.!?]|$)/iu;

/** The types of columns that words name. */
function typesIn(words: string): string[] {
  const found =
    words.match(/(?<![\p{L}_])\p{L}\w*(?:\s?\(\d{1,4}(?:,\s?\d{1,4})?\))?(?:\s(?=precision)precision)?/gu) ??
    [];
  return [...new Set(found.filter((word) => isSqlType(word)).map((word) => word.trim()))];
}
