import { isPlural } from '../voice/english.ts';
import { isSystem, withoutAside } from './act.ts';
import type { Steps } from './steps.ts';

const qualifier =
  /^(.{3,80}?) (?:with|without|for|that|which|of|from|per|at|in|on|by|to|\p{Ll}{3,}ing)(?= )/su;

/** "Provide a CSV export with headers": who uses it gets what is said of it. Null where the system is to do something else. */
export function providedSteps(subject: string, action: string): Omit<Steps, 'given'> | null {
  const thing = isSystem(subject)
    ? /^(?:provide|offer|support|have|add|introduce)\s(.{3,})$/isu.exec(action)?.[1]
    : undefined;
  if (thing === undefined) return null;
  const plain = withoutAside(thing);
  const head = qualifier.exec(plain)?.[1];
  if (head !== undefined || plain !== thing)
    return { trigger: `somebody uses ${head ?? plain}`, outcome: `what they get is ${thing}` };
  return {
    trigger: `somebody looks for ${plain}`,
    outcome: `${isPlural(plain) ? 'they are' : 'it is'} there and can be used`,
  };
}
