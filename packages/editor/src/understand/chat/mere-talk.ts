import { words } from '../lexicon/words.ts';

const set = (list: string): ReadonlySet<string> => new Set(words(list));

/** Words and pairs of words that only those use who speak of the message, of themselves or to the reader. */
const talking =
  /(?<!\p{L})(?:sorry|apolog(?:y|ies|i[sz]e)|thank(?:s| you)?|thx|cheers|brain ?dump|(?:voice|audio) (?:memo|note|message)s?|dump(?:ing)?|ramblings?|rant|rambl(?:e|ing)|omg|wow|lol|haha|yikes|ugh|argh|oops|whoops|phew|typ(?:ing|ed|os)|dictat(?:ed|ing)|(?:quick|short|few|some|my|rough) (?:note|notes|thoughts|mail|email|message|update)|before i (?:go|leave|forget)|no (?:hurry|rush|pressure|worries|stress)|hurry|bear with me|call me|good to (?:see|meet|hear)|nice to (?:see|meet|hear)|hope (?:you|this|that|it)|see you|talk (?:soon|later)|don['’]t laugh|just saying|just kidding|not (?:a )?native|my english|i['’]m new|i am new|new here|happy to (?:help|do it|discuss|explain)|my two cents|long story short|you know what i mean|if you know what i mean|make of (?:it|this|that) what you)(?!\p{L})/iu;

/** All other words that such a sentence may have: whatever else it names is its subject. */
const idle = set(
  "i|i'm|i've|i'll|i'd|im|ill|me|my|mine|you|you're|you'll|your|yours|we|we're|us|our|all|everyone|everybody|guys|folks|team|it|it's|its|this|that|that's|these|those|here|there|there's|he|she|they|them|am|is|are|was|were|be|been|being|do|does|did|done|have|has|had|having|can|could|will|would|should|might|may|must|don't|didn't|won't|can't|not|no|nothing|and|or|but|so|if|when|while|before|after|because|since|as|than|then|though|although|for|from|to|of|on|in|at|by|with|without|about|into|out|up|down|off|over|the|a|an|any|some|one|just|only|really|very|quite|too|also|again|always|already|still|now|today|tomorrow|tonight|later|soon|always|ever|far|bit|little|lot|lots|much|many|more|please|pls|oh|ah|well|ok|okay|yes|yeah|hi|hey|hello|dear|btw|anyway|maybe|first|once|quick|quickly|short|long|late|early|voice|audio|memo|rough|messy|random|dumb|stupid|silly|bad|good|great|nice|kind|right|wrong|wonderful|happy|glad|tired|sick|new|native|idea|ideas|question|questions|place|help|support|patience|understanding|trouble|inconvenience|confusion|noise|spam|news|bearer|wishes|weekend|week|weeks|day|days|night|morning|evening|time|vacation|holiday|holidays|leave|leaving|train|bus|plane|flight|airport|phone|car|way|home|lunch|coffee|meeting|head|mail|mails|email|message|messages|text|note|notes|thought|thoughts|dump|brain|braindump|brain-dump|list|writing|write|wrote|written|typing|type|typed|typos|reading|read|dictated|dictating|spelling|english|grammar|rant|ramble|rambling|ramblings|sense|makes|make|made|go|going|gone|come|coming|get|getting|got|see|seeing|look|looking|hear|hearing|hearing|meet|forget|know|say|saying|tell|think|feel|hope|hoping|back|free|around|someone|somebody|anyone|anybody|reviews|review|answer|reply|response|delay|wait|rush|hurry|pressure|worries|stress|fingers|crossed|discuss|explain|talk|soon|best|mean|mind|thank|thanks|thx|cheers|sorry|apologies|apologise|apologize|apology|omg|wow|lol|haha|yikes|ugh|argh|oops|whoops|phew|kidding|laugh|bear|call|of|end|been|those|saw|call|two|cents|story|interrupting|bothering|sure|fair|afraid|worry|worries|taking|post|posting|chat|channel|thread",
);

/** "I'll have a look at it tomorrow first thing." */
const shortPromise = 50;

/** A longer sentence says something. */
const longest = 18;

/**
 * Whether a sentence only talks: of the message it stands in, of its writer's day, or to its readers. Every word has to be one that such talk is
 * made of, so that a sentence that names anything else is never taken for it. English.
 */
export function isMereTalk(sentence: string): boolean {
  if (sentence.length < shortPromise && promisedBehind.exec(`, ${sentence}`)?.index === 0) return true;
  if (!talking.test(sentence) || /[\d\uE010?`]/u.test(sentence)) return false;
  const all =
    sentence
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}'-]+/gu) ?? [];
  return all.length <= longest && all.every((word) => idle.has(word));
}

/** ", I'll look at it": what somebody promises behind what they say, of no thing but that. English. */
export const promisedBehind =
  /[,;–-] ?(?:and |but |so )?i(?:['’]ll| will| can|['’]m going to) (?:(?:have|take) a look(?: (?:at|into) (?:it|that|this|them))?|(?:look|check|try|see to|look into|take care of|deal with|handle|fix|do|take|check on)(?: (?:at|into|on))?(?: (?:it|that|this|them))?)(?: (?:today|tomorrow|tonight|later|soon|next week|this week|asap|first thing|myself))*[.!]*$/iu;
