import type { dataEn } from './en.ts';

/** The words of data models, in Polish. */
export const dataPl: Readonly<Record<keyof typeof dataEn, string>> = {
  titleModel: 'Model danych: {names}',
  modelCovers: 'Ten model dotyczy: „{topic}”.',
  fieldsIntro: 'Typ oznaczony jako przyjęty wynika z nazwy pola.',
  fieldsUnknown: 'Tekst wymienia {entity} bez pól; zob. {questions}.',
  noDiagram: 'Diagram pojawi się, gdy encje będą znane.',
  noRelations: 'Tekst nie łączy ze sobą żadnych encji.',
  joinEntity: 'łączy dwie encje',
  relationLine: 'Jednemu {from} odpowiada dowolna liczba {to}, przez {column}.',
  relationOneLine: 'Jednemu {from} odpowiada najwyżej jeden {to}, przez {column}.',
  constraintKey: '{columns} identyfikuje wiersz.',
  constraintUnique: '{column} ma niepowtarzalne wartości.',
  constraintForeign: '{column} jest kluczem obcym i wymaga indeksu.',
  accessBy: 'Odczyty {entity} według {columns} wymagają indeksu.',
  typeAssumed: 'typ przyjęty',
  classPersonal: 'osobowe',
  classSecret: 'tajne',
  classInternal: 'wewnętrzne',
  assumeTypes: 'Typy, których tekst nie podaje, wynikają z nazw pól.',
  assumeKeys: 'Encję bez podanego klucza identyfikuje `id`.',
  assumeJoins: 'Dwie encje w relacji wiele do wielu łączy osobna encja.',
};
