import {
  BASE_FORM,
  NOUN,
  PARTICIPLE,
  PLURAL,
  possibleForms,
  THIRD_PERSON,
} from '../../syntax/possible-forms.ts';
import { presentClause } from './present.ts';
import { isBaseVerb, isNounToo } from './verbs.ts';

/** How a case begins that an order may stand behind. */
const opening =
  /^(?:if|when|whenever|once|as soon as|unless|after|before|in case|(?:each|every|any) ?time)(?:\s(?:that(?=\s(?:the|an?|it)\s)|not))?\s/iu;

/** Words of a sentence that are looked at: a case is short, and a hostile text is long. */
const longest = 40;

/**
 * Where the order of a sentence begins that opens with its case and has no comma between both, as an offset: "retry" in "if
 * the mail bounces retry twice, then tell support". Null where none is found. English, masked.
 *
 * The case has to be whole first (somebody, and a verb with a tense); then comes the first base form that cannot be a part
 * of it, because of the word before it, what follows it, or because it can be nothing but a verb.
 */
export function orderInCase(prose: string): number | null {
  const [head] = opening.exec(prose) ?? [];
  if (head === undefined) return null;
  const tokens = [...prose.slice(head.length).matchAll(/\S+/gu)]
    .slice(0, longest)
    .map(({ 0: text, index }) => ({ text, index: index + head.length }));
  const words = tokens.map(({ text }) => text.toLowerCase());
  const tense = finiteAt(words);
  if (tense === null) return null;
  for (let at = tense + 1; at < words.length; at += 1) {
    // A case ends at its comma; what stands in brackets is said besides.
    if (/[,;:.!?]$|[([{]/u.test(words[at - 1] ?? '') || /^[([{]/u.test(words[at] ?? '')) return null;
    const { index = 0 } = tokens[at] ?? {};
    if (beginsOrder(words, at, tense) && !tellsBehind(prose.slice(index))) return index;
  }
  return null;
}

/** Whether a case ends in a verb that nothing is done to: "if the job fails". */
export function standsAlone(clause: string): boolean {
  return doneAlone.test(/\S+$/u.exec(clause.trim().toLowerCase())?.[0] ?? '');
}

/** The place of the verb of a case; null where none is found before the case would be too long. */
function finiteAt(words: readonly string[]): number | null {
  if (isState(words)) return 0;
  for (let at = 1; at < Math.min(words.length, 12); at += 1) {
    const word = words[at] ?? '';
    const before = words[at - 1] ?? '';
    if (/[,;:]$/u.test(before)) return null;
    if (auxiliary.test(word)) return at;
    if (inPhrase.test(before) || auxiliary.test(words[at + 1] ?? '')) continue;
    const forms = possibleForms(word);
    if (word === 'times' && words[at + 1] === 'out') return at;
    if (has(forms, THIRD_PERSON) && !isPluralNoun(words, at)) return at;
    if (isPlural(before) && has(forms, BASE_FORM) && (doneAlone.test(word) || !isOnlyVerb(words[at + 1])))
      return at;
    if (word.endsWith('ed') && has(forms, PARTICIPLE) && at > 0 && !adjective.test(before)) return at;
  }
  return null;
}

/** "Once approved", "if missing", "when done": a state alone, behind which the order follows. */
function isState([first = '', second = '']: readonly string[]): boolean {
  const forms = possibleForms(first);
  return (
    (/^(?:so|possible|necessary|needed|empty|missing|null|done|ready|unsure|idle|offline|online)$/u.test(
      first,
    ) ||
      (has(forms, PARTICIPLE) && !has(forms, NOUN | BASE_FORM))) &&
    !has(possibleForms(second), PLURAL)
  );
}

/** "Daily reports fail", "user requests pile up": the form in -s is a noun, and the verb of many comes next. */
function isPluralNoun(words: readonly string[], at: number): boolean {
  if (!has(possibleForms(words[at] ?? ''), PLURAL)) return false;
  const isOfOne = words.slice(0, at - 1).some((word) => /^(?:an?|each|every|one|any|this)$/u.test(word));
  if (isOfOne) return false;
  const next = words[at + 1] ?? '';
  const behind = words[at + 2] ?? '';
  return doneAlone.test(next) && isBaseVerb(behind);
}

/** Whether the word at `at` is a verb in its base form that belongs to no phrase of the case before it. */
function beginsOrder(words: readonly string[], at: number, tense: number): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  const forms = possibleForms(word.replace(/[,.!]$/u, ''));
  if (!has(forms, BASE_FORM) || auxiliary.test(before) || noOrder.test(word)) return false;
  if (inPhrase.test(word) || particle.test(word)) return false;
  if (inPhrase.test(before) && !isAdverb(words, at - 1, tense)) return false;
  const next = words[at + 1] ?? '';
  if (opensObject.test(next) || particle.test(next)) return true;
  if (/ing$/u.test(before)) return false;
  if (takesGerund.test(word) && /ing$/u.test(next)) return true;
  // "Clicks cancel close the dialog": the next word begins the order.
  if (has(possibleForms(next), BASE_FORM) && opensObject.test(words[at + 2] ?? '')) return false;
  if (!has(forms, NOUN) && (!isOnlyVerb(next) || goesOn.test(next))) return true;
  // What a verb does alone, and what "is" and "goes" say of something, have no noun behind them.
  return isBaseVerb(word) && isWhole(words, at, tense) && next !== '';
}

/** "Checks in", "comes in", "turns on": a word of place that has nothing behind it, right behind its verb. */
function isAdverb(words: readonly string[], at: number, tense: number): boolean {
  return (
    at === tense + 1 &&
    /^(?:in|on|over|through|by)$/u.test(words[at] ?? '') &&
    !auxiliary.test(words[tense] ?? '')
  );
}

/** Whether a word can be a verb in its base form, and no noun. */
function isOnlyVerb(word = ''): boolean {
  const forms = possibleForms(word);
  return has(forms, BASE_FORM) && !has(forms, NOUN | PLURAL);
}

/** Whether the case is whole before the word at `at`: "fails", "is wrong", "fills up", "falls below 5". */
function isWhole(words: readonly string[], at: number, tense: number): boolean {
  const before = words[at - 1] ?? '';
  const verb = words[tense] ?? '';
  if (at - 1 === tense) return doneAlone.test(verb);
  if (/^(?:up|down|out|off|over|again|twice|once)$/u.test(before) || /^(?:\d|\uE010)/u.test(before))
    return true;
  if (linking.test(verb) && at - 3 === tense && words[at - 2] === 'no') return true;
  return linking.test(verb) && at - 2 <= tense + 1 && !inPhrase.test(words[at - 2] ?? 'is');
}

/** "The app shows a badge": behind the word that could order, somebody does something, so that it orders nothing. */
function tellsBehind(order: string): boolean {
  const [verb = ''] = /^\S+\s+(?:(?:up|down|out|off|back)\s+)?/u.exec(order) ?? [];
  const behind = order.slice(verb.length).split(/[,;:.]/u, 1)[0] ?? '';
  // "Save the page hangs"
  const [last = ''] = /\S*s$/u.exec(behind) ?? [];
  if (toldOfNouns.test(behind) || (standsAlone(last) && !isNounToo(last))) return true;
  if (!/^(?:the|an?|its|their|our|we|they|it|users?|customers?|all|every|each|no)\s/iu.test(behind))
    return false;
  const [, rest = ''] =
    /^(?:the|an?|its|their|our|all|every|each|no) (?:\S+ ){0,2}?(\S+ .*)$/iu.exec(behind) ?? [];
  return told.test(behind) || (rest !== '' && presentClause(behind) !== null);
}

const has = (forms: number, wanted: number): boolean => (forms & wanted) !== 0;

function isPlural(word: string): boolean {
  return /^(?:they|we|you|i|people|two|both)$/u.test(word) || has(possibleForms(word), PLURAL);
}

const auxiliary =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|may|might|must|should|gets?|got|(?:is|are|was|were|has|have|had|do|does|did|ca|wo|could|would|should)n['’]t)$/u;

/** Words behind which a noun, an adjective or a verb of the same phrase comes. */
const inPhrase =
  /^(?:the|an?|this|that|these|those|its|their|our|your|my|his|her|no|not|never|any|some|all|each|every|both|another|other|same|more|less|most|new|old|of|to|for|in|on|at|by|with|without|from|into|onto|via|per|between|over|under|below|above|than|as|and|or|but|nor|be|been|being|which|who|that|what|how|when|if|too|very|so|they|we|you|i|he|she|\S+['’]s?)$/u;
const adjective = /^(?:the|an?|all|any|some|no|each|every|of|to|for|in|on|by|with|and|or|most)$/u;
const noOrder =
  /^(?:be|have|do|go|come|stay|get|see|know|lose|receive|need|want|like|can|may|will|must|should|down|back|out|own|long|left|due)$/u;

/** What a verb has behind it, and a noun of the same phrase has not. */
const opensObject =
  /^(?:the|an?|it|them|him|her|this|that|these|those|its|their|our|your|all|each|every|any|no|everything|everyone|somebody|someone|nothing|both|one|two|three|why|how|what|who|whom|where|whether|another)$/u;
const particle = /^(?:up|down|out|off|back)$/u;
const takesGerund = /^(?:stop|start|keep|begin|avoid|resume|try)$/u;
const goesOn = /^(?:then|and|or|else|until|unless|but)$/u;
/** Verbs that nothing is done to, in the third person or of many. */
const doneAlone =
  /^(?:fails?|succeeds?|expires?|crash(?:es)?|arrives?|happens?|occurs?|appears?|disappears?|ends?|finish(?:es)?|completes?|starts?|stops?|begins?|breaks?|bounces?|drains?|dies|die|lapses?|hangs?|freezes?|stalls?|overflows?|cancels|closes|opens|changes|logs|drops?|disconnects?|reconnects?|restarts?|differs?|rises?|\p{Ll}+ed)$/u;
const linking =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|gets?|got|goes|go|becomes?|stays?|remains?|turns?|looks?|seems?|falls?)$/u;

/** What tells of somebody: a verb with a tense behind a short subject. */
const told =
  /^(?:(?:the|an?|its|their|our|all|every|each|no) )?(?:\p{L}+ ){1,3}(?:is|are|was|were|has|must|should|can|may|will|needs?|gets?)(?!\p{L})/iu;

/** "Plan prices are prorated": the word that could order is the first of a row of nouns. */
const toldOfNouns =
  /^(?:(?!(?:the|an?|it|them|that|which|who|whose|what|how|if|when|where)\s)\p{L}+ ){1,3}(?:is|are|was|were|has|have|must|should|can|may|will)(?!\p{L})/iu;
