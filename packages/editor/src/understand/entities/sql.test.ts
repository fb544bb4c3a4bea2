import { expect, it } from 'vitest';
import { sqlEntities, sqlIndexes } from './sql.ts';

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

it('knows a column empty where nothing forbids it, and the indexes of a table', () => {
  const text =
    'create table visits(id bigserial primary key, seen_at timestamptz default now(), page text not null);\ncreate unique index visits_page on visits (page, seen_at desc);';
  expect(
    sqlEntities(text)[0]?.fields.map(({ name, isNullable, default: value }) => [name, isNullable, value]),
  ).toEqual([
    ['id', false, null],
    ['seen_at', true, 'now()'],
    ['page', false, null],
  ]);
  expect(sqlIndexes(text)).toEqual([
    { name: 'visits_page', table: 'visits', columns: 'page, seen_at desc', isUnique: true },
  ]);
});

it('takes a column of a UNIQUE with two of them for unique within the other', () => {
  const [table] = sqlEntities(
    'create table spots (id int primary key, hall text, code text, unique (hall, code));',
  );
  expect(table?.fields.map(({ name, note }) => [name, note])).toEqual([
    ['id', ''],
    ['hall', ''],
    ['code', 'unique per hall'],
  ]);
});
