import { expect, it } from 'vitest';
import { sentenceOf } from '../../compose/voice/english.ts';
import { read } from '../../read/read.ts';
import { maskSpan } from '../mask.ts';
import { plainDemandOf } from './plain-demand.ts';

function worded(text: string): string | null {
  const source = read(text);
  const demand = plainDemandOf(maskSpan(source, { start: 0, end: text.length }), 'MUST');
  return demand && sentenceOf(demand);
}

it.each([
  [
    'config reload without restart (SIGHUP)',
    'The system MUST support config reload without restart (SIGHUP).',
  ],
  ['CSV and XML', 'The system MUST support CSV and XML.'],
  ['Status page per client, no login', 'The system MUST support a status page per client with no login.'],
])('a thing that a note names is supported: %s', (text, expected) => {
  expect(worded(text)).toBe(expected);
});

it.each([
  ['An approval names purpose, people and end date.', 'An approval MUST name purpose, people and end date.'],
  ['It never judges the mood of the caller.', 'It MUST NOT judge the mood of the caller.'],
  ['Amount, date and merchant are recognised.', 'Amount, date and merchant MUST be recognised.'],
  ['Products out of stock come last.', 'Products out of stock MUST come last.'],
  ['Code never reused', 'The code MUST NOT be reused.'],
])('what is told of somebody or something binds in its verb: %s', (text, expected) => {
  expect(worded(text)).toBe(expected);
});

it.each([
  ['In production the user sees an error number.', 'In production, the user MUST see an error number.'],
  [
    'After 14 days without a fix the test is deleted.',
    'After 14 days without a fix, the test MUST be deleted.',
  ],
])('where and when it holds stands before: %s', (text, expected) => {
  expect(worded(text)).toBe(expected);
});

it.each([
  ['Reserve by the hour', 'Users MUST be able to reserve by the hour.'],
  ['Mute per batch, with an end', 'The system MUST mute per batch, with an end.'],
])('a deed without a doer is one of users or of the system: %s', (text, expected) => {
  expect(worded(text)).toBe(expected);
});

it.each([
  'Off at nine',
  'Pinch, double tap and buttons all zoom',
  'Consent ends after 12 months',
  'Two admins, never one',
  'Calls down by a third',
  'Ilse knows the seat map code.',
  'California requires meal breaks to be recorded.',
  'False alarms annoy people at 3 am.',
  'They query by plate and must not see the name.',
  'Login codes overtake everything else.',
])('what may be read in two ways, or binds nobody, stays as it is: %s', (text) => {
  expect(worded(text)).toBeNull();
});
