import { isComparative } from '../lexicon/comparatives.ts';
import { isAdjectiveOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const DEGREE =
  'so|too|very|really|quite|pretty|rather|fairly|somewhat|still|also|just|now|not|already|always|never|totally|super|more or less|kinda|sorta|kind of|sort of|a bit|a little';

/** What nothing that belongs to it stands before: the end of a clause, a joint, and what only a clause begins with. */
const BEHIND =
  "(?=[.;!?)\\n]|$|,? (?:but|so|because|bc|since|when|if|that|than|though|tho|although|which|now|again|today|anyway|atm|rn)\\b|,? (?:and |or )?(?:we|i|it|they|you|he|she|the|an?|this|that|there|not|can|could|should|would|will|needs?|has|is|please|pls|thx|thanks|lets?|let['’]s|don['’]?t|maybe|most|nobody|everybody|everyone|only (?:if|when))\\b| (?:for|to|on|in|at|from|with|by) (?:the|an?|us|me|them|you|it|this|that|now|all|our|my|your|everyone|do|see|use|get|have|be)\\b)";

/** "I am not sure its correct", "its per user, not per key": what is said of it, where "its" has nothing that belongs to it. */
export const itsPredicate: ProseRule = {
  id: 'grammar/its-predicate',
  category: 'grammar',
  message: '"It is" contracts to "it\'s"; "its" is the possessive.',
  pattern: new RegExp(
    String.raw`\b(its) (?=(?:(?:${DEGREE}) ){0,2}([a-z]{3,16})${BEHIND}|(?:kinda|sorta|per [\p{L}-]{2,12}(?: but| and (?:not|we|it|the)|[.,;!?\n]|$)|\d+(?:\.\d+)?(?:s|ms|m|min|h|%|kb|mb|gb|x)(?: (?:which|and (?:now|it|we)|but|now|instead|per|so|because)(?![\p{L}'’-])|[.,;!?\n]|$)|(?:less|more) (?:risk|work|effort|code|time|overhead|noise|traffic|fun|stress|pain|hassle)(?![\p{L}'’-])(?: (?:and (?:we|it|i)|but|than|for|if)|[.,;!?\n]|$)|(?<=\b(?:make sure|be sure|ensure|check|if|whether|unless|until|when) its )(?:up|down|on|off|running|free|empty|open|live|full|clean|complete|present)(?=[.,;!?\n]|$| (?:before|after|and|when|again|first|in|on|at|or|if|for)\b)))`,
    'giu',
  ),
  replace: ([, written = '', said], { prose, from }) => {
    const word = said?.toLowerCase();
    if (word !== undefined && !isAdjectiveOnly(word) && !isComparative(word)) return null;
    // "a tool and all its related": what comes before has to let a clause begin
    if (GOVERNING.test(prose.slice(Math.max(0, from - 12), from))) return null;
    return written.startsWith('I') ? "It's " : "it's ";
  },
  examples: [
    ["I'm not sure its correct.", "I'm not sure it's correct."],
    ['they have a demo so its kinda urgent', "they have a demo so it's kinda urgent"],
    ['right now its per user but it should not be', "right now it's per user but it should not be"],
    ['We take the first, its less risk and we know it.', "We take the first, it's less risk and we know it."],
    ['call me when its available again', "call me when it's available again"],
    ['it was 60s and now its 5s, which is odd', "it was 60s and now it's 5s, which is odd"],
    [
      'I prefer the first as its simpler and we know it.',
      "I prefer the first as it's simpler and we know it.",
    ],
    ['We check if its free and then insert.', "We check if it's free and then insert."],
    ['make sure its up before you start', "make sure it's up before you start"],
    ['its pretty useless for us', "it's pretty useless for us"],
  ],
  counterExamples: [
    'its correct handling of errors',
    'its internal and external state',
    'its fast, reliable storage',
    'a queue with all its possible, and its impossible states',
    'its per user limit',
    'The tool is known for its simple and the library for its complex rules.',
    'its original is kept',
    'its less risky sibling',
    'its 5s timeout',
    'Check its running time.',
  ],
};

/** A preposition or a verb that has an object: "with its available", "keeps its". */
const GOVERNING =
  /\b(?:of|for|with|to|in|on|by|from|at|into|than|all|both|keeps?|has|have|uses?|lost|loses|reads?) $/i;
