import type { columnsEn } from './en.ts';

/** Titles of columns, in French. */
export const columnsFr: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Obligatoire',
  colResource: 'Ressource',
  colFields: 'Champs',
  colPart: 'Élément',
  colRequirements: 'Exigences',
  colMethod: 'Méthode',
  colPath: 'Chemin',
  colTopic: 'Sujet',
  colState: 'État',
  colRequirement: 'Exigence',
  colTicket: 'Ticket',
  colStatus: 'Statut',
  colMeaning: 'Signification',
  colName: 'Nom',
  colType: 'Type',
  colIn: 'Dans',
  colDescription: 'Description',
  colNull: 'Nul',
  colKey: 'Clé',
  colDefault: 'Défaut',
  colClassification: 'Classification',
  colField: 'Champ',
  colValues: 'Valeurs',
  colEntity: 'Entité',
};
