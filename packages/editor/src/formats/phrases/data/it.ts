import type { dataEn } from './en.ts';

/** The words of data models, in Italian. */
export const dataIt: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Modello di dati per {names}',
  modelCovers: 'Questo modello tratta di «{topic}».',
  fieldsIntro: 'Un tipo indicato come presunto è ricavato dal nome del campo.',
  fieldsUnknown: 'Il testo nomina {entity} senza i suoi campi; vedi {questions}.',
  noDiagram: 'Un diagramma seguirà quando le entità saranno note.',
  noRelations: 'Il testo non mette in relazione alcuna entità con un’altra.',
  joinEntity: 'collega due entità',
  relationLine: 'A {from} corrisponde un numero qualsiasi di {to}, tramite {column}.',
  relationOneLine: 'A {from} corrisponde al massimo un {to}, tramite {column}.',
  constraintKey: '{columns} identifica una riga.',
  constraintUnique: '{column} è univoco.',
  constraintForeign: '{column} è una chiave esterna e richiede un indice.',
  accessBy: 'Le letture di {entity} per {columns} richiedono un indice.',
  typeAssumed: 'tipo presunto',
  classPersonal: 'personale',
  classSecret: 'segreto',
  classInternal: 'interno',
  assumeTypes: 'I tipi che il testo non indica sono ricavati dai nomi dei campi.',
  assumeKeys: 'Un’entità senza chiave indicata è identificata da `id`.',
  assumeJoins: 'Due entità in relazione molti a molti sono collegate da un’entità propria.',
};
