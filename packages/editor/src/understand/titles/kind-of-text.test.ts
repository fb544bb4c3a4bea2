import { expect, it } from 'vitest';
import { namesKindOfText } from './kind-of-text.ts';

it.each([
  'README',
  'some ideas',
  'Acta 8 mayo, estamos Lucía, Bea y Toni.',
  'Verbale 3 aprile, presenti Gianni, Elena',
  'Ata 22/3, Joana, Paulo, Inês.',
  'Notulen 11/6, aanwezig Femke, Daan',
  'Notatka ze spotkania 5.11, Marta, Piotrek.',
  'Protokoll Jour fixe 3.2.',
  'Anwesend: Frau Lindner, Herr Azizi, ich',
  'Présents : Maud, Karim',
  '議事録 6/12 出席：佐藤、林',
  '会议纪要 5月8日 参会：李娜、周强',
])('names no subject: %s', (line) => {
  expect(namesKindOfText(line)).toBe(true);
});

it.each([
  'CR point facturation 14/10',
  'Protokoll Terminverwaltung',
  'Acta de entrega de llaves',
  'Verbale condominio 3 aprile',
  'Notulen magazijn, 11/6',
  '会议室预约',
])('names one: %s', (line) => {
  expect(namesKindOfText(line)).toBe(false);
});
