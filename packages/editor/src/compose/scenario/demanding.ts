import type { Requirement } from '../requirement.ts';
import { isActor, type Parts } from './parts.ts';

/** "Max 3 attempts": a demand that is a bound. */
export function setsLimit({ statement }: Requirement): boolean {
  return (
    /\d/u.test(statement.text) &&
    /(?<!\p{L})(?:max(?:imum|imal)?|at most|up to|no more than|not more than|never more than|höchstens|maximal|au (?:plus|maximum)|como máximo)(?!\p{L})/iu.test(
      statement.masked.text,
    )
  );
}

/** Whether somebody or something hands in data that may be wrong. */
export function takesInput({ statement }: Requirement, parts: Parts | null): boolean {
  return (
    parts?.ability != null ||
    (parts !== null && isActor(parts.subject)) ||
    /(?<!\p{L})(?:inputs?|uploads?|forms?|enters?|submits?|requests?|imports?|POST|PUT|PATCH|accepts?|validat\p{L}{1,4}|registers?|creates?)(?!\p{L})/iu.test(
      statement.text,
    )
  );
}
