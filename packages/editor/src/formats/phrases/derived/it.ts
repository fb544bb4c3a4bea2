import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Italian; the keys are those of every language. */
export const derivedIt: DerivedPhrases = {
  askStep: 'Che cosa deve succedere quando {id} fallisce a metà: «{text}»?',
  askZone: 'In quale fuso orario va inteso {time}?',
  askShare: 'Per quale parte dei casi deve valere {id}: «{text}»?',
  askAgreed: 'È stato concordato questo: «{text}»?',
  askUndelivered: 'Che cosa succede quando il messaggio di {id} non può essere consegnato?',
  pointOf: 'i dettagli di {ids}',
  holds: 'questo è vero: {text}',
  benefitGoal: 'si raggiunga «{text}»',
  testMost: 'Da misurare: {text}. {limit} va bene, più di {limit} no.',
  testUnder: 'Da misurare: {text}. Meno di {limit} va bene, {limit} no.',
  testLeast: 'Da misurare: {text}. {limit} va bene, meno di {limit} no.',
  testPlain: 'Da verificare: {text}.',
  testInspected: 'Da verificare per ispezione, secondo il testo: {ids}.',
};
