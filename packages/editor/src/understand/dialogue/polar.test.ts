import { describe, expect, it } from 'vitest';
import { polarElsewhere } from './elsewhere.ts';
import { polarOf } from './polar.ts';

describe('polarOf', () => {
  it.each([
    [
      'can we keep the scans on the device?',
      'work',
      'Keep the scans on the device',
      'We do not keep the scans on the device',
    ],
    [
      'should the export file include returns?',
      'permission',
      'The export file should include returns',
      'The export file should not include returns',
    ],
    ['can admins see the codes?', 'permission', 'Admins can see the codes', 'Admins cannot see the codes'],
    ['do we store the replies?', 'habit', 'We store the replies', 'We do not store the replies'],
    ['does it need to work offline?', 'need', 'It needs to work offline', 'It does not need to work offline'],
    ['do you need photos?', 'need', 'We need photos', 'We do not need photos'],
    [
      'is the battery fine with that?',
      'state',
      'The battery is fine with that',
      'The battery is not fine with that',
    ],
    ['and a waiting list?', 'need', 'A waiting list', 'No waiting list'],
    ['so ocr them?', 'work', 'ocr them', 'We do not ocr them'],
  ])('tells what yes and no make of %j', (question, sort, affirmed, denied) => {
    expect(polarOf(question)).toEqual({ sort, affirmed, denied });
  });

  it.each(['how late can they cancel?', 'who pays?', 'why is it slow?', 'what if it is down?'])(
    'leaves %j, which asks for more',
    (question) => {
      expect(polarOf(question)).toBeNull();
    },
  );
});

describe('polarElsewhere', () => {
  it.each([
    ['sollen die Lehrer auch bestellen können?', 'de', 'Die Lehrer sollen auch bestellen können'],
    ['faut-il une signature ?', 'fr', 'Il faut une signature'],
    ['est-ce que le client signe ?', 'fr', 'Le client signe'],
    ['¿hace falta registrarse?', 'es', 'Hace falta registrarse'],
    ['czy klient ma dostać zniżkę?', 'pl', 'Klient ma dostać zniżkę'],
    ['kunnen we per rij een nummer tonen?', 'nl', 'We kunnen per rij een nummer tonen'],
  ])('says %j (%s) as a sentence', (question, language, affirmed) => {
    expect(polarElsewhere(question, language)?.affirmed).toBe(affirmed);
  });

  it('denies where its language lets the negation stand before the verb', () => {
    expect(polarElsewhere('¿hace falta registrarse?', 'es')?.denied).toBe('No hace falta registrarse');
    expect(polarElsewhere('czy klient ma dostać zniżkę?', 'pl')?.denied).toBe('Klient nie ma dostać zniżkę');
  });

  it.each([
    ['wer bezahlt das?', 'de'],
    ['¿y si nadie puede?', 'es'],
    ['jak często odświeżamy stan?', 'pl'],
  ])('leaves %j (%s), which asks for more', (question, language) => {
    expect(polarElsewhere(question, language)).toBeNull();
  });
});
