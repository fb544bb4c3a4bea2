import type { columnsEn } from './en.ts';

/** Titles of columns, in Polish. */
export const columnsPl: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Wymagane',
  colResource: 'Zasób',
  colFields: 'Pola',
  colPart: 'Część',
  colRequirements: 'Wymagania',
  colMethod: 'Metoda',
  colPath: 'Ścieżka',
  colTopic: 'Temat',
  colState: 'Stan',
  colRequirement: 'Wymaganie',
  colTicket: 'Zgłoszenie',
  colStatus: 'Status',
  colMeaning: 'Znaczenie',
  colName: 'Nazwa',
  colType: 'Typ',
  colIn: 'W',
  colDescription: 'Opis',
  colNull: 'Null',
  colKey: 'Klucz',
  colDefault: 'Domyślnie',
  colClassification: 'Klasyfikacja',
  colField: 'Pole',
  colValues: 'Wartości',
  colEntity: 'Encja',
};
