import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Ferry timetable

## Summary

Passengers buy a ticket in the app. The old shop was described in HARB-7.

## Requirements

- **FR-1**: Passengers MUST be able to buy a ticket until 5 minutes before departure.
`;

const isOut = async (feedback: string) => {
  const { isOutOfScope, output } = await revise(spec, feedback, 'Technical Spec');
  expect(output === spec || !isOutOfScope).toBe(true);
  return isOutOfScope;
};

it.each([
  'WEB-12: the search box is gone on Safari',
  'BANK-4 : le solde est faux',
  'KIWI-9: Lieferant fehlt in der Liste',
  'please close ticket LOGI-31 and ship it tonight',
])('an item of another list of work is about something else: %s', async (feedback) => {
  expect(await isOut(feedback)).toBe(true);
});

it.each([
  'FR-1: make it 10 minutes',
  'HARB-7: the shop is closed by now',
  'passengers get a ticket in UTF-8',
  'WEB-12: passengers buy a ticket in the app',
])('an item of the document, of a list it names, or of what it is about, is not: %s', async (feedback) => {
  expect(await isOut(feedback)).toBe(false);
});
