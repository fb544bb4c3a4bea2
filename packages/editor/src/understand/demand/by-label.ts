import { isCountedNoun } from '../../correct/lexicon/word-class.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { withCapital, withoutCapital } from '../../first-letter.ts';
import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import { isBaseVerb, isNounToo } from '../clause/verbs.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';
import { saidPlainly } from './said.ts';
import { stateLabel } from './state-label.ts';

/** The parts of a demand, and what has to hold first. */
export interface Conditional extends Parts {
  readonly condition: string | null;
}

/** "Conflict: keep both versions": what is demanded, and under which catchword. `inside` reads what stands behind it. English only. */
export function byLabel(
  said: string,
  leadSubject: string | null,
  inside: (body: string) => Conditional | null,
): Conditional | null {
  const [, event = '', then = ''] = eventFirst.exec(said) ?? [];
  if (event !== '' && presentClause(event) !== null && presentClause(then) !== null)
    return inside(`If ${lowerWord(event)}, ${then}`);
  const match = /^([\p{L}\uE010][^.,:;!?]{1,50}):\s{1,2}(.{3,})$/su.exec(said);
  const [, label = '', body = ''] = match ?? [];
  if (
    !match ||
    label.split(' ').length > 6 ||
    (/(?<!\p{L})(?:is|are|was|has|have|exists?)(?!\p{L})/iu.test(label) &&
      !/^(?:if|when|whenever|once) /iu.test(label)) ||
    anyModal.test(label) ||
    / wants? \p{L}/iu.test(label) ||
    // "Auth" is a name of people, and never one here.
    (isPersonName(label) && !/^auth$/iu.test(label)) ||
    ordersWhere.test(label) ||
    body.includes(': ')
  )
    return null;
  // "When there is no appointment: print a ticket": the case, and what is to be done in it.
  if (/^(?:if|when|whenever|in case|unless|as soon as|once) /iu.test(label))
    return inside(`${label}, ${body}`);
  // "3 languages: German, English, Turkish": how many there are to be, and which.
  if (counted.test(label) && listed.test(body))
    return {
      subject: 'The system',
      strength: null,
      isNegative: false,
      action: `support ${label}: ${body}`,
      condition: null,
    };
  if (ofValue.test(label) && opensValue.test(body) && presentClause(body) === null && !anyModal.test(body))
    return {
      subject: withCapital(label),
      strength: null,
      isNegative: false,
      action: `be ${body}`,
      condition: null,
    };
  if (
    isBaseVerb(label.toLowerCase()) &&
    !isNounToo(`${label}s`) &&
    !isCountedNoun(label.toLowerCase()) &&
    anyThing.test(body)
  )
    return {
      subject: 'The system',
      strength: null,
      isNegative: false,
      action: `${label.toLowerCase()}: ${body}`,
      condition: null,
    };
  const clause = presentClause(label);
  if (clause && !clause.isNegative && !/^be(?!\p{L})/iu.test(clause.action))
    return {
      subject: withCapital(clause.subject),
      strength: null,
      isNegative: false,
      action: `${clause.action}${/^(?:an?|the|its|their) /iu.test(body) ? ' with ' : ': '}${body}`,
      condition: null,
    };
  const isList = body.includes(', ') && presentClause(body) === null && !anyModal.test(body);
  if (leadSubject !== null && isList && ordersHow(label))
    return {
      subject: leadSubject,
      strength: null,
      isNegative: false,
      action: `be able to ${lowerWord(label)}: ${body}`,
      condition: null,
    };
  const inner = inside(saidPlainly(body));
  const isNoted =
    inner !== null && /^(?:provide|ensure that|follow this sequence)(?!\p{L})/iu.test(inner.action);
  if ((!inner || isNoted) && ordersHow(label))
    return {
      subject: 'The system',
      strength: null,
      isNegative: false,
      action: `${lowerWord(label)}: ${body}`,
      condition: null,
    };
  if (stateLabel.test(label) && isNoted && /^provide /u.test(inner.action))
    return { ...inner, condition: `When ${lowerWord(label)}` };
  if (!inner || (isNoted && !hasOrder(body)) || /^(?:retention|storage time|kept for)$/iu.test(label))
    return {
      subject: withCapital(label),
      strength: null,
      isNegative: false,
      action: `be as follows: ${body}`,
      condition: null,
    };
  if (
    /^(?:expected|expectation|fix|wanted|rules?|constraints?|requirements?|(?:rate )?limits?|quotas?|notes?|important|must haves?)$/iu.test(
      label,
    )
  )
    return inner;
  const isTask =
    isBaseVerb(/^\p{L}+/u.exec(label)?.[0].toLowerCase() ?? '') && / (?:an?|one|the) /u.test(label);
  // "Logged out: hide prices"
  const place = stateLabel.test(label)
    ? `when ${lowerWord(label)}`
    : opensPlace.test(label)
      ? lowerWord(label)
      : `${isTask ? (inner.condition === null ? 'to' : 'on the attempt to') : 'for'} ${lowerWord(label)}`;
  if (inner.condition !== null)
    return { ...inner, condition: `${withCapital(place)}, ${withoutCapital(inner.condition)}` };
  const subject = /^\p{Ll}/u.test(body) ? withoutCapital(inner.subject) : lowerWord(inner.subject);
  return { ...inner, subject, condition: withCapital(place) };
}

