import { spellingsRule } from '../phrases.ts';

export const dutchWords = spellingsRule({
  id: 'spelling/dutch-words',
  message: 'Dit schrijf je anders.',
  spellings: {
    enigste: 'enige',
    'ten alle tijden': 'te allen tijde',
    'ten alle tijde': 'te allen tijde',
    'te samen': 'tezamen',
    zowiezo: 'sowieso',
    sowiso: 'sowieso',
    uberhaupt: 'überhaupt',
    'groter als': 'groter dan',
    'kleiner als': 'kleiner dan',
    'sneller als': 'sneller dan',
    'langer als': 'langer dan',
    'hun hebben': 'zij hebben',
  },
  examples: [
    ['Het duurt langer als een minuut.', 'Het duurt langer dan een minuut.'],
    ['Dat is zowiezo fout.', 'Dat is sowieso fout.'],
  ],
  counterExamples: ['Het duurt langer dan een minuut.', 'even groot als'],
});
