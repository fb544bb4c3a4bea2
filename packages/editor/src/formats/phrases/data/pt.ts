import type { dataEn } from './en.ts';

/** The words of data models, in Portuguese. */
export const dataPt: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Modelo de dados para {names}',
  modelCovers: 'Este modelo trata de “{topic}”.',
  fieldsIntro: 'Um tipo marcado como presumido é derivado do nome do campo.',
  fieldsUnknown: 'O texto nomeia {entity} sem seus campos; ver {questions}.',
  noDiagram: 'Um diagrama virá quando as entidades forem conhecidas.',
  noRelations: 'O texto não relaciona nenhuma entidade a outra.',
  joinEntity: 'liga duas entidades',
  relationLine: 'A {from} corresponde qualquer número de {to}, por {column}.',
  relationOneLine: 'A {from} corresponde no máximo um {to}, por {column}.',
  constraintKey: '{columns} identifica uma linha.',
  constraintUnique: '{column} é único.',
  constraintForeign: '{column} é uma chave estrangeira e precisa de um índice.',
  accessBy: 'As leituras de {entity} por {columns} precisam de um índice.',
  typeAssumed: 'tipo presumido',
  classPersonal: 'pessoal',
  classSecret: 'secreto',
  classInternal: 'interno',
  assumeTypes: 'Os tipos que o texto não informa são derivados dos nomes dos campos.',
  assumeKeys: 'Uma entidade sem chave indicada é identificada por `id`.',
  assumeJoins: 'Duas entidades com relação de muitos para muitos são ligadas por uma entidade própria.',
};
