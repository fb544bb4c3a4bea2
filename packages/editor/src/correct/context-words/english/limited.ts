import { isCausedDeed } from '../../agreement/caused-deed.ts';
import { isAuxiliary } from '../../agreement/function-words.ts';
import { numberOf } from '../../agreement/noun-number.ts';
import { isIrregularParticiple } from '../../lexicon/participles.ts';
import type { ConfusionSet } from '../confusion-set.ts';
import { unless } from '../unless.ts';
import { isSupposed } from './supposed.ts';

/** "There docs": before a noun that nothing shows to be there. */
function possessive(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    // "they're is" has two verbs
    slotAt: (tokens, at) => {
      const slot = set.slotAt(tokens, at);
      if (slot === null || !isAuxiliary(tokens.words[slot.to] ?? '')) return slot;
      return {
        ...slot,
        members: slot.members.map((member, label) =>
          label !== slot.observed && member === "they're" ? null : member,
        ),
      };
    },
    calledFor: ({ words }, { from, members, observed }) =>
      numberOf(words[from + 1] ?? '') !== null &&
      (members[observed] === "they're"
        ? BEFORE_NOUN.test(words[from - 1] ?? '')
        : members[observed] === 'there' && !NOT_POSSESSED.test(words[from - 1] ?? ''))
        ? { meant: [members.indexOf('their')], isOnlyVerb: false, reserve: 0 }
        : null,
  };
}

const NOT_POSSESSED = /^(?:is|are|was|were|be|been|from|out|up|over|down|if|when|while|because|and|then|,)?$/;

/** "Using they're email": what has an object has no clause behind it. */
const BEFORE_NOUN =
  /^(?:using|entering|changing|updating|checking|losing|with|from|of|in|on|for|to|by|about|via|into|without|at)$/;

type Words = readonly string[];

/** "A valid from and a valid to": the name of a date, which ends in a preposition. */
const namedFrom = (words: Words, at: number) =>
  words[at] === 'from' && /^(?:valid|effective|active|open|closed|available)$/.test(words[at - 1] ?? '');

/** "Effect a change": the one thing that is effected. */
const beforeChange = (words: Words, at: number) =>
  /^effects?$/.test(words[at] ?? '') && words.slice(at + 1, at + 4).some((word) => /^changes?$/.test(word));

/** "We have come to this point": up to it. */
const upTo = (words: Words, at: number) =>
  words[at] === 'to' && words[at + 1] === 'this' && /^(?:point|day|date|moment)$/.test(words[at + 2] ?? '');

/** "Told apart by a flag": who or what does it, behind what is done and the word that belongs to it. */
const agentBehindParticle = (words: Words, at: number) =>
  words[at] === 'by' &&
  /^(?:apart|aside|away|back|down|off|on|out|over|together|up)$/.test(words[at - 1] ?? '') &&
  (isIrregularParticiple(words[at - 2] ?? '') || /.ed$/.test(words[at - 2] ?? ''));

/** "We use it all day": one of them, from its beginning to its end. */
const wholeTime = (words: Words, at: number) =>
  words[at - 1] === 'all' &&
  /^(?:day|night|week|month|year|morning|afternoon|evening|summer|winter|weekend|sprint)$/.test(
    words[at] ?? '',
  );

/** "Since Monday", "since last week": a point in time, from which it lasts. */
const sincePoint = (words: Words, at: number) =>
  words[at] === 'since' &&
  (POINT.test(words[at + 1] ?? '') ||
    (/^(?:last|this|the)$/.test(words[at + 1] ?? '') && SPAN.test(words[at + 2] ?? '')));

const POINT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|yesterday|today|then|noon|midnight|day|release|version|(?:19|20)\d\d)$/;
const SPAN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|night|morning|evening|afternoon|weekend|week|month|year|summer|winter|spring|autumn|fall|quarter|sprint|release|update|upgrade|migration|deploy|deployment|beginning|start)$/;

/** "Nobody really knows": what is told of one person now. */
const toldOfOne = (words: Words, at: number) => {
  const before = /ly$|^(?:also|still|even|ever|never|just|always)$/.test(words[at - 1] ?? '')
    ? at - 2
    : at - 1;
  return ONE.test(words[before] ?? '') && /[^s]s$/.test(words[at] ?? '');
};

const ONE = /^(?:(?:no|some|every|any)(?:body|one|thing)|he|she|it)$/;

/** "Nine thousand of them": a number takes no plural. */
const countedRound = (words: Words, at: number) =>
  /^(?:hundred|thousand|million|billion|dozen)$/.test(words[at] ?? '');

/** "Max 5 wrong codes": several of a thing, where "5 users calls" has a verb behind them. */
const countedThings = (words: Words, at: number) =>
  /[^s]s$/.test(words[at] ?? '') &&
  (MANY.test(words[at - 1] ?? '') || (MANY.test(words[at - 2] ?? '') && !/s$/.test(words[at - 1] ?? '')));

const MANY = /^(?:\d*[02-9]|\d+1|two|three|four|five|six|seven|eight|nine|ten|several|many|few|these|those)$/;

/** "Gaps can be told from silence": from what they are told apart. */
const toldFrom = (words: Words, at: number) =>
  words[at] === 'from' &&
  /^(?:told|tell|tells|telling|distinguish|distinguished|distinguishes)$/.test(words[at - 1] ?? '');

/** Words between "both" and the verb of what it joins. */
const JOINED_REACH = 10;

/** "Both the tablet and the kiosk build share it": two of them. */
const ofBoth = (words: Words, at: number) => {
  const from = words.lastIndexOf('both', at);
  return (
    from >= 0 &&
    at - from <= JOINED_REACH &&
    !/s$/.test(words[at] ?? '') &&
    words
      .slice(from, at)
      .filter((word) => /^(?:and|,|;|:)?$/.test(word))
      .join() === 'and'
  );
};

/** Sets that need more than the words around a place, by their ids. */
const LIMITED: Readonly<Record<string, (set: ConfusionSet) => ConfusionSet>> = {
  "their-there-they're": possessive,
  'noun-number': unless((words, at) => wholeTime(words, at) || countedRound(words, at)),
  preposition: unless(
    (words, at) => upTo(words, at) || agentBehindParticle(words, at) || toldFrom(words, at),
  ),
  'been-being': unless(isSupposed),
  'form-from': unless(namedFrom),
  'since-for-from': unless((words, at) => namedFrom(words, at) || sincePoint(words, at)),
  'regular-verb': unless(
    (words, at) =>
      toldOfOne(words, at) || isCausedDeed(words, at) || countedThings(words, at) || ofBoth(words, at),
  ),
  'irregular-verb': unless(
    (words, at) => toldOfOne(words, at) || isCausedDeed(words, at) || ofBoth(words, at),
  ),
  'affect-effect': unless(beforeChange),
  'affects-effects': unless(beforeChange),
};

/** The set, which leaves places alone where what stands there is surely meant. */
export function limited(set: ConfusionSet): ConfusionSet {
  return LIMITED[set.id]?.(set) ?? set;
}
