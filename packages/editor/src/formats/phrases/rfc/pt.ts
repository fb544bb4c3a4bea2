import type { RfcPhrases } from './phrases.ts';

/** Portuguese phrases of requests for comments. */
export const rfcPt: RfcPhrases = {
  rfcStatus: 'Status',
  rfcAuthor: 'Autor',
  rfcDate: 'Data',
  rfcNotStated: 'não informado no texto',
  rfcProposes: 'Esta RFC propõe: {title}.',
  rfcProposed: 'Proposta: {text}',
  rfcGoals: 'Objetivos',
  rfcCan: '{actor} podem {actions}.',
  rfcDoNothing: 'Não fazer nada',
  rfcNothingRemains: 'o que “{heading}” descreve continua.',
  rfcNothingOpen: 'o que isso custaria está em aberto, ver {questions}.',
  rfcOther: 'Outro caminho',
  rfcOtherOpen: 'por enquanto sem indicação.',
};
