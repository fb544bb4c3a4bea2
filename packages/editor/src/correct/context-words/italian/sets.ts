import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets } from '../forms.ts';
import { wordGroups } from '../word-groups.ts';

const ALIKE = 'Questa parola si confonde con un’altra che suona allo stesso modo.';
const AGREES = 'Le parole concordano tra loro.';
const VERB = 'Questa forma del verbo non va bene qui.';

const CONFUSED = `
e è
da dà!
si sì!
la là!
li lì!
ne né!
se sé!
o ho
a ha
ai hai
anno hanno
di dì!
c'è ce ci
cera c'era
fato fatto
sono sonno
gli le
che chi`;

const AGREEING = `
il la i le gli lo
un una uno
del della dei delle degli dello
al alla ai alle agli allo
nel nella nei nelle negli nello
dal dalla dai dalle dagli dallo
sul sulla sui sulle sugli sullo
questo questa questi queste
quello quella quelli quelle quei
mio mia miei mie
nostro nostra nostri nostre
suo sua suoi sue
ogni ognuno
altro altra altri altre
tutto tutta tutti tutte
stesso stessa stessi stesse
nessun nessuna
alcuni alcune
è sono
ha hanno ho
era erano
può possono
deve devono
viene vengono
va vanno
fa fanno
dà danno
ci vi
sia siano
stato stata stati state
sarà saranno
potrebbe potrebbero
dovrebbe dovrebbero
aveva avevano`;

const FIXED = [...wordGroups(CONFUSED, ALIKE), ...wordGroups(AGREEING, AGREES)];

const VERBS = [
  {
    id: 'are-verb',
    message: VERB,
    endings: ['are', 'a', 'ano', 'ate', 'ato', 'ata', 'ati', 'i', 'o', 'ando', 'ava', 'avano'],
    confused: [['a', 'ano']],
    anchors: ['are', 'avano'],
  },
];

const NOUNS = [
  {
    id: 'adjective',
    message: AGREES,
    endings: ['o', 'a', 'i', 'e'],
    confused: [
      ['o', 'a'],
      ['o', 'i'],
      ['a', 'e'],
      ['i', 'e'],
    ],
    anchors: ['o', 'a', 'i', 'e'],
  },
  { id: 'number-o', message: AGREES, endings: ['o', 'i'], anchors: ['o', 'i'] },
  { id: 'number-a', message: AGREES, endings: ['a', 'e'], anchors: ['a', 'e'] },
  { id: 'number-e', message: AGREES, endings: ['e', 'i'], anchors: ['e', 'i'] },
];

export const ITALIAN_SETS: readonly ConfusionSet[] = [...FIXED, ...formsSets('it', [VERBS, NOUNS], FIXED)];
