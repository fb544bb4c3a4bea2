import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { allEndpoints } from './endpoints.ts';

const callsIn = (text: string) => {
  const { endpoints, statements } = understand(read(text));
  return allEndpoints(endpoints, statements, 'en').map(({ method, path }) => `${method} ${path}`);
};

it('derives operations from a list of what callers do, under the version its path is said to have', () => {
  const text =
    'API for our boats.\n\n- list boats, filter by harbour\n- one boat: name, length, harbour\n- create a booking: boat, from, to\n- update a booking\n- cancel a booking until the day before\n\nv2 in the path. Callers must only see their own boats.';
  expect(callsIn(text)).toEqual([
    'GET /v2/boats',
    'GET /v2/boats/{boatId}',
    'POST /v2/bookings',
    'PATCH /v2/bookings/{bookingId}',
    'DELETE /v2/bookings/{bookingId}',
  ]);
});

it('derives nothing from what is ruled out, nor from a noun that is a verb elsewhere', () => {
  expect(
    callsIn(
      '- for scanned boxes do not fetch the box\n- a slot goes on the refill list of the route\n- every route and box must have a number',
    ),
  ).toEqual([]);
});

it('makes no item of a noun that cannot be counted', () => {
  expect(callsIn('- partners can read occupancy\n- occupancy must be exact')).toEqual([]);
});

it('leaves out calls that somebody says no to, or puts another one in place of', () => {
  const talk = (more: string) =>
    `ana: POST /loans to start one\ntom: ok\nana: returning is DELETE /loans/{id} then\n${more}\nana: GET /loans for the list`;
  expect(callsIn(talk('tom: no, we need the history'))).toEqual(['POST /loans', 'GET /loans']);
  expect(callsIn(talk("tom: let's make it POST /loans/{id}/return"))).toEqual([
    'POST /loans',
    'POST /loans/{id}/return',
    'GET /loans',
  ]);
  expect(callsIn(talk('tom: no, they only know the card. POST /cards/{id}/return'))).toEqual([
    'POST /loans',
    'POST /cards/{id}/return',
    'GET /loans',
  ]);
  expect(callsIn(talk('tom: fine'))).toEqual(['POST /loans', 'DELETE /loans/{id}', 'GET /loans']);
});

it('adds none to those that people write in a conversation', () => {
  const text =
    'ana: inspectors want to delete old defects\ntom: POST /defects/{id}/archive then\nana: ok\ntom: and GET /defects';
  const { endpoints, statements } = understand(read(text));
  const paths = (isTalk: boolean) =>
    allEndpoints(endpoints, statements, 'en', [], isTalk).map(({ method }) => method);
  expect(paths(false)).toEqual(['POST', 'GET', 'DELETE']);
  expect(paths(true)).toEqual(['POST', 'GET']);
});
