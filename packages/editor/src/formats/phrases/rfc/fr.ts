import type { RfcPhrases } from './phrases.ts';

/** French phrases of requests for comments. */
export const rfcFr: RfcPhrases = {
  rfcStatus: 'Statut',
  rfcAuthor: 'Auteur',
  rfcDate: 'Date',
  rfcNotStated: 'non indiqué dans le texte',
  rfcProposes: 'Cette RFC propose : {title}.',
  rfcProposed: 'Proposition : {text}',
  rfcGoals: 'Objectifs',
  rfcCan: '{actor} peuvent {actions}.',
  rfcDoNothing: 'Ne rien faire',
  rfcNothingRemains: 'ce que décrit « {heading} » continue.',
  rfcNothingOpen: 'le prix de ce choix reste ouvert, voir {questions}.',
  rfcOther: 'Une autre approche',
  rfcOtherOpen: 'rien n’est indiqué.',
};
