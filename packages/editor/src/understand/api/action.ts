import { isBaseVerb } from '../clause/verbs.ts';
import type { Endpoint } from './endpoint.ts';

/** "POST /orders/{id}/cancel": the verb behind the one thing it is done to; null for a call that only reads or writes. */
export function actionOf({ method, path, deed }: Pick<Endpoint, 'method' | 'path' | 'deed'>): string | null {
  if (deed !== undefined) return deed;
  const [, verb = ''] = /(?:\{[^{}/]+\}|:[\w-]+|<[^<>/]+>)\/([\p{L}-]+)\/?$/u.exec(path) ?? [];
  const isDeed = verb !== '' && isBaseVerb(verb.split('-')[0] ?? '');
  return ['POST', 'PUT', 'PATCH'].includes(method) && isDeed ? verb : null;
}
