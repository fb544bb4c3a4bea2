import { clauseComma } from '../clause-comma.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import { formsSets } from '../forms.ts';
import { wordGroups } from '../word-groups.ts';

const ALIKE = 'To słowo łatwo pomylić z innym.';
const AGREES = 'Te słowa muszą do siebie pasować.';
const CASE = 'W tym miejscu stoi inny przypadek.';
const VERB = 'Ta forma czasownika tu nie pasuje.';

const CONFUSED = `
ta tą tę
ze że
są sam
może morze
tego tę
by być
bądź będź
lub lup
jaki jaką jaka
którą która które któryś który
tam tą
nim nimi
jej jest
moja moją moje
swoją swoja swoje
nową nowa nowe
żadna żadną
każda każdą
inna inną
także tak
nie ni
kod kot
rząd żąd
stóp stop`;

const AGREEING = `
jest są
był byli była było były
został została zostało zostały zostali
ma mają mam
może mogą mogę
musi muszą muszę
chce chcą chcę
będzie będą będę
powinien powinna powinno powinny
ten ta to te
który która które których którym którego której
nowy nowa nowe nowego
działa działają
jeden jedna jedno
dwa dwie`;

const FIXED = [...wordGroups(CONFUSED, ALIKE), ...wordGroups(AGREEING, AGREES)];

const NOUNS = [
  {
    id: 'ja',
    message: CASE,
    endings: ['a', 'ę', 'ą', 'e', 'i', 'o'],
    confused: [
      ['e', 'ę'],
      ['a', 'ą'],
      ['ę', 'ą'],
    ],
    anchors: ['a', 'ę', 'ą'],
  },
];
const VERBS = [
  {
    id: 'a-verb',
    message: VERB,
    endings: ['a', 'am', 'ają', 'ać', 'ał', 'ała', 'ały', 'ało'],
    confused: [['a', 'ają']],
    anchors: ['ać', 'ał', 'ają'],
  },
  {
    id: 'i-verb',
    message: VERB,
    endings: ['i', 'ią', 'ię', 'ić', 'ił', 'iła', 'iły', 'isz'],
    confused: [['i', 'ią']],
    anchors: ['ić', 'ił', 'i'],
  },
  {
    id: 'uje-verb',
    message: VERB,
    endings: ['uje', 'ują', 'uję', 'ować', 'ował', 'owała', 'owały'],
    confused: [['uje', 'ują']],
    anchors: ['uje', 'ować'],
  },
];

export const POLISH_SETS: readonly ConfusionSet[] = [
  ...FIXED,
  ...formsSets('pl', [NOUNS, VERBS], FIXED),
  clauseComma(
    'że żeby aby ponieważ gdyż jeśli jeżeli bo gdy gdyby zanim aż ale lecz więc który która które którego której którym którzy których którą co jak kiedy gdzie dlaczego czy dopóki choć chociaż',
    'Zdanie podrzędne oddziela się przecinkiem.',
  ),
];
