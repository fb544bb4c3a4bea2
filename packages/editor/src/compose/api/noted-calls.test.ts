import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const designOf = (text: string) =>
  compose(read(text), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const under = (design: string, call: string) => design.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';

describe('an API design of notes behind calls', () => {
  const design = designOf(`parcel lockers

POST /parcels  {weight, depot_id}  201 / 409 when label exists
GET /parcels?depot=&status=open|lost&cursor=  max 100
PATCH /parcels/:id  note, depot_id only. 403 if not depot admin
PUT /depots/:id/plan  {plan} 404 unknown plan, 422 if too old
DELETE /parcels/:id -> 204

auth bearer token. only clerks delete`);

  it('gives each refusal the case that is noted behind it', () => {
    expect(under(design, 'POST /parcels')).toContain('| 409 | Label exists. |');
    expect(under(design, 'PUT /depots/:id/plan')).toContain('| 404 | Unknown plan. |');
    expect(under(design, 'PUT /depots/:id/plan')).toContain('| 422 | Too old. |');
  });

  it('has every parameter of a query with values', () => {
    for (const name of ['depot', 'status', 'cursor'])
      expect(under(design, 'GET /parcels')).toContain(`| \`${name}\` | query |`);
  });

  it('hands in what a note says may be changed, and refuses others what only some do', () => {
    expect(under(design, 'PATCH /parcels/:id')).toMatch(/"note": "string",\n {2}"depot_id"/u);
    expect(under(design, 'DELETE /parcels/:id')).toContain('| 403 |');
  });

  it('has what one of a list has, and no list', () => {
    const told = designOf('GET /stops?zone= -> list with id, name, free_bikes\nPOST /stops {name} 201');
    expect(told).toMatch(/\| `stop` \| .*`free_bikes`/u);
    expect(told).not.toContain('| `list` |');
  });

  it('hands in a whole list that a verb follows', () => {
    const told = designOf(
      'An API for a vet. POST /visits with petId, start, reason books it -> 201, 409 if the slot is gone. GET /visits lists them.',
    );
    expect(under(told, 'POST /visits')).toContain('"reason": "string"');
    expect(under(told, 'POST /visits')).toMatch(/\| 409 \| (?:If )?the slot is gone\. \|/iu);
  });

  it('tells calls that share a German sentence by what stands beside each', () => {
    const told = designOf(
      'Schnittstelle für Boote. GET /boote liefert die Boote, POST /fahrten legt eine Fahrt mit boot, von und bis an, 409 wenn das Boot schon vergeben ist.',
    );
    expect(under(told, 'POST /fahrten')).toMatch(/"boot": "string",\n {2}"von": "string",\n {2}"bis"/u);
    expect(under(told, 'POST /fahrten')).toContain('| 409 | Wenn das Boot schon vergeben ist. |');
    expect(under(told, 'GET /boote')).not.toContain('"bis"');
  });
});
