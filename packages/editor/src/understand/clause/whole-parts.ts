import { wordCount } from '../../read/word-count.ts';
import { presentClause, takesObject } from './present.ts';
import { baseOfThirdPerson, isNounToo } from './verbs.ts';

/** Words that make what follows a part of the sentence before: "which", "that". */
export const dependent =
  /^(?:(?:and|so|but)\s)?(?:it|they|he|she|we|i|you|that|which|who|what|this|there|if|when|because|as|to|users?)(?!\p{L})/iu;
export const conditional =
  /^(?:\p{L}[\p{L} ]{1,20}: )?(?:(?:hm+|oh|well|okay|ok|and|but|so|also|then),? )*(?:if|when|whenever|once|after|before|while|until|unless|as|because|since|given|in case|for|with|without|by|on|in|at)(?!\p{L})/iu;
/** Words each part has at least. */
export const fewest = 3;
/** "After payment", "In the first week,": when and where something holds, with nothing that happens. */
const circumstance =
  /^(?:after|before|on|in|at|with|by|during|since|until|from|for|without|within) (?:(?:the|an?|each|every|our) (?:\p{L}+ )??)?[\p{L}-]+,? (?=\S)/iu;
/** Words that make a clause a part of another. */
const subordinates =
  /(?<!\p{L})(?:that|which|who|whose|what|whether|because|if|when|where|while|until|unless|once|how|why)(?!\p{L})/iu;

/** Whether the sentence before a comma could end there. */
export function canStandBefore(text: string): boolean {
  const bare = text.replace(circumstance, '');
  // "Until the new pack is there, …"
  if (/^(?:until|since) /iu.test(text) && hasVerb(text)) return false;
  if (wordCount(bare) < fewest || subordinates.test(bare) || conditional.test(bare) || opensPart.test(bare))
    return false;
  return bindsOrMay.test(bare) || presentClause(bare) !== null || isNamedDoer(bare);
}

/** Somebody or something, and what it can, must or is to do. */
const bindsOrMay =
  /^(?:(?:the|an?|each|every|all|this|these|our) )?\p{L}+(?: \p{L}+)?(?: \p{L}+)? (?:can|must|should|may|will|has to|have to) \p{Ll}/iu;

/** Somebody or something named anew, and what it does or may. */
export function isWhole(part: string): boolean {
  if (wordCount(part) <= fewest || dependent.test(part) || opensPart.test(part)) return false;
  const group =
    /^(?:support|sales|finance|staff|marketing|legal|operations|accounting) (\p{Ll}+) /u.exec(part)?.[1] ??
    '';
  if (baseOfThirdPerson(group) !== null || bindsOrMay.test(part) || isNamedDoer(part)) return true;
  const told = presentClause(part);
  return (
    told !== null && !told.isNegative && told.subject.split(' ').length <= 3 && !qualifies.test(told.action)
  );
}

/** "…, a photo is optional": more of what was just said. */
const qualifies =
  /^(?:(?:be|have) (?:not )?(?:an?|the|too|very) |be (?:optional|required|mandatory|unique|possible)(?!\p{L}))/u;

/** "Jonas owns the backend". */
function isNamedDoer(part: string): boolean {
  const [, verb = '', next = ''] = /^\p{Lu}\p{Ll}+ (\p{Ll}+s) (\S+)/u.exec(part) ?? [];
  return baseOfThirdPerson(verb) !== null && (!isNounToo(verb) || takesObject(next));
}

const opensPart =
  /^(?:since|because|as|if|when|whenever|where|while|although|though|whereas|and|or|but|so|then|otherwise|else|also|not|no|never|only|once|until|unless|even|e\.g|i\.e|like|such|with|without|for|from|at|by|in|on|after|before|over|under|about)(?!\p{L})/iu;

export function tellsWhole(text: string): boolean {
  return hasVerb(text) || presentClause(text) !== null;
}

/** Whether some word of an English part is a verb that its subject bends, as far as its form tells. */
export function hasVerb(text: string): boolean {
  return (
    /(?<!\p{L})(?:is|are|was|were|has|have|had|gets?|goes|does|do|can|will|want|need|wants|needs|must|should)(?!\p{L})/iu.test(
      text,
    ) || (text.match(/\p{L}+/gu) ?? []).some((word) => baseOfThirdPerson(word) !== null && !isNounToo(word))
  );
}
