import type { Field } from '../../entities/entity.ts';
import type { Endpoint } from '../endpoint.ts';
import { membersIn, membersOf } from './members.ts';
import { notesOf } from './note.ts';
import { type NotedAnswer, notedAnswers } from './noted-answers.ts';
import { outside, partsOutside } from './outside.ts';

/** What a text notes behind a call in the shorthand of those who build it: "{month} -> 202 + export id, 409 if one runs". */
export interface NotedCall {
  /** What is handed in; empty where nothing is noted in a form that lists it. */
  readonly sent: readonly Field[];
  readonly answers: readonly NotedAnswer[];
}

/** Reads what is noted behind the calls of an operation. Prose behind a call is none of it, and is read by others. */
export function notedCall(endpoint: Pick<Endpoint, 'method' | 'path'>, text: string): NotedCall {
  const notes = notesOf(endpoint, text);
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  return {
    sent: takesBody ? notes.flatMap(({ request, isCell }) => handedIn(request, isCell) ?? []) : [],
    answers: notes.flatMap(({ answer, isCell }) => (answer === '' ? [] : notedAnswers(answer, isCell))),
  };
}

/** "Body:", "with": what leads over to what is handed in. */
const leading =
  /^(?:(?:with|takes?|accepts?|body|payload|params?|json|form|data)(?:\s?[:=]|\sis)?\s?)+(?=[\p{L}_{([])/iu;
/** "enabled: boolean", "seats int (optional)": a member with its type. */
const typed =
  /^[\p{L}_][\p{L}\p{N}_]*\??\s?:?\s(?:uuid|string|text|str|int(?:eger)?(?:32|64)?|long|number|float|double|decimal|bool(?:ean)?|date(?:time)?|timestamp|enum|object|array)(?:\[\])?(?!\p{L})/iu;

/** The fields of what a note hands in: in brackets, or as a list with types; null where it is no such list. */
function handedIn(request: string, isCell: boolean): Field[] | null {
  const said = request.replace(leading, '').trim();
  const bracketed = /^(?:[\p{L}]+ )?([{(][\s\S]*[})])$/u.exec(said)?.[1];
  if (bracketed !== undefined && outside(bracketed).length === bracketed.length && isWhole(bracketed))
    return bracketed.startsWith('{') ? membersOf(bracketed) : membersIn(bracketed.slice(1, -1));
  const opening = /^\{/u.test(said) ? said.slice(0, wholeEnd(said)) : '';
  if (opening !== '') return membersOf(opening);
  const isList = isCell || partsOutside(said, /,/gu).some((part) => typed.test(part));
  return isList ? membersIn(said) : null;
}

/** Whether the bracket at the start is closed by the one at the end. */
function isWhole(bracketed: string): boolean {
  return wholeEnd(bracketed) === bracketed.length;
}

/** Where the bracket that opens a text is closed. */
function wholeEnd(text: string): number {
  const end = outside(text)
    .slice(1)
    .search(/[})\]]/u);
  return end < 0 ? text.length : end + 2;
}
