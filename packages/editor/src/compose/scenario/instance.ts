import { lacksVerb } from '../../sound/verbless.ts';
import type { Strength } from '../../understand/statement.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { isPeople } from './act.ts';
import { personIn } from './attempt.ts';
import { inUse } from './case.ts';
import { contraryKind } from './contrary-kind.ts';
import type { Parts } from './parts.ts';
import { soleDeed } from './sole-deed.ts';
import type { Steps } from './steps.ts';

/**
 * "A failed charge is retried", "rows with an error are skipped": what is said of whatever is of a kind is shown on one of them. Null
 * where the demand is about one thing alone, or asks that there be such a thing at all. English.
 */
export function instanceSteps(parts: Parts, strength: Strength): Steps | null {
  const { ability, condition, isNegative } = parts;
  const subject = parts.subject.replace(/ \([^()]{1,60}\)$/u, '');
  const whole = soleDeed(parts);
  if (condition !== null || whole === null || named.test(whole)) return null;
  const kind = kindIn(subject);
  if (kind === null || (makes.test(whole) && !kind.isEach)) return null;
  const other = contraryKind(subject);
  // "Closed months are closed for everyone" is so by its words.
  const [adjective = ''] = kind.head.split(' ');
  if (other !== null && whole.startsWith(`be ${adjective.toLowerCase()}`)) return null;
  if (
    kind.isOne &&
    !kind.isEach &&
    other === null &&
    !restricts.test(subject) &&
    (offers.test(whole) || tool.test(kind.head))
  )
    return null;
  if (kind.isPeople && !kind.isEach && !kind.isNarrowed) return null;
  // That there is any such thing sets nothing off: it says of it again what was demanded.
  if (!kind.isNarrowed && other === null) return null;
  const does =
    ability !== null
      ? `can${isNegative ? 'not' : ''} ${whole}`
      : isNegative
        ? negated(whole, kind.again)
        : strength === 'MAY'
          ? `may ${whole}`
          : conjugated(whole, kind.again);
  return {
    given: inUse,
    trigger: `there ${kind.isOne ? 'is' : 'are'} ${kind.first}`,
    outcome: `${kind.again} ${does}`,
  };
}

/** What a subject speaks of where that is any thing of its kind. */
interface Kind {
  /** "a failed charge", "rows with an error". */
  readonly first: string;
  /** "it", "they", "the member". */
  readonly again: string;
  readonly isOne: boolean;
  readonly isEach: boolean;
  /** A clause or a bound says which of them are meant. */
  readonly isNarrowed: boolean;
  readonly isPeople: boolean;
  /** The thing without what narrows it: "failed charge". */
  readonly head: string;
}

function kindIn(subject: string): Kind | null {
  if (joined.test(subject) || lone.test(subject) || !isWhole(subject)) return null;
  const [, word = '', noun = subject] = /^(an?|each|every|any|all(?: the)?|the) (.+)$/iu.exec(subject) ?? [];
  const head = noun.replace(narrowing, '');
  const isNarrowed = restricts.test(noun) || selects.test(noun);
  const ofPeople = isPeople(head) || personIn(head) !== null;
  if (/^(?:an?|each|every|any)$/iu.test(word)) {
    if (isPlural(head)) return null;
    const article = /^an?$/iu.test(word)
      ? word.toLowerCase()
      : /^[aeiou](?!ni|se|ser)/iu.test(noun)
        ? 'an'
        : 'a';
    return {
      first: `${article} ${noun}`,
      again: ofPeople ? `the ${head}` : 'it',
      isOne: true,
      isEach: /^(?:each|every|any)$/iu.test(word),
      isNarrowed,
      isPeople: ofPeople,
      head,
    };
  }
  if (!isPlural(head) || /^\p{Lu}/u.test(noun)) return null;
  const isAll = /^all/iu.test(word);
  // "The rows with an error" are those of which there may be some; "the rows" have been spoken of.
  if (/^the$/iu.test(word) && !isNarrowed) return null;
  return {
    first: noun,
    again: isAll ? 'all of them' : 'they',
    isOne: false,
    isEach: isAll,
    isNarrowed,
    isPeople: ofPeople,
    head,
  };
}

/** What says which of the things are meant. */
const narrowing =
  / (?:that|which|who|whose|with|without|older|younger|newer|larger|bigger|smaller|longer|shorter|higher|lower|heavier|above|below|over|under|outside|beyond|from|of|for|in|on|by|(?<=s )(?:made|sent|taken|paid|placed|done|\p{Ll}{3,}ed)) .*$/su;

/** What says so in a way that nothing asks for: "that exists", "older than a week"; "a list of books" may be what is to be made. */
const restricts =
  / (?:that|which|who|whose|without|older|younger|newer|larger|bigger|smaller|longer|shorter|higher|lower|heavier|above|below|over|under|outside|beyond) /u;
/** What else picks some things out of all of their kind. */
const selects = /^second | (?:with|before|after|since) |(?<=s) \p{Ll}{3,}ed /u;

/** "Every screen that", "products whose waiting time": whether a clause that says which are meant is all there. */
function isWhole(subject: string): boolean {
  if (/ whose /u.test(subject))
    return / (?:is|are|was|were|has|have|does|do|can|cannot|no longer) /u.test(subject);
  const clause = / (?:that|which|who|whose)(?: (.*))?$/su.exec(subject);
  return clause === null || !lacksVerb(`it ${clause[1] ?? ''}`);
}

/** Several things, a remark beside, or an owner who was named before. */
const joined = /,(?!\d)|[;:()“”"–]| (?:and|or)(?!\p{L})/iu;
const lone =
  /^(?:at most|at least|up to|more than|fewer than|less than|it|they|this|that|these|those|there|he|she|who|what|both|others?|no|none|nobody|nothing|only|some|most|many|few|several|one|two|three|their|its|our|his|her|my|your|such|those|\d)(?!\p{L})|^(?:the )?(?:system|change|team)$|^all of |(?<!\p{L})ones?(?!\p{L})|['’]s?(?= )/iu;

/** What was only named, and no sentence about it. */
const named = /^(?:provide|enforce|ensure|hold|follow|be as follows|be limited to)(?!\p{L})/iu;

/** That there be such a thing at all. */
const makes =
  /^(?:be (?:created|generated|built|added|introduced|provided|offered|made|produced|set up|needed|required|possible|available|enough|there|drawn up|written|impossible|forbidden)|exist|be$)(?!\p{L})/iu;
/** Of one thing also that it is shown or sent. */
const offers =
  /^(?:be (?:shown|displayed|sent|printed|raised|shipped|given|scheduled|opened|started|run|recorded|logged|stored|saved|kept|attached|enclosed|included)|show|display|tell|say|explain|list|appear|pop up|come up|open|ask|let|allow|warn|inform|remind|give|help|mark|contain|hold|lead|take)(?!\p{L})/iu;
/** What is made to be seen, or to do something. */
const tool =
  /(?<!\p{L})(?:icon|button|banner|page|screen|message|warning|hint|notice|badge|link|label|dashboard|table|chart|graph|form|menu|tooltip|toggle|switch|widget|view|map|report|summary|script|job|service|bot|calendar|counter|copy|rule|adapter|filter|check|command|endpoint|hook|agent|model|tool|wizard|alert|process|worker|proxy|gateway|server|queue|template)$/iu;
