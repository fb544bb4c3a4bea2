import { expect, it } from 'vitest';
import { lowerCapitalised, lowerFirst, upperFirst, withCapital, withoutCapital } from './first-letter.ts';

it('raises the first letter and leaves the others', () => {
  expect(upperFirst('übergabe im iPad-Lager')).toBe('Übergabe im iPad-Lager');
  expect(upperFirst('3 pallets')).toBe('3 pallets');
  expect(upperFirst("'s ochtends om 9")).toBe("'s Ochtends om 9");
  expect(upperFirst('')).toBe('');
});

it('lowers the first letter and leaves the others', () => {
  expect(lowerFirst('Émettre le PDF')).toBe('émettre le PDF');
  expect(lowerFirst('`Scan` it')).toBe('`Scan` it');
  expect(lowerFirst('')).toBe('');
});

it('keeps the first letter of a name as programs write it', () => {
  for (const name of ['endsAt', 'user_id', 'v2.1 of it', 'iPad']) expect(withCapital(name)).toBe(name);
  expect(withCapital('ends at noon')).toBe('Ends at noon');
});

it('keeps the first letter of an abbreviation and of "I"', () => {
  for (const text of ['PDF files', 'I see', 'scan']) expect(withoutCapital(text)).toBe(text);
  expect(withoutCapital('A scan')).toBe('a scan');
});

it('lowers the first letter only where a small one follows', () => {
  for (const text of ['S3', 'A4 paper', 'PDF files']) expect(lowerCapitalised(text)).toBe(text);
  expect(lowerCapitalised('Patients')).toBe('patients');
});
