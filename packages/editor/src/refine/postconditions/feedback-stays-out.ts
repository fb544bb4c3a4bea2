import { looksLikeOrder } from '../clauses/order-like.ts';
import { isAdding } from '../clauses/reasons.ts';
import { hasVerb } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { handlesText } from '../intent/handles-text.ts';
import { plainClause } from '../message/plain-clause.ts';
import { ordersAbroad } from '../reading/orders-abroad.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** What joins a wish to the one before it. */
const joined = /^(?:and|but|so|also|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)\s+/iu;
/** What somebody thinks of a text, in languages that feedback is written in. */
const opinion =
  /(?<!\p{L})(?:nonsense|rubbish|bullshit|bogus|silly|unfair(?:ly)?|quatsch|unsinn|blödsinn|absurde|n['’]importe quoi|tonter[ií]a|onzin|bzdura|sciocchezza|besteira)(?!\p{L})/iu;
/** "Wrong: we want …": how somebody finds what stands, before what is right. */
const judged =
  /^(?:wrong|incorrect|false|outdated|missing|unclear|vague|falsch|veraltet|faux|incorrecto|falso)\s?[:,;–—-]\s/iu;
/** "The summary isn't an input, …" corrects what somebody reads: what a part of a text is not, no text says. */
const deniesKind =
  /(?<!\p{L})(?:is|are)(?:n['’]t| not| no)(?: an?| the| any)? (?:inputs?|variables?|parameters?|columns?|requirements?|goals?|non-goals?|risks?|questions?|rules?|tickets?|headings?|titles?|assumptions?)(?=[,;.]|\s[–—-]|$)/iu;
/** "The card is a may", "could live with MAY": how strongly something binds is said of a text, and by none. */
const namesStrength =
  /(?<!\p{L})(?:an?|as|with|to|only|rather|stays?|remains?|be|→) (?:must|should|may|shall)(?: not)?(?=[.,;:!)]|$| (?:in|for|at|here|there|then|and|or)(?!\p{L}))/iu;
const keyed = /^[A-Z]{1,4}-\d{1,4}:\*{0,2}\s/u;
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is said to whoever edits the text is not written into it word for word: an order, an opinion, the rest of a cut sentence. */
export const feedbackStaysOut: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  if (gone.length > fresh.length) return null;
  const said = letters(clause);
  const pasted = fresh
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .map((sentence) => sentence.replace(/^[\s>*+-]*(?:\*\*[^*]{1,20}\*\*:?\s)?/u, '').trim())
    .map((sentence) => (namesStrength.test(sentence) ? sentence.replace(keyed, '') : sentence))
    .filter(
      (sentence) =>
        sentence.length > 8 && !before.text.includes(sentence) && said.includes(letters(sentence)),
    )
    .find(
      (sentence) =>
        (before.language === 'en' && namesStrength.test(sentence)) ||
        isOrderWithoutPlace(sentence, clause) ||
        isSaidToWriter(sentence, before) ||
        (isNote(gone, sentence, clause) && handlesText(sentence, before)),
    );
  return pasted === undefined ? null : `written ${quoted(pasted)} into the text as it was said`;
};

/** "Move muting", of "move muting to the non-goals": where a thing is to stand was cut off what orders it. */
function isOrderWithoutPlace(sentence: string, clause: string): boolean {
  const [order, said] = [letters(sentence), letters(clause)];
  return /^(?:move|put|shift|relocate|place) /u.test(order) && said.startsWith(order) && said !== order;
}

/** So much of a clause that was written down makes a note of it. */
const MOST = 0.6;

/** Whether a sentence is a clause as it was said, and neither the words that an order in it gives, a heading nor an answer. */
function isNote(gone: readonly string[], sentence: string, clause: string): boolean {
  return (
    letters(sentence).length >= MOST * letters(clause).length &&
    !sentence.startsWith('#') &&
    !gone.some((line) => /[?？]/u.test(line)) &&
    !isAdding(plainClause(clause))
  );
}

function isSaidToWriter(sentence: string, draft: Draft): boolean {
  const plain = sentence.replace(joined, '');
  const isCut = (plain.match(/\)/gu)?.length ?? 0) > (plain.match(/\(/gu)?.length ?? 0);
  if (isCut || opinion.test(plain) || judged.test(plain)) return true;
  if (deniesKind.test(plain)) return true;
  // what is a step or a note in English may be an order just as well
  if (draft.language !== 'en') return looksLikeOrder(plain) || ordersAbroad(plain, draft).length > 0;
  return (
    /^(?:It|They|That|This) (?:real|some|more|less|another|an?|the|its|better|good|proper|fair)(?!\p{L})/u.test(
      plain,
    ) && !hasVerb(plain.replace(/\([^)]*\)/gu, ''))
  );
}
