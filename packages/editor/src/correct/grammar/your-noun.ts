import { numberOf } from '../agreement/noun-number.ts';
import { isThingNoun, singularOf } from '../lexicon/nouns.ts';
import { isCountedNoun, singularOfCounted } from '../lexicon/word-class.ts';
import { PLACEHOLDER } from '../projection.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Prepositions: what stands behind them is no clause. */
const PREPOSITION =
  'in|of|with|from|on|to|into|onto|at|by|about|through|via|inside|within|without|under|over|across|between|against|behind|using';

/** What stands behind the last word of a noun phrase. */
const BEHIND_NOUN =
  'is|are|was|were|has|have|had|will|can|must|should|does|do|did|to|in|on|at|of|for|from|with|by|as|and|or|but|so|that|which|when|if|because|before|after|while|until|into|via|using|without|first|now|again|yet|too';

/** Verbs that take a thing, where they open a sentence or stand behind "to", a modal verb or "and". */
const TAKING =
  'put|use|run|update|change|set|open|check|add|install|configure|restart|delete|remove|save|store|send|write|build|deploy|test|replace|edit|create|load|keep|share|enter|type|upload|fix|move|copy|get|make|have|see|read|start|stop|close|log|backup|protect|import|export|define|review|adjust';

/** What behind "you're" is said of who is spoken to: "you're part of it". */
const SAID_OF_YOU =
  /^(?:part|root|admin|administrator|owner|author|guest|user|member|developer|engineer|student|host|right|left|home|welcome|sure|fine|here|there|back|up|down|out|in|on|off|able|done|set|new|free|good|best|better|ready|clear|safe|alone|aware|lost|stuck|next|first|last|dead|live|green|red|low|short|blind|game|toast|gold|fan|kind|sort|way|both|only|just|not|all|one|two|half|most|likely|more|less|better|worse)$/;

/** Two places: behind a preposition or a verb that takes a thing, where any noun shows it; and elsewhere, before a noun that is nothing else. */
export const yourNoun: ProseRule = {
  id: 'grammar/your-noun',
  category: 'grammar',
  message: '"Your" is the possessive; "you\'re" is short for "you are".',
  pattern: new RegExp(
    String.raw`(?<![\p{L}'’-])(you['’]?re)( (?:own )?(?:[a-z][a-z-]{2,14} ){0,2}?)([a-z]{3,20})(?=['’]s |[.,;:!?)\n]|$|(?: (?:${BEHIND_NOUN}))(?![\p{L}'’-]))`,
    'giu',
  ),
  replace: ([, written = '', between = '', noun = ''], { prose, from }) => {
    const words = between.trim().split(' ').filter(Boolean);
    const isTaken = TAKEN.test(prose.slice(Math.max(0, from - LONGEST_BEFORE), from));
    if (words[0] === 'own' || (noun === PLACEHOLDER && isTaken)) return `${your(written)}${between}${noun}`;
    if (!fits(noun) || words.some((word) => SAID_OF_YOU.test(word) || DESCRIBING.test(word))) return null;
    const isSubject =
      words.length === 0 && FINITE.test(prose.slice(from + written.length + between.length + noun.length));
    const isSure = isSubject || (isTaken ? fits(words[0] ?? noun) : words.length === 0 && isThing(noun));
    return isSure ? `${your(written)}${between}${noun}` : null;
  },
  examples: [
    ["Put it in you're path.", 'Put it in your path.'],
    ["You should backup you're data first.", 'You should backup your data first.'],
    ["Update you're tests first.", 'Update your tests first.'],
    ["You have to restart you're server.", 'You have to restart your server.'],
    ["Write it with you're own words.", 'Write it with your own words.'],
    ["It makes you're code's upkeep easy.", "It makes your code's upkeep easy."],
    ["See why you're application is slow.", 'See why your application is slow.'],
    ["The map shows that you're position is wrong.", 'The map shows that your position is wrong.'],
    ["You're server is down.", 'Your server is down.'],
  ],
  counterExamples: [
    "In the version you're using it works.",
    "If you're root, go on.",
    "The one you're part of is here.",
    "Look at what you're building.",
    "Think about when you're home.",
    "See you're logged in.",
    "You're welcome.",
    "If you're developers, read on.",
    "You're product owner.",
  ],
};

const LONGEST_BEFORE = 24;

const TAKEN = new RegExp(
  String.raw`(?:\b(?:${PREPOSITION})|(?:^|\n|[.!?:;,] |\b(?:to|and|or|then|can|must|should|will|please|not|you|we|i|they) )(?:${TAKING})) $`,
  'iu',
);

/** Behind a noun that is the subject of its clause. */
const FINITE = /^ (?:is|are|was|were|has|have|will|can|must|should|does|do|did)(?![\p{L}'’-])/u;

/** A participle or an adjective says what you are: "the one you're logged in to". */
const DESCRIBING = /(?:ing|ed|en|ly|ful|less|able|ible|ous|ive)$/i;

function fits(noun: string): boolean {
  return (
    /^(?:data|info|software|hardware|stuff|media|content)$/.test(noun) ||
    (numberOf(noun) !== null && !SAID_OF_YOU.test(noun) && !/(?:ing|ed)$/.test(noun))
  );
}

/** A word that is a noun and nothing else, and nobody. */
function isThing(noun: string): boolean {
  const singular = singularOf(noun) ?? singularOfCounted(noun) ?? noun;
  return isThingNoun(singular) || (isCountedNoun(singular) && !PERSON.test(singular));
}

/** What somebody can be: "if you're developers", "you're product owner". */
const PERSON =
  /(?:er|or|ist|ee|ian|ant|man|woman|friend|person|lead|chief|boss|adult|kid|child|parent|expert|pro|guy|minor|novice|peer|human|native|local)$/;

function your(written: string): string {
  return written.startsWith('Y') ? 'Your' : 'your';
}
