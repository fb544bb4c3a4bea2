import type { DerivedPhrases } from './phrases.ts';

/** What a document derives from the demands of its input, in Spanish; the keys are those of every language. */
export const derivedEs: DerivedPhrases = {
  watchLimit: 'Por medir en operación: {ids}.',
  askTarget: '¿Qué valor debe sustituir a «{text}» para dar el objetivo por cumplido?',
  askStep: '¿Qué debe ocurrir cuando {id} falla a medias: «{text}»?',
  askAtLimit: '¿Qué ocurre cuando se alcanza el límite de {id}: «{text}»?',
  askZone: '¿En qué zona horaria se entiende {time}?',
  askRun: '¿Qué ocurre cuando la ejecución de {id} se retrasa o no tiene lugar?',
  askShare: '¿Para qué parte de los casos debe cumplirse {id}?',
  askAgreed: '¿Está acordado esto: «{text}»?',
  askRestore: '¿Se puede recuperar lo que {id} elimina, y quién puede hacerlo?',
  askUndelivered: '¿Qué ocurre cuando el mensaje de {id} no se puede entregar?',
  pointOf: 'los detalles de {ids}',
  otherwise: 'no se cumple la condición de {id}',
  holds: 'se cumple esto: {text}',
  benefitProblem: '«{text}» deje de ocurrir',
  benefitGoal: 'se alcance «{text}»',
  limitExceeded: 'se supera el límite de {id}',
  testMost: 'Por medir: {text}. {limit} es válido, más de {limit} no.',
  testUnder: 'Por medir: {text}. Menos de {limit} es válido, {limit} no.',
  testLeast: 'Por medir: {text}. {limit} es válido, menos de {limit} no.',
  testPlain: 'Por comprobar: {text}.',
  testInspected: 'Por verificar por inspección, según su texto: {ids}.',
};
