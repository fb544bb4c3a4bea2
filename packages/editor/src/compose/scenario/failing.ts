import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Requirement } from '../requirement.ts';
import { withArticle } from './act.ts';
import { doneBy, isDeed } from './attempt.ts';
import { inUse } from './case.ts';
import { doerOf } from './doer.ts';
import { baseOfDone } from './done.ts';
import { occasionOf } from './occasion.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** How it ends where something that was to be done cannot be done. */
export const toldOfFailure = 'this is reported as a failure and not as done';

/**
 * A deed that fails, as what goes wrong with a demand: whoever does it is told so, whoever looks for what is not there
 * too, what the system does is not passed off as done, and a change breaks nothing. Null where a demand is of a state and no deed. English.
 */
export function failingCounter(requirement: Requirement, parts: Parts): Steps | null {
  const { subject, whole, action: core, condition, isNegative, ability } = parts;
  if (isNegative || (condition !== null && !/^(?:the |an? )/u.test(condition))) return null;
  if (/^the change$/iu.test(subject) && ability === null && !/^ensure that /u.test(core)) return stillSound;
  if (unnamed.test(subject)) return null;
  const said = (ability ?? core).replace(/^(?:also|always|only|automatically|immediately) /u, '');
  // Of several deeds the first one fails.
  const [first = said] = said.split(
    /,? and (?:then )?(?=\p{Ll}{3,} (?:an?|the|it|them|their|all|to|on|in) )|[;(]|, (?=and|then|\p{Ll}+ (?:the|an?) )/u,
  );
  const action = occasionOf(subject, first.trim())?.rest ?? first.trim();
  const [verb = ''] = /^\p{Ll}+/u.exec(action) ?? [];
  const person = doerOf(parts, requirement);
  if (person && condition === null && looks.test(verb) && !/[,;:()“”"]/u.test(action))
    return {
      given: searches.test(verb) ? 'nothing matches' : 'there is nothing to show',
      trigger: doneBy(person, action),
      outcome: `${person.again} is told so and sees no error`,
    };
  if (several.test(action) || bound.test(whole)) return null;
  if (
    person &&
    condition === null &&
    isDeed(action) &&
    isKnown(verb) &&
    !/^(?:know|get|receive)$/u.test(verb)
  )
    return {
      given: person.first,
      trigger: `${gerundOf(verb)}${action.slice(verb.length)} fails`,
      outcome: `${person.again} is told so and nothing has changed`,
    };
  const each = /^(?:each|every|any|all) (.+)$/iu.exec(subject)?.[1];
  const thing = each === undefined ? subject : withArticle(each);
  const done = /^(?:be|get) (\p{Ll}{3,})(?!\p{L})/u.exec(action)?.[1];
  const base = done === undefined ? null : baseOfDone(done);
  const given = condition ?? inUse;
  const can = `cannot ${action.replace(duration, '')}`;
  if (base !== null && treated.test(base))
    return { given, trigger: `${thing} ${can}`, outcome: toldOfFailure };
  return person === null && (treated.test(verb) || (isKnown(verb) && isDeed(action) && !lets.test(verb)))
    ? { given, trigger: `${thing} ${can}`, outcome: toldOfFailure }
    : null;
}

function isKnown(verb: string): boolean {
  return isBaseVerb(verb) || isVerbBase(verb);
}

/** What was there before a change still does what it did. */
export const stillSound: Steps = {
  given: 'the change is in place',
  trigger: 'the tests of what was there before are run',
  outcome: 'none of them fails',
};
/** What a system does that is no deed which could fail in front of somebody. */
const lets =
  /^(?:allow|let|support|provide|offer|know|mean|follow|use|accept|meet|ensure|prevent|avoid|work|respect|comply|keep|hold|apply|require|depend|consist|cover|handle|become|happen|go)$/u;
/** What is done to things and may fail. */
const treated =
  /^(?:send|store|save|write|create|generate|delete|remove|archive|import|export|upload|download|copy|convert|scale|compress|encrypt|post|publish|deliver|notify|inform|mail|email|call|restart|retry|clean|purge|sync|synchroni[sz]e|update|log|record|sign|register|rotate|revoke|print|render|fetch|load|transfer|forward|merge|scan|check|validate|verify|calculate|charge|refund|cancel|block|lock|disable|enable|run|start|return|process|build|reindex|index|cache|back)$/u;
/** How long it is to be so, which says nothing of the deed. */
const duration = / for (?:at least |up to )?\d[\d.,]* \p{L}+(?= |$)/u;
const looks = /^(?:see|view|look|read|browse|search|find|filter|list)$/u;
const searches = /^(?:search|find|filter|look)$/u;
const unnamed =
  /^(?:it|they|this|that|these|those|there|no|nobody|nothing|only|two|the change|everyone else|\p{L}{3,}ing)(?!\p{L})/iu;
/** Several deeds, of which one may fail and another not. */
const several =
  /[,;:()“”"]|(?<!\p{L})(?:and|but|or|then|not|never|without|only|if|when|until|unless|before|own|itself|themselves|nothing|what|which|who|where|how|whether|that|mind)(?!\p{L})/u;
/** What has a bound fails beyond it. */
const bound =
  /(?<!\p{L})(?:at most|at least|max|maximum|min|minimum|within|up to|less than|more than|once|twice)(?!\p{L})/iu;
