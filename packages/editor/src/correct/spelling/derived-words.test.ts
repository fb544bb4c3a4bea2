import { describe, expect, it } from 'vitest';
import { isDerived } from './derived-words.ts';

describe('isDerived', () => {
  const known = new Set([
    'formatiert',
    'Server',
    'rendu',
    'anidar',
    'pasa',
    'mutowalny',
    'niet',
    'sortować',
    'kropka',
    'indeksowane',
    'machen',
    'überprüfe',
    'überprüfen',
    'überprüft',
    'überprüfst',
    'estática',
    'refatorar',
    'journaliser',
    'gênero',
    'factsheet',
    'mapuj',
    'objeto',
    'adequar',
    'strukturiert',
    'strukturierter',
    'Konfiguration',
    'gelogd',
    'lijsten',
    'unisci',
    'uciekać',
    'vormerken',
    'verkabeln',
  ]);
  const knows = (word: string): boolean => known.has(word);

  it.each([
    ['de', 'umformatiert'],
    ['de', 'vormerkungen'],
    ['de', 'verkabelung'],
    ['es', 'objetos'],
    ['pt', 'objetos'],
    ['de', 'strukturiertere'],
    ['de', 'konfigurations'],
    ['nl', 'gelogde'],
    ['nl', 'uitlijsten'],
    ['it', 'uniscili'],
    ['pl', 'uciekane'],
    ['pt', 'objecto'],
    ['pt', 'adeque'],
    ['de', 'serverseitiger'],
    ['de', 'aufmachen'],
    ['de', 'aufzumachen'],
    ['fr', 'prérendu'],
    ['es', 'anidarlo'],
    ['es', 'pásale'],
    ['pl', 'niemutowalny'],
    ['nl', 'níet'],
    ['pl', 'sortowalnych'],
    ['pl', 'kropkowej'],
    ['pl', 'zaindeksowane'],
    ['de', 'überprüf'],
    ['es', 'estáticamente'],
    ['pt', 'refatoramento'],
    ['fr', 'journaliseur'],
    ['pt', 'género'],
    ['nl', 'factsheets'],
    ['pl', 'zmapuj'],
  ])('knows in %s what is made of a known word: %s', (language, word) => {
    expect(isDerived(word, language, knows)).toBe(true);
  });

  it.each([
    ['de', 'umfrmatiert'],
    ['de', 'aufzumahcen'],
    ['es', 'pasale'],
    ['it', 'anidarlo'],
    ['xx', 'serverseitig'],
    ['nl', 'nét'],
    ['pl', 'sortwalnych'],
    ['pl', 'zaindksowane'],
    ['de', 'überprü'],
    ['pt', 'genero'],
    ['pt', 'comportamente'],
    ['fr', 'journalseur'],
  ])('does not know in %s what is not: %s', (language, word) => {
    expect(isDerived(word, language, knows)).toBe(false);
  });
});
