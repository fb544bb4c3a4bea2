import type { Source } from '../read/source.ts';
import { cuesIn } from './lexicon/cues.ts';
import { strengthOf } from './strength.ts';

/**
 * Whether a text reports what happened (a bug, an incident) rather than plans what shall be. A report describes
 * behaviour as it is: "when the height is 0 it loops" states a fault there and a demand elsewhere.
 */
export function readsAsReport(source: Source, language: string): boolean {
  if (opensAsReport(source)) return true;
  let reported = 0;
  let demanded = 0;
  for (const block of source.blocks) {
    for (const sentence of block.sentences) {
      const cues = cuesIn(sentence.text, language);
      const strength = strengthOf(cues, sentence.text);
      const plans = language !== 'en' && (cues.has('decision') || cues.has('goal') || cues.has('nonGoal'));
      if (strength === 'MUST' || strength === 'SHOULD' || plans) demanded += 1;
      else if (
        cues.has('problem') ||
        (cues.has('failure') && cues.get('condition')?.index !== 0) ||
        /^\W{0,3}\d{1,2}:\d{2}\b/u.test(sentence.text)
      )
        reported += 1;
    }
  }
  return reported > demanded;
}

/** A text that calls itself a report in its first words, or sets what was expected against what happened. */
function opensAsReport({ text }: Source): boolean {
  return (
    /^[#*_\s]{0,6}(?:bug(?: report)?|incident|outage|post-?mortem|crash|regression)(?!\p{L})[^\n]{0,12}[:\s–-]/iu.test(
      text,
    ) ||
    (/^[-*\s]{0,4}(?:expected|erwartet|attendu|esperado)[^\n:]{0,20}:/imu.test(text) &&
      /^[-*\s]{0,4}(?:actual|tatsächlich|obtenu|observé|real|obtenido)[^\n:]{0,20}:/imu.test(text))
  );
}
