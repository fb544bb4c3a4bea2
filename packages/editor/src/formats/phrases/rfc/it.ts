import type { RfcPhrases } from './phrases.ts';

/** Italian phrases of requests for comments. */
export const rfcIt: RfcPhrases = {
  rfcStatus: 'Stato',
  rfcAuthor: 'Autore',
  rfcDate: 'Data',
  rfcNotStated: 'non indicato nel testo',
  rfcProposes: 'Questa RFC propone: {title}.',
  rfcProposed: 'Proposta: {text}',
  rfcGoals: 'Obiettivi',
  rfcCan: '{actor} possono {actions}.',
  rfcDoNothing: 'Non fare nulla',
  rfcNothingRemains: 'ciò che descrive «{heading}» continua.',
  rfcNothingOpen: 'quanto costerebbe è da chiarire, vedi {questions}.',
  rfcOther: 'Un’altra strada',
  rfcOtherOpen: 'per ora nessuna indicazione.',
};
