import { Format } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { read } from '../read/read.ts';
import { understandRecent } from './recent-understandings.ts';
import { understand } from './understand.ts';

const ROUGH = `# exports

we need to export invoices as CSV because finance asks for it every month. must handle 20,000 rows within 30 s!

- only admins can start an export
- an invoice has a number, an amount and a due date
- GET /exports/:id gives the state

open: do we need PDF too?
`;

test('a source is understood once, and anew where it is taken to be in another language', () => {
  const source = read(ROUGH);
  const first = understandRecent(source);
  expect(first).toEqual(understand(source));
  expect(understandRecent({ ...source })).toBe(first);
  expect(understandRecent({ ...source, language: 'de' }).language).toBe('de');
  expect(understandRecent(read(ROUGH))).not.toBe(first);
});

test('no document changes what the next is made of', () => {
  const source = read(ROUGH);
  const request = (format: Format) =>
    ({ format, audience: 'Senior Dev', context: 'Backend', tone: 50 }) as const;
  const formats = Format.enum.filter((format) => format !== 'Optimize');
  for (const format of [...formats, ...formats.toReversed()]) {
    expect(compose(source, request(format))).toBe(compose(read(ROUGH), request(format)));
  }
});
