import { contentWords } from '../../document/content-words.ts';
import { withCapital } from '../../first-letter.ts';
import { baseOfThirdPerson } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import { isFragment } from './fragment.ts';
import { asksWithWord, bareQuestion, polarOf, type Sort, turned } from './polar.ts';
import { isTopic } from './topic-question.ts';
import { asksUnmarked } from './unmarked.ts';

/** A question with its gap filled: the answer stands between two stretches of the question. Masked text, each with its own tokens. */
export interface Filled {
  readonly before: string;
  readonly answer: string;
  readonly after: string;
  readonly sort: Sort | 'case' | 'person';
}

/** "What if the camera can't read the plate?", "and if somebody forwards it?" */
const asksCase =
  /^(?:(?:what|how) (?:(?:happens|about|do we do|should happen|will happen) )?(?=(?:if|when) )|(?=if |when (?:an?|the|no|some|some(?:body|one)|two|people|users) ))(if|when) (.+)$/isu;
/** "What about people without a phone?", "how about visitors?" */
const asksAbout = /^(?:what(?:['’]?s)?|how) about (?!\p{L}+ing )(.+)$/isu;
/** "What happens to the old cards?", "what do we do with returns?" */
const asksFate = /^what (?:happens|do we do|will happen|should happen|is done) (?:to|with) (.+)$/isu;
const asksWho =
  /^who (?!(?:is|are|was|were|am|do|did|has|have)(?!\p{L})|does (?!the |an? |it(?!\p{L})|this|that|all))(\p{L}+)(.*)$/isu;
const measured =
  /^(until when|since when|by when|from when|how (?:long|often|late|early|far|fast|soon)|how|when|where) (is|are|do|does|did|can|could|should|may|must|will) (\S+(?: \S+){1,12})$/isu;
const asksWhat = /^what (do|does|should|can|may|must|will) (\S+(?: \S+){1,8})$/isu;
const asksNumber =
  /^how (?:many|much) (\S+(?: \S+){0,3}?) (do|does|can|should|may|must|will) (\S+(?: \S+){1,8})$/isu;
const asksIdentity = /^(?:what|which)(?: is|['’]s|s| are) ((?:the|our|your|a|an) [^,;:]{2,60})$/isu;
/** What an answer to a question about something takes up that thing by. */
const takesUp = /^(?:they|it|those|these|that one|that) (?=\p{L})/iu;
const person = /^(?:me|i|myself|i do|i (?:can|will)(?: do (?:it|that))?|i['’]ll do (?:it|that))$/iu;

/** "Mo said he could", "Ana can do it": who offered to. */
const offered =
  /^(\p{Lu}\p{L}+) (?:(?:said|says|thinks|told (?:me|us)) (?:that )?(?:he|she|they)(?:['’]ll|['’]d| could| can| would| will)|(?:can|could|will|would|offered to|volunteered to))(?: (?:do|take|handle|look into) (?:it|that|this))?$/u;

/**
 * Fills the gap of an English question with what somebody answers; null where the answer stands by itself.
 *
 * @param speaker who answers, by name, for a "me"
 */
export function filled(question: string, reply: string, speaker: string | null): Filled | null {
  const bare = bareQuestion(question);
  const answer = reply
    .replace(/[.!\s]{1,20}$/u, '')
    .replace(hedge, '')
    .replace(/^(?:i (?:think|guess|suppose|would say)|i['’]d say|probably|maybe|i believe),? (?=\S)/iu, '');
  return (
    ofCase(bare, answer) ??
    ofThing(bare, answer) ??
    ofPerson(bare, answer, speaker) ??
    (isFragment(answer) || beginsWithFigure.test(answer) ? ofMeasure(bare, lowerWord(answer)) : null)
  );
}

/** "24 hours I guess": how sure somebody is of what they answer, behind it. */
const hedge =
  /,?\s(?:(?:i (?:guess|think|suppose|would say)|i['’]d say)|please|pls|probably|maybe|perhaps)$/iu;
/** "20, the small room has 12": a figure, and a remark on it. */
const beginsWithFigure =
  /^(?:\p{L}+ )?(?:\d|\uE010)\S*(?: \p{L}+){0,2}(?:,\s| (?:should be|is|are|would be) (?:enough|fine|ok(?:ay)?|plenty)$)/iu;

/** "What if it is down? the ops team restarts it", "no-shows? they block places": what whoever asks goes on to say of the case or the thing. */
export function filledByAsker(question: string, sentence: string): Filled | null {
  const bare = bareQuestion(question);
  const said = sentence.replace(/[.!\s]{1,20}$/u, '');
  if (/^(?:if|when|unless)(?!\p{L})/iu.test(said)) return null;
  return ofCase(bare, said) ?? (isTopic(bare) && takesUp.test(said) ? ofThing(bare, said) : null);
}

function ofCase(bare: string, reply: string): Filled | null {
  const [, word = '', what = ''] = asksCase.exec(bare) ?? [];
  // "What if they could change it themselves?" wishes for it.
  if (what === '' || /(?<!\p{L})could(?!\p{L})/iu.test(what)) return null;
  const answer = lowerWord(reply).replace(/^(?:then|well|ok|we just|just)[, ]{1,2}(?=\S)/iu, '');
  return { before: `${withCapital(word.toLowerCase())} ${what}, `, answer, after: '', sort: 'case' };
}

function ofThing(bare: string, reply: string): Filled | null {
  const named = (asksFate.exec(bare) ?? asksAbout.exec(bare))?.[1];
  const isNamed = named === undefined && isTopic(bare);
  const thing = named ?? (isNamed ? bare.replace(/^(?:which|what) (?=\p{L})/iu, '') : '');
  if (thing === '') return null;
  const about = contentWords(thing);
  const said = new Set(contentWords(reply));
  if (about.length > 0 && about.every((word) => said.has(word))) return null;
  if (takesUp.test(reply)) {
    const rest = reply.replace(takesUp, '');
    return { before: `${withCapital(thing)} `, answer: rest, after: '', sort: 'habit' };
  }
  return { before: `${withCapital(thing)}: `, answer: lowerWord(reply), after: '', sort: 'habit' };
}

/** Whether a question, marked or not, asks about a thing or a case: "ok what about gift cards". English. */
export function asksCaseOrThing(sentence: string): boolean {
  const bare = bareQuestion(sentence);
  return (
    asksAbout.test(bare) || /^what (?:happens )?(?:if|when) /iu.test(bare) || asksUnmarked(sentence, bare)
  );
}

/**
 * Whether a whole sentence answers a question: it tells what sort of thing is asked for. What is asked by a word for how or why, or about
 * a thing, the next sentence of somebody else tells.
 */
export function standsAlone(question: string, answer: string): boolean {
  const bare = bareQuestion(question);
  if (
    /^(?:how (?:long|often|many|much|late|big|large|far|fast)|(?:until |since |by )?when)(?!\p{L})/iu.test(
      bare,
    )
  )
    return tellsMeasure.test(answer);
  if (/^who(?:m|se)?(?!\p{L})/iu.test(bare))
    return /^(?:i|we|i['’]ll|we['’]ll)(?!\p{L})/iu.test(answer) || shares(bare, answer);
  if (/^(?:what|which|where|why|how)(?!\p{L})/iu.test(bare)) return true;
  return isTopic(bare) && shares(bare, answer);
}

/** Whether a question asks how much, how long or when. */
export function asksMeasure(question: string): boolean {
  return /(?:^|\s)(?:how (?:long|often|many|much|late|big|large|far|fast)|(?:until |since |by )?when)(?!\p{L})/iu.test(
    bareQuestion(question),
  );
}

const tellsMeasure =
  /\d|\uE010|(?<!\p{L})(?:one|two|three|four|five|six|ten|twice|once|daily|weekly|monthly|always|never|every|each|before|after|until|as soon|when|unlimited|mon|tues|wednes|thurs|fri|satur|sun)/iu;

function shares(bare: string, answer: string): boolean {
  const said = new Set(contentWords(answer));
  return contentWords(bare).some((word) => said.has(word));
}

function ofPerson(bare: string, reply: string, speaker: string | null): Filled | null {
  const [, verb = '', rest = ''] = asksWho.exec(bare) ?? [];
  if (verb === '') return null;
  const isMe = person.test(reply);
  const volunteer = offered.exec(reply)?.[1];
  if (volunteer !== undefined) return ofPerson(bare, volunteer, speaker);
  if (!isMe && !isFragment(reply)) return null;
  if (isMe && speaker === null) return null;
  // "The dispatchers, in Excel": who, and how.
  const [, who = reply, more = ''] =
    /^([^,]+)(, (?:(?:in|by|with|at|on|from|until|till|as|every) .+|always|usually|mostly|normally))$/iu.exec(
      reply,
    ) ?? [];
  const isSeveral = / and |,|(?<!s)s$|people$/iu.test(who) && !isMe;
  const said = isSeveral ? (baseOfThirdPerson(verb) ?? verb) : verb;
  const isDeed =
    /^(?:does|takes|owns|builds|checks|writes|asks|tests|tells|handles|makes|prepares|calls|talks|updates|informs|organi[sz]es|will|can|could)$/iu.test(
      verb,
    );
  return {
    before: '',
    answer: isMe ? withCapital(speaker ?? '') : withCapital(who),
    after: ` ${said}${turned(rest)}${more}`,
    sort: isDeed && (isMe || /^\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?$/u.test(reply)) ? 'person' : 'habit',
  };
}

function ofMeasure(bare: string, answer: string): Filled | null {
  const identity = asksIdentity.exec(bare)?.[1];
  if (identity) return { before: `${withCapital(turned(identity))}: `, answer, after: '', sort: 'state' };
  const [, number = '', helps = '', deed = ''] = asksNumber.exec(bare) ?? [];
  if (number !== '' && /^(?:\p{L}+ ){0,2}[\d\uE010]/iu.test(answer)) {
    const told = polarOf(`${helps} ${deed}`);
    const isBare = /^(?:\p{L}+ ){0,2}\S+(?: (?:and|to|or) \S+)?$/u.test(answer);
    if (told)
      return {
        before: `${told.affirmed} `,
        answer,
        after: isBare ? ` ${number}` : '',
        sort: sortOf(told.sort, deed),
      };
  }
  const [, asked = '', auxiliary = '', clause = ''] = measured.exec(bare) ?? [];
  const [, helping = '', object = ''] = asked === '' ? (asksWhat.exec(bare) ?? []) : [];
  const told = polarOf(asked === '' ? `${helping} ${object}` : `${auxiliary} ${clause}`);
  const isOfState = /^(?:is|are)$/iu.test(auxiliary);
  if (told && (isOfState || told.sort !== 'state')) {
    const span = /^how long$/iu.test(asked) && /^(?:\d|\uE010|an? |one |two )/iu.test(answer) ? 'for ' : '';
    return {
      before: `${told.affirmed} ${span}`,
      answer,
      after: '',
      sort: sortOf(isOfState ? 'behaviour' : told.sort, clause || object),
    };
  }
  // "Link valid how long?", "how many places per course?"
  const inPlace = /(?<!\p{L})how (?:long|often|late|(?:many|much)(?: \p{L}+)?)$/iu;
  if (inPlace.test(bare) && bare.includes(' how'))
    return { before: `${withCapital(bare.replace(inPlace, ''))}`, answer, after: '', sort: 'habit' };
  const [, counted = ''] = /^how (?:many|much) (.+)$/isu.exec(bare) ?? [];
  if (counted !== '') return { before: `${withCapital(counted)}: `, answer, after: '', sort: 'habit' };
  return asksWithWord.test(bare) && bare.includes(' ') && !/^how \p{L}+$/iu.test(bare)
    ? {
        before: `${withCapital(bare)}: `,
        answer,
        after: '',
        sort: /^how do (?:we|you|they|i) (?:know|tell|find|see)/iu.test(bare) ? 'state' : 'habit',
      }
    : ofChoice(bare, answer);
}

/** What is done today is told, and built nowhere. */
function sortOf(sort: Sort, clause: string): Sort {
  return /(?<!\p{L})(?:today|currently|now|at the moment)(?!\p{L})/iu.test(clause) ? 'state' : sort;
}

/** "The report as PDF or as Excel?" "Excel": the question with what was not chosen left out. */
function ofChoice(bare: string, answer: string): Filled | null {
  const [, before = '', last = ''] = /^(.{3,}?) or ((?:\S+ ){0,2}\S+)$/isu.exec(bare) ?? [];
  const words = before.split(' ');
  const size = last.split(' ').length;
  const first = words.slice(-size).join(' ');
  const chosen = contentWords(answer);
  const isOf = (option: string) => chosen.some((word) => contentWords(option).includes(word));
  if (before === '' || isOf(first) === isOf(last) || words.length <= size) return null;
  const whole = [...words.slice(0, -size), isOf(first) ? first : last].join(' ');
  const told = polarOf(whole);
  return told && { before: told.affirmed, answer: '', after: '', sort: told.sort };
}
