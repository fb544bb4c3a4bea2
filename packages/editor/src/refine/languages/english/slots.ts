import type { Wording } from '../wording.ts';

/** What an order speaks of. */
export const x = '(.{2,160}?)';
export const y = '(.{2,160})';
/** The name of a thing: words that state nothing. */
export const thing =
  '((?:(?!\\b(?:is|are|was|were|be|should|must|shall|can|could|may|might|will|would|has|have|had|needs?|do|does|did)\\b)[^,;:]){2,80}?)';
/** Words that soften or stress and say nothing of their own. */
export const softly =
  '(?:(?:just|simply|also|probably|really|actually|better|rather|well|now|all|both|still|basically|easily|maybe|perhaps|please|definitely|preferably|ideally) )*';
/** "Should", "could", "ought to": a wish in the form of a statement. */
export const ought =
  '(?:(?:should|could|can|must|may|might|needs? to|has to|have to|ought to|deserves? to|would) (?:as well )?)';
/** What stands in a document one by one. */
export const part =
  '(?:requirements?|tickets?|stor(?:y|ies)|issues?|items?|bullets?(?: points?)?|points?|sentences?|paragraphs?|sections?|questions?|risks?|goals?|rows?|steps?|criteri(?:a|on)|parts?|tasks?|tables?|ones?)';

/** A wording of English; `pattern` is the whole clause. */
export function wording(pattern: string, english: string): Wording {
  return { pattern: new RegExp(`^${pattern}$`, 'isu'), english };
}
