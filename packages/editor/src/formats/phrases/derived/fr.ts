import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in French; the keys are those of every language. */
export const derivedFr: DerivedPhrases = {
  askStep: 'Que doit-il se passer quand {id} échoue en cours de route : « {text} » ?',
  askZone: 'Dans quel fuseau horaire faut-il lire {time} ?',
  askShare: 'Pour quelle part des cas {id} doit-elle être respectée : « {text} » ?',
  askAgreed: 'Est-ce convenu : « {text} » ?',
  askUndelivered: 'Que se passe-t-il quand le message de {id} ne peut pas être remis ?',
  pointOf: 'les détails de {ids}',
  holds: 'ceci est vrai : {text}',
  benefitGoal: '« {text} » soit atteint',
  testMost: 'À mesurer : {text}. {limit} est admis, plus de {limit} ne l’est pas.',
  testUnder: 'À mesurer : {text}. Moins de {limit} est admis, {limit} ne l’est pas.',
  testLeast: 'À mesurer : {text}. {limit} est admis, moins de {limit} ne l’est pas.',
  testPlain: 'À vérifier : {text}.',
  testInspected: 'À vérifier par inspection, selon leur énoncé : {ids}.',
};
