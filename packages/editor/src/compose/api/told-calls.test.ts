import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const designOf = (text: string) =>
  compose(read(text), { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const under = (design: string, call: string) => design.split(`### \`${call}\`\n`)[1]?.split(/\n##/u)[0] ?? '';

describe('calls that sentences tell', () => {
  it('are those of a deed of which something is said, of several verbs with one object, and of two deeds behind "to"', () => {
    const design = designOf(
      'A tour has a name and a price. A talk has a title and a date. Admins create, update and delete talks. Publishing a tour without talks gives 422. You should be able to cancel a talk and to repeat it, and to retry a failed tour.',
    );
    for (const call of [
      'POST /talks',
      'PATCH /talks/{talkId}',
      'POST /tours/{tourId}/publication',
      'POST /tours/{tourId}/retries',
    ])
      expect(design).toContain(`### \`${call}\``);
    expect(under(design, 'POST /tours/{tourId}/publication')).toContain('| 422 |');
  });

  it('take what their caller gives, give back what the server makes, and say until when they may be made', () => {
    const design = designOf(
      'We need an API for our garages. Apps can list garages near a position (lat, lng) and see how many free spots each has. A driver reserves a spot for a time range, gets a reservation with an id and a QR code, and can cancel it up to 30 minutes before the start. Reservations have a status: pending, confirmed, cancelled. If the garage is full the API answers 409.',
    );
    expect(under(design, 'GET /garages')).toContain('| `lat` | query | no |');
    expect(under(design, 'GET /garages')).toContain('"free_spots": 0');
    expect(under(design, 'POST /reservations')).toContain(
      '{\n  "spotId": "string",\n  "start": "string",\n  "end": "string"\n}',
    );
    expect(under(design, 'POST /reservations')).toContain('| 409 | The garage is full. |');
    expect(under(design, 'POST /reservations')).toContain('"qr_code": "string"');
    expect(under(design, 'POST /reservations/{reservationId}/cancellation')).toContain(
      'Carries out `cancel` on `reservation`, up to 30 minutes before the start',
    );
  });

  it('answer what stands behind each of several calls in one sentence', () => {
    const design = designOf(
      'Calls: `GET /notes?after=`, `POST /notes`, `DELETE /notes/{id}` (only the author, otherwise 403).',
    );
    expect(under(design, 'DELETE /notes/{id}')).toContain('| 403 |');
    expect(under(design, 'GET /notes')).not.toContain('| 403 |');
  });

  it('take what stands behind a call that reads for its parameters', () => {
    const design = designOf('- `GET /gauges/{serial}/values` with since, until and an optional step');
    expect(under(design, 'GET /gauges/{serial}/values')).toMatch(
      /`since` \| query[\s\S]*`until`[\s\S]*`step`/u,
    );
  });

  it.each(['Technical Spec', 'API Design', 'Jira Tickets'] as const)(
    'are no remark of somebody where minutes have "API" before them, nor is what stands behind other parts (%s)',
    (format) => {
      const minutes =
        'Notes on exports\n\nAnna: an export must be ready within 5 minutes.\nBen: we keep exports for 30 days.\nAPI: GET /exports list, POST /exports creates, GET /exports/{id}\nDB: exports are kept in Postgres\nAPI: DELETE /exports/{id} only the owner, otherwise 403\nAnna: I will write the migration.\ntests: cover the limit of 10 MB';
      const made = compose(read(minutes), { format, audience: 'Senior Dev', context: 'Backend', tone: 50 });
      const people = made.split('**People and dates**')[1]?.split(/\n#/u)[0] ?? '';
      expect(people.match(/^- .*$/gmu)).toEqual(['- Anna will write the migration.']);
      expect(made).not.toMatch(/\((?:API|DB|tests)\)/iu);
      expect(made).toContain('The system MUST provide `GET /exports` list');
    },
  );
});
