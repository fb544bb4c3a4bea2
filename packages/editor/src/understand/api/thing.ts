import { englishWords } from '../../correct/spelling/english-words.ts';
import { baseOfParticiple, baseOfThirdPerson, isNounToo } from '../clause/verbs.ts';
import { words } from '../lexicon/words.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Nouns that have a plural and name nothing that is kept or addressed: spans and amounts, ways and states, bodies, parts of screens. */
const vague: ReadonlySet<string> = new Set(
  words(
    [
      'time|day|week|month|year|hour|minute|second|moment|night|morning|evening|afternoon|noon|weekend|deadline|while|today|tomorrow|daily|weekly|monthly',
      'bit|half|quarter|percent|percentage|rest|amount|number|quantity|sum|average|total|maximum|minimum|limit|rate|share|worth|size|length|width|height|weight|distance|degree|count|range|median|share',
      'thing|stuff|way|kind|sort|type|case|matter|point|reason|idea|sense|meaning|sake|fact|issue|purpose|effect|matter|mess|chance|risk|problem|trouble|help|care|use|work|turn|step|side|part|piece|end|start|begin|beginning|middle|top|bottom|front|back|place|right|left|wrong|need|want|wish|look|view|try|go|fail|failure|win|loss|take|give|get|put|let|leave|make|break|keep|mind|fun|luck|reads?|writes?|handle|anew|duplicate|default|constraint|difference|advantage|decision|attention|access|support|whole|entirety|ones|will',
      'hand|face|eye|head|foot|arm|leg|body|heart|voice|nose',
      'i|he|she|it|we|they|you|me|him|her|us|them|who|whom|whose|what|which|that|this|these|those|there|here|how|why|where|when|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|first|second|third|next|last|other|another|same|both|all|none|nothing|something|anything|everything|nobody|somebody|anybody|everybody|someone|anyone|everyone|no|not|more|less|most|least|only|also|else|yes|ok|high|low|old|new|big|small|long|short|ready|open|early|late|ideal|own|several|many|few|immediately|forever|again|about|around|done|offline|online',
      'money|information|advice|equipment|furniture|feedback|software|hardware|luggage|knowledge|evidence|data|metadata|news|progress|traffic|weather|energy|water|air|electricity|power|food|rain|snow|love|health|safety|security|privacy|transparency|compliance|performance|availability|latency|bandwidth|memory|storage|music|art|paper|staff|personnel|public|people|community|world|country side|history|peace|business|marketing|finance|logistics|accounting|research|education|training data|quality|quantity',
      'euro|eur|usd|chf|gbp|dollar|pound|cent|gram|kilogram|kilo|tonne|ton|metre|meter reading|kilometre|mile|inch|litre|watt|volt|degree|byte|kilobyte|megabyte|gigabyte|pixel|point|star',
      'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter',
    ].join('|'),
  ),
);

/** Nouns that by themselves say too little, or are parts of a screen: a bus stop and a customs form are things. */
const vagueAlone: ReadonlySet<string> = new Set(
  words(
    'button|screen|dialog|menu|icon|tab|slider|checkbox|toggle|dropdown|popup|modal|tooltip|widget|window|sidebar|layout|page|view|form|field|column|row|click|tap|beep|channel|inbox|lead|lot|run|stop|action|hold|detail|info|name|status|change|list|result|error|date|mail|e-mail|email|sms|link|text|html|csv|pdf|json|house|home|office|building|street|road|phone|telephone|internet|website|app|system|server|service|database|backend|frontend|api|endpoint|request|response|reply|answer|question|test|code|tool|process|log',
  ),
);

/** Nouns with an adjective's "-ness" beside them that are nouns first. */
const nounsFirst: ReadonlySet<string> = new Set(
  words(
    'firm|flat|base|round|game|level|light|kind|square|present|course|good|alert|host|cold|witness|business',
  ),
);

/** Words that stand in no name of a thing. */
const unnamed =
  /^(?:an?|the|of|to|in|on|at|by|for|from|with|without|within|among|through|behind|about|around|into|onto|upon|per|via|as|than|like|and|or|but|nor|so|if|when|while|because|since|until|till|whenever|wherever|is|are|was|were|be|been|being|am|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|cannot|not|no|never|always|often|only|just|also|too|very|more|less|most|least|both|all|any|some|each|every|either|neither|none|nobody|nothing|somebody|someone|something|anybody|anyone|anything|everybody|everyone|everything|i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|this|that|these|those|there|here|then|now|again|out|off|up|down|over|away|back|what|who|whom|whose|which|where|why|how|two|three|four|five|six|seven|eight|nine|ten|older|newer|longer|shorter|later|earlier|faster|slower|better|worse|bigger|smaller|anew|already|yet|still|else|ever|even|rather|quite|directly|immediately|automatically|right|told|wir|ihr|ich|sie|und|nous|vous|ils|elles|jusqu|pour|avec|para|con|por|que)$/iu;

/**
 * Whether an English noun, of one or more words, can be the name of a kind of thing: something of which there are several,
 * told apart, kept. No verb, adjective, pronoun, span, amount, mass or part of a screen is; a word that no list has may be.
 */
export function isThing(name: string): boolean {
  const parts = name.toLowerCase().split(/[\s_]+/u);
  const head = singularOf(parts.at(-1) ?? '');
  const before = parts.slice(0, -1);
  if (deedWithParticle.test(head)) return true;
  return (
    /^\p{L}[\p{L}-]{2,}$/u.test(head) &&
    !vague.has(head) &&
    !(before.length === 0 && vagueAlone.has(head)) &&
    !unnamed.test(head) &&
    before.every((word) => !unnamed.test(word) && !isVerbForm(word)) &&
    isCounted(head)
  );
}

/** "Opens", "tolerates": a verb in the third person, and no plural. */
function isVerbForm(word: string): boolean {
  return baseOfThirdPerson(word) !== null && !isNounToo(word) && !/ings$/u.test(word);
}

/** "Check-in", "sign-up". */
const deedWithParticle = /^\p{L}{3,}-(?:in|out|up|off|on)$/u;

function isCounted(noun: string): boolean {
  const { isGeneral, frequency } = englishWords();
  if (!isGeneral(noun) || frequency(noun) < seldom) return true;
  const plural = pluralOf(noun);
  if (/(?:ly|est)$/u.test(noun) && !isGeneral(plural)) return false;
  const isAdjective = isGeneral(`${noun}ness`) && !nounsFirst.has(noun);
  if (isAdjective || (/(?:ed|ing)$/u.test(noun) && baseOfParticiple(noun) !== null)) return false;
  return isGeneral(`${noun}'s`) && isGeneral(plural) && frequency(noun) - frequency(plural) < rareInPlural;
}

/** Words so seldom have forms that no list has. */
const seldom = 3;

/** A noun whose plural is so much rarer is a mass: "equipments". Frequencies count powers. */
const rareInPlural = 4;
