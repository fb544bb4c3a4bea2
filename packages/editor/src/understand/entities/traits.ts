import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { inWords } from './field-name.ts';

const name = '`?([\\p{L}_][\\p{L}\\p{N}_-]{1,40}(?: (?:number|code|name|address|id))?)`?';
const determiner =
  "(?:the|each|every|all|an?|die|der|das|jede[rs]?|l['’]|la|le|les|el|los|las|il|i|gli|o|os|de|het)";
const be =
  '(?:is|are|must be|has to be|have to be|needs to be|should be|ist|sind|muss|müssen|est|sont|doit être|doivent être|es|son|debe ser|è|sono|deve essere|é|são|deve ser|moet|moeten|zijn|jest|są)';
const uniqueWord =
  '(?:unique|eindeutig|unik|único|única|únicos|únicas|unico|unica|uniek|unikalny|unikalna|unikalne)';

/** "Emails are unique", "the email of listeners must be unique", "die E-Mail ist eindeutig". */
const unique = new RegExp(
  `(?:^|[;,.] )(?:${determiner} ?)?${name}(?: (?:of|for|von|der|de|des|di) (?:${determiner} ?)?\`?([\\p{L}_-]{2,40})\`?)? ${be} (?:always |immer |toujours )?${uniqueWord}(?! (?:per|within|for|in|by|pro|par|por)(?!\\p{L}))`,
  'iu',
);
/** "user_id can be null for anonymous visitors", "the note is optional". */
const optional = new RegExp(
  `(?:^|[;,.] )(?:${determiner} ?)?${name}(?: (?:of|for) (?:${determiner} ?)?\`?([\\p{L}_-]{2,40})\`?)? (?:(?:can|may) be (?:null|empty|missing)|(?:is|are) (?:optional|nullable)|(?:ist|sind) optional|est facultatif|est facultative)(?!\\p{L})`,
  'iu',
);
/** "The name is required", "sku must not be null". */
const required = new RegExp(
  `(?:^|[;,.] )(?:${determiner} ?)?${name}(?: (?:of|for) (?:${determiner} ?)?\`?([\\p{L}_-]{2,40})\`?)? (?:(?:must not|cannot|can['’]t|may not) be (?:null|empty|missing)|(?:is|are) (?:required|mandatory)|(?:ist|sind) pflicht|est obligatoire)(?!\\p{L})`,
  'iu',
);

/** "Stage is one of: new, hired or rejected", "the kind can be a, b or c". */
const values = new RegExp(
  `(?:^|[;,.] )(?:${determiner} ?)?${name}(?: (?:of|for) (?:${determiner} ?)?\`?([\\p{L}_-]{2,40})\`?)? (?:(?:is|are|can be|must be|may be|ist|kann|est|es) (?:one of|either|eins von|eine von|entweder)|(?:can|may) be):? ([\\p{L}_][^.;:()]{4,200})$`,
  'iu',
);

/** "Condition = new/good/worn", "device status: online, offline or broken": behind its name, with its thing before it or not. */
const listedValues =
  /^(?:(?:the |an? )?([\p{L}_-]{2,40}) )?([\p{L}_]{2,40}) ?(?::|=) ?([\p{L}_][^.;:()?=]{4,200})\??$/iu;

