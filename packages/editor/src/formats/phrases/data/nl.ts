import type { dataEn } from './en.ts';

/** The words of data models, in Dutch. */
export const dataNl: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Datamodel voor {names}',
  modelCovers: 'Dit model gaat over ‘{topic}’.',
  fieldsIntro: 'Een type dat als aangenomen is aangegeven, is afgeleid van de veldnaam.',
  fieldsUnknown: 'De tekst noemt {entity} zonder velden; zie {questions}.',
  noDiagram: 'Een diagram volgt zodra de entiteiten bekend zijn.',
  noRelations: 'De tekst legt geen relatie tussen entiteiten.',
  joinEntity: 'verbindt twee entiteiten',
  relationLine: 'Bij {from} hoort een willekeurig aantal {to}, via {column}.',
  relationOneLine: 'Bij {from} hoort ten hoogste één {to}, via {column}.',
  constraintKey: '{columns} identificeert een rij.',
  constraintUnique: '{column} is uniek.',
  constraintForeign: '{column} is een vreemde sleutel en heeft een index nodig.',
  accessBy: 'Leesacties van {entity} op {columns} hebben een index nodig.',
  typeAssumed: 'type aangenomen',
  classPersonal: 'persoonlijk',
  classSecret: 'geheim',
  classInternal: 'intern',
  assumeTypes: 'Types die de tekst niet geeft, zijn afgeleid van de veldnamen.',
  assumeKeys: 'Een entiteit zonder genoemde sleutel wordt door `id` geïdentificeerd.',
  assumeJoins: 'Twee entiteiten met een veel-op-veelrelatie worden verbonden door een eigen entiteit.',
};
