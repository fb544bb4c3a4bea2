import { singularOf } from '../api/nouns.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { fieldName, inWords } from './field-name.ts';
import { people } from './people.ts';

const words = '((?:[\\p{L}_-]{2,30} ){0,2}[\\p{L}_-]{2,30})';
const be = '(is|are|must be|has to be|have to be|should be)(?: also| always)?';
const told =
  '(unique|needed|required|mandatory|optional|sensitive|confidential|personal|encrypted|stored|kept|recorded)';
/** "The phone number of the member is needed". */
const ofThing = new RegExp(
  `^(?:the |an? )?${words} (?:of|for) (?:the |an? |each |every |all )?([\\p{L}-]{3,30}) ${be} ${told}(?!\\p{L})(.*)$`,
  'iu',
);
/** "Borrower addresses are sensitive", "a locker number is unique per gym". */
const thingFirst = new RegExp(
  `^(?:the |an? |each |every |all )?([\\p{L}-]{3,30}?)(?:['’]s?)? ${words} ${be} ${told}(?!\\p{L})(.*)$`,
  'iu',
);
/** "card_number for borrowers, ISBN for books - both unique". */
const eachUnique = /([\p{L}_-]{2,30}) (?:for|of) (?:the )?([\p{L}-]{3,30})(?=[,;:]| and | [-–] )/giu;
const allUnique = /[-–,(:] ?(?:both|all)(?: of them)?(?: are)? unique(?!\p{L})/iu;
/** "Unique per gym". */
const within =
  /^ (?:per|within (?:an?|the|one|each)|for each|inside (?:an?|the|one)) ([\p{L}-]{3,30})(?!\p{L})/iu;

/** A field and the thing it is of, as a sentence tells them. */
interface Owned {
  readonly owner: string;
  readonly field: Field;
  /** Within which other thing its values are unique. */
  readonly scope: string | null;
}

/**
 * The entities with the fields that sentences tell of one of them, beside any list: "the phone number of the member is needed",
 * "borrower addresses are sensitive", "the locker number is unique per gym". A scope of uniqueness is a thing they belong to.
 */
export function withOwnedFields(entities: readonly Entity[], statements: readonly Statement[]): Entity[] {
  const names = new Set(entities.map(({ name }) => keyOf(name)));
  const owned = statements
    .filter(({ kind }) => kind !== 'nonGoal' && kind !== 'future')
    .flatMap(({ text }) => ownedIn(text.replaceAll('`', '').replace(/[.!?]+$/u, ''), names));
  const scopes = [...new Set(owned.flatMap(({ scope }) => scope ?? []))].filter((name) => !names.has(name));
  const owners = [...new Set(owned.map(({ owner }) => owner))].filter((name) => !names.has(name));
  return [
    ...[...entities, ...owners.map((name) => ({ name, fields: [], statements: [] }))].map((entity) => ({
      ...entity,
      fields: owned
        .filter(({ owner }) => owner === keyOf(entity.name))
        .reduce((fields, one) => withField(fields, one), entity.fields),
    })),
    ...scopes.map((name) => ({ name, fields: [], statements: [] })),
  ];
}

function ownedIn(text: string, names: ReadonlySet<string>): Owned[] {
  const isThing = (word: string) => names.has(keyOf(word)) || people.test(keyOf(word));
  if (allUnique.test(text))
    return [...text.matchAll(eachUnique)].flatMap(([, field = '', owner = '']) =>
      isThing(owner) ? [ownedBy(owner, field, 'unique', '')] : [],
    );
  const [, field = '', owner = '', be = '', trait = '', rest = ''] = ofThing.exec(text) ?? [];
  if (isThing(owner)) return [ownedBy(owner, oneOf(field, be), trait, rest)];
  const [, thing = '', part = '', are = '', how = '', behind = ''] = thingFirst.exec(text) ?? [];
  return isThing(thing) && !isThing(part) ? [ownedBy(thing, oneOf(part, are), how, behind)] : [];
}

/** "Borrower addresses are": each has one. */
function oneOf(field: string, verb: string): string {
  return verb.toLowerCase() === 'are' ? singularOf(field) : field;
}

function ownedBy(owner: string, field: string, trait: string, rest: string): Owned {
  const how = trait.toLowerCase();
  const scope = how === 'unique' ? (within.exec(rest)?.[1]?.toLowerCase() ?? null) : null;
  const name = fieldName(field.replace(/^(?:the|an?|its) /iu, ''));
  return {
    owner: keyOf(owner),
    scope,
    field: {
      ...plainField(name === name.toUpperCase() ? name.toLowerCase() : name),
      isUnique: how === 'unique',
      isNullable: how === 'optional' ? true : how === 'required' || how === 'mandatory' ? false : null,
      note: scope === null ? '' : `unique per ${scope}`,
      ...(/^(?:sensitive|personal|confidential)$/u.test(how) ? { isPersonal: true } : {}),
    },
  };
}

/** The fields with one more, or with what is told of it where it is known by its name or the end of it. */
function withField(fields: readonly Field[], { field, scope }: Owned): Field[] {
  const key = keyOf(field.name);
  const known = fields.find((one) => keyOf(one.name) === key);
  const reference =
    scope === null ||
    fields.some(({ references, name }) => (references ?? name.replace(/_id$/u, '')) === scope)
      ? []
      : [{ ...plainField(`${scope}_id`), references: scope }];
  if (known === undefined) return [...fields, field, ...reference];
  const told: Field = {
    ...known,
    isUnique: known.isUnique || field.isUnique,
    isNullable: known.isNullable ?? field.isNullable,
    note: [known.note, field.note].filter((text) => text !== '').join('; '),
    ...(field.isPersonal === true ? { isPersonal: true } : {}),
  };
  return [...fields.map((one) => (one === known ? told : one)), ...reference];
}

function keyOf(name: string): string {
  const parts = inWords(name).split(/[\s_-]+/u);
  return [...parts.slice(0, -1), singularOf(parts.at(-1) ?? '')].join('_');
}
