import { entitiesOf } from '../entities.ts';
import type { Rule } from '../rule.ts';

const reference = /(?:fk|references|foreign key)\s{0,3}(?:→|->|to|:|\()?\s{0,3}`?([\w.]{1,100})/giu;

/** D2: each foreign key leads to a field of an entity of the model. */
export const foreignKeysResolve: Rule = {
  meta: {
    id: 'D2',
    title: 'Each foreign key resolves.',
    source: 'Open Data Contract Standard 3.1',
    formats: ['Data Model'],
  },
  check(subject) {
    const entities = entitiesOf(subject);
    const known = new Map(
      entities.map((entity) => [
        entity.name.toLowerCase(),
        new Set(entity.fields.map((field) => field.name.toLowerCase())),
      ]),
    );
    return entities.flatMap((entity) =>
      entity.fields.flatMap((field) =>
        [...field.row.matchAll(reference)].flatMap((match) => {
          const [target = '', column] = (match[1] ?? '').split('.');
          const columns = known.get(target);
          if (!columns)
            return target === ''
              ? []
              : [
                  `${entity.name}.${field.name} refers to ${target}, which has no table; add it or correct the key.`,
                ];
          return column === undefined || column === '' || columns.has(column)
            ? []
            : [
                `${entity.name}.${field.name} refers to ${target}.${column}, which is no field; correct the key.`,
              ];
        }),
      ),
    );
  },
};
