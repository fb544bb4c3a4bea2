import { isSingularNoun } from '../lexicon/nouns.ts';
import { mayStandAlone } from '../lexicon/quantifiers.ts';
import { PLAIN_BASE } from '../lexicon/verbs.ts';
import {
  isCountedNoun,
  isNounWithPlural,
  isRegularVerb,
  isVerbBase,
  pluralOf,
  singularOfCounted,
} from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const isVerb = (word: string): boolean => VERB.test(word) || isRegularVerb(word);
const VERB = new RegExp(`^(?:${PLAIN_BASE})$`, 'i');

const QUANTIFIER =
  'many|several|multiple|various|certain|these|those|a few|few|numerous|both|two|three|four|five|six|ten|a lot of|lots of|plenty of|one of the|some of the|most of the|all of the|many of the|all these|many other|several other|kinds of|types of|number of|variety of|million|billion';

/** "there are a lot of scientist who": any noun that is counted, so only in rough texts. */
export const countedPlural: ProseRule = {
  id: 'grammar/counted-plural',
  category: 'grammar',
  message: 'The noun after this quantifier is plural.',
  pattern: new RegExp(
    String.raw`\b((?:${QUANTIFIER}) )((?:(?!(?:and|or|of)\b)[a-z]{3,14} )?)([a-z]{3,20})(?=[.,:;!?)\n]|$| (?:here|left|available|better|worse|more|less|together|around|who|that|which|are|were|have|had|do|don['’]t|can|cannot|could|will|would|should|must|may|might|in|on|at|of|to|from|with|for|as|and|or|when|because|but|than|such|very|by|about|every|it|they|we|i|you|like|during|around|there|if|so|today|now)\b)`,
    'giu',
  ),
  replace: ([whole, quantifier = '', between = '', noun = ''], { prose, from }) => {
    // "the next one of the list" is one of its things, not one of several lists
    if (
      /^one /i.test(quantifier) &&
      /\b(?:next|last|first|other|this|that|only) $/i.test(prose.slice(Math.max(0, from - 6), from))
    )
      return null;
    // "a certain type", "a two second delay", "the Gang of Four book"
    if (
      /\ban? $/i.test(prose.slice(Math.max(0, from - 3), from)) ||
      (/\p{L} $/u.test(prose.slice(Math.max(0, from - 2), from)) && /^[A-Z]/.test(quantifier))
    )
      return null;
    // "multiple selection", "multiple ownership"
    if (/^multiple/i.test(quantifier) && /(?:ion|ship|ness|ity|ance)$/.test(noun)) return null;
    const adjective = between.trimEnd();
    // "how many fit", "if the two differ": the quantifier is the subject, and what follows its verb
    if (adjective === '' && (isVerbBase(noun) || isVerb(noun)) && mayStandAlone(quantifier, prose, from))
      return null;
    // "two student groups are": the last noun is the one that is counted
    if (adjective !== '' && (isCountedNoun(adjective) || singularOfCounted(adjective) !== undefined))
      return null;
    // "two options present themselves", "a lot of churn", "all of the history"
    if (
      /[^s]s$/.test(adjective) ||
      (/^(?:a lot|lots|plenty|some|most|all) of/i.test(quantifier) &&
        !isSingularNoun(noun) &&
        !/^(?:who|that|which|are|were|have)\b/.test(prose.slice(from + whole.length + 1)))
    )
      return null;
    // "about two percent", "I have seen both happen"
    if (noun === 'percent' || (adjective === '' && /^both /i.test(quantifier) && isVerbBase(noun)))
      return null;
    if (NO_ADJECTIVE.test(adjective)) return null;
    // "skip those labelled security": what they are called
    if (/^th[eo]se/i.test(quantifier) && CALLED.test(adjective)) return null;
    // "these include integration with it"
    if (/^th[eo]se/i.test(quantifier) && isVerb(adjective)) return null;
    const after = prose.slice(from + whole.length, from + whole.length + 12);
    // "both width and height"
    if (/^both/i.test(quantifier) && /^(?:,| and )/.test(after)) return null;
    if (
      !isCountedNoun(noun) &&
      !(FREELY_COUNTING.test(quantifier) && isSingularNoun(noun) && !isVerbBase(noun)) &&
      !(ENDS_PHRASE.test(after) && isNounWithPlural(noun)) &&
      !(/^ of\b/.test(after) && SORT.test(noun) && !/^both/i.test(quantifier))
    )
      return null;
    return `${quantifier}${between}${pluralOf(noun)}`;
  },
  examples: [
    ['There are a lot of scientist who know.', 'There are a lot of scientists who know.'],
    ['A page with a few checkbox would be enough.', 'A page with a few checkboxes would be enough.'],
    ['many new employee are here', 'many new employees are here'],
    ['It differs between the two kind of tickets.', 'It differs between the two kinds of tickets.'],
  ],
  counterExamples: [
    'These include integration with our tools.',
    'It warns after 50 and skips those labelled security.',
    'a lot of bad luck',
    'a lot of money is lost',
    'two student groups are here',
    'many a professor',
    'It may cause a lot of churn with conflicts.',
    'It is not worth editing all of the history.',
    'Here two options present. The first is short.',
    'Both should call, and three must sign.',
    'These hooks are ignored by it.',
    'You must set both width and height.',
    'It is both much lighter and more useful.',
    'a different way of it',
    'one of the scientists who',
    'Count how many fit.',
    'When the two collide, the later one wins.',
    'Warn when two weeks are left, and how many are.',
    'the next one of the list, and',
    'It works in a certain language.',
    'a two second delay.',
    'We lose about two percent of it.',
    'I have seen both happen.',
    'It allows multiple selection.',
    'The values are both part of it.',
  ],
};

/** What follows a noun that may be a verb as well ("these cause us") where it is the noun. */
const ENDS_PHRASE = /^(?:[.,:;!?)\n]|$| (?:here|left|available|who|that|which|are|were|such as|very)\b)/;

/** What no compound is made with: "two way sync". */
const FREELY_COUNTING = /^(?:many|several|a few|few) $/i;

/** "Two type of it": what is counted by sort. */
const SORT =
  /^(?:type|kind|sort|set|piece|part|way|form|line|list|group|copy|level|version|case|layer|class|pair|step)$/;

const CALLED =
  /^(?:labell?ed|marked|tagged|named|called|titled|flagged|rated|ranked|coloured|colored|set|left)$/i;

const NO_ADJECTIVE =
  /^(?:the|a|an|is|are|was|were|to|in|on|at|for|with|from|by|that|which|who|this|my|our|your|his|her|its|their|have|has|per|than|one|every|each|other|others|should|must|can|could|may|might|will|would|shall|do|does|did|not|never|also|only|still|just|always)$/i;
