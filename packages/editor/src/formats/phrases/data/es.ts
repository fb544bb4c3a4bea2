import type { dataEn } from './en.ts';

/** The words of data models, in Spanish. */
export const dataEs: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Modelo de datos para {names}',
  modelCovers: 'Este modelo trata de «{topic}».',
  fieldsIntro: 'Un tipo marcado como supuesto se deduce del nombre del campo.',
  fieldsUnknown: 'El texto nombra {entity} sin sus campos; véase {questions}.',
  noDiagram: 'Seguirá un diagrama cuando se conozcan las entidades.',
  noRelations: 'El texto no relaciona entidades entre sí.',
  joinEntity: 'une dos entidades',
  relationLine: 'A cada {from} corresponden varios {to}, por {column}.',
  relationOneLine: 'A cada {from} corresponde como máximo un {to}, por {column}.',
  constraintKey: '{columns} identifica una fila.',
  constraintUnique: '{column} es único.',
  constraintForeign: '{column} es una clave foránea y necesita un índice.',
  accessBy: 'Las lecturas de {entity} por {columns} necesitan un índice.',
  typeAssumed: 'tipo supuesto',
  classPersonal: 'personal',
  classSecret: 'secreto',
  classInternal: 'interno',
  assumeTypes: 'Los tipos que el texto no da se deducen de los nombres de los campos.',
  assumeKeys: 'Una entidad sin clave indicada se identifica por `id`.',
  assumeJoins: 'Dos entidades relacionadas de muchos a muchos se unen por una entidad propia.',
};
