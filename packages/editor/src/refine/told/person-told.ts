import { isPersonName } from '../../correct/spelling/person-names.ts';
import { keysIn } from '../../document/keys.ts';
import { datesIn } from '../contrasts/dates.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { wholeWords } from '../target/phrase.ts';

/** What is said of somebody who is no longer the one, or of somebody who is from now on. */
const succession =
  /(?<!\p{L})(?:left|leaves|leaving|quit|gone|out|moved|moves|sick|away|(?:on|in) \p{L}+ ?leave|vacation|no longer|not|any ?more|instead|replac\p{L}+|swap\p{L}*|takes? over|took over|taking over|now|from now on|steps? in|stepped in|hands? over|handed over|jetzt|nun|nicht mehr|statt|ersetzt|übernimmt|übernommen|verlassen|gekündigt|krank|à la place|remplace|maintenant|ahora|en lugar)(?!\p{L})/iu;
const LONGEST = 200;
/** A word with a capital and no article before it. */
const capital =
  /(?<!\p{L})(?<!(?:the|an?|our|der|die|das|den|dem|des|eine?[nrm]?|le|la|les|el|los|las)\s)\p{Lu}\p{Ll}+(?!\p{L})/gu;

const isMonth = (word: string) => datesIn(word, 0, word.length).length > 0;

function stands(name: string, draft: Draft): boolean {
  return wholeWords(name, '').test(draft.text);
}

/** Whether a word names somebody in the draft: it is a name, or stands where only somebody who acts does. */
function isDoer(name: string, draft: Draft): boolean {
  if (!stands(name, draft)) return false;
  return (
    isPersonName(name) || new RegExp(`(?<=\\p{L} (?:by|von) )${name}(?=[.,;\\s]|$)`, 'mu').test(draft.text)
  );
}

/**
 * The change of words that name one person of the draft and one who is not in it, and say that the one follows the other ("Priya left, Karim
 * does the page now"): the name is changed everywhere. Null where they name others, or say nothing of the kind.
 */
export function personTold(words: string, draft: Draft): Change | null {
  if (words.length > LONGEST || /[?？"“„«]/u.test(words) || keysIn(words).length > 0) return null;
  const names = [...new Set([...words.matchAll(capital)].map(([name]) => name))].filter(
    (name) => !isMonth(name),
  );
  const [old, ...others] = names.filter((name) => isDoer(name, draft));
  const [fresh, ...more] = names.filter((name) => name !== old && !stands(name, draft) && isPersonName(name));
  if (old === undefined || fresh === undefined || others.length > 0 || more.length > 0) return null;
  if (!succession.test(words) || adds.test(words)) return null;
  return (now) => {
    const splices = [...now.text.matchAll(wholeWords(old, 'g'))].map(({ index }) => ({
      start: index,
      end: index + old.length,
      text: fresh,
    }));
    const places = splices.length === 1 ? '1 place' : `${splices.length} places`;
    return applied(now, splice(now.text, splices), `Replaced "${old}" with "${fresh}" in ${places}.`);
  };
}

/** What says that somebody comes on top, or speaks of what one of them does to the other. */
const adds =
  /(?<!\p{L})(?:also|too|as well|both|together|add|with|und auch|zusätzlich|auch|aussi|también)(?!\p{L})/iu;
