/** What people say before they describe something: "right so", "hello team,", "as promised". English. */
const opening =
  "(?:(?:right|ok(?:ay)?|so|well|hi|hey|hello|dear|all|team|everyone|everybody|folks|basically|quick note|as (?:promised|discussed))[,.!:]?\\s){0,4}(?:i (?:try to |will |['’]ll )?(?:write|describe|explain|tell|send|note)(?: (?:down|you|to you|here|the team)){0,2},? )?(?:(?:this|here|below|that) (?:is|are)|(?:here|that)['’]s|(?:some|a few|my|our)?\\s?(?:rough |first |quick )?(?:notes|thoughts|ideas) (?:on|about))?\\s?";

/** The name of a thing, with what it belongs to: "the attendance module of our school system". */
const name = "(?:the|our|an?|my) (?<topic>\\p{L}[\\p{L}\\p{N}'’ -]{2,60}?)";

const end = '(?=[.,:;!?]|\\s[-–—(]|$)';

/** "Here's how returns should work in the new shop": the thing between how and what it does. */
const how = new RegExp(
  `^${opening}how (?:the |our |an? |my )?(?<topic>\\p{L}[\\p{L}'’ -]{2,50}?) (?:should|shall|must|will|would|could|can|ought to|needs? to|has to|have to|is supposed to|are supposed to) (?:work|look|behave|function|be|run|go)(?<where> (?:in|for|at|on) (?:the|our) (?:\\p{L}+ ?){1,4})?${end}`,
  'iu',
);

/** "I write you what is need for the attendance module": the thing that something is needed for. */
const needed = new RegExp(
  `^${opening}what (?:(?:is|are|was) need(?:ed|s)?|(?:we|i|they) (?:need|want|expect|have in mind)|(?:should|has to|must|needs to) (?:happen|be done)|has to be done) (?:for|from|in|with|of|about) ${name}${end}`,
  'iu',
);

/** "Can we talk about the flag cleanup thing before Friday": what is to be talked about, without when. */
const talk =
  /^(?:(?:\[[\d:.]+\]|hey|hi|ok(?:ay)?|so|all|team|@?\p{L}+:)[,!]? )*(?:(?:can|could|should|shall) (?:we|you|i) )?(?:please |quickly |briefly |just |maybe )*(?:talk|chat|speak|think|discuss|go) ?(?:about|over|through)? (?:the|our|that|this) (?<topic>\p{L}[\p{L}'’ -]{3,50}?)(?: (?:thing|topic|stuff|issue|question|business))?(?: (?:before|until|by|on|today|tomorrow|now|this|next|quickly|again|for)(?!\p{L})[^?.!]{0,30})?[?.!]*$/iu;

/** "So the export thing", "that onboarding stuff again": a sentence that only says what the others are about. */
const thingAlone = new RegExp(
  `^${opening}(?:the|our|that|this) (?<topic>\\p{L}[\\p{L}\\p{N}'’ -]{2,50}?) (?:thing|stuff|topic|business)(?: again)?[.!:…]*$`,
  'iu',
);

/** "The thing with the gift cards", "that story about refunds": the same, where what it is about stands behind. */
const thingWith = new RegExp(
  `^${opening}(?:the|our|that|this) (?:whole |old |annoying )?(?:thing|stuff|topic|story|business|matter) (?:with|about|around|regarding|of) (?:the |our |all the )?(?<topic>\\p{L}[\\p{L}\\p{N}'’ -]{2,50}?)(?: again)?[.!:…]*$`,
  'iu',
);

/** "Hey @dana quick one re: the scanner app", "regarding our price list": what a message is about, as it opens. */
const regarding =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so|all|team)[,!]? |@[\w.-]+[,:]? ){0,4}(?:(?:just )?(?:a )?(?:quick|short|small) (?:one|question|note|thing|update|request|heads[- ]up) )?(?:re:?|regarding|concerning) (?:the|our) (?<topic>\p{L}[\p{L}\p{N}'’ -]{2,50}?)[.!:…]*$/iu;

/** "mara: hey anyone …": who says it, in a talk without times. */
const speaker = '(?:@?\\p{L}{2,20}:\\s)?';

/** "After the call with Acme: they want SSO": what the others want, and who they are. */
const wanted = new RegExp(
  `^${speaker}${opening}(?:after|from|following) (?:the|our|my|an?|today['’]s|yesterday['’]s) (?:\\p{L}+ )?(?:call|meeting|chat|talk|demo|visit|workshop|session)(?: (?:today|yesterday))? (?:with|w/) (?:the )?(?<who>[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2})[:,]{1,2} (?:they|he|she) (?:now |really |would )?(?:wants?|needs?|like|asks? for|asked for) (?:to have )?(?:an? )?(?<topic>\\p{L}[\\p{L}\\p{N}'’ -]{1,50}?)${end}`,
  'iu',
);

/** "Has anyone looked at why the matchmaking queue is so slow in Asia?": the trouble that a talk opens with. */
const asked = new RegExp(
  `^${speaker}${opening}(?:has |did |does |do |can |could )?(?:any(?:one|body)|some(?:one|body)|you|we) (?:[\\p{L}]+ ){1,4}(?:why|how come|that) (?:the|our) (?<trouble>\\p{L}[\\p{L}\\p{N}'’ -]{2,40}? (?:is|are|keeps?|does|do|has|have)(?:n['’]t)? [^.?!,;:]{3,50})\\?$`,
  'iu',
);

/** What stands for anything: it is no topic. */
const anything =
  /(?<!\p{L})(?:is|are|was|were|which|that|who|if|whether|we|you|they)(?!\p{L})|^(?:things?|it|this|that|these|those|everything|stuff|we|you|i|they|people|users?|customers?|next|new|one|it all|all this|project|system|app|team)(?!\p{L}.)/iu;

/**
 * The thing that an opening sentence says it is going to describe: "returns in the new shop" of "right so here's how returns should work
 * in the new shop", or the trouble that it asks about; null where it opens otherwise. English.
 */
export function framedTopic(text: string): string | null {
  const trouble = asked.exec(text)?.groups?.['trouble'];
  if (trouble !== undefined) return trouble.replace(/(?<= )(?:so|that|always|still) (?=\p{L})/u, '');
  const { who = '', topic: wish = '' } = wanted.exec(text)?.groups ?? {};
  if (wish !== '' && !anything.test(wish)) return `${wish} for ${who}`;
  const { topic, where } =
    [how, needed, talk, thingAlone, thingWith, regarding]
      .map((frame) => frame.exec(text)?.groups)
      .find(Boolean) ?? {};
  if (topic === undefined || anything.test(topic)) return null;
  return `${topic}${where ?? ''}`.trim();
}
