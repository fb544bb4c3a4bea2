import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { readField } from './field.ts';

const entitiesIn = (text: string) =>
  understand(read(text)).entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]);

describe('columns as they are noted', () => {
  it('reads a table by its word, and columns with types, bounds and defaults', () => {
    expect(
      entitiesIn(
        '- new table pick_lists: id, warehouse_id (FK to warehouses), created_at\n- pick_list_items: pick_list_id FK, sku, qty int > 0, bin varchar(12), picked_qty int default 0',
      ),
    ).toEqual([
      ['pick_lists', ['id', 'warehouse_id', 'created_at']],
      ['pick_list_items', ['pick_list_id', 'sku', 'qty', 'bin', 'picked_qty']],
    ]);
  });

  it('reads values with slashes before a default, and a size without brackets', () => {
    expect(readField('status: requested/active/revoked, default requested')).toMatchObject({
      values: ['requested', 'active', 'revoked'],
      default: 'requested',
    });
    expect(readField('speed: km/h')).toMatchObject({ values: [] });
    expect(readField('plate varchar 12')).toMatchObject({ type: 'varchar(12)' });
  });

  it('takes no call, and nothing that a call hands in or gives back, for a thing', () => {
    expect(entitiesIn('settings: PUT /v1/users/{id}/settings, ads: bool, quietHours: bool')).toEqual([]);
    expect(entitiesIn('Creating: POST /shifts with start, end, depotId, driverId (optional).')).toEqual([]);
    expect(
      entitiesIn('GET /shifts lists them. Response is {items: [{id, start, end, depot}], total, page}.'),
    ).toEqual([]);
  });
});
