import { describe, expect, it } from 'vitest';
import { notedCall } from './noted-call.ts';
import { notedCallStarts } from './noted-call-starts.ts';
import { notesCall } from './notes-call.ts';

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const noted = (text: string, method: string, path: string) => notedCall({ method, path }, text);

describe('what is noted behind a call', () => {
  it('has what is handed in and each answer with its case', () => {
    const { sent, answers } = noted(
      'POST /cards/{code}/redeem {orderId, note?} => 200 {balance}, 409 if balance too low, 404 unknown code',
      'POST',
      '/cards/{code}/redeem',
    );
    expect(sent).toMatchObject([
      { name: 'orderId', isNullable: null },
      { name: 'note', isNullable: true },
    ]);
    expect(answers).toMatchObject([
      { status: 200, fields: [{ name: 'balance' }] },
      { status: 409, words: 'if balance too low' },
      { status: 404, words: 'unknown code' },
    ]);
  });

  it('reads typed lists behind a comma or a colon', () => {
    const { sent } = noted(
      'settings: PUT /users/{id}/settings, ads: bool, limit: int (optional)',
      'PUT',
      '/users/{id}/settings',
    );
    expect(sent).toMatchObject([
      { name: 'ads', type: 'bool' },
      { name: 'limit', type: 'int', isNullable: true },
    ]);
  });

  it('reads values with bars and names behind a plus', () => {
    const text = 'POST /exports {month} -> 202 + export id, GET /exports/:id -> status pending|done|failed';
    expect(noted(text, 'POST', '/exports').answers).toMatchObject([
      { status: 202, fields: [{ name: 'export_id' }] },
    ]);
    expect(noted(text, 'GET', '/exports/:id').answers).toMatchObject([
      { status: null, fields: [{ name: 'status', values: ['pending', 'done', 'failed'] }] },
    ]);
  });

  it('keeps what is nested', () => {
    const { answers } = noted('GET /shifts -> {items: [{id, start}], total}', 'GET', '/shifts');
    expect(answers[0]?.fields).toMatchObject([
      { name: 'items', type: 'array', example: [{ id: 'string', start: 'string' }] },
      { name: 'total' },
    ]);
    expect(noted('GET /points -> [{ts, value}]', 'GET', '/points').answers[0]).toMatchObject({
      isArray: true,
      fields: [{ name: 'ts' }, { name: 'value' }],
    });
  });

  it('reads the cells of a table under their heads', () => {
    const table =
      '| Method | Path | Body | Response |\n|---|---|---|---|\n| POST | /hooks | url, events[], secret? | 201 id, secret |\n| DELETE | /hooks/{id} | - | 204 |';
    const { sent, answers } = noted(table, 'POST', '/hooks');
    expect(names(sent)).toEqual(['url', 'events', 'secret']);
    expect(answers).toMatchObject([{ status: 201, fields: [{ name: 'id' }, { name: 'secret' }] }]);
    expect(noted(table, 'DELETE', '/hooks/{id}')).toMatchObject({ sent: [], answers: [{ status: 204 }] });
  });

  it('leaves prose to others and ends with its sentence', () => {
    expect(
      noted('GET /balance returns available and reserved amount.', 'GET', '/balance').answers,
    ).toMatchObject([{ status: null, fields: [] }]);
    expect(
      noted('DELETE /jobs/{id} → 204. if it fails 3 times we stop', 'DELETE', '/jobs/{id}').answers,
    ).toHaveLength(1);
  });

  it('tells notes that say what is to be from calls in prose and from faults', () => {
    expect(notesCall('endpoint POST /exports {month} -> 202')).toBe(true);
    expect(notesCall('settings: PUT /users/{id}/settings, ads: bool')).toBe(true);
    expect(notesCall('GET /orders -> 500')).toBe(false);
    expect(notesCall('GET /orders lists the orders of a customer')).toBe(false);
  });

  it('begins a new thought with each call that has a note', () => {
    expect(notedCallStarts('POST /a {x, y} -> 202, GET /a/{id} -> {z}')).toEqual([21]);
    expect(notedCallStarts('POST /a, GET /a/{id}')).toEqual([]);
  });
});
