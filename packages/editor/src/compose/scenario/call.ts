import { withArticle } from './act.ts';

/** A call as the input writes it, its path in a group. */
export const call = /`(?:GET|POST|PUT|PATCH|DELETE|HEAD) (\/[^`\s]*)[^`]*`/u;

/** Whether a deed is a call: "poll `GET /jobs/{id}`". */
export function isCall(action: string): boolean {
  return call.test(action);
}

/** A request that cannot be answered: its path names nothing that exists, else its data is wrong. */
export function wrongRequest(text: string): string {
  const path = call.exec(text)?.[1] ?? '';
  const parameter = [...path.matchAll(/[{:]([A-Za-z][\w-]*)/gu)].at(-1)?.[1];
  return parameter === undefined
    ? 'a request with missing or invalid data'
    : `a request for ${withArticle(parameter)} that does not exist`;
}
