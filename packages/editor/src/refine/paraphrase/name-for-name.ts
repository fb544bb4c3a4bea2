import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { wholeWords } from '../target/phrase.ts';

/** A word of a clause; several that are one name stand as one. */
interface Word {
  readonly text: string;
  readonly isName: boolean;
}

/** Words that tell of an exchange: what is chosen, what has to go, and what joins them. */
const exchanging = new Set(
  'we i they the a an our team it that this there so let lets please pls have has had having decided agreed settled want to go goes gone going out in is are was were be been being should must can could will would now instead rather over of for from with by on not no nor than longer more any anymore use uses used using choose chooses chose chosen went pick picks picked take takes took taking prefer prefers preferred decision switch switches switched switching move moves moved moving migrate migrated migrating replace replaces replaced replacing drop drops dropped dropping leave left become becomes and but because document doc docs spec rfc text tickets ticket everywhere throughout all every each mention mentions occurrence occurrences name names named call calls called say says change changes changed swap swaps swapped exchange turn product tool vendor provider broker service database library wherever where you what really actually finally meanwhile instance new write writes whole'.split(
    ' ',
  ),
);
/** Before a name: it is what goes. Behind it: it has to. */
const deniedBefore =
  /(?:^|\s)(?:not|no|over|than|instead of|rather than|replac(?:e|es|ed|ing)|drop(?:s|ped|ping)?|leave|left|(?:switch(?:ed|ing)?|mov(?:e|ed|ing)|migrat(?:e|ed|ing)) (?:away )?from|(?:change|swap|switch|exchange|turn)(?: all| every| each)?(?: mentions?| occurrences?)?(?: of)?|no longer(?: use| using)?|wherever it says|where it says|what you call)\s(?:the )?$/iu;
const deniedBehind =
  /^\s?(?:(?:has|have|had) to go|must go|should go|can go|is (?:out|gone|dead|dropped|history)|was dropped|→|->|=>|becomes|is (?:now|called) (?!out)|should (?:be|become)(?! (?:kept|used|in))|is replaced by|(?:to|with|by|for) \uE000)/iu;
const chosenBefore =
  /(?:(?:^|\s)(?:use|uses|using|chose|choose|chosen|picked|pick|take|took|went (?:with|for)|go(?:ing)? (?:with|for)|to|with|by|for|is|it['’]s|becomes|write|say|prefer|decided (?:on|for)|be|become)\s|(?:→|->|=>|:)\s?)(?:the |now )?$/iu;
const chosenBehind = /^\s?(?:it is|is in|instead|now|is what we)/iu;
const LONGEST = 160;

/**
 * The order that a choice between two names comes to, one of which the draft has and the other not ("We went with Typesense, so
 * Meilisearch has to go"): what is denied gives way to what is chosen. Null where it says more than that, or chooses what stands.
 */
export function nameForName(clause: string, draft: Draft): string | null {
  if (clause.length > LONGEST || keysIn(clause).length > 0 || /["“”„«»`\d?]/u.test(clause)) return null;
  const words = wordsOf(clause, draft);
  const names = words.filter(({ isName }) => isName).map(({ text }) => text);
  const isOnly = words.every(({ text, isName }) => isName || exchanging.has(text.toLowerCase()));
  const [first, second, ...more] = [...new Set(names)];
  if (!isOnly || first === undefined || second === undefined || more.length > 0) return null;
  const [old, fresh] = stands(first, draft) ? [first, second] : [second, first];
  if (!stands(old, draft) || stands(fresh, draft)) return null;
  if (contentWords(old).join() === contentWords(fresh).join()) return null;
  const [beforeOld, behindOld] = around(clause, old, fresh);
  const [beforeFresh, behindFresh] = around(clause, fresh, old);
  const isDenied = deniedBefore.test(beforeOld) || deniedBehind.test(behindOld);
  const isChosen = chosenBefore.test(beforeFresh) || chosenBehind.test(behindFresh) || beforeFresh === '';
  return isDenied && isChosen && !deniedBefore.test(beforeFresh) ? `replace "${old}" with "${fresh}"` : null;
}

/** What stands before and behind a name, the other one as a mark. */
function around(clause: string, name: string, other: string): readonly [string, string] {
  const at = clause.lastIndexOf(name);
  return [clause.slice(0, at), clause.slice(at + name.length).replace(other, '\uE000')];
}

function stands(name: string, draft: Draft): boolean {
  return wholeWords(name, '').test(draft.text);
}

const token = /[\p{L}\p{N}][\p{L}\p{N}.+#'’-]*(?<![.'’-])/gu;

function wordsOf(clause: string, draft: Draft): Word[] {
  const words: Word[] = [];
  let end = -1;
  for (const { 0: text, index } of clause.matchAll(token)) {
    const isName = isNameAt(text, index, draft);
    const last = words.at(-1);
    if (isName && last?.isName && clause.slice(end, index) === ' ')
      words[words.length - 1] = { text: `${last.text} ${text}`, isName };
    else words.push({ text, isName });
    end = index + text.length;
  }
  return words;
}

/** A capital makes a name, but for a word that only opens the sentence. */
function isNameAt(text: string, index: number, draft: Draft): boolean {
  if (!/\p{Lu}/u.test(text) || exchanging.has(text.toLowerCase())) return false;
  return index > 0 || !stands(text.toLowerCase(), draft);
}
