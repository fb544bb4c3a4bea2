import { callsIn } from '../endpoint.ts';
import { notedCall } from './noted-call.ts';

const opensWithCall =
  /^(?:\p{L}[\p{L} -]{1,30}:\s|(?:the |an? )?(?:new )?(?:endpoint|call|route)\s)?`?(?:GET|POST|PUT|PATCH|DELETE) \//iu;
/** What is there today is noted in the same way. */
const tellsToday =
  /(?<!\p{L})(?:today|currently|right now|at the moment|already|existing|legacy|no longer)(?!\p{L})/iu;

/** Whether a sentence is a call with what it takes and answers in shorthand, which says what is to be built: "POST /exports {month} -> 202". */
export function notesCall(text: string): boolean {
  if (!opensWithCall.test(text) || tellsToday.test(text)) return false;
  const [call] = callsIn(text);
  if (call === undefined) return false;
  const { sent, answers } = notedCall(call, text);
  // What only answers that it broke is told of a fault.
  return (
    sent.length > 0 ||
    answers.some(({ status, fields }) => (status !== null && status < 500) || fields.length > 0)
  );
}
