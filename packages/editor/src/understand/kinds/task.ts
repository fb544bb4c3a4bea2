import { isPersonName } from '../../correct/spelling/person-names.ts';
import { isSoftwareThing } from '../demand/software-thing.ts';
import { words } from '../lexicon/words.ts';
import { namesColleague } from './people-words.ts';

const set = (list: string): ReadonlySet<string> => new Set(words(list));

/** What may stand before what somebody is to do. */
const OPENERS = set(
  "then|and|also|please|so|but|ok|okay|plus|next|first|just|maybe|finally|afterwards|now|pls|right|well|dann|und|bitte|also|noch|zuerst|danach|puis|et|ensuite|alors|d'abord|merci|de|y|luego|después|por|favor|primero",
);
/** Deeds between people that need somebody they are done with. */
const WITH_SOMEBODY = set(
  'talk|speak|check|sync|coordinate|align|chat|meet|follow|liaise|consult|confirm|reden|sprechen|abstimmen|parler|voir|hablar|coordinar|quedar',
);
/** Deeds that are done to somebody. */
const TO_SOMEBODY = set(
  'ask|contact|convince|thank|remind|visit|pester|bug|fragen|frag|anrufen|überzeugen|demander|contacter|convaincre|relancer|preguntar|avisar|contactar|convencer',
);
/** Deeds of a mind: no software does them, whatever they are about. */
const OF_MIND = set(
  'discuss|clarify|negotiate|find|figure|look|think|agree|decide|brainstorm|reconsider|clarifier|décider|discuter|négocier|réfléchir|klären|besprechen|überlegen|entscheiden|verhandeln|aclarar|decidir|hablar|negociar|pensar',
);
/** Of those in English, such as are of a mind only with what stands here behind them. */
const MIND_WITH: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['find', set('out')],
  ['figure', set('out')],
  ['look', set('into')],
  ['think', set('about|of|again|it|this|that|over')],
  ['agree', set('on|with|whether|who|what|how')],
  ['decide', set('on|whether|who|what|which|how|if|about')],
]);
/** Deeds that bring something to those who write. */
const TO_US = set('send|email|mail|call|write|forward|drop|reach');
const US = set('me|us');
/** What makes a habit or a reaction of a deed, which software may have. */
const CASES = set(
  'if|when|whenever|every|each|once|as|daily|weekly|monthly|after|until|within|before|unless|automatically|whom|always|list',
);

/** Words by which somebody takes a deed on, or is given it. */
const BINDS = set('will|to|wants|shall');
/** Deeds behind "should" that are work to be done once, whoever else does them. */
const OF_HANDS = set(
  'write|draft|prepare|explain|buy|bring|document|organise|organize|clarify|present|describe|look',
);
/** What a user of the thing does, whom an example gives a name: "Anna should see her bookings". */
const PASSIVE = set('see|be|get|have|receive|find|sees|only|not|never');
const SPEAKERS = set(
  "i|we|i'll|we'll|let|lets|let's|i'm|we're|gotta|gonna|will|need|needs|must|should|have|has|somebody|someone|they|he|she|ich|wir|on|je|nous",
);
const STEPS = set(
  "me|us|to|will|need|have|must|should|still|also|going|gonna|gotta|be|can|could|just|probably|first|then|later|needs|has|'m|am|are|got|maybe|again|really|someone|somebody|quickly|sometime|i|we|i'll|we'll",
);

/**
 * Whether a sentence gives a deed to somebody of those who write, and demands nothing of what is to be built: "talk to legal", "let me
 * check with Helga", "I will ask them", "Kim to draft the text". English.
 *
 * @param prose the masked sentence
 */
export function isTaskOfPeople(prose: string): boolean {
  const written = prose.match(/[\p{L}\p{M}'’-]+|\d+|[\uE010\uE100-\uF8FF\uE011]+|[?:,]/gu) ?? [];
  const small = written.map((word) => word.toLowerCase().replaceAll('’', "'"));
  let at = 0;
  while (OPENERS.has(small[at] ?? '') || small[at] === ',') at += 1;
  return takesOn(written, small, at) || isDealing(written, small, at) || isNamedOnes(written, small, at);
}

/** "Talk to legal", "ask Priya whether …", "find out who …", "send me the quote". */
function isDealing(
  written: readonly string[],
  small: readonly string[],
  at: number,
  isMine = false,
): boolean {
  const verb = small[at] ?? '';
  const behind = small[at + 1] ?? '';
  if (OF_MIND.has(verb)) return MIND_WITH.get(verb)?.has(behind) ?? true;
  if (verb === 'get' || verb === 'reach' || verb === 'come' || verb === 'write') {
    const phrase = small.slice(at, at + 4).join(' ');
    if (/^(?:get (?:in touch|back to|hold of)|reach out|come (?:by|over))(?: |$)/u.test(phrase)) return true;
  }
  if (TO_SOMEBODY.has(verb)) return behind !== 'for' && namesColleague(written, small, at + 1);
  if (WITH_SOMEBODY.has(verb)) {
    const link = small.findIndex(
      (word, place) => place > at && place < at + 4 && (word === 'to' || word === 'with'),
    );
    if (link < 0 || small.slice(at, link).includes('if')) return false;
    const isTalk = isMine || verb === 'talk' || verb === 'speak' || verb === 'chat';
    const partner = small.slice(link + 1, link + 4);
    return (
      namesColleague(written, small, link + 1) ||
      (isTalk && !partner.some((word) => isSoftwareThing.test(word)))
    );
  }
  return TO_US.has(verb) && US.has(behind) && !small.some((word) => CASES.has(word));
}

/** "I will talk to the landlord", "let me ask Marek", "gotta ask Simone": who writes takes a deed on. */
function takesOn(written: readonly string[], small: readonly string[], at: number): boolean {
  const first = small[at] ?? '';
  if (!SPEAKERS.has(first)) return false;
  let place = at + 1;
  while (STEPS.has(small[place] ?? '')) place += 1;
  if (place === at + 1 && (first === 'i' || first === 'we')) return false;
  if (isDealing(written, small, place, first !== 'we')) return true;
  if (first === 'let' && small[at + 1] === 'me' && /^(?:see|check|look|think|ask)$/u.test(small[place] ?? ''))
    return true;
  // "I'll send you the letters", "we owe them an offer"
  const promises = first === "i'll" || (first === 'i' && small[at + 1] === 'will') || small[at + 1] === 'owe';
  return (
    promises &&
    !small.some((word) => CASES.has(word)) &&
    !small.slice(place, place + 2).some((word) => PASSIVE.has(word))
  );
}

/** "Kim to draft the text", "Birgit will ask", "Stefan should write down …". */
function isNamedOnes(written: readonly string[], small: readonly string[], at: number): boolean {
  if (!isPersonName(written[at] ?? '')) return false;
  const isSurnamed = /^\p{Lu}/u.test(written[at + 1] ?? '');
  const verb = small[at + (isSurnamed ? 2 : 1)] ?? '';
  const deed = small.slice(at + 1, at + 5).find((word) => !BINDS.has(word) && !/^\p{Lu}/u.test(word)) ?? '';
  if (verb === 'should') return OF_HANDS.has(deed) || isDealing(written, small, small.indexOf(deed));
  return BINDS.has(verb) && !PASSIVE.has(deed);
}
