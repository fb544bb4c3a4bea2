import { contentWords } from '../document/content-words.ts';

/**
 * "If it fails we shouldn't say why" as what is to be said: a word behind the case that binds not to do something, and no denial left
 * there. What the case itself denies, "if it cannot be made", binds nobody.
 */
export function losesDenial(said: string, sentence: string, condition: string): boolean {
  const first = unshortened(condition);
  const behind = (text: string) => {
    const whole = unshortened(text);
    return whole.startsWith(first) ? whole.slice(first.length) : whole;
  };
  return forbids.test(behind(said)) && !denies.test(behind(sentence));
}

/** In small letters, with denials written out: the input has "can't" where the demand has "cannot". */
function unshortened(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<!\p{L})can(?:['’]t|not)(?!\p{L})/gu, 'can not')
    .replace(/(?<=\p{L})n['’]t(?!\p{L})/gu, ' not');
}

const forbids =
  /(?<!\p{L})(?:(?:must|should|shall|may)(?:n['’]t| not| never)|can(?:not|['’]t| not))(?!\p{L})/iu;
const denies =
  /(?<!\p{L})(?:not|never|no|nobody|nothing|none|neither|nor|only|without|cannot|rather than|instead|except|unless|until|impossible|forbidden|refused?|rejected?|prevent\p{L}*|block\p{L}*|den(?:y|ie[sd])|other than)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Content words that may be missing, as those that only lead up to a demand are. */
const mostLost = 0.34;
const leads =
  /^(?:(?:want|wish|like|lik|ne|must|should|hav|please|pleas|make|mak|sur|think|guess|decid|agre|possibl|allow|able|abl|way|goal|idea|user|system|ok|thing|team|first|second|third|suppos|expect|plan|requir|ensur|go|gonna|gotta|let|need|you|one|somehow|maybe|probably|definitely|really|always|never|not|don|don['’]?t|do|doesn))$/u;

export function losesCore(said: string, sentence: string): boolean {
  const wanted = new Set(contentWords(said).filter((word) => !leads.test(word)));
  const held = new Set(contentWords(sentence));
  const lost = [...wanted].filter((word) => !held.has(word));
  return lost.length > 0 && lost.length / Math.max(1, wanted.size) > mostLost;
}
