import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Italian; the keys are those of every language. */
export const derivedIt: DerivedPhrases = {
  watchLimit: 'Da misurare in esercizio: {ids}.',
  askTarget: "Quale valore deve sostituire «{text}» perché l'obiettivo sia raggiunto?",
  askStep: 'Che cosa deve succedere quando {id} fallisce a metà: «{text}»?',
  askAtLimit: 'Che cosa succede quando si raggiunge il limite di {id}: «{text}»?',
  askZone: 'In quale fuso orario va inteso {time}?',
  askRun: "Che cosa succede quando l'esecuzione di {id} è in ritardo o non avviene?",
  askShare: 'Per quale parte dei casi deve valere {id}?',
  askAgreed: 'È stato concordato questo: «{text}»?',
  askRestore: 'Si può ripristinare ciò che {id} rimuove, e chi può farlo?',
  askUndelivered: 'Che cosa succede quando il messaggio di {id} non può essere consegnato?',
  pointOf: 'i dettagli di {ids}',
  otherwise: 'la condizione di {id} non si verifica',
  holds: 'questo è vero: {text}',
  benefitProblem: '«{text}» non succeda più',
  benefitGoal: 'si raggiunga «{text}»',
  limitExceeded: 'il limite di {id} viene superato',
  testMost: 'Da misurare: {text}. {limit} va bene, più di {limit} no.',
  testUnder: 'Da misurare: {text}. Meno di {limit} va bene, {limit} no.',
  testLeast: 'Da misurare: {text}. {limit} va bene, meno di {limit} no.',
  testPlain: 'Da verificare: {text}.',
  testInspected: 'Da verificare per ispezione, secondo il testo: {ids}.',
};
