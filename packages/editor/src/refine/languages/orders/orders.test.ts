import { describe, expect, it } from 'vitest';
import { ordersInSeven } from '../../samples/orders-in-seven.ts';
import { ordersAbroad } from './orders.ts';

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];

describe('an order in another language', () => {
  for (const [english, orders] of Object.entries(ordersInSeven))
    it.each(orders.map((order, at) => [order, languages[at]]))(
      `says "${english}": %s`,
      (order = '', language) => {
        expect(ordersAbroad(order.replaceAll('’', "'"), language)).toContain(english);
      },
    );

  it('takes away with a verb and what it leaves at the end', () => {
    expect(ordersAbroad('Nimm die Annahmen bitte raus.')).toContain('remove assumptions');
    expect(ordersAbroad('Haal de aannames weg')).toContain('remove assumptions');
  });

  it('gives the size behind what is too long', () => {
    expect(ordersAbroad('Il riassunto è troppo lungo, due frasi bastano.')).toContain(
      'shorten summary to 2 sentences',
    );
    expect(ordersAbroad('Die Zusammenfassung ist zu lang, ein Satz reicht.')).toContain(
      'shorten summary to 1 sentences',
    );
  });

  it('says what is right where something is called wrong', () => {
    expect(ordersAbroad('« 3 jours » est faux, il faut écrire « 5 jours »')).toContain(
      'replace « 3 jours » with "5 jours"',
    );
    expect(ordersAbroad('„3 Tage“ stimmt nicht, richtig ist „5 Tage“.')).toContain(
      'replace „3 Tage“ with "5 Tage"',
    );
  });

  it('is read in the language of the document where it is too short to tell', () => {
    expect(ordersAbroad('US-5 raus', 'de')).toContain('remove US-5');
  });

  it('keeps what softens an order where it is part of what is to be written', () => {
    expect(ordersAbroad('Pregunta 1: solo los jefes', 'es')).toContain(
      'answer to question 1: solo los jefes',
    );
  });

  it.each([
    ['dodaj, że tylko grupa może zmienić termin', 'pl', 'tylko grupa może zmienić termin'],
    ['ajoute aussi que le guide peut encore annuler stp', 'fr', 'le guide peut encore annuler'],
    ['bitte noch ergänzen, dass der Wagen jetzt gesperrt ist, danke', 'de', 'der Wagen ist jetzt gesperrt'],
    ['acrescenta que o guia já pode sair agora', 'pt', 'o guia já pode sair agora'],
  ])('keeps the words behind "that", which are to be written: %s', (order, language, written) => {
    expect(ordersAbroad(order, language)).toContain(`add that ${written}`);
  });

  it('adds what a Dutch clause says as a sentence of its own', () => {
    expect(ordersAbroad('voeg toe dat gasten een tent kunnen huren', 'nl')).toContain(
      'add that gasten kunnen een tent huren',
    );
    expect(ordersAbroad('voeg toe dat de schipper altijd een bericht krijgt', 'nl')).toContain(
      'add that de schipper krijgt altijd een bericht',
    );
    expect(ordersAbroad('voeg toe dat de oude trouwe schipper aankomt', 'nl')).toContain(
      'add that de oude trouwe schipper aankomt',
    );
  });

  it('adds what a German clause says as a sentence of its own', () => {
    expect(ordersAbroad('Ergänze, dass X gilt')).toContain('add that X gilt');
    expect(ordersAbroad('Ergänze, dass der Wagen um 8 ankommt')).toContain(
      'add that Es gilt, dass der Wagen um 8 ankommt',
    );
  });

  it('is not looked for in English', () => {
    expect(ordersAbroad('Move the risks to the end of the document, please.')).toEqual([]);
  });
});
