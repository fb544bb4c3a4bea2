import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Portuguese; the keys are those of every language. */
export const derivedPt: DerivedPhrases = {
  askStep: 'O que deve acontecer quando {id} falha no meio do caminho: “{text}”?',
  askZone: 'Em que fuso horário se entende {time}?',
  askShare: 'Para que parte dos casos {id} deve valer: “{text}”?',
  askAgreed: 'Isto está acordado: “{text}”?',
  askUndelivered: 'O que acontece quando a mensagem de {id} não pode ser entregue?',
  pointOf: 'os detalhes de {ids}',
  holds: 'isto é verdade: {text}',
  benefitGoal: 'se alcance “{text}”',
  testMost: 'A medir: {text}. {limit} é aceite, mais de {limit} não.',
  testUnder: 'A medir: {text}. Menos de {limit} é aceite, {limit} não.',
  testLeast: 'A medir: {text}. {limit} é aceite, menos de {limit} não.',
  testPlain: 'A verificar: {text}.',
  testInspected: 'A verificar por inspeção, conforme o texto: {ids}.',
};
