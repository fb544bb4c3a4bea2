import { isBaseVerb } from '../clause/verbs.ts';
import type { Endpoint } from './endpoint.ts';

/** "POST /orders/{id}/cancel": the verb behind the one thing it is done to; null for a call that only reads or writes. */
export function actionOf({ method, path, deed }: Pick<Endpoint, 'method' | 'path' | 'deed'>): string | null {
  if (deed !== undefined) return deed;
  const [, verb = ''] = /(?:\{[^{}/]+\}|:[\w-]+|<[^<>/]+>)\/([\p{L}-]+)\/?$/u.exec(path) ?? [];
  return changing.has(method) && isDeed(verb) ? verb : null;
}

/** "POST /jobs/claim": a deed to what there are several of, which is no thing by itself. */
export function isDeedToMany({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  const [, verb = ''] = /\/\p{L}[\p{L}-]+s\/([\p{L}-]+)\/?$/u.exec(path) ?? [];
  return changing.has(method) && isDeed(verb);
}

const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Short for "acknowledge" and its contrary, as queues say it. */
const shortForms = /^n?ack$/u;

function isDeed(segment: string): boolean {
  return segment !== '' && (isBaseVerb(segment.split('-')[0] ?? '') || shortForms.test(segment));
}