/** "Doctor runs late by more than 10 minutes: patient gets a choice": a case told in full, in which something goes otherwise than planned. */
const eventFirst =
  /^(?!(?:if|when|whenever|once|unless)(?!\p{L}))(?=[^:]*(?<!\p{L})(?:late|early|more than|less than|over|under|above|below|not|no|never|empty|full|offline|down|lost|expire[sd]?|again|twice|cancels?|declines?|refuses?|rejects?|leaves?|closes?|fails?|loses?|misses|invalid|wrong|unknown|gone|silent|runs out|overdue|exceeds?|does|cannot)(?!\p{L})|[^:]*n['’]t(?!\p{L}))(\p{L}[^.,:;!?]{8,90}):\s{1,2}(?=\p{L})([^:]{6,})$/su;

/** What has a value that a note gives it: "Throughput: 1.5 million rows in under 20 minutes". */
const ofValue =
  /^(?:(?:max(?:imum)? |min(?:imum)? |p\d\d |file |image |bundle |page )?(?:throughput|latency|response time|availability|uptime|storage|retention|timeout|capacity|size|signature|encoding|encryption|format|protocol|language|database|framework|hosting|region|currency|time ?zone|frequency|interval|budget|price|fee|costs?))$/iu;
/** A figure or a name. */
const opensValue =
  /^(?:[<>≤≥~]{0,2}\s?\d|(?:[<>≤≥]=? )?\uE010|\p{Lu}[\p{L}\d-]*(?![\p{L}’'])(?! (?:is|are|must|should|can|has|does)(?!\p{L})))/u;

/** "Over the limit", "outside opening hours": the label says itself where or when. */
const opensPlace =
  /^(?:over|under|above|below|beyond|outside|inside|within|after|before|during|without|with|in|on|at|for|from|until)(?!\p{L})/iu;

/** "Detect: test that fails and passes": behind an order its thing, and no clause that orders itself. */
const anyThing =
  /^(?!(?:if|when|once|only|not|no|on|off)(?!\p{L}))\p{L}+ (?:that|which|who|with|without|of|in|for) /iu;

/** "Report to the channel: removed, skipped": an order and what it is about, and no catchword. */
const ordersWhere =
  /^(?:report|send|write|post|mail|export|publish|log|save|copy|move) (?:to|into|the|all|every|each)(?!\p{L})/iu;

/** "Group by label: a, b": an order that its list tells more of, and no name of a thing. */
function ordersHow(label: string): boolean {
  const [, verb = ''] =
    /^(\p{L}+) (?:(?:by|with|into|using|an?|the|all|each|every|one)(?!\p{L})|\p{L}+s for (?:an?|the|each|every) )/iu.exec(
      label,
    ) ?? [];
  return isBaseVerb(verb.toLowerCase());
}

function hasOrder(body: string): boolean {
  return isBaseVerb(/^\p{L}+/u.exec(body)?.[0].toLowerCase() ?? '') || /^(?:we|i)(?!\p{L})/iu.test(body);
}

const counted =
  /^(?:\d{1,2}|\uE010.\uE011|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?\p{L}+s$/iu;
const listed = /^[^,;:.]{1,40}(?:, [^,;:.]{1,40}){1,9}(?:,? (?:and|or|&) [^,;:.]{1,40})?$/u;
