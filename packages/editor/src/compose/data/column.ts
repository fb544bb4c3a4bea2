import { singularOf } from '../../understand/api/nouns.ts';
import type { Entity, Field } from '../../understand/entities/entity.ts';
import { inWords } from '../../understand/entities/field-name.ts';
import { hasUnit, hasWholeUnit } from '../../understand/entities/unit.ts';

/** A field of the model with everything a table has to say about it. */
export interface Column {
  readonly name: string;
  readonly type: string;
  /** The input gave no type; this one is derived from the name. */
  readonly isTypeAssumed: boolean;
  readonly isKey: boolean;
  readonly isNullable: boolean | null;
  readonly isUnique: boolean;
  readonly default: string | null;
  /** The entity and key it points to, where the model has that entity. */
  readonly target: { readonly entity: string; readonly column: string } | null;
  readonly values: readonly string[];
  readonly note: string;
  /** The input says that it holds personal data. */
  readonly isPersonal?: boolean;
}

/** An entity of the model. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The input names no key; `id` stands in for it. */
  readonly isKeyAssumed: boolean;
  /** The input names the entity without its fields. */
  readonly isUndescribed: boolean;
}

/** The tables of a model: each with a primary key, each foreign key leading to a table of the model. */
export function tablesOf(entities: readonly Entity[]): Table[] {
  return entities.map((entity) => {
    const hasKey = entity.fields.some((field) => field.isKey);
    const fields = hasKey ? entity.fields : [keyField(referringType(entity, entities)), ...entity.fields];
    return {
      name: entity.name,
      isKeyAssumed: !hasKey,
      isUndescribed: entity.fields.length === 0,
      columns: fields.map((field) => columnOf(field, entity, entities)),
    };
  });
}

/** The type of the columns that refer to an entity whose key the input does not give: they have the key's own. */
function referringType(entity: Entity, entities: readonly Entity[]): string | null {
  const name = singularOf(entity.name.toLowerCase());
  const types = entities.flatMap(({ fields }) =>
    fields.flatMap(({ references, type, isKey }) =>
      references !== null && !isKey && type !== null && singularOf(references.toLowerCase()) === name
        ? [type]
        : [],
    ),
  );
  return types[0] ?? null;
}

function keyField(type: string | null): Field {
  return {
    name: 'id',
    type,
    isKey: true,
    isNullable: false,
    isUnique: false,
    default: null,
    references: null,
    values: [],
    note: '',
  };
}

function columnOf(field: Field, entity: Entity, entities: readonly Entity[]): Column {
  const target = field.isKey && field.references === null ? null : targetOf(field, entity, entities);
  const assumed = target ? keyTypeOf(target, entities) : typeByName(field);
  return {
    name: field.name,
    type: field.type ?? assumed,
    isTypeAssumed: field.type === null,
    isKey: field.isKey,
    isNullable: field.isKey ? false : field.isNullable,
    isUnique: field.isUnique,
    default: field.default,
    target: target ? { entity: target.name, column: keyNameOf(target) } : null,
    values: field.values,
    note:
      field.references !== null && target === null
        ? `-> ${field.references}${field.note ? `; ${field.note}` : ''}`
        : field.note,
    ...(field.isPersonal === true ? { isPersonal: true } : {}),
  };
}

/** The entity a field points to: the one it names, or the one its "_id" is called after. */
function targetOf(field: Field, entity: Entity, entities: readonly Entity[]): Entity | null {
  const name = field.references ?? /^(.{2,40}?)(?:_id|Id|_uuid)$/u.exec(field.name)?.[1];
  if (!name) return null;
  const key = singularOf(name.toLowerCase());
  const found = entities.find((one) => singularOf(one.name.toLowerCase()) === key);
  return found ?? (/^(?:parent|corrects|previous|replaces)/iu.test(name) ? entity : null);
}

function keyNameOf(entity: Entity): string {
  return entity.fields.find((field) => field.isKey)?.name ?? 'id';
}

function keyTypeOf(entity: Entity, entities: readonly Entity[]): string {
  const key = entities.find((one) => one === entity)?.fields.find((field) => field.isKey);
  // What refers to a number that counts by itself is a plain number.
  const counted = /^(big|small)?serial$/iu.exec(key?.type ?? '');
  if (counted) return counted[1] === undefined ? 'integer' : `${counted[1].toLowerCase()}int`;
  return key?.type ?? referringType(entity, entities) ?? 'uuid';
}

