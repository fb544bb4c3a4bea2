import type { RfcPhrases } from './phrases.ts';

/** Polish phrases of requests for comments. */
export const rfcPl: RfcPhrases = {
  rfcStatus: 'Status',
  rfcAuthor: 'Autor',
  rfcDate: 'Data',
  rfcNotStated: 'nie podano w tekście',
  rfcProposes: 'To RFC proponuje: {title}.',
  rfcProposed: 'Propozycja: {text}',
  rfcGoals: 'Cele',
  rfcCan: '{actor} mogą {actions}.',
  rfcDoNothing: 'Nic nie robić',
  rfcNothingRemains: 'to, co opisuje „{heading}”, trwa dalej.',
  rfcNothingOpen: 'koszt tego jest otwarty, zob. {questions}.',
  rfcOther: 'Inne podejście',
  rfcOtherOpen: 'na razie brak informacji.',
};
