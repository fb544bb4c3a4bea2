import { isNounWithPlural } from '../../correct/lexicon/word-class.ts';
import { people } from '../entities/people.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { singularOf } from './nouns.ts';

/** Words that stand for whoever calls. */
const anyone =
  /(?:^|\s)(?:they|he|she|you|we|i|one|who|whoever|somebody|someone|anybody|anyone|everybody|everyone|people|users?|staff|crew|team|desk|office|reception|department|group|family|company|warehouse|shop|site|support|finance|sales|accounting|billing|payroll|procurement|purchasing|logistics|compliance|controlling|helpdesk|housekeeping|maintenance|operations|ops|customer (?:service|care|success)|clinic|hospital|school|bank|agency|branch|store|lab|laboratory|pharmacy|garage|club|museum|library|hotel|restaurant|factory|board|committee|council|management|hr|ceo|cfo|cto|coo|qa|sre|dba|ciso)s?$/iu;
/** Machines that call on their own. */
const machine =
  /(?:^|[\s-])(?:apps?|clients?|frontends?|devices?|terminals?|kiosks?|tablets?|phones?|scanners?|sensors?|displays?|meters?|gateways?|robots?|machines?|stations?|scales?|partner systems?|third part(?:y|ies)|integrations?|widgets?|plugins?|portals?)$/iu;
/** "Picker", "supervisor", "dentist", "trainee": nouns of those who do something. */
const doer =
  /(?:[^e]er|or|ist|ant|ian|ee|(?:recipi|respond|resid|depend|presid)ent|man|woman|men|women|keeper|guard|lead|chief|head|kid|child|parent)$/u;
/** Things whose names end as those of people do. */
const thing =
  /(?:order|number|paper|letter|folder|filter|header|counter|trigger|parameter|cluster|layer|timer|reminder|answer|transfer|offer|banner|buffer|handler|container|server|worker|scheduler|printer|charger|voucher|matter|chapter|newsletter|register|corner|centre|center|tower|door|floor|error|color|colour|editor|monitor|factor|sector|motor|elevator|generator|indicator|calculator|processor|connector|vector|list|wishlist|checklist|grant|variant|plant|restaurant|constant|fee|tree|committee|coffee|three|free|see|list|item|lead|role|water|power|weather|summer|winter|temper|quarter|adapter|browser|helper|wrapper|loader|builder|parser|compiler|router|controller|computer|scooter|locker|trailer|cover|river|power)$/u;

/** Whether a noun phrase names somebody or something that could call: "the front desk", "pickers", "an admin", "the app". */
export function isAgent(subject: string): boolean {
  const plain = subject
    .trim()
    .replace(/^only (?:the|an?) /iu, 'the ')
    .replace(/\s(?:also|then|only|themselves|both|all)$/iu, '');
  if (plain === '' || anyone.test(plain) || machine.test(plain)) return true;
  const head = plain.split(/\s+/u).at(-1) ?? '';
  const noun = singularOf(head.toLowerCase());
  return (
    people.test(noun) ||
    cuesIn(head, 'en').has('actor') ||
    (/^\p{Lu}\p{Ll}+$/u.test(head) && plain.includes(' ') && /^\p{Lu}/u.test(plain)) ||
    (doer.test(noun) && !thing.test(noun) && isNounWithPlural(noun))
  );
}

/** Verbs of what only somebody does, be they a person or a program: whatever is their subject calls. */
const deliberate =
  /^(?:book|reserve|request|cancel|upload|register|submit|approve|reject|search|browse|look (?:up|for|at|through)|apply|sign up|subscribe|unsubscribe|report|invite|withdraw|edit|rename|revoke|fetch|load|query|poll|download|confirm|accept|decline|pay|comment|vote|bid|assign|check (?:in|out)|hand (?:in|out|over)|give back|bring back|scan|view|see|find out|want|ask for|enter|propose|mark|tick off|call off|reschedule|rate|claim|borrow|lend|list|post|choose|pick)$/u;
/** What is said to do such things and does none: an index lists, a page shows. */
const passive =
  /(?:^|\s)(?:page|list|index|table|report|section|chapter|document|test|migration|release|version|column|field|result|response|answer|error|message|mail|rule|change|write|sync|search|cache|queue|translation)s?$/iu;

/** What people look at, which fetches what it shows. */
const screen =
  /(?:^|\s)(?:page|screen|view|dashboard|map|board|calendar|till|list|site|website|overview|form)s?$/iu;
const fetches = /^(?:load|fetch|query|request|poll|pull|download|get|ask for)$/u;

/** Whether what a sentence tells of could call, where it does what a verb in its base form says. */
export function actsAs(subject: string, verb: string): boolean {
  return (
    isAgent(subject) ||
    (screen.test(subject) && fetches.test(verb)) ||
    (deliberate.test(verb) && !passive.test(subject) && !/^(?:it|this|that|there)$/iu.test(subject))
  );
}
