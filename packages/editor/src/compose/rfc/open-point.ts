import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { gapParagraph } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';

/** What an RFC asks beside the questions of every format. Heavier ones are asked first. */
const points = {
  guide: { say: 'rfcGapGuide', ask: 'rfcAskGuide', point: 'rfcPointGuide', weight: 48 },
  drawbacks: { say: 'rfcGapDrawbacks', ask: 'rfcAskDrawbacks', point: 'rfcPointDrawbacks', weight: 54 },
  priorArt: { say: 'rfcGapPriorArt', ask: 'rfcAskPriorArt', point: 'rfcPointPriorArt', weight: 18 },
} as const satisfies Readonly<
  Record<string, { say: PhraseKey; ask: PhraseKey; point: PhraseKey; weight: number }>
>;

/** The sentence for a section of an RFC that the input gives nothing for, with its question. */
export function openPoint(composition: Composition, name: keyof typeof points): Block {
  const { say: sentence, ask, point, weight } = points[name];
  const questions = composition.questions.ask({
    key: ask,
    text: say(composition, ask),
    weight,
    point: say(composition, point),
    isGeneral: true,
  });
  return gapParagraph(say(composition, sentence, { questions }));
}
