import { othersRefused } from './entitled.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const shape =
  /^(?:authenticate|sign in|log in|be authenticated) (?:only )?(?:with|by|via|through|using) (?<means>[^,;:]{3,60})$/u;

function meansIn({ whole, condition, isNegative, ability }: Parts): string | null {
  if (condition !== null || isNegative) return null;
  return shape.exec(ability ?? whole)?.groups?.['means'] ?? null;
}

/** "Callers authenticate with their company account": somebody does. Null for any other demand. English. */
export function signingInSteps(parts: Parts): Steps | null {
  const means = meansIn(parts);
  return means === null
    ? null
    : { given: `somebody with ${means}`, trigger: 'they sign in', outcome: 'they are let in' };
}

/** Somebody without it does not get in. */
export function signingInCounter(parts: Parts): Steps | null {
  const means = meansIn(parts);
  return means === null
    ? null
    : { given: `somebody without ${means}`, trigger: 'they try to sign in', outcome: othersRefused };
}
