import type { Source } from '../read/source.ts';
import { cuesIn } from './lexicon/cues.ts';
import { strengthOf } from './strength.ts';

/**
 * Whether a text reports what happened (a bug, an incident) rather than plans what shall be. A report describes
 * behaviour as it is: "when the height is 0 it loops" states a fault there and a demand elsewhere.
 */
export function readsAsReport(source: Source, language: string): boolean {
  let reported = 0;
  let demanded = 0;
  for (const block of source.blocks) {
    for (const sentence of block.sentences) {
      const cues = cuesIn(sentence.text, language);
      const strength = strengthOf(cues, sentence.text);
      if (strength === 'MUST' || strength === 'SHOULD') demanded += 1;
      else if (cues.has('problem') || cues.has('failure') || /^\W{0,3}\d{1,2}:\d{2}\b/u.test(sentence.text))
        reported += 1;
    }
  }
  return reported > demanded;
}
