import { strays } from '../../judging/strays.ts';
import { naming } from '../../judging/touched.ts';
import type { Operation } from '../../operation.ts';
import { dataModelOf } from '../../reading/data-model.ts';
import { sectionTitled } from '../../reading/sections.ts';
import { says } from '../../reading/words.ts';
import { slot } from '../../slots.ts';
import { modelFaults, modelsOf } from './unchanged.ts';

/** An entity that the model lacks, in every place that shows entities. */
export const addEntity: Operation = {
  name: 'add-entity',
  fillings: ({ annotations }) =>
    (annotations.entities ?? []).map(([entity, fields]) => ({ slots: { entity, fields } })),
  faults: (revision) => {
    const entity = slot(revision.slots, 'entity');
    const fields = slot(revision.slots, 'fields').split(/, | and /u);
    const { before, after } = modelsOf(revision);
    const now = [...(after.tables.get(entity)?.keys() ?? [])];
    return [
      ...(now.join() === fields.join() ? [] : [`fields: ${now.join()}`]),
      ...([...after.tables.keys()].filter((name) => name !== entity).join() ===
      [...before.tables.keys()].join()
        ? []
        : [`entities: ${[...after.tables.keys()].join()}`]),
      ...modelFaults(
        {
          ...revision,
          changes: {
            ...revision.changes,
            added: revision.changes.added.filter(({ heading }) => heading !== `\`${entity}\``),
          },
        },
        [],
        [entity, ...fields],
      ),
    ];
  },
};

/** Each of one entity has many of another: a foreign key there, and a line in every place that shows relations. */
export const relate: Operation = {
  name: 'relate',
  fillings: ({ annotations }) =>
    (annotations.unrelated ?? []).map(([entity, entity2]) => ({ slots: { entity, entity2 } })),
  faults: (revision) => {
    const [parent, child] = [slot(revision.slots, 'entity'), slot(revision.slots, 'entity2')];
    const { before, after } = modelsOf(revision);
    const key = `${parent}_id`;
    const told = (sectionTitled(revision.after, 'Relationships')?.own ?? []).filter(
      (line) => line.startsWith(`- One \`${parent}\``) && line.includes(`\`${child}\``),
    );
    return [
      ...(after.relations.join() === [...before.relations, `${parent} ${child}`].join()
        ? []
        : [`relations: ${after.relations.join()}`]),
      ...(told.length === 1 ? [] : [`told ${told.length} times among the relationships`]),
      ...(after.tables.get(child)?.get(key)?.key.includes(`FK -> ${parent}.id`)
        ? []
        : [`no ${child}.${key}`]),
      ...modelFaults(revision, [], [key, `${parent} \\|\\|--o\\{ ${child}`, `One \`${parent}\` `]),
    ];
  },
};

/** How long rows of an entity are kept. */
export const retention: Operation = {
  name: 'retention',
  excused: ['C4', 'C5', 'C13'],
  fillings: ({ text, format }) =>
    format === 'Data Model'
      ? [...dataModelOf(text).tables.keys()].flatMap((entity) =>
          ['90 days', '18 months'].map((m) => ({ slots: { entity, m } })),
        )
      : [],
  faults: (revision) => {
    const [entity, time] = [slot(revision.slots, 'entity'), slot(revision.slots, 'm')];
    const own = sectionTitled(revision.after, 'Retention')?.own ?? [];
    const told = own.filter((line) => new RegExp(`\\b${entity}`, 'iu').test(line));
    const names = naming(revision.aligned.added);
    const ofEntity = ({ text }: { text: string }) => new RegExp(`\\b${entity}`, 'iu').test(text);
    return [
      ...(told.length === 1 && says(told[0] ?? '', time)
        ? []
        : [`not told once in Retention: ${own.join(' ')}`]),
      ...strays(
        revision,
        (unit) =>
          names(unit) || (ofEntity(unit) && (unit.section === 'Retention' || /months|days/u.test(unit.text))),
      ),
    ];
  },
};
