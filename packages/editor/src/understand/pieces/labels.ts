/**
 * What a stretch of a sentence is to the requirement that is made of it ("[case,] SUBJECT MUST [NOT] VERB rest."), a letter each as
 * `training/demands` writes them: S who is bound, M what binds or permits, N denial, V a verb that becomes its base form, P a participle
 * without its helper, R the rest of the deed, E what is said with no verb, O a thing asked for, C a case, W a remark, T talk, X a joint
 * between two segments, F what demands nothing, Q a question.
 */
export const LABELS = ['S', 'M', 'N', 'V', 'P', 'R', 'E', 'O', 'C', 'W', 'T', 'X', 'F', 'Q'] as const;

export type Label = (typeof LABELS)[number];

/** The place of a label in `LABELS`. */
export function labelPlace(label: Label): number {
  return LABELS.indexOf(label);
}
