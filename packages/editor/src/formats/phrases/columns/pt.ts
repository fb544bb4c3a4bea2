import type { columnsEn } from './en.ts';

/** Titles of columns, in Portuguese. */
export const columnsPt: Readonly<Record<keyof typeof columnsEn, string>> = {
  colRequired: 'Obrigatório',
  colResource: 'Recurso',
  colFields: 'Campos',
  colPart: 'Parte',
  colRequirements: 'Requisitos',
  colMethod: 'Método',
  colPath: 'Caminho',
  colTopic: 'Tema',
  colState: 'Situação',
  colRequirement: 'Requisito',
  colTicket: 'Ticket',
  colStatus: 'Status',
  colMeaning: 'Significado',
  colName: 'Nome',
  colType: 'Tipo',
  colIn: 'Em',
  colDescription: 'Descrição',
  colNull: 'Nulo',
  colKey: 'Chave',
  colDefault: 'Padrão',
  colClassification: 'Classificação',
  colField: 'Campo',
  colValues: 'Valores',
  colEntity: 'Entidade',
};
