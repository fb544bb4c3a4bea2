import type { ProseRule } from '../../prose-rule.ts';

const STRESSED = new Map([
  ['que', 'qué'],
  ['como', 'cómo'],
  ['donde', 'dónde'],
  ['cuando', 'cuándo'],
  ['cual', 'cuál'],
  ['cuales', 'cuáles'],
  ['quien', 'quién'],
  ['quienes', 'quiénes'],
  ['cuanto', 'cuánto'],
  ['cuantos', 'cuántos'],
]);

/** A question that opens with such a word asks by it. */
export const questionWord: ProseRule = {
  id: 'spelling/question-word',
  category: 'spelling',
  message: 'En preguntas, esta palabra lleva tilde.',
  pattern:
    /(?<=¿)(?<before>(?:[Pp]or |[Pp]ara |[Dd]e |[Dd]esde |[Cc]on |[Ee]n )?)(?<word>[Qq]ue|[Cc]omo|[Dd]onde|[Cc]uando|[Cc]uales|[Cc]ual|[Qq]uienes|[Qq]uien|[Cc]uantos|[Cc]uanto)(?= \p{L})/gu,
  replace: ({ groups }) => {
    const { before = '', word = '' } = groups ?? {};
    const stressed = STRESSED.get(word.toLowerCase());
    return stressed === undefined ? null : `${before}${word[0] ?? ''}${stressed.slice(1)}`;
  },
  examples: [
    ['¿Por que falla el build?', '¿Por qué falla el build?'],
    ['¿Cuando lo arreglamos?', '¿Cuándo lo arreglamos?'],
  ],
  counterExamples: ['¿Qué falla?', 'Como siempre falla, avisa.', '¿Comodidad o rapidez?'],
};
