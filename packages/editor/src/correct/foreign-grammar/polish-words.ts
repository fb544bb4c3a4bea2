import { spellingsRule } from './phrases.ts';

export const polishWords = spellingsRule({
  id: 'spelling/polish-words',
  message: 'To słowo pisze się ze znakiem diakrytycznym.',
  spellings: {
    sie: 'się',
    juz: 'już',
    byc: 'być',
    tez: 'też',
    moze: 'może',
    zeby: 'żeby',
    rowniez: 'również',
    wiec: 'więc',
    sa: 'są',
    ktory: 'który',
    ktora: 'która',
    ktore: 'które',
    poniewaz: 'ponieważ',
    wlasnie: 'właśnie',
    dzieki: 'dzięki',
    prosze: 'proszę',
    narazie: 'na razie',
    napewno: 'na pewno',
    wogóle: 'w ogóle',
    wogole: 'w ogóle',
    naprzykład: 'na przykład',
    poprostu: 'po prostu',
  },
  examples: [
    [
      'Serwis nie uruchamia sie, bo ktory port jest zajęty.',
      'Serwis nie uruchamia się, bo który port jest zajęty.',
    ],
    ['Napewno działa.', 'Na pewno działa.'],
  ],
  counterExamples: ['SA', 'już działa', 'ze względu na błąd'],
});
