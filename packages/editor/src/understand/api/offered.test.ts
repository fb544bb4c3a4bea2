import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { allEndpoints } from './endpoints.ts';

const callsOf = (text: string) => {
  const { endpoints, statements, language, entities } = understand(read(text));
  return allEndpoints(endpoints, statements, language, entities, false).map(
    ({ method, path }) => `${method} ${path}`,
  );
};

it.each([
  [
    'We need an API. Customers browse courses by date, book a course, pay a deposit of 20% and cancel it.',
    ['GET /courses', 'POST /bookings', 'POST /bookings/{bookingId}/payments', 'DELETE /bookings/{bookingId}'],
  ],
  [
    'We need an API. Patients can book an appointment and cancel it.',
    ['POST /appointments', 'DELETE /appointments/{appointmentId}'],
  ],
  [
    'Internal endpoints for support: list fines, waive a fine (reason required).',
    ['GET /fines', 'POST /fines/{fineId}/waiver'],
  ],
  [
    'We expose GET latest position of each vessel and GET history of a vessel.',
    ['GET /vessels/{vesselId}/position', 'GET /vessels/{vesselId}/history'],
  ],
  [
    'The exchange needs an API: create an offer (species, variety). Only the owner may edit or withdraw their offer.',
    ['POST /offers', 'PATCH /offers/{offerId}', 'DELETE /offers/{offerId}'],
  ],
])('reads the calls of %j as they are meant beside one another', (text, calls) => {
  expect(callsOf(text)).toEqual(calls);
});
