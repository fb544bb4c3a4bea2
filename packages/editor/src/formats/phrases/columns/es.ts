import type { columnsEn } from './en.ts';

/** Titles of columns, in Spanish. */
export const columnsEs: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Obligatorio',
  colResource: 'Recurso',
  colFields: 'Campos',
  colPart: 'Parte',
  colRequirements: 'Requisitos',
  colMethod: 'Método',
  colPath: 'Ruta',
  colTopic: 'Tema',
  colState: 'Estado',
  colRequirement: 'Requisito',
  colTicket: 'Ticket',
  colStatus: 'Estado',
  colMeaning: 'Significado',
  colName: 'Nombre',
  colType: 'Tipo',
  colIn: 'En',
  colDescription: 'Descripción',
  colNull: 'Nulo',
  colKey: 'Clave',
  colDefault: 'Predeterminado',
  colClassification: 'Clasificación',
  colField: 'Campo',
  colValues: 'Valores',
  colEntity: 'Entidad',
};
