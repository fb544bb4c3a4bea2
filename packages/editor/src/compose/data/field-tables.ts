import { whollyNoted } from '../../understand/entities/noted-records.ts';
import { paragraph, table } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { classificationOf } from './classification.ts';
import { type Column, isUniqueAlone, type Table } from './column.ts';
import { placeOf } from './placement.ts';

/** A heading and a table of fields for every entity, under the sentences that describe it. */
export function fieldSections(tables: readonly Table[], composition: Composition): Section[] {
  return tables.map((one) => ({
    id: null,
    heading: `\`${one.name}\``,
    level: 3,
    blocks: [...descriptionOf(one, composition), ...blocksOf(one, composition)],
  }));
}

/** Sentences that tell the fields of an entity; what was jotted down as a list is all in the table. */
function descriptionOf({ name }: Table, { pool, understanding }: Composition): Block[] {
  const entity = understanding.entities.find((one) => one.name === name);
  const told = pool.take(
    ({ index, kind, text, block }) =>
      kind === 'definition' &&
      block.kind === 'paragraph' &&
      entity?.statements.includes(index) === true &&
      !/^`?(?:[\p{L}\p{N}_]{2,50}\s?[:(]|\p{L}{2,30} \p{L}{2,30}:|\w+,\s)/u.test(text) &&
      whollyNoted(text).length === 0 &&
      placeOf(text) !== 'retention',
  );
  return proseBlocks(told);
}

function blocksOf(one: Table, composition: Composition): Block[] {
  const { phrases } = composition;
  const rows = one.columns.map((column) => [
    `\`${column.name}\``,
    `\`${column.type}\``,
    column.isNullable === null ? phrases.notStated : column.isNullable ? phrases.yes : phrases.no,
    keyOf(column, one, phrases.noneCell),
    column.default === null ? phrases.noneCell : `\`${column.default}\``,
    noteOf(column, composition),
    say(composition, classWord[classificationOf(column, one.name)]),
  ]);
  const header = [
    phrases.colName,
    phrases.colType,
    phrases.colNull,
    phrases.colKey,
    phrases.colDefault,
    phrases.colDescription,
    phrases.colClassification,
  ];
  const intro = one.isUndescribed
    ? [
        paragraph(
          say(composition, 'fieldsUnknown', {
            entity: `\`${one.name}\``,
            questions: askFields(one, composition),
          }),
        ),
      ]
    : [];
  return [...intro, ...table(header, rows)];
}

/** The phrase that names each class. */
export const classWord = {
  personal: 'classPersonal',
  secret: 'classSecret',
  internal: 'classInternal',
} as const;

function keyOf(column: Column, { columns }: Table, none: string): string {
  const { isKey, target } = column;
  const keys = [
    ...(isKey ? ['PK'] : []),
    ...(target ? [`FK -> ${target.entity}.${target.column}`] : []),
    ...(isUniqueAlone(column, columns) && !isKey && target === null ? ['UK'] : []),
  ];
  return keys.length > 0 ? keys.join(', ') : none;
}

function noteOf(column: Column, composition: Composition): string {
  const parts = [
    ...(column.values.length > 0 ? [column.values.map((value) => `\`${value}\``).join(', ')] : []),
    ...(column.note === '' ? [] : [column.note.replaceAll('|', '/').replaceAll('\n', ' ')]),
    ...(column.isTypeAssumed ? [say(composition, 'typeAssumed')] : []),
  ];
  return parts.join('; ') || composition.phrases.noneCell;
}

/** Asks for the fields of entities the input only names: one question for all of them. */
function askFields(one: Table, composition: Composition): string {
  return composition.questions.ask({
    key: `fields:${one.name}`,
    text: say(composition, 'askFields', { entity: `\`${one.name}\`` }),
    weight: 80,
    point: say(composition, 'pointFields', { entity: `\`${one.name}\`` }),
  });
}
