import type { Draft } from '../draft.ts';
import { unquoted, wholeWords } from '../target/phrase.ts';
import type { Named } from './forms.ts';

const against =
  /^(?<fresh>[^:;]{2,80}?)(?:,? please)?,? (?:and )?(?:not|instead of|rather than|nicht|statt|pas|no|non|não|niet|nie|a nie) (?<old>[^:;]{2,80}?)[.!]*$/iu;
const between = /\s*(?:,|\/|(?<!\p{L})(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub)(?!\p{L})|&)\s*/iu;
const withCapital =
  /^(?:(?:and|also|it['’]?s|that['’]?s|its|write|spell|always|und|et|y) )*(?<name>["“]?[\p{L}\p{N}][\p{L}\p{N} .+-]{1,40}?["”]?) (?:(?:is|should be|must be|are|ist|wird|schreibt man) )?(?:written |spelled |spelt )?(?:always )?(?:with|in|has|needs|gets|mit|in|avec|en|con|met|z) (?:an? |one |two |three |both |all |only |einem |zwei |lauter |une |deux |des |una |dos |due |een |twee )?(?<how>capitals?|capital letters?|capital (?<letter>\p{L})|capitali[sz]ed(?: letters?)?|upper ?case(?: letters?)?|(?:großem|großen|grossem) (?<groß>\p{L})|großbuchstaben|majuscules?|mayúsculas?|maiuscol[ae]|maiúsculas?|hoofdletters?)[.!]*$/iu;

/**
 * The spellings a clause asks for, beside what stands: "PSP and Adyen, not psp / adyen", "PayPal with two capitals". Empty where it
 * asks for none, or the draft writes none of these names otherwise.
 */
export function spellingsIn(clause: string, draft: Draft): readonly Named[] {
  return inPairs(clause) ?? capitalsIn(clause, draft) ?? [];
}

function inPairs(clause: string): readonly Named[] | null {
  const { fresh = '', old = '' } = against.exec(clause.trim())?.groups ?? {};
  const [right, wrong] = [fresh, old].map((list) => list.split(between).map(unquoted));
  if (!right || !wrong || right.length !== wrong.length) return null;
  const pairs = right.map((one, at): Named => ({ old: wrong[at] ?? '', fresh: one }));
  const isSpelling = ({ old: was, fresh: is }: Named) => was !== is && was.toLowerCase() === is.toLowerCase();
  return pairs.every(isSpelling) ? pairs : null;
}

function capitalsIn(clause: string, draft: Draft): readonly Named[] | null {
  const { name, how = '', letter, groß = letter } = withCapital.exec(clause.trim())?.groups ?? {};
  if (name === undefined) return null;
  const given = unquoted(name);
  const fresh = /\p{Lu}/u.test(given)
    ? given
    : groß === undefined &&
        /^(?:capitals|capital letters|upper|großb|majuscules|mayúsculas|maiuscole|hoofdletters)/iu.test(how)
      ? given.toUpperCase()
      : raised(given, groß ?? given.charAt(0));
  const stands = draft.text.match(wholeWords(given, 'gi')) ?? [];
  const others = [...new Set(stands)].filter((one) => one !== fresh);
  return fresh === given.toLowerCase() || others.length === 0 ? null : others.map((old) => ({ old, fresh }));
}

/** A name with its first letter of a kind as a capital. */
function raised(words: string, letter: string): string {
  const at = words.toLowerCase().indexOf(letter.toLowerCase());
  return at < 0 ? words : words.slice(0, at) + words.charAt(at).toUpperCase() + words.slice(at + 1);
}
