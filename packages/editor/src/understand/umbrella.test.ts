import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const kindsOf = (text: string) => understand(read(text)).statements.map(({ kind }) => kind);
const rest = 'Skippers must be able to request a berth. A request must expire after 2 hours.';

it.each([
  "We need something for the harbour master's office to keep track of berth bookings.",
  'I want an app for the buyers on the quay.',
])('what only names what is to be built is the goal where others spell it out: %s', (text) => {
  expect(kindsOf(`${text} ${rest}`)[0]).toBe('goal');
});

it.each([
  ['We need an app for the buyers on the quay.', 'It must be cheap.'],
  ['We need a tool that prints the label and mails the buyer.', rest],
  ['We need a label printer at the gate.', rest],
])('it is a demand where it stands nearly alone, or says what is to be done: %s', (text, others) => {
  expect(kindsOf(`${text} ${others}`)[0]).not.toBe('goal');
});
