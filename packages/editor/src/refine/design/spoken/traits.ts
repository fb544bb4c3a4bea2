import type { Classification } from '../../../compose/data/classification.ts';
import { readClass } from './classes.ts';
import { saidUnit } from './said-unit.ts';

/** What an order says of a parameter or a field; what it does not speak of is absent. */
export interface Traits {
  /** As it was said: "smallint", "integer", "array of uuid". */
  readonly type?: string;
  readonly isRequired?: boolean;
  readonly isUnique?: boolean;
  /** Null: it is to have none any more. */
  readonly fallback?: string | null;
  readonly least?: number;
  /** Every value is more than this. */
  readonly above?: number;
  readonly most?: number;
  /** A limit of characters instead of one of the value. */
  readonly length?: number;
  readonly values?: readonly string[];
  /** What it is measured in, as it was said: "kg". */
  readonly unit?: string;
  readonly isKey?: boolean;
  /** The entity it points to. */
  readonly target?: string;
  /** What it is to data protection. */
  readonly classification?: Classification;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Fresh = { -readonly [Key in keyof Traits]: Traits[Key] };

const be = '(?:be|sein|être|ser|estar|bleiben)';
const empty =
  '(?:null|empty|nullable|optional|blank|missing|absent|omitted|left out|left empty|leer|fehlen|optional|nul|nulle|vide|omise?|nulo|nula|vacío|vacía|opcional)';
const required = new RegExp(
  `(?<!\\p{L})(?:(?:must|may|can|should|could|shall)(?: not|n['’]t|not)(?: ever)?(?: ${be})? ${empty}|(?:can['’]t|cannot)(?: ever)?(?: ${be})? ${empty}|(?:is|are)(?: not|n['’]t) (?:allowed to be )?${empty}|(?:must|may) never be ${empty}|never ${empty}|(?:no longer|not) (?:optional|nullable|null)|non[- ]null(?:able)?|not[- ]null(?:able)?|(?:must|has to|have to|needs to) be (?:given|set|provided|filled(?: in)?|there|present|sent|passed|supplied)|(?:darf|dürfen|soll|sollte|kann) nicht (?:mehr )?${empty}(?: (?:sein|werden|bleiben))?|nicht (?:null|leer|optional|nullable)(?: sein)?|(?:muss|müssen) (?:gesetzt|angegeben|ausgefüllt|mitgeschickt) (?:sein|werden)|ne (?:doit|doivent|peut|peuvent)(?: pas| jamais)+ être ${empty}|non nulle?|ne pas être ${empty}|no (?:puede|pueden|debe|deben)(?: ser| estar)? ${empty}|no nul[oa]|(?:an? )?(?:required|mandatory|compulsory|obligatory)|pflicht(?:feld|parameter|angabe)?|erforderlich|zwingend|verpflichtend|obligatorisch|obligatoires?|requis(?:e)?|obligatori[oa]s?|requerid[oa]s?)(?!\\p{L})`,
  'iu',
);
const optional =
  /(?<!\p{L})(?:(?:is |are )?(?:not|no longer|isn['’]t|needn['’]t be|need not be|don['’]t have to be|doesn['’]t have to be|does not have to be|nicht(?: mehr)?|pas|no) (?:required|mandatory|compulsory|pflicht|erforderlich|obligatoires?|requise?|obligatori[oa])|(?:can|may|might|could|should|is allowed to)(?: also)? (?:be )?(?:null|empty|missing|blank|omitted|left out|left empty)|(?:darf|kann|dürfen)(?: auch)? (?:null|leer|fehlen)(?: (?:sein|bleiben))?|(?:peut|peuvent)(?: aussi)? être (?:null?e?|vides?|omise?)|(?:puede|pueden)(?: ser| estar| quedar)? (?:nul[oa]s?|vací[oa]s?|null)|optional|nullable|facultati(?:f|ve)s?|optionnel(?:le)?s?|opcional(?:es)?|freiwillig)(?!\p{L})/iu;
const value =
  '(?:"(?<quoted>[^"]{1,60})"|`(?<coded>[^`]{1,60})`|(?<plain>[\\p{L}\\p{N}_][\\p{L}\\p{N}_./:-]{0,40}(?:\\(\\))?))';
const noFallback =
  /(?<!\p{L})(?:(?:has|have|with|gets?|needs|should have|there is|and)? ?no default(?: value)?(?: any ?more)?|without (?:a )?default(?: value)?|kein(?:en)? (?:default|standardwert)|sans (?:valeur par )?défaut|sin (?:valor por )?defecto)(?!\p{L})/iu;
const fallbacks: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:with |has |have |having |needs |gets |get |and )?(?:an? |the |its |ein(?:en)? |den |mit |une |un |la |el )?(?:default(?: ?value)?|standardwert|standard|vorgabewert|valeur par défaut|par défaut|valor por defecto|por defecto|valor predeterminado)(?:\\s?[:=,]|\\s(?:of|is|should be|must be|to|at|being|and it should be|it should be|it is|it['’]s|ist|soll|sein|von|sollte|est|doit être|de|es|debe ser|debería ser|als|sei))*\\s${value}`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:should |must )?defaults?(?: to|ing to| on)\\s${value}`, 'iu'),
  new RegExp(
    `(?<![\\p{L}])${value}(?: is| as| be)?(?: the| as| by| as the| por| par| als)* (?:default(?: value)?|défaut|defecto|standardwert|vorgabe)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})standardmäßig (?:auf )?${value}`, 'iu'),
];
const number = '(?<number>\\d[\\d_.,]*\\d|\\d)';
const ranges: readonly RegExp[] = [
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|range of|in the range)\s(?<from>\d+)\s(?:and|to|und|bis|et|y|à|a|up to)\s(?<to>\d+)(?![\d\p{L}])/iu,
  /(?<![\d\p{L}.-])(?<from>\d+)\s?(?:-|–|\.\.|to|bis)\s?(?<to>\d+)(?![\d\p{L}.-])/iu,
];
const lengths =
  /(?<!\p{L})(?:(?:with )?(?:an? )?(?:max(?:imum|imal|\.)?|at most|up to|no more than|höchstens|au plus|como máximo) ?(?:length )?(?:of )?(?<a>\d+) ?(?:characters?|chars?|letters|zeichen|caractères|caracteres)|(?:an? )?max(?:imum)?(?: ?length|length) (?:of |is |: ?)?(?<b>\d+)|no longer than (?<c>\d+)(?: (?:characters?|chars?))?|(?<d>\d+) ?(?:characters?|chars?|letters|zeichen|caractères|caracteres)(?: (?:long|at (?:the )?most|max(?:imum)?|or (?:less|fewer)|lang|maximal|au plus|de long|como máximo|de largo))?)(?!\p{L})/iu;
const most = new RegExp(
  `(?<!\\p{L})(?:with |and |but )?(?:an? |the )?(?:max(?:imum|imal|\\.)?|at most|no more than|not more than|up to|never more than|höchstens|maximal|au plus|au maximum|como máximo|máximo|limited to|capped at|<=|≤)(?: value)?(?:\\s?[:=])?(?: (?:of|is|be|should be|de))?\\s?${number}`,
  'iu',
);
const least = new RegExp(
  `(?<!\\p{L})(?:with |and |but )?(?:an? |the )?(?:min(?:imum|imal|\\.)?|at least|no less than|not less than|mindestens|minimal|au moins|au minimum|como mínimo|al menos|mínimo|>=|≥)(?: value)?(?:\\s?[:=])?(?: (?:of|is|be|should be|de))?\\s?${number}`,
  'iu',
);
const above = new RegExp(
  `(?<!\\p{L})(?:(?:is |are |be )?(?:always |strictly )?(?:greater|more|bigger|larger|higher|größer|supérieure?|mayor) (?:than|als|à|que)|above|> ?)\\s?${number}(?! ?(?:char|letter|zeichen|caract))`,
  'iu',
);
/** "Greater than zero" compares with a number. */
const zero = /(?<=(?:than|above|least|most|over) )zero(?!\p{L})/giu;
const positive = /(?<!\p{L})(?:strictly |always )?positive?(?:\s(?:numbers?|integers?))?(?!\p{L})/iu;
const notNegative =
  /(?<!\p{L})(?:(?:can(?:['’]t|not| not)|must(?: not|n['’]t)|should(?: not|n['’]t)|may not|is never|never)(?: be| go)? (?:negative|below (?:zero|0)|less than (?:zero|0)|under (?:zero|0))|non-negative|darf nicht negativ(?: sein| werden)?|nicht negativ|ne (?:peut|doit) pas être négati(?:f|ve)|no (?:puede|debe) ser negativ[oa])(?!\p{L})/iu;
const unique = /(?<!\p{L})(?:also )?(?:an? )?(?:unique|eindeutig|einmalig|únic[oa]s?)(?!\p{L})/iu;
const notUnique =
  /(?<!\p{L})(?:not|isn['’]t|no longer|needn['’]t be|(?:need|must|should)(?: not|n['’]t) be|(?:does|do)(?: not|n['’]t) (?:have|need) to be|nicht(?: mehr)?|pas|no) (?:unique|eindeutig|únic[oa])(?!\p{L})/iu;
const key =
  /(?<!\p{L})(?:the |an? |der |la |le |une |una )?(?:primary key|PK|primärschlüssel|clé primaire|clave primaria)(?!\p{L})/iu;
const target =
  /(?<!\p{L})(?:(?:an? |the |ein |une |una )?(?:foreign key|FK|fremdschlüssel|clé étrangère|clave foránea|reference)(?: (?:to|on|auf|vers|a|de|that points to|pointing to|zu|into))? (?:the |der |la |tabelle |table )*|(?:references|refers to|points? to|pointing to|should reference|should point to|verweist auf|zeigt auf|référence|pointe vers|apunta a|->|→) (?:the |der |la |tabelle |table )*)[`"]?(?<target>[\p{L}_]\w*)(?:\.\w+|\s?\(\w+\))?[`"]?(?: (?:table|entity))?/iu;
const typeName =
  "(?:(?:an? |ein(?:en)? |une? |un )?(?:array|list|liste|lista|tableau|arreglo) (?:of|von|de|d[’']) ?[\\p{L}_-]+|[\\p{L}]+\\[\\]|character varying ?\\(\\d+\\)|(?:n?varchar|char|numeric|decimal)(?: ?\\([\\d, ]{1,8}\\))?|timestamptz|timestamp(?: with(?:out)? time zone)?|date-?time|datetime|double precision|smallint|bigint|integers?|int(?:32|64|4|8)?|ganzzahl|entier|entero|numbers?|floats?|doubles?|booleans?|bool|booléen|booleano|wahrheitswert|strings?|text|texto|texte|chaîne|cadena|uuids?|jsonb?|dates?|datum|e-?mails?(?: address(?:es)?)?|urls?|uris?|objects?|bytea|blob|inet|interval|serial|money|real|time)";
const notType = new RegExp(
  `(?<!\\p{L})(?:,? ?(?:and |but )?(?:not|instead of|rather than|isn['’]t|is not|no longer|nicht|statt|kein(?:e|en)?|pas|au lieu de|au lieu d['’]|et non|en vez de|en lugar de|no)) (?:an? |of |of type |ein(?:e|en)? |une? |un |d['’])?(?:${typeName})(?![\\p{L}_])`,
  'iu',
);
const type = new RegExp(
  `(?<![\\p{L}_])(?:an? |of type |of the type |as |as an? |into |to |type |vom typ |de type |de tipo |ein(?:e|en)? |une? |un )*[\`"]?(?<type>${typeName})(?![\\p{L}_])[\`"]?`,
  'iu',
);
const enumCue =
  "(?:(?:an? )?enum(?:eration)?(?:\\s?(?:of|with|from|:|=|de|aus|von|mit)| mit den werten)?|one of(?: these)?|either|only|limited to|restricted to|the values(?: are)?|values:?|allowed values(?: are)?:?|possible values(?: are)?:?|eine?r? von|entweder|erlaubt sind|l[’']un de|soit|uno de|o bien|can be|may be|must be|is|are|:|\\()";
const member = '["`]?[\\p{L}_][\\p{L}\\p{N}_-]{0,30}["`]?';
const values = new RegExp(
  `(?<![\\p{L}](?=\\p{L}))(?<cue>${enumCue})\\s?:?\\s?\\(?(?<list>${member}(?:\\s?[,/|]\\s?(?:and |or |und |oder |et |ou |y |o )?${member})*(?:\\s?,?\\s?(?:and|or|und|oder|et|ou|y|o|u)\\s${member}|\\s?[,/|]\\s?${member}))\\)?`,
  'iu',
);
const noMember =
  /^(?:required|optional|mandatory|unique|nullable|null|not|integer|int|string|text|uuid|number|boolean|bool|date|date-time|datetime|default|max|min|query|path|header|array|enum|an?|the|needs?|should|must|as|well|email|emails|smallint|bigint|varchar|timestamptz?|jsonb?|it|be|is|are|of|in|to|by|for|from|with|only|too|also|called|named|renamed|primary|foreign|key|index|indexed|missing|wrong|array of)$/iu;

/** What words say of a parameter or a field, and the words that say nothing of the kind. */
export function readTraits(said: string): { readonly traits: Traits; readonly rest: string } {
  const traits: Fresh = {};
  let rest = ` ${said} `.replace(zero, '0');
  /** Takes what a pattern finds out of the words, unless `use` says that it is none of it. */
  const take = (pattern: RegExp, use: (groups: Groups) => boolean) => {
    const found = pattern.exec(rest);
    if (!found || !use(found.groups ?? {})) return false;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return true;
  };
  const tells = (told: Fresh) => (): boolean => Object.assign(traits, told) === traits;
  if (!take(noFallback, tells({ fallback: null })))
    fallbacks.some((pattern) =>
      take(pattern, ({ quoted, coded, plain }) => {
        const found = (quoted ?? coded ?? plain ?? '').replace(/[.,]$/u, '');
        return !isNoValue.test(found) && tells({ fallback: found })();
      }),
    );
  if (!take(notUnique, tells({ isUnique: false }))) take(unique, tells({ isUnique: true }));
  take(key, tells({ isKey: true }));
  const found = readClass(rest);
  if (found) {
    traits.classification = found.classification;
    rest = `${rest.slice(0, found.start)} ${rest.slice(found.end)}`;
  }
  take(target, ({ target: entity = '' }) => tells({ target: entity })());
  if (!take(notRequired, tells({ isRequired: false })) && !take(required, tells({ isRequired: true })))
    take(optional, tells({ isRequired: false }));
  take(notNegative, tells({ least: 0 }));
  take(positive, tells({ above: 0 }));
  take(lengths, ({ a, b, c, d }) => tells({ length: Number(a ?? b ?? c ?? d) })());
  while (take(notType, () => true));
  const measured = saidUnit(rest);
  if (measured) {
    traits.unit = measured.unit;
    rest = measured.rest;
  }
  ranges.some((range) => take(range, ({ from, to }) => tells({ least: Number(from), most: Number(to) })()));
  const amount = (words = '') => Number(words.replace(/[_,]/gu, ''));
  take(above, ({ number: found }) => tells({ above: amount(found) })());
  take(most, ({ number: found }) => tells({ most: amount(found) })());
  take(least, ({ number: found }) => tells({ least: amount(found) })());
  take(values, ({ list = '' }) => {
    const found = membersOf(list);
    return found.length > 1 && !found.some((one) => noMember.test(one)) && tells({ values: found })();
  });
  take(type, ({ type: found = '' }) => tells({ type: found.trim() })());
  if (traits.values) take(/(?<!\p{L})(?:an? )?enum(?:eration)?(?!\p{L})/iu, () => true);
  return { traits, rest: rest.trim() };
}

/** "Is not required" says that it is optional before "required" is read in it. */
const notRequired =
  /(?<!\p{L})(?:not|no longer|isn['’]t|aren['’]t|needn['’]t be|need not be|doesn['’]t (?:have|need) to be|does not (?:have|need) to be|don['’]t (?:have|need) to be|shouldn['’]t be|should not be|nicht(?: mehr)?|keine?|n['’]est (?:pas|plus)|pas|ya no es|no es) (?:an? )?(?:required|mandatory|compulsory|pflicht(?:feld|parameter)?|erforderlich|obligatoires?|requise?|obligatori[oa]s?)(?!\p{L})/iu;
const isNoValue =
  /^(?:value|for|is|the|an?|should|must|it|and|or|of|to|in|on|by|null and|wert|should be|no|not|needs?|has|have|with|as)$/iu;

function membersOf(list: string): string[] {
  return [
    ...new Set(
      list
        .split(/\s?[,/|]\s?(?:(?:and|or|und|oder|et|ou|y|o|u)\s)?|\s(?:and|or|und|oder|et|ou|y|o|u)\s/iu)
        .map((one) => one.replace(/["`]/gu, '').trim())
        .filter((one) => one !== ''),
    ),
  ];
}

/** Whether traits say anything. */
export function areTold(traits: Traits): boolean {
  return Object.keys(traits).length > 0;
}

/** "The end as well": what was said of one holds of another. */
export const asWell =
  /(?<!\p{L})(?:as well|too|also|likewise|the same|same (?:for|goes for)|dito|ebenso|auch|genauso|aussi|pareil|également|también|igual|lo mismo)(?!\p{L})/iu;
