import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readsAsReport } from './report.ts';

const isReport = (text: string) => readsAsReport(read(text), 'en');

it.each([
  'Bug: the export crashes when the list is empty.',
  'The import fails every night. Yesterday 40 orders were lost. Nobody was told. The log was empty.',
  '**Expected** the delivery fails after 30 s\n**Actual** it stays pending',
  'When I press save the page hangs. The draft is lost. It happened twice.',
])('is a report: %s', (text) => {
  expect(isReport(text)).toBe(true);
});

it.each([
  'The import loses rows. We will part it in two. A row that fails goes to a list. It is imported only if fewer than 5 rows were rejected.',
  'Support resends bills by hand. What I want: build them in a queue. Statuses are queued, ready, failed. Retries: 3 times, then failed.',
  'The sync fails at night. We must retry it. Airflow was discussed, nobody knows it.',
])('plans what is to be done about failures: %s', (text) => {
  expect(isReport(text)).toBe(false);
});
