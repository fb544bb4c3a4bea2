import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const modelOf = (text: string) =>
  understand(read(text)).entities.map(({ name, fields }) => [
    name,
    fields.map((field) => (field.values.length > 0 ? [field.name, field.values] : field.name)),
  ]);

describe('entitiesElsewhere', () => {
  it.each([
    [
      "Le client choisit une période. Une réservation contient le nom du client, l'adresse, la date d'arrivée et le prix total.",
      [['reservation', ['nom_client', 'adresse', 'date_arrivee', 'prix_total']]],
    ],
    [
      'Ein Beleg enthält die Nummer, das Datum und die Währung. Die Buchhaltung prüft den Beleg.',
      [['beleg', ['nummer', 'datum', 'waehrung']]],
    ],
    [
      'Mechanik potwierdza termin. Zlecenie ma status: przyjęte, w naprawie, gotowe. Klient dostaje wiadomość.',
      [['zlecenie', [['status', ['przyjęte', 'w naprawie', 'gotowe']]]]],
    ],
  ])('reads what %j lists', (text, model) => {
    expect(modelOf(text)).toEqual(model);
  });

  it.each([
    'Le système contient des erreurs. Il faut les corriger avant la mise en ligne.',
    'Die Anlage hat ein Problem, einen Rückstand und Ärger. Sie muss besser werden.',
  ])('reads no record in %j', (text) => {
    expect(modelOf(text)).toEqual([]);
  });
});
