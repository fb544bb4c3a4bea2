import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { bareSubject, oneOf, withArticle } from './act.ts';
import { isCall } from './call.ts';
import { doneForm } from './shapes/words.ts';

/** Verbs after which somebody sees something. */
const reading =
  /^(?:see|know|view|list|browse|search|find|filter|look (?:at|up|through)|look|download|open the list of|get an overview of)(?!\p{L})/iu;
/** How something is, and no deed. */
const state =
  /^(?:be|have|need|own|belong|contain|carry|include|stay|remain|exist|count|live|come|want|fit|hold|cost|vanish|disappear|appear|expire|lapse|arrive|look like|get(?! an? (?:overview|list)))(?!\p{L})/iu;

/** What somebody is called by what they do, beside those that the lexicon has. */
const trade =
  /(?:inspector|librarian|supervisor|coordinator|technician|pilot|translator|instructor|examiner|organiser|organizer|keeper|trainer|planner|curator|clerk|nurse|(?<!im|ex|re)porter|human|person|(?:applic|complain|account|attend|particip|consult)ant|grower|auditor|lawyer|\p{L}{4,}(?<![lswm])ist|specialist|\p{L}{4,}(?:t|n|s|r)ician)s?$/iu;

/** Somebody as a scenario names them: "an owner" at first, "the owner" from then on. */
export interface Person {
  readonly first: string;
  readonly again: string;
}

/** What a name calls people by: "finance users" are users, whatever else its words may call. */
function endingCue(name: string): string {
  const cue = cuesIn(name, 'en').get('actor')?.cue.toLowerCase() ?? '';
  if (cue === '' || name.toLowerCase().endsWith(cue)) return cue;
  return (
    cuesIn(name.split(' ').at(-1) ?? '', 'en')
      .get('actor')
      ?.cue.toLowerCase() ?? cue
  );
}

/** One of the people a subject names: "owners" → an owner; null where it names none. */
export function personIn(subject: string): Person | null {
  const bare = bareSubject(subject.replace(/^only /iu, ''));
  if (
    /^(?:both|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|most|few)(?!\p{L})/iu.test(
      bare,
    )
  )
    return null;
  const either = bare.split(' or ');
  if (either.length === 2) {
    const [one, other] = either.map((noun) => personIn(noun));
    return one && other
      ? { first: `${one.first} or ${other.first}`, again: `${one.again} or ${other.again}` }
      : null;
  }
  const cue = endingCue(bare);
  const isNamed = cue !== '' && bare.toLowerCase().endsWith(cue);
  if (!(isNamed || trade.test(bare)) || !/^\p{L}[\p{L}\d]*(?:[ -][\p{L}\d]+){0,2}$/u.test(bare)) return null;
  if (/^(?:people|everyone|anyone|staff|finance|marketing|sales|legal)$/iu.test(cue)) return null;
  if (/(?<!\p{L})(?:about|of|for|in|on|from|by|to|only|no|and|or)(?!\p{L})/iu.test(bare)) return null;
  const name = oneOf(bare);
  return { first: withArticle(name), again: `the ${name}` };
}

/** Where people work, and what is said of it they do: "the office sets a price". */
const workplace =
  /(?<!\p{L})(?:desk|office|department|reception|workshop|kitchen|lab|laboratory|warehouse|accounting|company|agency|practice|clinic|surgery|library|school|bank)$/iu;

/** Who acts where a subject names people or the place they work at; null where it names neither. */
export function actingIn(subject: string): Person | null {
  if (!workplace.test(subject) || /(?<!\p{L})(?:no|and|or|of|for|in|from|by|to)(?!\p{L})/iu.test(subject))
    return personIn(subject);
  const place = `the ${oneOf(bareSubject(subject.replace(/^only /iu, '')))}`;
  return { first: place, again: place };
}

/** Whether an action of people is a deed that can succeed or be refused. */
export function isDeed(action: string): boolean {
  return !state.test(action) && !/^(?:only|also|not|never)\s/iu.test(action);
}

