import type { columnsEn } from './en.ts';

/** Titles of columns, in German. */
export const columnsDe: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Pflicht',
  colResource: 'Ressource',
  colFields: 'Felder',
  colPart: 'Teil',
  colRequirements: 'Anforderungen',
  colMethod: 'Methode',
  colPath: 'Pfad',
  colTopic: 'Thema',
  colState: 'Stand',
  colRequirement: 'Anforderung',
  colTicket: 'Ticket',
  colStatus: 'Status',
  colMeaning: 'Bedeutung',
  colName: 'Name',
  colType: 'Typ',
  colIn: 'In',
  colDescription: 'Beschreibung',
  colNull: 'Null',
  colKey: 'Schlüssel',
  colDefault: 'Vorgabe',
  colClassification: 'Klassifizierung',
  colField: 'Feld',
  colValues: 'Werte',
  colEntity: 'Entität',
};
