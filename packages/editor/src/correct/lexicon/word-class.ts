import { englishWords } from '../spelling/english-words.ts';
import { gerundOf, pastOf } from './inflection.ts';

/** Nouns that are counted in one sense only, so that the singular after "many" is no sure fault elsewhere. */
const MASS =
  /^(?:time|work|money|food|experience|energy|water|air|fun|noise|stress|traffic|business|light|sound|space|room|interest|support|change|use|effort|help|power|life|truth|culture|technology|content|input|output|text|code|memory|storage|traffic|damage|attention|practice|rain|paper|glass|overhead|usage|bandwidth|latency|luck)$/;

/** Words of other classes that have a plural or look as if they had one. */
const FUNCTION =
  /^(?:is|are|was|were|be|been|am|have|has|had|do|does|did|left|ago|old|long|wide|deep|high|apart|two|three|four|five|six|seven|eight|nine|ten|media|i|you|he|she|it|we|they|these|those|their|them|us|me|one|ones|other|another|would|could|should|will|can|may|might|must|shall|there|here|thing|how|why|where|when|what|who|that|this|then|than|but|and|not|yes|no|sometime|some|any|all|both|each|every|more|most|less|much|many|few|lot|better|best|worse|well|even|ever|never|always|also|only|just|still|such|same|own|very|too|so|as|at|by|in|on|up|down|out|off|over|under|between|after|before|until|since|because|while|for|from|with|about|against|hardship|music|love|nature|society|freedom|today|tomorrow|yesterday|way|human|people|person|(?:some|any|every|no)(?:one|body|thing))$/;

const remembered = new Map<string, boolean>();
const MOST_REMEMBERED = 5_000;

/**
 * Whether a word in small letters is a noun that is counted and nothing else: it has a plural, and is no verb and no mass.
 * Told by the forms that the lists have, so the verdict on a word is as good as they are.
 */
export function isCountedNoun(word: string): boolean {
  let verdict = remembered.get(word);
  if (verdict === undefined) {
    verdict = /^[a-z]{3,20}$/.test(word) && !MASS.test(word) && !FUNCTION.test(word) && classify(word);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, verdict);
  }
  return verdict;
}

function classify(word: string): boolean {
  const { isGeneral, frequency } = englishWords();
  if (frequency(word) < 4 || /(?:s|ing|ed|ly|ish|ful|less|ous|ive)$/.test(word)) return false;
  if (!isGeneral(pluralOf(word))) return false;
  const stem = word.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? word + word.slice(-1) : stem;
  const past = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${doubled}ed`;
  // adjectives have a comparative ("large"), or make nouns and adverbs ("different", "national")
  return ![past, `${stem}er`, `${stem}est`, `${word}ly`, `${word}ness`].some(isGeneral);
}

/** Whether a word in small letters is a noun with a plural, be it a verb as well: only nouns have a possessive. */
export function isNounWithPlural(word: string): boolean {
  if (!/^[a-z]{3,20}$/.test(word) || MASS.test(word) || FUNCTION.test(word) || /s$/.test(word)) return false;
  const { isGeneral, frequency } = englishWords();
  return frequency(word) >= 4 && isGeneral(`${word}'s`) && isGeneral(pluralOf(word));
}

/** Verbs of software that general texts have too seldom for lists to tell. */
export const SOFTWARE_VERB = /^(?:upload|reload|reboot|redeploy|reconnect)$/;

/**
 * Whether a word in small letters is the base form of a regular verb. It may be a noun as well, but no adjective: those have
 * adverbs.
 */
export function isRegularVerb(word: string): boolean {
  if (SOFTWARE_VERB.test(word)) return true;
  if (!/^[a-z]{3,20}$/.test(word) || FUNCTION.test(word) || /(?:(?<!ce)ed|ing|ly|s)$/.test(word))
    return false;
  const { isGeneral, frequency } = englishWords();
  return (
    frequency(word) >= 4 &&
    frequency(pastOf(word)) >= 4 &&
    frequency(gerundOf(word)) >= 4 &&
    ![`${word}ly`, `${word.replace(/e$/, '')}ly`].some(isGeneral)
  );
}

/** Whether a word in small letters can be the base form of a verb, also of one that doubles its last letter: "fit". */
export function isVerbBase(word: string): boolean {
  return isRegularVerb(word) || englishWords().frequency(`${word}${word.slice(-1)}ing`) >= 4;
}

/** Whether a word in small letters is an adjective and neither a noun nor a verb, told by what is made of it: "correctly", "kindness". */
export function isAdjectiveOnly(word: string): boolean {
  if (!/^[a-z]{3,20}$/.test(word) || FUNCTION.test(word) || /(?:ing|ly)$/.test(word)) return false;
  const { isGeneral, frequency } = englishWords();
  if (/(?:[ai]ble|ful|less|ous)$/.test(word) && frequency(word) >= 4 && !isGeneral(`${word}s`)) return true;
  const stem = word.replace(/(?:(?<=l)e|y)$/, '');
  const adverbs = [`${word}ly`, `${stem}ily`, /le$/.test(word) ? `${stem}y` : `${word}ally`, `${word}ness`];
  return (
    frequency(word) >= 4 &&
    adverbs.some((adverb) => adverb !== word && isGeneral(adverb)) &&
    !isGeneral(`${word}'s`) &&
    !isVerbBase(word)
  );
}

/** Verbs that are nouns in software, which dictionaries do not know yet. */
const SOFTWARE_NOUN =
  /^(?:deploy|redeploy|merge|refresh|reload|redirect|install|reinstall|uninstall|rebase|rewrite|compile|recompile|invoke|fetch|parse|embed|ingest|prefetch|checkout|resend|retry|rename|resize|restore|unlock|clone|sync|resync|save|edit|add|include|append|publish|subscribe|transmit)$/;

/** Whether a word in small letters is the base form of a regular verb and no noun: nouns have a possessive. */
export function isVerbOnly(word: string): boolean {
  return !SOFTWARE_NOUN.test(word) && isVerbOfDictionaries(word);
}

/** Whether dictionaries know a word in small letters as the base form of a regular verb and as no noun, whatever software calls by it. */
export function isVerbOfDictionaries(word: string): boolean {
  return isRegularVerb(word) && !englishWords().isGeneral(`${word}'s`);
}

/** The base of a regular verb that ends in "-s", "-ed" or "-ing" beyond `stem`; undefined where it is no form of one. */
export function regularBase(stem: string): string | undefined {
  return [`${stem}e`, stem, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].find(isRegularVerb);
}

/** The plural of a regular noun. */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of a plural of a counted noun; undefined for anything else. */
export function singularOfCounted(word: string): string | undefined {
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
  return singular !== word && isCountedNoun(singular) ? singular : undefined;
}
