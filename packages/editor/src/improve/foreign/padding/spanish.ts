import { likeFirst } from '../../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';
import { phraseRule } from '../../phrase-rule.ts';
import { sentenceBefore, sentenceBehind } from '../../sentence-around.ts';

const PADDING =
  /(?<![\p{L}-])(?:básicamente|la verdad es que|o sea|en realidad|simplemente|de hecho|lo que quería|digamos|cualquier tipo de)(?![\p{L}-])/giu;
const fewest = 2;

const idleWord: ProseRule = {
  id: 'improve/spanish-idle-word',
  category: 'style',
  message: 'Esta palabra no dice nada aquí.',
  pattern:
    /(?<![\p{L}-])(?:(?<=(?:^|\n|[.!?,] |(?<![\p{L}])(?:que|y|pero) ))(?:básicamente|o sea|en realidad|digamos),? |(?<=^|\n|[.!?,] |(?<![\p{L}])(?:que|y|pero) )la verdad es que,? )(?=[\p{L}\p{N}])|(?<=(?<![\p{L}])que), (?:básicamente|o sea|en realidad|digamos),(?= )/giu,
  replace: (_, { prose, from }) => {
    const around = sentenceBefore(prose, from) + sentenceBehind(prose, from);
    return (around.match(PADDING)?.length ?? 0) >= fewest ? '' : null;
  },
  examples: [
    ['La verdad es que, básicamente, el job falla.', 'el job falla.'],
    ['O sea, el problema es que, en realidad, la tabla crece.', 'el problema es que la tabla crece.'],
  ],
  counterExamples: [
    'Básicamente hay dos opciones.',
    'En realidad el índice existe.',
    'La verdad es que falla.',
  ],
};

const wanted: ProseRule = {
  id: 'improve/spanish-wanted',
  category: 'style',
  message: 'Se dice con menos palabras.',
  pattern:
    /(?<![\p{L}-])(?:básicamente,? )?lo que (?<want>quería|quiero|queríamos) (?:hacer )?(?:era|es)(?: simplemente| solo| sólo)? (?=(?:preguntar|comentar|decir|pedir|saber)\b)|(?<=^|\n|[.!?] )en mi opinión, (?<think>creo|pienso) que|(?<![\p{L}-])aproximadamente (?=un[oa]s \d)|(?<=\ben caso de que tengan )cualquier tipo de (?<noun>pregunta|duda)/giu,
  replace: ({ 0: written, groups }) => {
    const { want, think, noun } = groups ?? {};
    if (want !== undefined) return `${likeFirst(want.toLowerCase(), written)} `;
    if (think !== undefined) return `${likeFirst(think, written)} que`;
    return noun === undefined ? '' : `alguna ${noun}`;
  },
  examples: [
    ['Lo que quería era simplemente preguntar si falla.', 'Quería preguntar si falla.'],
    ['En mi opinión, creo que hay que esperar.', 'Creo que hay que esperar.'],
    ['Tarda aproximadamente unas 3 horas.', 'Tarda unas 3 horas.'],
  ],
  counterExamples: ['Lo que quería era un índice.', 'En mi opinión, hay que esperar.'],
};

const phrases = phraseRule({
  id: 'improve/spanish-padding',
  message: 'Se dice con menos palabras.',
  phrases: {
    'ponerse en contacto conmigo': 'contactarme',
    'ponerse en contacto con nosotros': 'contactarnos',
  },
  examples: [['No duden en ponerse en contacto conmigo.', 'No duden en contactarme.']],
  counterExamples: ['Hay que ponerse en contacto con el cliente.'],
});

export const SPANISH_PADDING: readonly ProseRule[] = [wanted, phrases, idleWord];
