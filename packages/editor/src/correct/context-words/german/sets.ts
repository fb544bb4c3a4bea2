import { clauseComma } from '../clause-comma.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets } from '../forms.ts';
import { unless } from '../unless.ts';
import { wordGroups } from '../word-groups.ts';
import { isDativeOfVerb } from './dative-verb.ts';
import { nounCapital } from './noun-capital.ts';

const ALIKE = 'Dieses Wort wird oft mit einem anderen verwechselt, das ähnlich klingt.';
const AGREES = 'Artikel und Endung richten sich nach dem Substantiv und dem Fall.';
const VERB = 'Das Verb richtet sich nach dem Subjekt.';

const CONFUSED = `
das dass
seid seit
wen wenn
den denn
in ihn!
im ihm
ihn ihnen ihm
wider wieder
war wahr
man mann
hast hasst
als wie
wer wehr
viel fiel
mehr meer
lässt last
mir mich
dir dich`;

const AGREEING = `
der die das den dem des
ein eine einen einem einer eines
zum zur
ist sind
hat haben habe!
wird werden werde!
wurde wurden
war waren
hatte hatten
kann können
muss müssen
soll sollen
darf dürfen
will wollen
sollte sollten
könnte könnten
müsste müssten
würde würden
konnte konnten
gibt geben gebe!
geht gehen gehe!
läuft laufen laufe!
steht stehen stehe!
schlägt schlagen
sieht sehen sehe!
enthält enthalten
fällt fallen
lässt lassen
hält halten
tritt treten
verhält verhalten
hängt hängen
wäre wären
hätte hätten`;

const FIXED = [
  ...wordGroups(CONFUSED, ALIKE),
  ...wordGroups(AGREEING, AGREES).map(
    unless((words, at) => isInPhrase(words, at) || isDativeOfVerb(words, at)),
  ),
];

/** "Des Weiteren", "des Öfteren": the genitive of set phrases. */
function isInPhrase(words: readonly string[], at: number): boolean {
  return words[at] === 'des' && /^(?:weiteren|öfteren)$/.test(words[at + 1] ?? '');
}

const HELPER =
  /^(?:wird|werden|wirst|würden?|kann|können|konnten?|könnten?|muss|müssen|mussten?|müssten?|soll|sollen|sollten?|darf|dürfen|durften?|will|wollen|wollten?|lässt|lassen)$/;

/** "Dass es den Vorgang pausieren wird": an infinitive before its helper, at the end of a clause. */
function isBeforeHelper(words: readonly string[], at: number): boolean {
  return (
    /en$/.test(words[at] ?? '') && HELPER.test(words[at + 1] ?? '') && /^[.,;:!?]?$/.test(words[at + 2] ?? '')
  );
}

const ENDINGS = [
  {
    id: 'ending',
    message: AGREES,
    endings: ['', 'e', 'en', 'em', 'er', 'es'],
    confused: [['e', 'en', 'em', 'er', 'es']],
    anchors: ['e', 'en', 'em', 'er', 'es'],
  },
];
const VERBS = [
  {
    id: 'verb',
    message: VERB,
    endings: ['t', 'en', 'e', 'te', 'ten'],
    confused: [['t', 'en']],
    anchors: ['en', 't', 'te'],
  },
];

export const GERMAN_SETS: readonly ConfusionSet[] = [
  ...FIXED,
  ...formsSets('de', [ENDINGS, VERBS], FIXED).map(
    unless((words, at) => isDativeOfVerb(words, at) || isBeforeHelper(words, at)),
  ),
  nounCapital,
  clauseComma(
    'dass weil wenn ob obwohl bevor nachdem sobald falls sodass warum wieso weshalb woran aber sondern',
    'Vor einem Nebensatz steht ein Komma.',
  ),
];
