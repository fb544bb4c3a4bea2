import type { columnsEn } from './en.ts';

/** Titles of columns, in Dutch. */
export const columnsNl: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Verplicht',
  colResource: 'Resource',
  colFields: 'Velden',
  colPart: 'Onderdeel',
  colRequirements: 'Eisen',
  colMethod: 'Methode',
  colPath: 'Pad',
  colTopic: 'Onderwerp',
  colState: 'Stand',
  colRequirement: 'Eis',
  colTicket: 'Ticket',
  colStatus: 'Status',
  colMeaning: 'Betekenis',
  colName: 'Naam',
  colType: 'Type',
  colIn: 'In',
  colDescription: 'Beschrijving',
  colNull: 'Null',
  colKey: 'Sleutel',
  colDefault: 'Standaard',
  colClassification: 'Classificatie',
  colField: 'Veld',
  colValues: 'Waarden',
  colEntity: 'Entiteit',
};
