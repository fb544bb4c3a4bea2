import { clauseComma } from '../clause-comma.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets } from '../forms.ts';
import { wordGroups } from '../word-groups.ts';
import { verbEnding } from './verb-ending.ts';

const ALIKE = 'Dit woord wordt vaak verward met een ander dat er op lijkt.';
const AGREES = 'Deze woorden richten zich naar elkaar.';
const VERB = 'Deze vorm van het werkwoord past hier niet.';

const CONFUSED = `
hun hen ze! zij!
jou jouw je!
u uw
me mijn mij!
dat wat die
dit deze
als dan
nog noch
na naar
kennen kunnen
leggen liggen
legt ligt
teveel veel
bij by
zei zij
meid mijd
hart hard
eis ijs
noemen nemen`;

const AGREEING = `
de het
ons onze
elk elke
welk welke
ieder iedere
zulk zulke
is zijn
was waren
heeft hebben heb hebt
kan kunnen! kun kunt
wordt worden word
moet moeten
zal zullen zult
wil willen wilt
gaat gaan ga
staat staan sta
doet doen doe
ziet zien zie
komt komen kom
mag mogen
zou zouden
werd werden
had hadden
kon konden
moest moesten
dit die deze dat`;

const FIXED = [...wordGroups(CONFUSED, ALIKE), ...wordGroups(AGREEING, AGREES)];

const OTHER =
  /^(?:het|hete|met|uit|niet|ooit|heden|goed|groot|wereld|beeld|tijd|niets|iets|reden|land|hand|avond|stand|grond|kind|bestand|moet|moed|want|wand|tot|dat|wat)$/u;

const VERBS = [
  { id: 'participle', message: VERB, endings: ['d', 't'], anchors: ['d', 't'], except: OTHER },
  {
    id: 'verb-number',
    message: VERB,
    endings: ['t', 'en'],
    anchors: ['t', 'en'],
    except: OTHER,
  },
];
const ADJECTIVES = [{ id: 'adjective', message: AGREES, endings: ['', 'e'], anchors: ['', 'e', 'er'] }];

export const DUTCH_SETS: readonly ConfusionSet[] = [
  ...FIXED,
  verbEnding,
  ...formsSets('nl', [VERBS, ADJECTIVES], FIXED),
  clauseComma(
    'dat omdat als maar want zodat terwijl hoewel wanneer nadat voordat die wat waar of om totdat tenzij',
    'Tussen twee zinnen staat een komma.',
  ),
];
