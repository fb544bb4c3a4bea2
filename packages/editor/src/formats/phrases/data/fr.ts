import type { dataEn } from './en.ts';

/** The words of data models, in French. */
export const dataFr: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Modèle de données pour {names}',
  modelCovers: 'Ce modèle porte sur « {topic} ».',
  fieldsIntro: 'Un type dit supposé est déduit du nom du champ.',
  fieldsUnknown: 'Le texte nomme {entity} sans ses champs ; voir {questions}.',
  noDiagram: 'Un diagramme suivra dès que les entités seront connues.',
  noRelations: 'Le texte ne relie aucune entité à une autre.',
  joinEntity: 'relie deux entités',
  relationLine: 'À {from} correspondent un nombre quelconque de {to}, par {column}.',
  relationOneLine: 'À {from} correspond au plus un {to}, par {column}.',
  constraintKey: '{columns} identifie une ligne.',
  constraintUnique: '{column} est unique.',
  constraintForeign: '{column} est une clé étrangère et demande un index.',
  accessBy: 'Les lectures de {entity} par {columns} demandent un index.',
  typeAssumed: 'type supposé',
  classPersonal: 'personnel',
  classSecret: 'secret',
  classInternal: 'interne',
  assumeTypes: 'Les types que le texte ne donne pas sont déduits des noms des champs.',
  assumeKeys: 'Une entité sans clé indiquée est identifiée par `id`.',
  assumeJoins: 'Deux entités liées de plusieurs à plusieurs sont reliées par une entité propre.',
};
