import { entitiesOf } from '../entities.ts';
import type { Rule } from '../rule.ts';

/** D1: each entity has a primary key. */
export const entitiesHaveKeys: Rule = {
  meta: {
    id: 'D1',
    title: 'Each entity has a primary key.',
    source: 'Open Data Contract Standard 3.1',
    formats: ['Data Model'],
  },
  check(subject) {
    return entitiesOf(subject)
      .filter(
        (entity) =>
          !entity.fields.some((field) =>
            /(?<!\p{L})pk(?!\p{L})|primary|primär|primaire|primari|primair|główny|主キー|主键/u.test(
              field.row,
            ),
          ),
      )
      .map((entity) => `${entity.name} has no primary key; mark one field PK.`);
  },
};
