import { isPersonName } from '../../correct/spelling/person-names.ts';
import { readingLanguage } from '../../read/reading-language.ts';
import type { Source } from '../../read/source.ts';
import { singularOf } from '../api/nouns.ts';
import { canBeThing } from '../api/thing.ts';
import { speakersOf } from '../chat/speakers.ts';
import type { Statement } from '../statement.ts';
import { withoutChoices } from './choices.ts';
import { csvEntities } from './csv.ts';
import type { Entity, Field } from './entity.ts';
import { inWords } from './field-name.ts';
import { jottedEntities } from './jotted.ts';
import { lineEntities } from './lines.ts';
import { entitiesElsewhere } from './listed-elsewhere.ts';
import { namedEntities } from './named.ts';
import { inPlainLetters, inSingular } from './names-elsewhere.ts';
import { notedElsewhere } from './noted-elsewhere.ts';
import { relatedEntities } from './noted-relations.ts';
import { withOwnedFields } from './owned-fields.ts';
import { isColumnName } from './part-elsewhere.ts';
import { people } from './people.ts';
import { plainlyElsewhere } from './plainly-elsewhere.ts';
import { proseEntities } from './prose.ts';
import { pythonEntities } from './python.ts';
import { eitherOf, isShortFor } from './same-thing.ts';
import { sampleEntities } from './samples.ts';
import { isSomebodysName } from './somebody.ts';
import { isFieldName } from './sound-name.ts';
import { referredTables, sqlEntities } from './sql.ts';
import { tableEntities } from './tables.ts';
import { toldEntities } from './told/told.ts';
import { toldElsewhere } from './told-elsewhere.ts';
import { withToldValues } from './told-values.ts';
import { withTraits } from './traits.ts';
import { typeEntities } from './types.ts';
import { wholeNotes } from './whole-notes.ts';
import { withoutCallNote } from './without-call-note.ts';

