import type { RfcPhrases } from './phrases.ts';

/** Spanish phrases of requests for comments. */
export const rfcEs: RfcPhrases = {
  rfcStatus: 'Estado',
  rfcAuthor: 'Autor',
  rfcDate: 'Fecha',
  rfcNotStated: 'no consta en el texto',
  rfcProposes: 'Esta RFC propone: {title}.',
  rfcProposed: 'Propuesta: {text}',
  rfcGoals: 'Objetivos',
  rfcCan: '{actor} pueden {actions}.',
  rfcDoNothing: 'No hacer nada',
  rfcNothingRemains: 'lo que describe «{heading}» continúa.',
  rfcNothingOpen: 'lo que costaría queda abierto, véase {questions}.',
  rfcOther: 'Otro camino',
  rfcOtherOpen: 'por ahora sin indicaciones.',
};
