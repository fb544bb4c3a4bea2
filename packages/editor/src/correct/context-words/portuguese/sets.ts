import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets, vowelNouns } from '../forms.ts';
import { wordGroups } from '../word-groups.ts';

const ALIKE = 'Esta palavra se confunde com outra de som parecido.';
const AGREES = 'As palavras concordam entre si.';
const VERB = 'Esta forma do verbo não cabe aqui.';

const CONFUSED = `
e é!
a à há
as às
esta está!
estas estás!
mas mais más!
mal mau
da dá!
por pôr!
nos nós!
porque porquê!
se sê!
onde aonde
trás traz
ele eles
isso isto
tem têm
vem vêm
mantem mantém! mantêm!
contem contém! contêm!
publico público!
ultimo último!
numero número!
pratica prática!
analise análise!
valida válida!
valido válido!
copia cópia!
inicio início!`;

const AGREEING = `
o a os as
um uma uns umas
do da dos das
no na nos nas
ao à aos às
pelo pela pelos pelas
este esta estes estas
esse essa esses essas
aquele aquela aqueles aquelas
deste desta destes destas
desse dessa desses dessas
neste nesta nestes nestas
seu sua seus suas
meu minha meus minhas
nosso nossa nossos nossas
outro outra outros outras
mesmo mesma mesmos mesmas
todo toda todos todas
algum alguma alguns algumas
nenhum nenhuma
muito muita muitos muitas
é são
está estão
foi foram
era eram
será serão
tem têm
tinha tinham
havia haviam
houve houveram
pode podem
poderia poderiam
deve devem
deveria deveriam
faz fazem
fez fizeram
vai vão
diz dizem
quer querem
seja sejam
tenha tenham
estava estavam
qual quais
qualquer quaisquer`;

const FIXED = wordGroups(AGREEING, AGREES);

const VERBS = [
  {
    id: 'ar-verb',
    message: VERB,
    endings: ['ar', 'a', 'am', 'e', 'em', 'o', 'ou', 'aram', 'ei', 'ava', 'avam', 'ando', 'amos', 'ado'],
    confused: [
      ['a', 'am'],
      ['e', 'em'],
      ['a', 'e'],
      ['am', 'em'],
    ],
    anchors: ['ar', 'avam'],
  },
  {
    id: 'er-verb',
    message: VERB,
    endings: ['er', 'e', 'em', 'a', 'am', 'o', 'eu', 'eram', 'i', 'ia', 'iam', 'endo', 'emos', 'ido'],
    confused: [
      ['e', 'em'],
      ['a', 'am'],
    ],
    anchors: ['er', 'iam', 'eram'],
  },
  {
    id: 'ir-verb',
    message: VERB,
    endings: ['ir', 'e', 'em', 'a', 'am', 'o', 'iu', 'iram', 'i', 'ia', 'iam', 'indo', 'imos', 'ido'],
    confused: [
      ['e', 'em'],
      ['a', 'am'],
    ],
    anchors: ['ir', 'iam', 'iram'],
  },
];

const NOUNS = [
  ...vowelNouns(AGREES),
  { id: 'number-em', message: AGREES, endings: ['em', 'ens'], anchors: ['em', 'ens'] },
  { id: 'ão-ões', message: AGREES, endings: ['ão', 'ões'], anchors: ['ão', 'ões'] },
  { id: 'number', message: AGREES, endings: ['', 's'], anchors: ['', 's'], except: /[oam]s?$/u },
  { id: 'plural-es', message: AGREES, endings: ['', 'es'], anchors: ['', 'es'], except: /[aeiou]$/u },
];

export const PORTUGUESE_SETS: readonly ConfusionSet[] = [
  ...FIXED,
  ...wordGroups(CONFUSED, ALIKE),
  ...formsSets('pt', [VERBS, NOUNS], FIXED),
];
