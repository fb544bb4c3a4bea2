import { expect, it } from 'vitest';
import { sqlEntities } from './sql.ts';

it('takes from the comment behind a column its values, else a note', () => {
  const [table] = sqlEntities(
    'CREATE TABLE plant (\n  id serial PRIMARY KEY,\n  family text, -- herb, shrub, tree\n  height int -- in cm, as measured in June\n);',
  );
  expect(table?.fields.map(({ name, values, note }) => [name, values, note])).toEqual([
    ['id', [], ''],
    ['family', ['herb', 'shrub', 'tree'], ''],
    ['height', [], 'in cm, as measured in June'],
  ]);
});
