import { lacksVerb } from '../../sound/verbless.ts';
import { standsAlone } from '../../understand/clause/order-in-case.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { contraryOf } from './contrary.ts';
import { occasionOf } from './occasion.ts';
import { isPronoun } from './parts.ts';
import { holdsAnother } from './two-clauses.ts';

/** What a scenario starts from where its demand names nothing else. */
export const inUse = 'the system is in use';

/** The case in which a demand holds as something that happens; null where it is no clause of its own. English. */
export function caseIn(condition: string): string | null {
  const time = timeIn(condition);
  if (time !== null) return time;
  const place = /^(?:in|on|at) ([^,]{3,60})$/iu.exec(condition)?.[1] ?? '';
  if (opened.test(place))
    return `somebody opens ${/^(?:the|an?|our|every|each|all) /iu.test(place) ? place : `the ${place}`}`;
  const whole = occasionOf('', condition);
  if (whole?.rest === '') return whole.trigger;
  const clause = ofClause.exec(condition);
  if (clause !== null) return clauseIn(clause[1] ?? '', clause[2] ?? '');
  const times = counted.exec(condition)?.[1];
  if (times) return `there have been ${times}`;
  const done = behindEvent.exec(condition)?.[1];
  if (done) return `there has been ${withArticle(done)}`;
  const trouble = /^in case of (?!this|that|it)([^,;:]{3,60})$/iu.exec(condition)?.[1];
  if (trouble) return `there ${severalOf.test(trouble) || isPlural(trouble) ? 'are' : 'is'} ${trouble}`;
  const there = /^given (an? (?!.*(?<!\p{L})one$).{3,60})$/iu.exec(condition)?.[1];
  if (there) return `there is ${there}`;
  const event = happening.exec(condition)?.[1];
  if (event) return `there is ${withArticle(event)}`;
  const [, undone = ''] = leftUndone.exec(condition) ?? [];
  if (baseOfParticiple(undone) !== null) return `this is ${condition}`;
  const isOther = isPronoun(condition) || opensPhrase.test(condition) || lacksVerb(condition);
  return isOther || holdsAnother(condition) ? null : condition;
}

/** "Not collected in 3 days": of what was named before, what has not been done to it. */
const leftUndone =
  /^(?:not|never|still not) (?:yet )?(\p{Ll}{3,})(?: (?:in|within|for|after|by|until|on) [^,;:]{2,40})?$/u;

/** "More than 5 uploads a day". */
const severalOf = /^(?:more|fewer) than (?!(?:1|one) )\S+ \p{Ll}+s(?!\p{L})/u;

/** "After the import ends", "unless the customer replies": what somebody or something does. */
const ofClause = /^(after|unless) ((?:the|an?|each|every|its|their|no|any) [^,;:]{4,80})$/iu;

function clauseIn(opening: string, clause: string): string | null {
  if (holdsAnother(clause) || (!standsAlone(clause) && presentClause(clause) === null)) return null;
  return /^after$/iu.test(opening) ? clause : contraryOf(clause);
}

/** "On activation", "upon every cancellation": what happens, named by what is done. */
const happening =
  /^(?:up)?on (?:every |each |an? |the )?((?:\p{L}+ )?\p{L}{3,}(?:tion|sion|ment|al|out|up|ure|ry))$/iu;

/** "After payment", "after every upload". */
const behindEvent =
  /^after (?:every |each |an? |the )?((?:\p{Ll}+ )?\p{Ll}{3,}(?:tion|sion|ment|al|out|up|ure|in|load))$/u;

/** "After 5 wrong codes from one address": so many have come together. */
const counted =
  /^after ((?:\d[\d.,]*|two|three|four|five|ten) (?!(?:ms|s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?!\p{L}))(?:\p{L}[\p{L}-]* ){0,2}?\p{L}{2,}s(?: (?:from|of|by|in|within|with|for|on|per|each) [^,;:]{2,40})?)$/iu;

/** That somebody looks rules nothing out: nothing is to be seen where nobody does. */
export const isLook = /^somebody opens /u;

/** What people open to see what is on it. */
const opened =
  /(?<!\p{L})(?:page|dashboard|screen|view|list|report|panel|table|menu|form|overview|tab|widget|dialog|map|feed)s?$/iu;

const opensPhrase =
  /^(?:for|in|on|at|by|with|without|after|before|until|while|during|from|as|of|over|under|above|below|beyond|between|among|around|near|through|since|outside|past|unless|within|to|than|then|per|via|also|only|otherwise|even|given)(?!\p{L})/iu;

/** "At the end of the month" as something that happens: "it is the end of the month". */
function timeIn(condition: string): string | null {
  const edge = /^at the ((?:end|beginning|start) of .{3,40})$/iu.exec(condition)?.[1];
  if (edge) return `it is the ${edge}`;
  const turn = /^before (?:every|each) (\p{L}+(?: \p{L}+)?)$/iu.exec(condition)?.[1];
  return turn === undefined ? null : `the next ${turn} is due`;
}
