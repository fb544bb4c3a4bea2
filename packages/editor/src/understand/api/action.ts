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
  if (!changing.has(method)) return null;
  if (isDeed(verb)) return verb;
  const [, one = ''] = onSole.exec(path) ?? [];
  return one !== '' && isPlainBase(one) ? one : null;
}

/** "POST /loyalty/redeem": behind the one thing of its name only a word that is nothing but a verb is what is done. */
const onSole = /\/(?!api\/|v\d)\p{L}[\p{L}-]{2,}\/(\p{L}+)\/?$/u;

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
