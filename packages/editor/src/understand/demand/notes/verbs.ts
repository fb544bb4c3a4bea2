import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../clause/verbs.ts';

/** A note that begins so is no noun with what is said of it. */
export const opensClause =
  /^(?:if|when|whenever|once|after|before|while|until|unless|because|since|so|then|and|or|but|with|without|in|on|at|by|for|from|to|via|per|not|never|as|than|that|which|who|where|why|how|what|it|they|he|she|we|i|you|this|these|those|there|same|likewise|instead|also|only|yes|ok)(?!\p{L})/iu;

const finite =
  /^(?:is|are|has|have|can|cannot|can['’]t|will|won['’]t|must|should|may|might|could|thinks?|says?|wants?|needs?|stays?|remains?|exists?|means?|would|was|were|had|does|do|doesn['’]t|don['’]t|isn['’]t|aren['’]t|gets?|goes|comes|becomes?)$/iu;

/** "It's missing", "they'd like": a pronoun and its verb in one word. */
const contracted = /^(?:it|that|this|he|she|there|who|what)['’]s$|^\p{L}+['’](?:re|m|ve|ll|d)$/iu;

/** Whether a verb in a finite form stands in it, beside those of relative clauses. */
export function hasVerb(text: string): boolean {
  const bare = text
    .replace(/\([^()]{0,200}\)/gu, ' ')
    .replace(/\s(?:if|when|while|until|once|whether|where|how)\s.*$/isu, ' ');
  const tail = /\s(?:if|when|while|until|once|whether|where|how)\s(.*)$/isu.exec(text)?.[1] ?? '';
  if (verbsIn(tail) > 1 && !/[,;]/u.test(tail)) return true;
  const [main = '', ...relatives] = bare.split(/(?<!\p{L})(?:that|which|who|what)(?!\p{L})/iu);
  return verbsIn(main) > 0 || verbsIn(bare) > relatives.length;
}

/** How many verbs in a finite form stand in a text. */
export function verbsIn(text: string): number {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  return words.filter((word, at) => {
    if (finite.test(word) || contracted.test(word)) return true;
    if (at === 0 || /^\p{Lu}/u.test(word) || isNounToo(word)) return false;
    // "Killing a flag takes effect": behind an article a word is a noun, whatever verb it is else.
    const isBehindVerb =
      isBaseVerb(words[at - 1] ?? '') && !/^(?:the|an?|each|every|our|this)$/iu.test(words[at - 2] ?? '');
    return baseOfThirdPerson(word) !== null && !isBehindVerb;
  }).length;
}

/** A clause that can follow "ensure that": one thought, of nobody in the first person, and nothing pending. */
export function isWhole(text: string): boolean {
  return (
    text.length <= 220 &&
    !hasLeadingNote(text) &&
    !/[?:;]|\s(?:->|→)\s|\s[–—]\s/u.test(text) &&
    !/(?<!\p{L})(?:i|me|my|mine|i['’]m|you|must|should|ha(?:s|ve) to|needs? to|let['’]?s|maybe|probably|would|could|might|wait|think|thinks|guess)(?!\p{L})/iu.test(
      text,
    ) &&
    !/^(?:if|when|whenever|once|after|before|while|because|so|then|and|or|but|not|than|that|which|who|where|why|how|what|without|with|happens|before)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** "Break glass account, expires after 1 h": nouns before a comma, and what is said of them behind it. */
function hasLeadingNote(text: string): boolean {
  const comma = text.replace(/\([^()]{0,200}\)/gu, '').split(',');
  return comma.length > 1 && verbsIn(comma[0] ?? '') === 0;
}
