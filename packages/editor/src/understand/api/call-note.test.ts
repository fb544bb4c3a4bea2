import { describe, expect, it } from 'vitest';
import { handedInNote, notesBehind } from './call-note.ts';

const text = `POST /parcels  {weight, depot_id}  201 / 409 when label exists
GET /parcels?depot=&status=open|lost&cursor=  max 100
PATCH /parcels/:id  note, depot_id only. Drivers see it at once.`;

describe('notesBehind', () => {
  it.each([
    ['POST', '/parcels', '{weight, depot_id}  201 / 409 when label exists'],
    ['GET', '/parcels', 'max 100'],
    ['PATCH', '/parcels/:id', 'note, depot_id only'],
  ])('gives what stands behind %s %s', (method, path, note) => {
    expect(notesBehind({ method, path }, text)).toEqual([note]);
  });
});

describe('handedInNote', () => {
  it.each([
    ['POST', 'with depot, weight, reason sends it -> 201', 'POST /x with depot, weight, reason'],
    ['PATCH', 'note, depot_id only', 'PATCH /x with note, depot_id'],
    ['POST', 'legt eine Fahrt mit wagen, von und bis an, 409 wenn', 'POST /x with wagen, von, bis'],
  ])('reads what is handed in by %s %s', (method, note, call) => {
    expect(handedInNote({ method, path: '/x' }, note)).toBe(call);
  });

  it('reads nothing of a call that only reads, or of a note that lists nothing', () => {
    expect(handedInNote({ method: 'GET', path: '/x' }, 'note, depot only')).toBeNull();
    expect(handedInNote({ method: 'POST', path: '/x' }, 'creates a parcel')).toBeNull();
  });
});
