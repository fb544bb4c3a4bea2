import { isBaseVerb } from '../clause/verbs.ts';
import type { Endpoint } from './endpoint.ts';

/** "POST /orders/{id}/cancel": the verb behind the one thing it is done to; null for a call that only reads or writes. */
export function actionOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string | null {
  const [, verb = ''] = /(?:\{[^{}/]+\}|:[\w-]+|<[^<>/]+>)\/([\p{L}-]+)\/?$/u.exec(path) ?? [];
  const isDeed = verb !== '' && isBaseVerb(verb.split('-')[0] ?? '');
  return ['POST', 'PUT', 'PATCH'].includes(method) && isDeed ? verb : null;
}
