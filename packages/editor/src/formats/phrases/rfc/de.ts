import type { RfcPhrases } from './phrases.ts';

/** German phrases of requests for comments. */
export const rfcDe: RfcPhrases = {
  rfcStatus: 'Status',
  rfcAuthor: 'Verfasser',
  rfcDate: 'Datum',
  rfcNotStated: 'im Text nicht genannt',
  rfcProposes: 'Dieser RFC schlägt vor: {title}.',
  rfcProposed: 'Vorschlag: {text}',
  rfcGoals: 'Ziele',
  rfcCan: '{actor} können {actions}.',
  rfcDoNothing: 'Nichts tun',
  rfcNothingRemains: 'was „{heading}“ beschreibt, geht weiter.',
  rfcNothingOpen: 'was das kosten würde, ist offen, siehe {questions}.',
  rfcOther: 'Ein anderer Weg',
  rfcOtherOpen: 'bisher keine Angabe.',
};
