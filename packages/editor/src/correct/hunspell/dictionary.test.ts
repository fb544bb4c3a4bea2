import { describe, expect, it } from 'vitest';
import { readInstalled } from '../spelling/installed.ts';
import { createDictionary } from './dictionary.ts';

const AFFIXES = `SET UTF-8
NEEDAFFIX x
FORBIDDENWORD f
KEEPCASE k
ONLYINCOMPOUND o
COMPOUNDBEGIN b
COMPOUNDEND e
COMPOUNDMIN 3
SFX S Y 2
SFX S y ies [^aeiou]y
SFX S 0 s [^y]
SFX D Y 1
SFX D 0 able/S .
PFX R Y 1
PFX R 0 re .
`;

const WORDS = `10
query/S
break/SDR
paint/x
fridge/S
badword/f
mm/k
sonnen/bo
schein/e
laub/be
Haus/be
`;

describe('createDictionary', () => {
  const dictionary = createDictionary(AFFIXES, WORDS);

  it.each([
    'query',
    'queries',
    'break',
    'breaks',
    'breakable',
    'breakables',
    'rebreak',
    'rebreaks',
    'Query',
    'QUERIES',
    'fridge’s'.slice(0, 6),
  ])('knows %s', (word) => {
    expect(dictionary.knows(word)).toBe(true);
  });

  it.each(['querys', 'requery', 'paint', 'badword', 'sonnen', 'MM', 'quer', ''])(
    'does not know %j',
    (word) => {
      expect(dictionary.knows(word)).toBe(false);
    },
  );

  it('knows compounds by the position of their parts', () => {
    expect(dictionary.knows('sonnenschein')).toBe(true);
    expect(dictionary.knows('laubschein')).toBe(true);
    expect(dictionary.knows('scheinlaub')).toBe(false);
    expect(dictionary.hasEntry('sonnenschein')).toBe(false);
  });

  it('tells what stands in it only as a part of others', () => {
    expect(dictionary.isPart('sonnen')).toBe(true);
    expect(dictionary.isPart('schein')).toBe(false);
  });

  it.each([
    ['de', 'Datenbankverbindung gefahren aufgemacht Straße', 'Datenbankverbindnug gefahrn Strasze'],
    ['pl', 'użytkownika konfiguracji najlepszego', 'uzytkownika konfiguracj'],
    ['fr', 'développements aujourd’hui l’utilisateur', 'dévelopements aujourdhui'],
  ])('reads the installed dictionary of %s', (language, right, wrong) => {
    const installed = createDictionary(
      readInstalled(`dictionary-${language}`, 'index.aff'),
      readInstalled(`dictionary-${language}`, 'index.dic'),
    );
    for (const word of right.split(' ')) expect(installed.knows(word), word).toBe(true);
    for (const word of wrong.split(' ')) expect(installed.knows(word), word).toBe(false);
  });
});
