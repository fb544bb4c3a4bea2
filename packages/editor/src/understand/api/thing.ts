import { englishWords } from '../../correct/spelling/english-words.ts';
import { baseOfParticiple, baseOfThirdPerson, isNounToo } from '../clause/verbs.ts';
import { words } from '../lexicon/words.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Words that name nothing that is kept or addressed, whatever is said of them: spans, masses, units, pronouns, adjectives, verbs. */
const never: ReadonlySet<string> = new Set(
  words(
    [
      'time|day|week|month|year|hour|minute|second|moment|night|morning|evening|afternoon|noon|weekend|while|today|tomorrow|daily|weekly|monthly',
      'bit|half|percent|percentage|rest|amount|number|quantity|sum|worth|whole|entirety|ones',
      'thing|stuff|way|kind|sort|sense|sake|fact|want|try|give|get|put|let|make|mind|fun|luck|read|write|take|anew|will|sent|told',
      'i|he|she|it|we|they|you|me|him|her|us|them|who|whom|whose|what|which|that|this|these|those|there|here|how|why|where|when|one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|first|third|next|last|other|another|same|both|all|none|nothing|something|anything|everything|nobody|somebody|anybody|everybody|someone|anyone|everyone|no|not|more|less|most|least|only|also|else|yes|ok|high|low|old|new|big|small|long|short|bad|good|ready|open|early|late|ideal|own|several|many|few|immediately|forever|again|about|around|done|offline|online|genetic|legal|create|add|remove|delete|include|mandatory|required|optional|failed|missing|allowed|forbidden|following|above|below|unique|nullable|default',
      'money|information|advice|equipment|furniture|feedback|software|hardware|luggage|data|metadata|progress|traffic|weather|electricity|rain|snow|love|safety|security|privacy|transparency|compliance|availability|latency|bandwidth|memory|personnel|people|marketing|finance|logistics|accounting|help|care',
      'euro|eur|usd|chf|gbp|dollar|buck|pound|cent|gram|kilogram|kilo|tonne|ton|metre|kilometre|mile|inch|litre|watt|volt|byte|kb|mb|gb|kilobyte|megabyte|gigabyte|pixel',
      'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter',
    ].join('|'),
  ),
);

/** Nouns that by themselves say too little, or are parts of a body or a screen: a bus stop, and a page of which it is said what it has, are things. */
const vagueAlone: ReadonlySet<string> = new Set(
  words(
    [
      'button|screen|dialog|menu|icon|tab|slider|checkbox|toggle|dropdown|popup|modal|tooltip|widget|window|sidebar|layout|page|view|form|field|column|row|click|tap|beep|channel|inbox|lead|run|stop|action|hold|detail|info|name|status|state|change|list|result|error|date|mail|e-mail|email|sms|link|text|html|csv|pdf|json|house|home|office|building|street|road|phone|telephone|internet|website|app|system|server|service|database|backend|frontend|api|endpoint|request|response|reply|answer|question|test|code|tool|process|log',
      'total|maximum|minimum|limit|rate|share|size|length|width|height|weight|distance|degree|count|range|median|average|deadline|type|case|matter|point|reason|idea|meaning|issue|purpose|effect|mess|chance|risk|problem|trouble|use|work|turn|step|side|part|piece|end|start|begin|beginning|middle|top|bottom|front|back|place|right|left|wrong|look|go|fail|failure|win|loss|leave|break|keep|handle|duplicate|default|constraint|difference|advantage|decision|attention|access|support',
      'performance|evidence|news|quarter|wish|need|knowledge|lot|hand|face|eye|head|foot|arm|leg|body|heart|voice|nose|energy|water|air|power|food|health|storage|music|art|paper|staff|public|community|world|history|peace|business|research|education|quality',
    ].join('|'),
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
  return canBeThing(name) && !(parts.length === 1 && vagueAlone.has(head)) && isCounted(head);
}

/** The same for what a text describes: a page or an answer is a thing where it is said what it has. */
export function canBeThing(name: string): boolean {
  const parts = name.toLowerCase().split(/[\s_]+/u);
  const head = singularOf(parts.at(-1) ?? '');
  const before = parts.slice(0, -1);
  return (
    /^\p{L}[\p{L}-]{2,}$/u.test(head) &&
    !never.has(head) &&
    !unnamed.test(head) &&
    !/\p{L}{3}ly$/u.test(head) &&
    before.every((word) => !unnamed.test(word) && !isVerbForm(word)) &&
    !opensOrder.test(before[0] ?? '')
  );
}

/** Verbs of orders that open no name: "list bookings: by crane" tells a call. */
const opensOrder = /^(?:list|get|fetch|create|delete|remove|browse|cancel|extend|find)$/u;

/** "Opens", "tolerates": a verb in the third person, and no plural. */
function isVerbForm(word: string): boolean {
  return baseOfThirdPerson(word) !== null && !isNounToo(word) && !/ings$/u.test(word);
}

/** "Check-in", "sign-up". */
const deedWithParticle = /^\p{L}{3,}-(?:in|out|up|off|on)$/u;

function isCounted(noun: string): boolean {
  if (deedWithParticle.test(noun)) return true;
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