/** "opens the compartment": the deed as somebody does it. */
export function doneBy({ again }: Person, action: string): string {
  const whole = `${again} ${conjugated(action, again)}`;
  // "block it and unblock it": verbs behind "and" are bent as the first is.
  return whole.replace(/(?<= and )(\p{Ll}{3,15})(?= (?:it|them|the|an?|their)(?!\p{L}))/u, (verb) =>
    isBaseVerb(verb) || isBaseVerb(verb.replace(/^(?:un|re)/u, '')) ? conjugated(verb, again) : verb,
  );
}

/** "Write off lost copies": the small word of a verb, before what it is done to. */
const particle = /^(?:off|up|out|in|back|down) (?=(?:the |an? |all |their )?\p{L}{3})/u;

/** What is to be seen when a deed of somebody succeeds: "the booking is cancelled", "the arrivals are shown"; null where that is not sure. */
export function successOf(action: string): string | null {
  if (isCall(action)) return 'the call is answered without an error';
  const look = reading.exec(action)?.[0];
  const [verb = ''] = /^\p{L}+/u.exec(action) ?? [];
  const small = particle.exec(action.slice(verb.length).trim())?.[0] ?? '';
  const thing = thingIn(
    action
      .slice((look ?? verb).length)
      .trim()
      .replace(particle, ''),
  );
  if (thing === null || (look === undefined && !isDeed(action)) || hasMore.test(action)) return null;
  const be = isPlural(thing) ? 'are' : 'is';
  if (look !== undefined) return `${thing} ${be} ${/^(?:download)$/iu.test(look) ? 'downloaded' : 'shown'}`;
  const done = untold.test(verb) ? undefined : doneForm(verb);
  return done === undefined ? null : `${thing} ${be} ${done}${small === '' ? '' : ` ${small.trim()}`}`;
}

/** What is done with something that is not to be seen of it. */
const untold =
  /^(?:become|tell|ask|inform|let|help|follow|join|visit|leave|use|try|make|take|bring|give|do|pay|spend|meet|need)$/iu;

/** What somebody does besides, or does it to. */
const hasMore = /[,;:]| (?:and|or|then|but|instead|rather|where|what|which) /iu;

/** The thing a deed is done to, as the sentence goes on to speak of it: "a booking until noon" → "the booking". */
function thingIn(behind: string): string | null {
  const [, determiner = '', noun = ''] =
    /^((?:an?|the|their|his|her|its|all|any|each|every|one|several|multiple)\s)?((?:\p{L}[\p{L}'’-]{1,24}\s){0,2}?\p{L}[\p{L}-]{2,24})(?=$|[,.;:(]| (?:to|for|from|in|into|on|at|by|with|within|after|before|over|via|as|when|if|until|till|up|per|than|only|that|which|and|or|of|through|between|during|including|without|once|twice|online|back|out|again|next|themselves)(?!\p{L}))/iu.exec(
      behind,
    ) ?? [];
  const first = noun.split(' ')[0] ?? '';
  if (
    noun === '' ||
    /(?<!\p{L})(?:such|itself|themselves|himself|herself|myself|ones?|he|she|they|we|you|mind)$/iu.test(
      noun,
    ) ||
    /^(?:it|them|this|that|these|those|or|and|between|among|once|twice|up|down|out|off|on|in|to|at|by|with|for|from|online|back|again|here|there|later|together|only|not|how|what|which|who|when|where|whether|something|everything|themselves|per)$/iu.test(
      first,
    ) ||
    (determiner === '' && /(?:ly|ing)$/iu.test(noun.split(' ').at(-1) ?? ''))
  )
    return null;
  const word = determiner.trim().toLowerCase();
  if (
    (word === '' && !isPlural(noun)) ||
    / (?:off|on|up|down|out|in|over|back|away|first|alone)$|^(?:first|last|next|one|two|more|most|less)$/iu.test(
      noun,
    )
  )
    return null;
  if (/^(?:their|his|her|its|all|each|every|several|multiple)$/u.test(word)) return `${word} ${noun}`;
  return `the ${noun}`;
}
