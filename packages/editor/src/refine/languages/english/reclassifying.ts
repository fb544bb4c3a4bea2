import type { Wording } from '../wording.ts';
import { softly, wording } from './slots.ts';

const kind =
  '(open question|question|risk|assumption|goal|functional requirement|non-functional requirement|requirement|nfr|constraint|alternative|drawback|decision)s?';
const not = `(?:is|are|was|were) (?:no|not (?:an? |really an? )?|n['’]t (?:an? )?)\\s?(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+`;
const named =
  '((?:(?!\\b(?:is|are|was|were|be|should|must|shall|can|could|may|might|will|would|has|have|had|do|does|did|who|what|why|how|which)\\b)[^,;:]){2,100}?)';
const clause = '((?:who|what|why|how|which|when|where|whether)? ?[^,;:]{2,120}?)';
const reason = `(?:[,;?!.]? (?:isn['’]t it|right|no|not an? .{3,40}|why is it (?:listed|there|here).{0,40}|so (?:it|that) .{3,60}))*`;

/** Ways to say that something is a thing of another kind than what it stands among. */
export const reclassifying: readonly Wording[] = [
  wording(
    `${named} ${not}(?:[!,;.–-]| but| and)+ ?(?:.{2,160}?[,;.!] )?(?:it|that|this|they)(?:['’]s| is| are|['’]re) ${softly}(?:an? )?(?:\\p{L}+ )?${kind}${reason}`,
    'make a $2 of $1',
  ),
  wording(
    `${named} (?:should|must|could|ought to) ${softly}(?:be(?:come)?|turn into) (?:an? )?${kind}${reason}`,
    'make a $2 of $1',
  ),
  wording(`${named} (?:becomes?|turns? into) (?:an? )?${kind}${reason}`, 'make a $2 of $1'),
  wording(`${clause} (?:is|are) ${softly}(?:an? )?${kind}${reason}`, 'make a $2 of $1'),
  wording(
    `(?:make|turn|convert|change|promote|demote|move|reclassify|put|list|treat) ${named} (?:(?:in)?to |as |under |among )?(?:an? |the )?${kind}`,
    'make a $2 of $1',
  ),
];
