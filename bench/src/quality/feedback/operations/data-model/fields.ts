import type { TrialDocument } from '../../documents/trial-document.ts';
import type { Filling, Operation } from '../../operation.ts';
import { dataModelOf, type Field } from '../../reading/data-model.ts';
import type { Revision } from '../../revision.ts';
import { slot } from '../../slots.ts';
import { fieldIn, modelFaults, modelsOf } from './unchanged.ts';

const OTHER_TYPE: Readonly<Record<string, string>> = {
  int: 'bigint',
  text: 'varchar',
  date: 'timestamptz',
  numeric: 'int',
};

/** A field that an entity lacks. */
export const addField: Operation = {
  name: 'add-field',
  fillings: ({ annotations }) =>
    (annotations.fields ?? []).map(([entity, field, type]) => ({ slots: { entity, field, type } })),
  faults: (revision) => {
    const type = slot(revision.slots, 'type');
    return changed(revision, (field) => field?.type === type);
  },
};

/** A field that shall go. */
export const removeField: Operation = {
  name: 'remove-field',
  excused: ['C4', 'C13'],
  fillings: (document) => fieldsOf(document, ({ key }) => !/PK|FK/u.test(key)),
  faults: (revision) => changed(revision, (field) => field === undefined),
};

/** Another name for a field. */
export const renameField: Operation = {
  name: 'rename-field',
  excused: ['C4', 'C13'],
  fillings: ({ annotations }) =>
    (annotations.fieldNames ?? []).map(([entity, field, other]) => ({
      slots: { entity, field, new: other },
    })),
  faults: (revision) => {
    const { slots } = revision;
    const [entity, field, other] = [slot(slots, 'entity'), slot(slots, 'field'), slot(slots, 'new')];
    const { before, after } = modelsOf(revision);
    const names = [...(before.tables.get(entity)?.keys() ?? [])].map((name) =>
      name === field ? other : name,
    );
    return [
      ...([...(after.tables.get(entity)?.keys() ?? [])].join() === names.join()
        ? []
        : ['other fields than that']),
      ...(fieldIn(after, entity, other)?.type === fieldIn(before, entity, field)?.type
        ? []
        : ['another type']),
      ...modelFaults(revision, [`${entity}.${field}`], [field, other]),
    ];
  },
};

/** Another type for a field. */
export const changeType: Operation = {
  name: 'change-type',
  excused: ['C4', 'C13'],
  fillings: (document) =>
    fieldsOf(document, ({ key }) => !/PK|FK/u.test(key)).flatMap(({ slots }) => {
      const type = OTHER_TYPE[slots['type'] ?? ''];
      return type === undefined ? [] : [{ slots: { ...slots, type } }];
    }),
  faults: (revision) => {
    const type = slot(revision.slots, 'type');
    return changed(revision, (field) => field?.type === type);
  },
};

/** A field that may not be null. */
export const makeRequired: Operation = {
  name: 'make-required',
  fillings: (document) => fieldsOf(document, ({ nullable }) => nullable !== 'no'),
  faults: (revision) => changed(revision, (field, ddl) => field?.nullable === 'no' && /NOT NULL/u.test(ddl)),
};

/** A field that may be null. */
export const makeNullable: Operation = {
  name: 'make-nullable',
  fillings: (document) =>
    fieldsOf(document, ({ nullable, key }) => nullable !== 'yes' && !key.includes('PK')),
  faults: (revision) =>
    changed(revision, (field, ddl) => field?.nullable === 'yes' && !/NOT NULL/u.test(ddl)),
};

/** A field that no two rows share. */
export const makeUnique: Operation = {
  name: 'make-unique',
  fillings: (document) => fieldsOf(document, ({ key }) => key === '–'),
  faults: (revision) => {
    const [entity, field] = [slot(revision.slots, 'entity'), slot(revision.slots, 'field')];
    const constraint = new RegExp(
      `CREATE UNIQUE INDEX [^;]*${entity} \\(${field}\\)|UNIQUE \\(${field}\\)`,
      'u',
    );
    return changed(
      revision,
      (now, ddl) =>
        /UK|unique/iu.test(now?.key ?? '') && (/UNIQUE/u.test(ddl) || constraint.test(revision.after)),
    );
  },
};

/** A field that is personal data. */
export const classify: Operation = {
  name: 'classify',
  fillings: (document) =>
    fieldsOf(document, ({ classification, key }) => classification === 'internal' && key === '–'),
  faults: (revision) => changed(revision, (field) => /personal|PII/iu.test(field?.classification ?? '')),
};

/** What is wrong where one field was to be another one. */
function changed(revision: Revision, isRight: (field: Field | undefined, ddl: string) => boolean): string[] {
  const [entity, field] = [slot(revision.slots, 'entity'), slot(revision.slots, 'field')];
  const { after } = modelsOf(revision);
  const now = fieldIn(after, entity, field);
  const ddl = after.ddl.get(entity)?.get(field) ?? '';
  return [
    ...(isRight(now, ddl) ? [] : [`${entity}.${field}: ${JSON.stringify(now)} ${ddl}`]),
    ...modelFaults(revision, [`${entity}.${field}`], [field]),
  ];
}

/** The fields of a document's entities but their ids, with the type each has. */
function fieldsOf({ text, format }: TrialDocument, isMeant: (field: Field) => boolean): Filling[] {
  if (format !== 'Data Model') return [];
  return [...dataModelOf(text).tables].flatMap(([entity, fields]) =>
    [...fields]
      .filter(([name, field]) => name !== 'id' && isMeant(field))
      .map(([field, { type }]) => ({ slots: { entity, field, type } })),
  );
}
