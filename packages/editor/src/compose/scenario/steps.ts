import type { Composition } from '../composition.ts';
import { commaOf, stopOf } from '../voice/full-stop.ts';

/** What a scenario says, whichever requirement it belongs to: what stands behind Given, When and Then. */
export interface Steps {
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The three steps of a scenario with their words: "Given …", "When …", "Then …". */
export function stepsOf({ given, trigger, outcome }: Steps, { phrases }: Composition): string[] {
  return [
    `${phrases.givenWord} ${given}`,
    `${phrases.whenWord} ${trigger}`,
    `${phrases.thenWord} ${outcome}`,
  ];
}

/** A scenario as one sentence. */
export function scenarioLine(steps: Steps, composition: Composition): string {
  const { language } = composition;
  return stepsOf(steps, composition).join(commaOf(language)) + stopOf(language);
}
