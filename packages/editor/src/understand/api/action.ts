import { isPlainBase } from '../../correct/lexicon/participles.ts';
import { isVerbOfDictionaries } from '../../correct/lexicon/word-class.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { deedNoun } from './deed-nouns.ts';
import type { Endpoint } from './endpoint.ts';

/** "POST /orders/{id}/cancel", "POST /jobs/claim": the verb behind the one thing it is done to, or the many; null for a call that only reads or writes. */
export function actionOf({ method, path, deed }: Pick<Endpoint, 'method' | 'path' | 'deed'>): string | null {
  if (deed !== undefined) return deed;
  const [, verb = ''] =
    /(?:\{[^{}/]+\}|:[\w-]+|<[^<>/]+>|\/\p{L}[\p{L}-]+s)\/([\p{L}-]+)\/?$/u.exec(path) ?? [];
  return changing.has(method) && isDeed(verb) ? verb : null;
}

const changing: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Short for "acknowledge" and its contrary, as queues say it. */
const shortForms = /^n?ack$/u;
/** "Signoff", "check-in": a verb and its particle in one word. */
const withParticle =
  /^(?:sign|check|log|opt|clock|hand|roll|pick|drop|take|hold|stand)-?(?:off|out|in|back|up|over|down)$/u;

/** "cancel", "ack", "check-in": whether a part of a path is what is done. */
export function isDeed(segment: string): boolean {
  return (
    segment !== '' &&
    (isBaseVerb(segment.split('-')[0] ?? '') ||
      isPlainBase(segment) ||
      isVerbOfDictionaries(segment) ||
      deedNoun(segment, 'en') !== null ||
      shortForms.test(segment) ||
      withParticle.test(segment))
  );
}
