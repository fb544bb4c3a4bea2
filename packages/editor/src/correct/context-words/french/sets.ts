import { BORROWED_NOUNS } from '../../lexicon/borrowed-nouns.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets } from '../forms.ts';
import { unless } from '../unless.ts';
import { wordGroups } from '../word-groups.ts';

const LIKE_ANOTHER = 'Ce mot se confond avec un autre qui se prononce de la même façon.';
const AGREES = 'Les mots s’accordent entre eux.';
const VERB = 'Cette forme du verbe ne va pas à cet endroit.';

/** Words that sound alike, or that learners take for one another. */
const ALIKE = `
a à
ou où
ce se
c'est s'est ces ses
cet cette ce
c'était s'était
et est
la là
on ont
son sont
sa ça
peu peut peux
leur leurs
du dû
sur sûr
mais mes met
quel quelle quels quelles qu'elle
tout tous toute toutes
quand quant
dans d'en
si s'y
ni n'y
sans s'en
plutôt plus`;

/** Determiners and verbs that agree. */
const AGREEING = `
le la les
un une des
du des
au aux
de d'un d'une des
mon ma mes
ton ta tes
notre nos
votre vos
quelque quelques
aucun aucune
chaque chaques
certain certaine certains certaines
celui celle ceux celles
lequel laquelle lesquels lesquelles
est sont es
a ont as ai
fait font fais
va vont vas
doit doivent dois devez
peut peuvent peux pouvez
veut veulent veux voulez
sait savent sais savez
met mettent mets
permet permettent
vient viennent viens
devient deviennent deviens
contient contiennent
obtient obtiennent
prend prennent prends
comprend comprennent comprends
dit disent dis dites
suit suivent suis
lit lisent lis
écrit écrivent écris
décrit décrivent
reçoit reçoivent reçois
renvoi renvoie renvoient
était étaient étais
avait avaient avais avez
sera seront serai seras
serait seraient serais
aura auront aurai auras
aurait auraient aurais
pourra pourront pourrai
pourrait pourraient pourrais
devra devront devrai
devrait devraient devrais
fonctionnait fonctionnaient
faut faux
mis mit mise mises`;

/** A number by itself is a plural subject that looks like none. */
const NUMBER =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cent|mille|plusieurs|certains|certaines|beaucoup|\d+)$/;

function isBehindNumber(words: readonly string[], at: number): boolean {
  return NUMBER.test(words[at - 1] ?? '');
}

/** "Le build": the gender of English nouns is a matter of who writes. */
function isBeforeBorrowed(words: readonly string[], at: number): boolean {
  return BORROWED.has(words[at + 1] ?? '');
}

/** Those that French itself does not have. */
const BORROWED: ReadonlySet<string> = new Set(
  BORROWED_NOUNS.filter(
    (noun) =>
      !/^(?:services?|queue|queues|branches|sprints?|base|test|tests|support|code|account|session|sessions|interfaces?|libraries|limite?|index|script|scripts|container|cluster)$/u.test(
        noun,
      ),
  ),
);

const FIXED = [
  ...wordGroups(ALIKE, LIKE_ANOTHER),
  ...wordGroups(AGREEING, AGREES).map(
    unless((words, at) => isBeforeBorrowed(words, at) || isBehindNumber(words, at)),
  ),
];

const VERBS = [
  {
    id: 'er-verb',
    message: VERB,
    endings: ['er', 'é', 'ée', 'és', 'ées', 'ez', 'e', 'es', 'ent', 'ait', 'aient', 'ais', 'ons', 'ant'],
    confused: [
      ['er', 'é', 'ez'],
      ['é', 'ée'],
      ['é', 'és'],
      ['ée', 'ées'],
      ['és', 'ées'],
      ['e', 'ent'],
    ],
    anchors: ['er', 'iez', 'erions'],
  },
  {
    id: 'ir-verb',
    message: VERB,
    endings: ['ir', 'i', 'it', 'is', 'ie', 'ies', 'issent'],
    confused: [
      ['ir', 'i', 'it', 'is'],
      ['i', 'ie'],
      ['ie', 'ies'],
    ],
    anchors: ['ir', 'issez'],
  },
  {
    id: 're-verb',
    message: VERB,
    endings: ['re', 's', '', 'ent', 'u', 'ue', 'us', 'ues'],
    confused: [
      ['u', 'ue'],
      ['u', 'us'],
      ['ue', 'ues'],
      ['us', 'ues'],
      ['re', 's'],
    ],
    anchors: ['re', 'ez', 'ent'],
  },
];

const NOUNS = [
  {
    id: 'if-ive',
    message: AGREES,
    endings: ['if', 'ive', 'ifs', 'ives'],
    confused: [
      ['if', 'ive'],
      ['if', 'ifs'],
      ['ive', 'ives'],
      ['ifs', 'ives'],
    ],
    anchors: ['if', 'ive'],
  },
  {
    id: 'eux-euse',
    message: AGREES,
    endings: ['eux', 'euse', 'euses'],
    confused: [
      ['eux', 'euse'],
      ['eux', 'euses'],
      ['euse', 'euses'],
    ],
    anchors: ['eux', 'euse'],
  },
  {
    id: 'el-elle',
    message: AGREES,
    endings: ['el', 'elle', 'els', 'elles'],
    confused: [
      ['el', 'elle'],
      ['el', 'els'],
      ['elle', 'elles'],
      ['els', 'elles'],
    ],
    anchors: ['el', 'elle', 'els'],
  },
  {
    id: 'al-ale',
    message: AGREES,
    endings: ['al', 'ale', 'aux', 'ales'],
    confused: [
      ['al', 'ale'],
      ['al', 'aux'],
      ['ale', 'ales'],
      ['aux', 'ales'],
    ],
    anchors: ['al', 'aux'],
  },
  {
    id: 'ien-ienne',
    message: AGREES,
    endings: ['en', 'enne', 'ens', 'ennes'],
    confused: [
      ['en', 'enne'],
      ['enne', 'ennes'],
      ['ens', 'ennes'],
    ],
    anchors: ['en', 'enne'],
  },
  {
    id: 'adjective',
    message: AGREES,
    endings: ['', 'e', 's', 'es'],
    confused: [
      ['', 'e'],
      ['', 's'],
      ['e', 'es'],
      ['s', 'es'],
    ],
    anchors: ['', 'e', 's', 'es'],
    barred: ['er', 're'],
    except: /(?:[éi]e?s?|er)$/u,
  },
  { id: 'number', message: AGREES, endings: ['', 's'], anchors: ['', 's'], except: /(?:és?|ées?|er)$/u },
];

export const FRENCH_SETS: readonly ConfusionSet[] = [...FIXED, ...formsSets('fr', [VERBS, NOUNS], FIXED)];