/** The listed values of a sentence; none where one of them is more than a name. */
function valuesIn(list: string): string[] {
  const parts = list
    .replace(/[.!]+$/u, '')
    .split(/,? (?:or|oder|ou|o) |, | ?[/|] ?/u)
    .map((part) => part.replaceAll(/[`"']/gu, '').trim());
  return parts.length > 1 &&
    parts.every((part) => /^[\p{L}_][\p{L}\p{N}_-]{0,30}(?: [\p{L}\p{N}_-]{1,20})?$/u.test(part))
    ? parts
    : [];
}

/** "Payload can contain ip addresses, so it counts as personal data": the field the sentence opens with. */
const personal = new RegExp(
  `^(?:${determiner} ?)?${name}(?: (?:of|for) (?:${determiner} ?)?\`?([\\p{L}_-]{2,40})\`?)? .{0,120}?(?:personal data|personally identifiable|(?<!\\p{L})PII(?!\\p{L})|personenbezogen|données personnelles|données à caractère personnel|datos personales|dati personali|dados pessoais)`,
  'iu',
);

const traits: readonly { readonly shape: RegExp; readonly trait: Partial<Field> }[] = [
  { shape: unique, trait: { isUnique: true } },
  { shape: optional, trait: { isNullable: true } },
  { shape: required, trait: { isNullable: false } },
  { shape: personal, trait: { isPersonal: true } },
];

/** The entities with what sentences say of one of their fields. What could be said of fields of several entities is left open. */
export function withTraits(entities: readonly Entity[], statements: readonly Statement[]): readonly Entity[] {
  return statements
    .filter(
      ({ kind, text }) =>
        (kind !== 'question' || / = /u.test(text)) && kind !== 'nonGoal' && kind !== 'future',
    )
    .flatMap(({ text }) => eachOf(text))
    .reduce((before, text) => {
      const known = withListed(before, text.replace(/[.!]+$/u, ''));
      const listed = valuesIn(values.exec(text.replace(/[.!]+$/u, ''))?.[3] ?? '');
      const valued = listed.length > 0 ? [{ shape: values, trait: { values: listed } }] : [];
      return [...traits, ...valued].reduce(
        (all, one) => withTrait(all, text.replace(/[.!]+$/u, ''), one),
        known,
      );
    }, entities);
}

/** "Device status: online, offline": values of a field that is known, or the states of a thing that has none yet. */
function withListed(entities: readonly Entity[], text: string): readonly Entity[] {
  const [, owner, name = '', list = ''] = listedValues.exec(text) ?? [];
  const listed = valuesIn(list);
  // "Resident: id, name, street" describes a thing.
  if (listed.length < 2 || entities.some((one) => key(one.name) === key(name))) return entities;
  const owned = owner === undefined ? entities : entities.filter((one) => key(one.name) === key(owner));
  const fields = owned.flatMap((one) => one.fields.filter((field) => key(field.name) === key(name)));
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && only.values.length === 0)
    return entities.map((one) => ({
      ...one,
      fields: one.fields.map((field) => (field === only ? { ...field, values: listed } : field)),
    }));
  const [thing] = owned;
  return fields.length === 0 && owner !== undefined && thing !== undefined && choice.test(name)
    ? entities.map((one) =>
        one === thing
          ? { ...one, fields: [...one.fields, { ...plainField(name.toLowerCase()), values: listed }] }
          : one,
      )
    : entities;
}

/** Fields that take one of a few values. */
const choice =
  /^(?:status|state|stage|phase|kind|type|category|level|priority|severity|role|condition|mode|grade)$/iu;

/** "Barcode and membership number are unique" says it of each. */
function eachOf(text: string): string[] {
  const [, list = '', predicate = ''] =
    /^(?:(?:the|both) )?((?:[\p{L}_ -]{2,40}, ){0,4}[\p{L}_ -]{2,40},? and [\p{L}_ -]{2,40}) ((?:are|must be|have to be|should be) .{4,60})$/iu.exec(
      text,
    ) ?? [];
  return list === ''
    ? [text]
    : list.split(/,? and |, /u).map((one) => `${one} ${predicate.replace(/^are /u, 'is ')}`);
}

function withTrait(
  entities: readonly Entity[],
  text: string,
  { shape, trait }: { readonly shape: RegExp; readonly trait: Partial<Field> },
): readonly Entity[] {
  const [, said = '', owner = ''] = shape.exec(text) ?? [];
  if (said === '') return entities;
  const owned = owner === '' ? entities : entities.filter((one) => key(one.name) === key(owner));
  const fields = owned.flatMap((one) => one.fields.filter((field) => key(field.name) === key(said)));
  const [only] = fields;
  if (fields.length !== 1 || only === undefined || only.isKey) return entities;
  return entities.map((one) => ({
    ...one,
    fields: one.fields.map((field) => (field === only ? { ...field, ...trait } : field)),
  }));
}

/** "E-Mails", "email" and "e_mail" are one name. */
function key(text: string): string {
  const words = inWords(text.replace(/^(?:E-?Mail|SKU|ID|URL|IBAN)/u, (word) => word.toLowerCase()));
  return singularOf(words.replace(/[^\p{L}\p{N}]/gu, ''));
}
