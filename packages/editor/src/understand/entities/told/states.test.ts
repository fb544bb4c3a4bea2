import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(
    understand(read(text)).entities.flatMap(({ name, fields }) =>
      fields
        .filter(({ values }) => values.length > 0)
        .map((field) => [`${name}.${field.name}`, field.values]),
    ),
  );

it('makes a thing of several that have states, where the text speaks of one again', () => {
  expect(
    valuesOf(
      'A boiler has a serial number and a name. If a boiler overheats, an alarm is raised. Alarms are open, muted or closed. The caretaker mutes an alarm.',
    ),
  ).toEqual({ 'alarm.status': ['open', 'muted', 'closed'] });
});

it('reads values behind a colon, behind "one of", without commas and on the way of a state', () => {
  expect(
    valuesOf(
      "A parcel has a code, a weight and a lane: express, normal, bulk. A claim has a title, a severity (minor major total) and a source one of phone, desk, mail. The parcel's status is packed, sent or lost. A visit has a date and a state. State goes planned -> running -> done, or dropped.",
    ),
  ).toEqual({
    'parcel.lane': ['express', 'normal', 'bulk'],
    'parcel.status': ['packed', 'sent', 'lost'],
    'claim.severity': ['minor', 'major', 'total'],
    'claim.source': ['phone', 'desk', 'mail'],
    'visit.state': ['planned', 'running', 'done', 'dropped'],
  });
});

it('takes no part of an address and no deed of somebody for a value', () => {
  expect(valuesOf('A depot has a name and an address: street, city, zip.')).toEqual({});
  expect(
    valuesOf('A permit has a number and a date. Drivers look up its status. Clerks approve or reject.'),
  ).toEqual({});
});
