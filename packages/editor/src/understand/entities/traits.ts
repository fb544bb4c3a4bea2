import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import type { Entity, Field } from './entity.ts';
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
    .filter(({ kind }) => kind !== 'question' && kind !== 'nonGoal' && kind !== 'future')
    .flatMap(({ text }) => eachOf(text))
    .reduce(
      (before, text) => traits.reduce((all, one) => withTrait(all, text.replace(/[.!]+$/u, ''), one), before),
      entities,
    );
}

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
