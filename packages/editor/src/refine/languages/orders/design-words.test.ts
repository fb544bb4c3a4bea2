import { describe, expect, it } from 'vitest';
import { ordersAbroad } from './orders.ts';

describe('an order about a data model in another language', () => {
  it.each([
    ['de', 'Ergänze die Entität Gerät: seriennummer, baujahr', 'add the entity Gerät: seriennummer, baujahr'],
    ['fr', 'Il manque l’entité appareil : numero, annee', 'add the entity appareil: numero, annee'],
    ['es', 'Añade el campo color a bicicleta', 'add the field color to bicicleta'],
    ['pt', 'O campo valor deve ser um número inteiro', 'change the type of valor to integer'],
    ['it', 'Il campo codice è obbligatorio', 'codice is required'],
    ['nl', 'Voeg het veld kleur toe aan fiets', 'add the field kleur to fiets'],
    ['nl', 'Het veld kleur moet optioneel zijn', 'kleur is optional'],
    ['pl', 'Usuń pole kolor', 'remove the field kolor'],
    ['fr', "Supprime l'entité atelier", 'remove the entity atelier'],
  ])('is said in English: %s %s', (language, order, english) => {
    const said = ordersAbroad(order.replaceAll('’', "'"), language);
    expect(said).toContain(english);
  });
});