/** Every entity the input describes, in any of the ways people describe them; descriptions of one name are merged. */
export function entitiesOf(source: Source, given: readonly Statement[]): Entity[] {
  const speakers = speakersOf(source);
  const isEnglish = readingLanguage(source) === 'en';
  const statements = (isEnglish ? wholeNotes(given, source) : given).map(withoutNote).map(withoutCallNote);
  const code = source.blocks.filter((block) => block.kind === 'code').map((block) => block.text);
  const listed = eitherOf(
    jottedEntities(source, statements),
    lineEntities(source, statements),
    source.text,
  ).filter(({ name }) => !speakers.has(name.toLowerCase()) && !(isEnglish && isNoName(name)));
  const noted = new Set(listed.flatMap((entity) => entity.statements));
  const said = new Set<string>(source.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const tables = [
    ...code.flatMap(sqlEntities),
    ...(code.length === 0 && /create\s+table/iu.test(source.text) ? sqlEntities(source.text) : []),
  ];
  const written = [
    ...tables,
    ...referredTables(tables),
    ...typeEntities(code.join('\n')),
    ...code.flatMap(pythonEntities),
    ...tableEntities(source),
    ...sampleEntities(source.blocks, statements, source.text),
    ...csvEntities(source.blocks),
    ...(isEnglish ? listed : listed.map((one) => inPlainLetters(one, source.language, said))),
  ];
  const told = isEnglish
    ? toldEntities(
        statements.filter(
          ({ index, topics, text }) =>
            !noted.has(index) && !(topics.has('problem') && topics.has('current')) && !ownMachine.test(text),
        ),
        written.map(({ name }) => name),
      )
    : null;
  const plain = isEnglish ? [] : plainlyElsewhere(statements, source.language);
  const elsewhere = isEnglish
    ? []
    : [
        ...entitiesElsewhere(statements, source.language),
        ...notedElsewhere(plain, source.language),
        ...toldElsewhere(plain, source.language),
      ].map((one) => inSingular(one, source.language, said));
  const read = new Set([...(told?.read ?? []), ...elsewhere.flatMap((entity) => entity.statements)]);
  const found = [
    ...written,
    ...(told?.entities ?? []),
    ...(isEnglish ? proseEntities(statements.filter(({ index }) => !read.has(index))) : [])
      .map((one) => inSentence(one, statements))
      .filter(isRecord),
    ...elsewhere,
    ...namedEntities(statements),
  ];
  const byName = new Map<string, Entity>();
  for (const entity of found) {
    const key = singularOf(entity.name.toLowerCase());
    const known = byName.get(key);
    byName.set(key, known ? mergedWith(known, entity) : entity);
  }
  for (const one of isEnglish ? relatedEntities(statements, new Set(byName.keys())) : []) {
    const known = byName.get(one.name);
    byName.set(one.name, known ? mergedWith(known, one) : one);
  }
  const things = withoutChoices([...byName.values()]).map((one) => ({
    ...one,
    fields: uniqueFields(one.fields),
  }));
  byName.clear();
  for (const one of things) byName.set(singularOf(one.name.toLowerCase()), one);
  const described = [...things, ...(isEnglish ? spokenPeople(found, statements, byName) : [])];
  const whole = isEnglish ? withOwnedFields(described, statements) : described;
  for (const one of whole) byName.set(singularOf(one.name.toLowerCase()), one);
  const entities = inOrder(withToldValues(withTraits(whole, statements), statements), written.length);
  return entities
    .filter((entity) => !isShortFor(entity, entities))
    .map((entity) => ({
      ...entity,
      fields: uniqueFields(linked(entity, byName)),
    }));
}

/** "I have a small server with 2 GB of memory": what those who write work with, and nothing that is stored. */
const ownMachine =
  /^(?:i|we) (?:already |currently |only |just )?(?:have|own|use|run|rent|got) (?:an?|one|two|three|our|\d+) (?:\S+ ){0,3}?(?:servers?|machines?|clusters?|hosts?|box(?:es)?|vms?|vps|instances?|nodes?|laptops?|pi|nas|subscriptions?|licen[cs]es?|budget)(?!\p{L})/iu;

/** "Mandatory: sku, name and price", "Create: name, scopes". */
function isNoName(name: string): boolean {
  return /^\p{Lu}?\p{Ll}+$/u.test(name) && !canBeThing(name);
}

/** "Pavel - tube: barcode, …", "table otp_send has phone, sent_at already, so that's easy": who says it, what sort of thing it is and what that is good for are no part of it. */
function withoutNote(statement: Statement): Statement {
  const [note = '', name = ''] = /^(\p{L}{2,15}) [-–—] (?=\p{L})/u.exec(statement.text) ?? [];
  const text = isPersonName(name) || /^me$/iu.test(name) ? statement.text.slice(note.length) : statement.text;
  const plain = text
    .replace(sortOfThing, 'The ')
    .replace(
      /(?:,? (?:already|now|today|by now))?,? so (?:(?:that|it|this)(?:['’]s| is)|we can) [^,;]{3,40}?([.!]?)$/iu,
      '$1',
    );
  return plain === statement.text ? statement : { ...statement, text: plain };
}

/** Before a name as code has it: "the table order_lines", "our collection `users`". */
const sortOfThing =
  /^(?:(?:the|our|an?) )?(?:existing )?(?:table|entity|collection|model|view) (?=`|\p{Ll}+_\p{Ll})/iu;

/** People whom a field names and other sentences speak of: the borrower of "a loan has copy, borrower, due date". */
function spokenPeople(
  entities: readonly Entity[],
  statements: readonly Statement[],
  known: ReadonlyMap<string, Entity>,
): Entity[] {
  const nouns = entities.flatMap(({ fields }) => fields.map(({ name }) => singularOf(inWords(name))));
  return [...new Set(nouns)]
    .filter((noun) => people.test(noun) && !known.has(noun))
    .filter((noun) => {
      const named = new RegExp(`(?<!\\p{L})${noun}s?(?!\\p{L})`, 'iu');
      const telling = statements.filter(({ text }) => named.test(text));
      // "Trainers see who takes part": once is enough where they do something themselves.
      return (
        telling.length > 2 ||
        (telling.length > 1 &&
          telling.some(({ text }) => named.exec(text)?.index === 0 && /^\p{L}+s /u.test(text)))
      );
    })
    .map((name) => ({ name, fields: [], statements: [] }));
}

/** The first so many as they are, the others in the order in which sentences tell them; those told in passing behind. */
function inOrder(entities: readonly Entity[], first: number): Entity[] {
  const at = ({ statements }: Entity) => Math.min(...statements, Number.MAX_SAFE_INTEGER);
  return [...entities.slice(0, first), ...entities.slice(first).toSorted((a, b) => at(a) - at(b))];
}

/** "ticket: performance, seat": a field that is called like another entity points to it. */
function linked({ name, fields }: Entity, byName: ReadonlyMap<string, Entity>): Field[] {
  return fields.map((field) => {
    const key = singularOf(field.name.toLowerCase());
    const target = byName.get(key) ?? soleEndingIn(key, name, byName);
    const isPlain =
      field.type === null && field.values.length === 0 && field.references === null && !field.isUnique;
    const isLink =
      target &&
      isPlain &&
      field.name === field.name.toLowerCase() &&
      !isColumnName(key) &&
      key !== singularOf(name.toLowerCase());
    if (!isLink) return field;
    return key === field.name
      ? { ...field, name: `${key}_id`, isKey: false, references: target.name }
      : { ...field, type: `${target.name}[]` };
  });
}

/** "Alarm: rule, started", where an alarm rule is the only rule there is. */
function soleEndingIn(key: string, own: string, byName: ReadonlyMap<string, Entity>): Entity | undefined {
  const [only, ...others] = [...byName].filter(([known]) => known.endsWith(`_${key}`));
  return others.length === 0 && only?.[1].name !== own && key.length > 2 ? only?.[1] : undefined;
}

/** A capital at the start of a sentence is none of a name that others write without. */
function inSentence(one: Entity, statements: readonly Statement[]): Entity {
  const isCapital = /^\p{Lu}\p{Ll}+$/u.test(one.name);
  const inside = new RegExp(`[\\p{L},] ${one.name.toLowerCase()}s?(?!\\p{L})`, 'u');
  return isCapital && statements.some(({ text }) => inside.test(text))
    ? { ...one, name: one.name.toLowerCase() }
    : one;
}

/** "Marit has a laptop, a phone and two screens" describes no record, nor does what reads a cut phrase as a name. */
function isRecord({ name, fields }: Entity): boolean {
  const isTechnical = fields.some(
    (field) => field.type !== null || field.isKey || /[a-z][A-Z]/u.test(field.name),
  );
  const unfit = fields.filter((field) => !isFieldName(inWords(field.name))).length;
  return isTechnical || (!isSomebodysName(name) && canBeThing(inWords(name)) && unfit <= fields.length / 3);
}

function mergedWith(known: Entity, other: Entity): Entity {
  return {
    ...known,
    fields: [...known.fields, ...other.fields],
    statements: [...known.statements, ...other.statements],
  };
}

function uniqueFields(fields: readonly Field[]): Field[] {
  const seen = new Map<string, Field>();
  // "Signed at" read as "signed" with "at" behind it, too.
  const names = new Set(fields.map(({ name }) => inWords(name)));
  for (const field of fields) {
    const key = inWords(field.name);
    if (field.note !== '' && names.has(`${key}_${field.note}`)) continue;
    const known = seen.get(key);
    seen.set(
      key,
      known === undefined
        ? field
        : {
            ...known,
            values: known.values.length > 0 ? known.values : field.values,
            isUnique: known.isUnique || field.isUnique,
          },
    );
  }
  return [...seen.values()];
}
