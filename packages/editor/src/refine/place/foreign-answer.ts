import { contentWords, shareOf } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import { germanAnswer } from './german-answer.ts';
import { frenchAnswer, spanishAnswer } from './romance-answer.ts';
import type { AnswerReader, Said } from './spoken-answer.ts';

const yes = /^(?:ja|oui|sí|si(?=[,.]))(?:\s*[,.;:–—-]\s*|\s+|$)/iu;
const no = /^(?:nein|non|no)(?:\s*[,.;:–—-]\s*|$)/iu;

/** Words that open a question, by its language; where none does, the answer is read as English. */
const readers: readonly (readonly [RegExp, AnswerReader])[] = [
  [
    /^(?:wer|wann|wie|wo|wohin|womit|wodurch|was|bis wann|ab wann|seit wann|welche[rs]?|wird|werden|soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|kann|können|ist|sind|hat|haben|gibt|gilt|gelten|braucht|brauchen|bekommt|bekommen|reicht|bleibt|bleiben|\p{L}+(?:t|en)(?= (?:der|die|das|wir|man|es|ein|eine) )) /iu,
    germanAnswer,
  ],
  [/^¿/u, spanishAnswer],
  [
    /^(?:qui|quand|où|combien|jusqu[’']à quand|à quelle|comment|que |qu[’']|est-ce|\p{L}+-(?:t-)?(?:il|elle|ils|elles|on|nous|vous|ce)(?= )|(?:le|la|les|l[’']|un|une|chaque) )/iu,
    frenchAnswer,
  ],
];

/** An answer to a question in German, French or Spanish as a statement that needs no question; null where it makes none. */
export function foreignAnswer(asked: string, said: string): string | null {
  const question = asked.trim().replace(/\s?[?？]+$/u, '');
  const reader = readers.find(([opens]) => opens.test(question))?.[1];
  const answer = answerOf(said);
  if (reader && answer.polarity !== null && saysAgain(answer.words, question))
    return upperFirst(answer.words);
  return reader?.(question, answer) ?? null;
}

/** Whether words behind a yes or no say again what was asked, and are the whole answer by themselves. */
function saysAgain(words: string, question: string): boolean {
  const asked = contentWords(question);
  return asked.length > 2 && shareOf(asked, new Set(contentWords(words))) >= SAME;
}

const SAME = 0.6;

function answerOf(said: string): Said {
  const answer = said.trim().replace(/[.!]+$/u, '');
  const polarity = yes.test(answer) ? 'yes' : no.test(answer) ? 'no' : null;
  return {
    polarity,
    words: answer.replace(polarity === 'yes' ? yes : polarity === 'no' ? no : /^/u, '').trim(),
  };
}
