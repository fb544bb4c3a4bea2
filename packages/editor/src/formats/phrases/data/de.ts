import type { dataEn } from './en.ts';

/** The words of data models, in German. */
export const dataDe: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Datenmodell für {names}',
  modelCovers: 'Dieses Modell behandelt „{topic}“.',
  fieldsIntro: 'Ein als angenommen markierter Typ ist aus dem Feldnamen abgeleitet.',
  fieldsUnknown: 'Der Text nennt {entity} ohne Felder; siehe {questions}.',
  noDiagram: 'Ein Diagramm folgt, sobald die Entitäten bekannt sind.',
  noRelations: 'Der Text setzt keine Entitäten zueinander in Beziehung.',
  joinEntity: 'verbindet zwei Entitäten',
  relationLine: 'Zu {from} gehören beliebig viele {to}, über {column}.',
  relationOneLine: 'Zu {from} gehört höchstens ein {to}, über {column}.',
  constraintKey: '{columns} identifiziert eine Zeile.',
  constraintUnique: '{column} ist eindeutig.',
  constraintForeign: '{column} ist ein Fremdschlüssel und braucht einen Index.',
  accessBy: 'Abfragen von {entity} nach {columns} brauchen einen Index.',
  typeAssumed: 'Typ angenommen',
  classPersonal: 'personenbezogen',
  classSecret: 'geheim',
  classInternal: 'intern',
  assumeTypes: 'Typen, die der Text nicht nennt, sind aus den Feldnamen abgeleitet.',
  assumeKeys: 'Eine Entität ohne genannten Schlüssel wird durch `id` identifiziert.',
  assumeJoins: 'Zwei Entitäten mit einer m:n-Beziehung verbindet eine eigene Entität.',
};
