import type { Piscina } from 'piscina';
import { isNameOfSteps } from './steps.ts';

/** What a thread does and what waits at it, see `createLanes`. */
export const MOST_AT_A_THREAD = 2;

type LoadBalancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/**
 * Gives a task to a thread with nothing to do; steps that the lanes let go ahead also to one that has others before them. A thread that has to be
 * ended where its task takes too long counts as endlessly busy.
 */
export function threadFor(threads: number): LoadBalancer {
  return ({ name }, workers) => {
    const idle = workers.find(({ currentUsage }) => currentUsage === 0);
    if (idle !== undefined || workers.length < threads || !isNameOfSteps(name)) return idle ?? null;
    return workers.find(({ currentUsage }) => currentUsage !== MOST_AT_A_THREAD) ?? null;
  };
}
