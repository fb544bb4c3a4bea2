import { describe, expect, it } from 'vitest';
import { correctForeignWord, hasForeignSpeller } from './foreign-speller.ts';

describe('correctForeignWord', () => {
  it.each([
    ['de', 'funktionirt', 'funktioniert'],
    ['de', 'Datenbnak', 'Datenbank'],
    ['fr', 'probleme', 'problème'],
    ['es', 'configuracion', 'configuración'],
    ['pt', 'configuraçao', 'configuração'],
    ['it', 'configurazzione', 'configurazione'],
    ['nl', 'gebruikker', 'gebruiker'],
    ['pl', 'uzytkownik', 'użytkownik'],
    ['de', 'datenbank', 'Datenbank'],
    ['de', 'freitag', 'Freitag'],
    ['fr', 'selection', 'sélection'],
    ['fr', 'l’instanciaton', 'l’instanciation'],
    ['it', "dell'aplicazione", "dell'applicazione"],
    ['de', 'fuer', 'für'],
    ['de', 'zurueckgesetzt', 'zurückgesetzt'],
  ])('in %s takes %s for %s', (language, written, right) => {
    expect(correctForeignWord(written, language)?.word).toBe(right);
  });

  it.each([
    ['de', 'rausnehmen'],
    ['de', 'Datenbankverbindung'],
    ['de', 'vllt'],
    ['de', 'geparst'],
    ['de', 'debuggen'],
    ['de', 'posten'],
    ['de', 'design'],
    ['de', 'Elektro'],
    ['de', 'Disko'],
    ['fr', 'webhook'],
    ['fr', 'soient'],
    ['fr', 'gèrera'],
    ['pt', 'ponderámos'],
    ['es', 'contratador'],
    ['pl', 'forkiem'],
    ['nl', 'gelijk'],
    ['pl', 'commitów'],
    ['es', 'kubectl'],
    ['pl', 'xqzvwkj'],
    ['de', 'ausgecheckt'],
    ['de', 'serverseitiger'],
    ['pl', 'frameworka'],
    ['es', 'pásale'],
    ['pt', 'booleano'],
    ['nl', 'client'],
    ['nl', 'tokentool'],
    ['nl', 'geüpdatet'],
    ['nl', 'ingecheckt'],
    ['nl', 'Topicus'],
    ['pl', 'tickecie'],
    ['pl', 'komponowalne'],
    ['pl', 'mockowanych'],
    ['de', 'Requestqueue'],
    ['de', 'rausgehen'],
    ['de', 'aufzumachen'],
    ['de', 'mithilft'],
    ['nl', "don't"],
    ['de', 'we’re'],
  ])('in %s leaves %s', (language, word) => {
    expect(correctForeignWord(word, language)).toBeNull();
  });

  it('serves seven languages beside English', () => {
    expect(['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'constructor'].filter(hasForeignSpeller)).toEqual(
      ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'],
    );
  });
});
