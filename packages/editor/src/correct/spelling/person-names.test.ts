import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { correct } from '../correct.ts';
import { isPersonName } from './person-names.ts';

describe('isPersonName', () => {
  it('knows names of several languages, and only with their capital', () => {
    for (const name of ['Ines', 'Jonas', 'Nina', 'Giulia', 'Agnieszka', 'João'])
      expect([name, isPersonName(name)]).toEqual([name, true]);
    expect(isPersonName('ines')).toBe(false);
    expect(isPersonName('Teh')).toBe(false);
  });

  it.each([
    'Ines and Jonas will check the fees.',
    'I asked Jonas about it. Ines wrote the runbook.',
    'Author: Ines Maurer',
    '- Nina: refunds are wrong',
    'Lena, Tobi und Henning prüfen die Rechnungen.',
    'anna: ping tomas and greg about the fees, marek is on leave',
    'Approved by Ms. Adeyinka and Dr. Ferhatovic.',
    'Fragen an Frau Moldenhaur oder Herrn Quandt.',
    'Zuständig: Tabea Kron',
    'Der Polier Hansi und Gretl holen den Bohrer ab.',
    'Chloé et Mathis préparent le script.',
  ])('no name is corrected: %s', async (text) => {
    expect((await correct(read(text))).text).toBe(text);
  });
});
