import { spellingsRule } from './phrases.ts';

export const portugueseWords = spellingsRule({
  id: 'spelling/portuguese-words',
  message: 'Esta palavra leva acento ou til.',
  spellings: {
    nao: 'não',
    sao: 'são',
    entao: 'então',
    ja: 'já',
    ate: 'até',
    alem: 'além',
    'alem disso': 'além disso',
    tambem: 'também',
    voce: 'você',
    voces: 'vocês',
    apos: 'após',
    porem: 'porém',
    alguem: 'alguém',
    ninguem: 'ninguém',
    concerteza: 'com certeza',
    derrepente: 'de repente',
    apartir: 'a partir',
    'à partir': 'a partir',
    mes: 'mês',
    tres: 'três',
  },
  examples: [
    ['O serviço nao responde.', 'O serviço não responde.'],
    ['Isso ja acontece tambem aqui.', 'Isso já acontece também aqui.'],
  ],
  counterExamples: ['todas as vezes', 'AI', 'o serviço não responde'],
});
