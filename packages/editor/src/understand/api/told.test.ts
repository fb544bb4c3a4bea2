import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { allEndpoints } from './endpoints.ts';

const callsIn = (text: string) => {
  const { endpoints, statements } = understand(read(text));
  return allEndpoints(endpoints, statements, true).map(
    ({ method, path, query }) => `${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
  );
};

describe('toldEndpoints', () => {
  it('reads every operation of a sentence, what pronouns stand for and what belongs to what', () => {
    expect(
      callsIn(
        'Marinas can list their berths and filter them by length and price, look at one berth, and add a photo for a berth. They can also block a berth.',
      ),
    ).toEqual([
      'GET /berths?length&price',
      'GET /berths/{berthId}',
      'POST /berths/{berthId}/photos',
      'PATCH /berths/{berthId}',
    ]);
  });

  it('books what is an event itself, and changes the thing a trait belongs to', () => {
    expect(
      callsIn(
        'Patients can book an appointment, move it to another day or cancel it. Staff can create rooms and change their capacity.',
      ),
    ).toEqual([
      'POST /appointments',
      'PATCH /appointments/{appointmentId}',
      'DELETE /appointments/{appointmentId}',
      'POST /rooms',
      'PATCH /rooms/{roomId}',
    ]);
  });

  it('makes no operation of what nobody may do, of questions and of what a page shows', () => {
    expect(
      callsIn(
        'Guests must not see bookings. Doctors can only see their own patients. Users can see the button. People can see what went out. Can admins delete rooms?',
      ),
    ).toEqual([]);
  });

  it('reads orders of a text about an API, what is made of a thing and what a thing has one of', () => {
    expect(
      callsIn(
        'An API for reagents.\n\nRegister a reagent with name and lot. Look a reagent up by its barcode. Take a portion from a reagent. Get the complete history of a reagent. Search by lot and name.',
      ),
    ).toEqual([
      'POST /reagents',
      'GET /reagents?barcode&lot&name',
      'POST /reagents/{reagentId}/portions',
      'GET /reagents/{reagentId}/history',
    ]);
  });

  it('takes the parameters that written paths have, and no bound or span of time for a thing', () => {
    expect(
      callsIn(
        '- `GET /meters/{serial}` gives the meter\n- list readings of a meter\n- couriers can see which lockers are free\n- rate limit 50 rps per client\n- keep the log 1 year',
      ),
    ).toEqual(['GET /meters/{serial}', 'GET /meters/{serial}/readings', 'GET /lockers']);
  });

  it('knows who registers as what is made', () => {
    expect(callsIn('Owners register online with name and email.')).toEqual(['POST /owners']);
    expect(callsIn('Volunteers sign up themselves, first come first served.')).toEqual([]);
  });

  it('puts all calls under the base path that the input gives', () => {
    expect(callsIn('Base path /v2, JSON. Users can add a hive and list their hives.')).toEqual([
      'POST /v2/hives',
      'GET /v2/hives',
    ]);
  });
});
