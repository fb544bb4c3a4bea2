import type { ProseRule } from '../../prose-rule.ts';

/** Words that open a question within a sentence: it begins with them, not with the clause before. */
const INTERROGATIVE =
  /, (?=(?:(?:a|de|con|en|por|para|desde|hasta) )?(?:qué|cómo|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas)(?!\p{L}))/u;

/** Spanish opens questions and exclamations as it closes them. */
export const openingMark: ProseRule = {
  id: 'punctuation/opening-mark',
  category: 'punctuation',
  message: 'Las preguntas y exclamaciones llevan también signo de apertura.',
  pattern:
    /(?<=(?:^|\n|[.!?:…]["»”)]?\s{1,2}))(?<sentence>[\p{L}\p{N}«“"(][^.!?¿¡:\n]{2,200})(?<mark>[?!])(?=["»”)]?(?:\s*$|\s*\n|\s+[\p{Lu}¿¡]))/gu,
  replace: ({ groups }) => {
    const { sentence = '', mark = '' } = groups ?? {};
    const opening = mark === '?' ? '¿' : '¡';
    const inner = mark === '?' ? INTERROGATIVE.exec(sentence) : null;
    const at = inner === null ? (/^["«“(]/u.test(sentence) ? 1 : 0) : inner.index + 2;
    return `${sentence.slice(0, at)}${opening}${sentence.slice(at)}${mark}`;
  },
  examples: [
    ['Qué pasa si falla?', '¿Qué pasa si falla?'],
    ['Si falla, qué hacemos?', 'Si falla, ¿qué hacemos?'],
    ['Hay que arreglarlo ya!', '¡Hay que arreglarlo ya!'],
  ],
  counterExamples: ['¿Qué pasa si falla?', 'Pasa siempre. ¿Por qué?', 'el campo nombre? es opcional'],
};
