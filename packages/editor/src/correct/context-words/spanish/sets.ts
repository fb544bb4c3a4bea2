import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets, vowelNouns } from '../forms.ts';
import { unless } from '../unless.ts';
import { wordGroups } from '../word-groups.ts';

const ACCENT = 'La tilde distingue esta palabra de otra.';
const LIKE_ANOTHER = 'Esta palabra se confunde con otra que suena igual.';
const AGREES = 'Las palabras concuerdan entre sí.';
const VERB = 'Esta forma del verbo no encaja aquí.';

const ACCENTED = `
el él!
si sí!
que qué!
como cómo!
cuando cuándo!
donde dónde!
quien quién!
cual cuál!
cuales cuáles!
cuanto cuánto!
mas más!
se sé!
tu tú!
mi mí!
te té!
de dé!
aun aún!
esta está!
este esté!
estas estás!
porque porqué!
esto está!
ultima última!
publico público! publicó!
termino término! terminó!
numero número!
practica práctica!
valida válida!
valido válido!
ejecuto ejecutó!
continua continúa!
integra íntegra!`;

const ALIKE = `
a ha ah
e he y
has as
hay ahí
haya halla
echo hecho
hecha echa
haber ver
vez ves
iba va
tuvo tubo
hacia hacía`;

const AGREEING = `
el la los las
un una unos unas
este esta estos estas esto
ese esa esos esas
del de
al a
nuestro nuestra nuestros nuestras
su sus
mi mis
tu tus
otro otra otros otras
mismo misma mismos mismas
todo toda todos todas
algún alguna algunos algunas
ningún ninguna
mucho mucha muchos muchas
primer primera primeros
es son
está están
esta estas está están
ha han he hemos
fue fueron
era eran
será serán
había habían hubo hubieron
tiene tienen
tenía tenían
puede pueden
puedo pueda
podría podrían
pudo pudieron
debe deben
debería deberían
hace hacen
hizo hicieron
va van
dice dicen
quiere quieren
viene vienen
sea sean
tenga tengan
haga hagan
sería serían
estaba estaban
hay haya`;

const FIXED = [...wordGroups(ALIKE, LIKE_ANOTHER), ...wordGroups(AGREEING, AGREES).map(unless(isInPhrase))];

/** "A las 6:50", "a la 1", "del todo": the hour has its article whatever stands around, and a set phrase its form. */
function isInPhrase(words: readonly string[], at: number): boolean {
  return (
    (/^las?$/.test(words[at] ?? '') && /^\d/.test(words[at + 1] ?? '')) ||
    (words[at] === 'todo' && words[at - 1] === 'del')
  );
}

const VERBS = [
  {
    id: 'ar-verb',
    message: VERB,
    endings: ['ar', 'a', 'an', 'e', 'en', 'o', 'ó', 'aron', 'é', 'aba', 'aban', 'ando', 'amos', 'as'],
    confused: [
      ['a', 'an'],
      ['e', 'en'],
      ['a', 'e'],
      ['an', 'en'],
    ],
    anchors: ['ar', 'aban'],
  },
  {
    id: 'er-verb',
    message: VERB,
    endings: ['er', 'e', 'en', 'a', 'an', 'o', 'ió', 'ieron', 'í', 'ía', 'ían', 'iendo', 'emos'],
    confused: [
      ['e', 'en'],
      ['a', 'an'],
      ['e', 'a'],
      ['en', 'an'],
    ],
    anchors: ['er', 'ían', 'emos'],
  },
  {
    id: 'ir-verb',
    message: VERB,
    endings: ['ir', 'e', 'en', 'a', 'an', 'o', 'ió', 'ieron', 'í', 'ía', 'ían', 'iendo', 'imos'],
    confused: [
      ['e', 'en'],
      ['a', 'an'],
      ['e', 'a'],
      ['en', 'an'],
    ],
    anchors: ['ir', 'ían', 'imos'],
  },
];

const NOUNS = [
  ...vowelNouns(AGREES),
  { id: 'ón-ones', message: AGREES, endings: ['ón', 'ones'], anchors: ['ón', 'ones'] },
  { id: 'number', message: AGREES, endings: ['', 's'], anchors: ['', 's'], except: /[oa]s?$/u },
  { id: 'plural-es', message: AGREES, endings: ['', 'es'], anchors: ['', 'es'], except: /[aeiou]$/u },
];

export const SPANISH_SETS: readonly ConfusionSet[] = [
  ...FIXED,
  ...wordGroups(ACCENTED, ACCENT),
  ...formsSets('es', [VERBS, NOUNS], FIXED),
];
