import { contentWords } from '../../document/content-words.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/** Questions about the world, with the thing that they ask about: of what the document speaks of, each could be about that. */
const questions: readonly RegExp[] = [
  /^(?:and |but |so )?how (?:tall|high|fast|old|long|far|big|large|heavy|deep|hot|cold|rich|much|many .{2,30}) (?:can|is|are|does|do|was|did|will) (?:an? |the )?(?<what>\p{L}+(?: \p{L}+)?)/iu,
  /^(?:and |but |so )?(?:where(?:['’]s| is| are)|wo (?:ist|sind)|wo finde ich|où (?:est|sont|se trouve)|¿?d[oó]nde est[áa]n?|dov['’]è|waar is) (?:the|an?|der|die|das|le|la|les|el|los|las|il|de|het) (?:\p{L}+ )??(?<what>\p{L}+)[^\p{L}]*$/iu,
  /^(?:and |but |so )?(?:how (?:do|would|can) (?:you|i|we) (?:say|spell|pronounce|translate)|(?:what does|was bedeutet|was heißt|que veut dire|qué significa)) (?<what>.{2,60}?)(?: (?:in|auf|en) \p{L}+)?[?!. ]*$/iu,
  /^(?:and |but |so )?(?:how many|wie viele|combien de|cuánt[oa]s) (?<what>\p{L}+(?: \p{L}+)?) (?:are there|gibt es|y a-t-il|existent|hay|existen)(?!\p{L})/iu,
  /^(?:and |but |so )?(?:what time is it|wie spät ist es|quelle heure est-il|qué hora es)(?!\p{L})(?<what>.{0,40})$/iu,
];
/** A sum to be worked out. */
const sum =
  /^(?:(?:please|can you) )*(?:calculate|compute|solve|what(?:['’]s| is)|how much is|how many is|wie ?viel (?:ist|sind)|berechne|combien font|calcule|cuánto (?:es|son)|calcula|quanto fa) [\d(][\d\s.,()]*(?:[*+/x×÷^%-]|plus|minus|times|divided by|mal|fois|por|geteilt durch) ?\d/iu;
/** "2+2?": figures and what is to be done with them, and nothing else; a range of figures is none. */
const bareSum = /^\d[\d.,]*(?:\s?[+*×÷^]\s?\d[\d.,]*)+\s?[=?\s]*$/u;
/** What is said to whoever answers, as one says to people. */
const toPerson =
  /^(?:hi|hello|hey|hola|salut|hallo)?[ ,]*(?:there)?[ ,]*¿?(?:how are you|you(?:['’]re| are) (?:so |really |just |such an? |an? )*(?:useless|stupid|dumb|idiots?|great|awesome|amazing|wonderful|funny|cute|annoying|the best|smart|crazy)[.! ]*$|how(?:['’]s| is) (?:it going|your \p{L}+)|how do you (?:do|feel)|(?:who|what) are you|wer bist du|qui es-tu|quién eres|do you (?:like|love|know|speak|sleep|dream)|are you (?:an?|real|human|there|single|happy|ok|okay|busy|free)|have you ever|wie geht['’]?s|wie geht es (?:dir|ihnen)|bist du|ça va|comment (?:ça va|vas-tu|allez-vous)|tu vas bien|cómo estás|qué tal)(?!\p{L})/iu;

/**
 * Whether a clause asks something about the world, or about whoever is to answer, and not about the document.
 *
 * @param isHeld tells whether the document speaks of a stemmed word
 */
export function asksAboutWorld(clause: string, isHeld: (word: string) => boolean): boolean {
  if (toPerson.test(clause) || sum.test(clause) || bareSum.test(clause.trim())) return true;
  return questions.some((pattern) => {
    const what = pattern.exec(clause)?.groups?.['what'];
    // how something runs does not tell what it is
    const words = what?.split(' ').filter((word, at) => at === 0 || !isBaseVerb(word));
    return words !== undefined && !contentWords(words.join(' ')).some(isHeld);
  });
}
