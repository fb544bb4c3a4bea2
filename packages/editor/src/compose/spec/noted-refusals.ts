import { callsIn } from '../../understand/api/endpoint.ts';
import { caseIn } from '../../understand/api/notation/case-in.ts';
import { notedCall } from '../../understand/api/notation/noted-call.ts';
import { notesCall } from '../../understand/api/notation/notes-call.ts';
import type { Requirement } from '../requirement.ts';

/**
 * The cases that a demand notes behind its call, each with its code: "balance too low: 409"; null where the demand is no noted call, so that its
 * words say what goes wrong.
 */
export function notedRefusals({ statement: { text } }: Requirement): string[] | null {
  const [call] = callsIn(text);
  if (call === undefined || !notesCall(text)) return null;
  return notedCall(call, text).answers.flatMap(({ status, words }) => {
    const said = status === null || status < 400 ? '' : caseIn(words);
    return said === '' ? [] : [`${said}: ${status}`];
  });
}