/** Types names suggest, first match wins. */
const byName: readonly (readonly [RegExp, string])[] = [
  // The key of a thing in somebody else's system has the form that system gives it.
  [
    /(?:^|_)(?:stripe|paypal|adyen|mollie|sap|salesforce|hubspot|jira|github|google|external|vendor|provider)_(?:\w+_)?id$/iu,
    'text',
  ],
  [/(?:^|_)(?<!(?:vat|tax|ust|umsatzsteuer|national)_)(?:id|uuid)$|Id$/u, 'uuid'],
  [
    /_(?:cents?|centimes?|pence|rappen|bytes|seconds?|secs?|days?|year|points|score|stars)$|^(?:year|points|score|rating|jahr|annee|ano|anno)$/u,
    'integer',
  ],
  [
    /_(?:mg|g|kg|ml|l|mm|cm|m|km|kw|kwh|kmh|mph|c|percent|pct|minutes?|mins?|hours?|ms|mb|gb|eur|usd)$|^(?:latitude|longitude|lat|lon|lng)$/u,
    'numeric',
  ],
  [/(?:_at|At|timestamp|_time|_ts)$|^ts$|^(?:from|to|start|end|starts|ends|when)$/u, 'timestamp'],
  [/(?:^|_)valid_(?:from|to|until)$/u, 'date'],
  [/^(?:minutes|hours|seconds|days|weeks|months)$/u, 'integer'],
  [/^(?:time(?:_of_day)?|hora|heure|uhrzeit|ora)$/u, 'time'],
  [
    /(?:^|_)(?:date|birthday|dob|due|faellig|am|on|until|since|deadline)$|^date_of_|^day_|^due_|Date$|^(?:date|datum|fecha|data)_|^(?:datum|fecha|data)$|\p{L}{3,}datum$/iu,
    'date',
  ],
  [
    /^(?:is|has|can|was)_|^(?:is|has)[A-Z]|(?:^|_)(?:active|enabled|passed|deleted|flag)$|^(?:paid|verified|archived|published|locked)$/u,
    'boolean',
  ],
  [
    /(?:price|amount|(?:^|_)value$|total|cost(?!_?cent(?:er|re))|balance|(?:^|_)tax(?:$|_)|(?:^|_)vat$|prezzo|preco|importo|kwota|cena|weight|height|length|width|grams|litres|liters|percent|temperature|distance|duration|betrag|montant|importe|precio|prix|preis)|^(?:wert|valeur|valor|valore|waarde|wartosc)$/iu,
    'numeric',
  ],
  [
    // what has a number to be known by: "batch_number", while "number_of_seats" counts
    /_(?:number|no)$|^(?:number|nummer|num[eé]ro)$|(?:^|_)(?:vat|tax|ust|umsatzsteuer|national)_id$|\p{L}_version$/iu,
    'text',
  ],
  [
    /(?:count|counter|attempts|retries|tries|copies|capacity|floor|quantity|qty|number|seats|size|(?:^|_)age|stufe|anzahl|version|position|order)$|^(?:number|count|nombre_de|cantidad|quantita|quantidade|anzahl|aantal|liczba|ilosc|dias|giorni|jours|tage|dagen)_|^(?:stock|giacenza|existencias|bestand)$|^(?:quantite|cantidad|quantita|quantidade|anzahl|menge|aantal|ilosc|liczba)$/iu,
    'integer',
  ],
  // "max_redemptions_per_member": how many of something
  [/^(?:max|min)(?:imum)?_\w+s(?:_per_\w+)?$/iu, 'integer'],
];

/** "Format 2024-000123", "like team-yearly": what is no plain figure, whatever it is called. */
const hasPattern = /(?<!\p{L})(?:format|like|ex\.|e\.g\.|z\.\s?B\.) ?(?:\p{L}|\d+[-/.\p{L}])/iu;

/** "Up to 500 characters", "bis 2000 Zeichen": how long a text is at most. */
const mostCharacters =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[., ]\d{3})|\d{1,5}) ?(?:characters?|chars?|letters?|zeichen|buchstaben|caract[eè]res?|signes|car[aá]cteres|caratteri|tekens|znak(?:ów|i))(?!\p{L})/iu;

/** The type of a field to which the input gives none, by its values, its unit and its name. */
export function typeByName(field: Field): string {
  const longest = mostCharacters.exec(field.note)?.[1]?.replace(/[.,\s]/gu, '');
  if (longest !== undefined) return `varchar(${longest})`;
  if (field.values.length > 0 || hasPattern.test(field.note)) return 'text';
  if (hasWholeUnit(field)) return 'integer';
  const suggested = hasUnit(field) ? 'numeric' : typeSuggestedBy(field.name);
  // What is 45 where nothing else is said is a number, whatever its name suggests.
  const isFigure =
    /^(?:text|date|timestamp\w*)$/u.test(suggested) && /^\d+(?:\.\d+)?$/u.test(field.default ?? '');
  return isFigure ? 'numeric' : suggested;
}

/** The type the name of a field suggests; text where it suggests none. */
export function typeSuggestedBy(name: string): string {
  const words = inWords(name);
  return byName.find(([pattern]) => pattern.test(name) || pattern.test(words))?.[1] ?? 'text';
}

/** Whether no two rows of a whole table share a value of the column. */
export function isUniqueAlone(column: Column, columns: readonly Column[]): boolean {
  return column.isUnique && scopeOf(column, columns) === null;
}

/** "Unique per tenant": the column within whose values another is unique; null where it is unique everywhere or nowhere. */
export function scopeOf({ note, isUnique }: Column, columns: readonly Column[]): Column | null {
  const scope = /^(?:unique )?(?:per|within(?: an?| the)?|pro|par|por) (\p{L}[\p{L}_]{1,30})/iu.exec(note);
  if (!scope || !(isUnique || /^unique/iu.test(note))) return null;
  const wanted = (scope[1] ?? '').toLowerCase();
  return (
    columns.find(({ name }) => [wanted, `${wanted}_id`].includes(inWords(name))) ??
    columns.find(({ target }) => target?.entity.toLowerCase() === wanted) ??
    null
  );
}
