import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Spanish; the keys are those of every language. */
export const derivedEs: DerivedPhrases = {
  askStep: '¿Qué debe ocurrir cuando {id} falla a medias: «{text}»?',
  askZone: '¿En qué zona horaria se entiende {time}?',
  askShare: '¿Para qué parte de los casos debe cumplirse {id}: «{text}»?',
  askAgreed: '¿Está acordado esto: «{text}»?',
  askUndelivered: '¿Qué ocurre cuando el mensaje de {id} no se puede entregar?',
  pointOf: 'los detalles de {ids}',
  holds: 'se cumple esto: {text}',
  benefitGoal: 'se alcance «{text}»',
  testMost: 'Por medir: {text}. {limit} es válido, más de {limit} no.',
  testUnder: 'Por medir: {text}. Menos de {limit} es válido, {limit} no.',
  testLeast: 'Por medir: {text}. {limit} es válido, menos de {limit} no.',
  testPlain: 'Por comprobar: {text}.',
  testInspected: 'Por verificar por inspección, según su texto: {ids}.',
};
