import { isCollection } from '../../understand/api/collection.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import type { NotedCall } from '../../understand/api/notation/noted-call.ts';
import { type Field, plainField } from '../../understand/entities/entity.ts';

/** What is known of the answer of a call. */
interface Answer {
  readonly endpoint: Endpoint;
  readonly noted: NotedCall;
  /** The fields that it gives back. */
  readonly answered: readonly Field[];
}

/** How an answer holds its things: as the one it is, as the array or the object that is noted, or in pages of a list. */
type AnswerShape = 'one' | 'array' | 'envelope' | 'page';

/** Members that stand around the things of a list. */
const around =
  /^(?:items|data|results?|entries|rows|records|total|count|page|pages|next|next_?cursor|cursor|has_?more|limit|offset)$/iu;

export function answerShapeOf({ endpoint, noted, answered }: Answer): AnswerShape {
  const whole = successesOf(noted);
  if (whole.some(({ isArray }) => isArray)) return 'array';
  if (!isCollection(endpoint) || whole.some(({ isObject }) => isObject))
    return answered.some(holdsThings) ? 'envelope' : 'one';
  return answered.some(holdsThings) && answered.every((one) => holdsThings(one) || around.test(one.name))
    ? 'envelope'
    : 'page';
}

/** Whether the input notes the whole body of an answer, so that it has no other members. */
export function isNotedWhole({ noted }: Pick<Answer, 'noted'>): boolean {
  return successesOf(noted).some(({ isArray, isObject }) => isArray || isObject);
}

/** The answers that are noted of a call where all is well; what names no status is one. */
const successesOf = ({ answers }: NotedCall) =>
  answers.filter(({ status }) => status === null || status < 300);

/** The fields of the things that an answer holds, without those around them. */
export function heldFields(operation: Answer): readonly Field[] {
  if (answerShapeOf(operation) !== 'envelope') return operation.answered;
  const [thing] = (operation.answered.find(holdsThings)?.example ?? []) as Record<string, unknown>[];
  return Object.keys(thing ?? {}).map(plainField);
}

/** "items: [{id, start}]". */
function holdsThings({ type, example }: Field): boolean {
  return type === 'array' && Array.isArray(example) && typeof example[0] === 'object';
}
