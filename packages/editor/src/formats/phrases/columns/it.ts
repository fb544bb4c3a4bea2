import type { columnsEn } from './en.ts';

/** Titles of columns, in Italian. */
export const columnsIt: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Obbligatorio',
  colResource: 'Risorsa',
  colFields: 'Campi',
  colPart: 'Parte',
  colRequirements: 'Requisiti',
  colMethod: 'Metodo',
  colPath: 'Percorso',
  colTopic: 'Tema',
  colState: 'Stato',
  colRequirement: 'Requisito',
  colTicket: 'Ticket',
  colStatus: 'Stato',
  colMeaning: 'Significato',
  colName: 'Nome',
  colType: 'Tipo',
  colIn: 'In',
  colDescription: 'Descrizione',
  colNull: 'Null',
  colKey: 'Chiave',
  colDefault: 'Predefinito',
  colClassification: 'Classificazione',
  colField: 'Campo',
  colValues: 'Valori',
  colEntity: 'Entità',
};
