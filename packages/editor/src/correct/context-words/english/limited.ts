import { numberOf } from '../../agreement/noun-number.ts';
import type { ConfusionSet } from '../confusion-set.ts';

/** "There docs": before a noun that nothing shows to be there. */
function possessive(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    calledFor: ({ words }, { from, members, observed }) =>
      members[observed] === 'there' &&
      numberOf(words[from + 1] ?? '') !== null &&
      !NOT_POSSESSED.test(words[from - 1] ?? '')
        ? { meant: [members.indexOf('their')], isOnlyVerb: false, reserve: 0 }
        : null,
  };
}

const NOT_POSSESSED = /^(?:is|are|was|were|be|been|from|out|up|over|down|if|when|while|because|and|then|,)?$/;

/** "A valid from and a valid to": the name of a date, which ends in a preposition. */
function notNamedFrom(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) =>
      tokens.words[at] === 'from' &&
      /^(?:valid|effective|active|open|closed|available)$/.test(tokens.words[at - 1] ?? '')
        ? null
        : set.slotAt(tokens, at),
  };
}

/** "Effect a change": the one thing that is effected. */
function beforeNoChange(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) =>
      /^effects?$/.test(tokens.words[at] ?? '') &&
      tokens.words.slice(at + 1, at + 4).some((word) => /^changes?$/.test(word))
        ? null
        : set.slotAt(tokens, at),
  };
}

/** "We have come to this point": up to it. */
function notUpTo(set: ConfusionSet): ConfusionSet {
  return {
    ...set,
    slotAt: (tokens, at) =>
      tokens.words[at] === 'to' &&
      tokens.words[at + 1] === 'this' &&
      /^(?:point|day|date|moment)$/.test(tokens.words[at + 2] ?? '')
        ? null
        : set.slotAt(tokens, at),
  };
}

/** Sets that need more than the words around a place, by their ids. */
const LIMITED: Readonly<Record<string, (set: ConfusionSet) => ConfusionSet>> = {
  "their-there-they're": possessive,
  preposition: notUpTo,
  'form-from': notNamedFrom,
  'since-for-from': notNamedFrom,
  'affect-effect': beforeNoChange,
  'affects-effects': beforeNoChange,
};

/** The set, which leaves places alone where what stands there is surely meant. */
export function limited(set: ConfusionSet): ConfusionSet {
  return LIMITED[set.id]?.(set) ?? set;
}
