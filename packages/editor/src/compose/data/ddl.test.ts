import { expect, test } from 'vitest';
import { plainField } from '../../understand/entities/entity.ts';
import { tablesOf } from './column.ts';
import { ddlOf } from './ddl.ts';

const reference = (name: string, references: string) => ({ ...plainField(name), references });
const typed = (name: string, type: string, note = '') => ({ ...plainField(name), type, note });
const entity = (name: string, ...fields: ReturnType<typeof plainField>[]) => ({
  name,
  fields,
  statements: [],
});

test('a table stands after those it refers to, and one that is referred to in turn gets its key afterwards', () => {
  const ddl = ddlOf(
    tablesOf([
      entity('team', reference('captain_id', 'player')),
      entity('player', reference('team_id', 'team')),
      entity('goal', reference('player_id', 'player')),
    ]),
  );
  const order = ['CREATE TABLE team', 'CREATE TABLE player', 'CREATE TABLE goal', 'ALTER TABLE team'];
  expect(
    order.map((statement) => ddl.indexOf(statement)).every((at, index, all) => at > (all[index - 1] ?? -1)),
  ).toBe(true);
  expect(ddl).toContain('ALTER TABLE team ADD FOREIGN KEY (captain_id) REFERENCES player (id);');
  expect(ddl.match(/FOREIGN KEY/gu)).toHaveLength(3);
});

test('a type or a name that PostgreSQL does not take as it is becomes one that it takes', () => {
  const ddl = ddlOf(
    tablesOf([entity('user', typed('photo', 'blob'), typed('limit', 'int'), typed('both', 'number'))]),
  );
  expect(ddl).toContain('CREATE TABLE "user"');
  expect(ddl).toContain('photo bytea');
  expect(ddl).toContain('"limit" int');
  expect(ddl).toContain('"both" numeric');
});

test('bounds that are said of a number are checked, and those of anything else are not', () => {
  const ddl = ddlOf(
    tablesOf([entity('star', typed('ra', 'number', '0..360'), typed('name', 'text', '3 to 40'))]),
  );
  expect(ddl).toContain('ra numeric CHECK (ra BETWEEN 0 AND 360)');
  expect(ddl).not.toContain('name BETWEEN');
});
