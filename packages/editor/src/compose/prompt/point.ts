import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { type Composition, say } from '../composition.ts';

/** What a prompt asks beside the questions of every format. Heavier ones are asked first. */
const points = {
  format: { ask: 'promptAskFormat', point: 'promptPointFormat', weight: 66 },
  example: { ask: 'promptAskExample', point: 'promptPointExample', weight: 40 },
} as const satisfies Readonly<Record<string, { ask: PhraseKey; point: PhraseKey; weight: number }>>;

/** Asks a question of prompts and gives its mark. */
export function askPoint(composition: Composition, name: keyof typeof points): string {
  const { ask, point, weight } = points[name];
  return composition.questions.ask({
    key: ask,
    text: say(composition, ask),
    weight,
    point: say(composition, point),
  });
}
