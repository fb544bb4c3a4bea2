import type { RfcPhrases } from './phrases.ts';

/** Dutch phrases of requests for comments. */
export const rfcNl: RfcPhrases = {
  rfcStatus: 'Status',
  rfcAuthor: 'Auteur',
  rfcDate: 'Datum',
  rfcNotStated: 'niet genoemd in de tekst',
  rfcProposes: 'Deze RFC stelt voor: {title}.',
  rfcProposed: 'Voorstel: {text}',
  rfcGoals: 'Doelen',
  rfcCan: '{actor} kunnen {actions}.',
  rfcDoNothing: 'Niets doen',
  rfcNothingRemains: 'wat ‘{heading}’ beschrijft, gaat door.',
  rfcNothingOpen: 'wat dat zou kosten is open, zie {questions}.',
  rfcOther: 'Een andere aanpak',
  rfcOtherOpen: 'nog niets vermeld.',
};
