import { attribution as saidBy } from '../chat/speaker.ts';
import { activeOf } from '../clause/agent.ts';
import { baseOfThirdPerson, isBaseVerb } from '../clause/verbs.ts';
import type { Evidence } from '../evidence.ts';
import { stateOfAffairs } from '../signs.ts';
import { isPast } from './past.ts';

/** "Only promote if the score holds", "retrain monthly": ordered, whatever the verb. */
const ordersRarely =
  /^only \p{Ll}{3,}(?<!s|ed|ing|ly) (?:if|when|after|once|the|an?|to)(?!\p{L})|^re-?\p{Ll}{3,}(?<!s|ed|ing) (?:it |them |the \p{L}+ )?(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|every|once a)(?!\p{L})/iu;

/** "No personal data in the features", "no photos stored": what there must not be, of something that is to be built. */
const deniesContent =
  /^(?:also )?no (?!one(?!\p{L})|need|idea|rush|problem|worries|change|longer|more|matter|doubt|way|time)(?:\p{L}+[ -]){1,3}(?:(?:in|on|inside|within|to|at) (?:the|any|our|its|their|\uE010)(?!\p{L})(?! (?:first|next|moment|beginning|start|initial|current|mvp|pilot)(?!\p{L}))|(?:stored|kept|logged(?! in)|sent|shared|shown|sold|saved|cached|collected|allowed)(?!\p{L}))(?!.*(?<!\p{L})(?:yet|for now|today|so far|at the moment|right now)[.!]?$)/iu;

/** "Not across customers", "only when the contact is the same", "after that no": a bound on what was said before. */
const boundsAll =
  /^not (?:across|between|for|in|on|with|during|before|after|via|by|outside|beyond) (?!(?:now|yet|first|the first|scope|this|v1|phase)(?!\p{L}))[^,;:?!]{3,60}(?:, [^;:?!]{6,100})?[.!]?$|^only (?:if|when|while|after|before|during) [^;:?!]{4,120}$|^only (?:within|in|for|on|between|inside) [^,;:?!]{3,60}(?:, (?:otherwise|or else|because) [^;:?!]{4,80})?[.!]?$|^(?:after|before) that,? (?:no|not|never)(?: more| any ?more| longer)?[.!]?$/iu;

/** "Topics: news, alerts, events": the values of something that the list names. */
const listsValues = /^(?!e\.?g)\p{L}[\p{L} -]{2,30}: (?:[^,.;:?!]{2,30}, ){2,}[^,.;:?!]{2,30}[.!]?$/iu;

/** "We want the camera to read the plate": what a part of the thing is to do. */
export const wantsThing =
  /^(?:we|i) (?:want|need|would like) (?:the|an?|our|each|every|all) (?:\p{L}+[ -]){1,6}?to (?!be (?:better|faster|easier|happy|safe)(?!\p{L})|feel|know|have fun)\p{Ll}|^(?:so )?(?:we|i) (?:want|need) (?!(?:to|you|this|that|it|them|more|less|him|her|people|about|from|\d)(?!\p{L}))(?:\S+ ){1,4}with .{20,}$/iu;

/** "Same defect next year -> link them": an arrow between a case and an order. */
const ordersInCase =
  /^[^?]{4,80} (?:->|=>|→) (?:link|merge|send|call|notify|mail|email|warn|block|lock|reject|refuse|show|hide|mark|flag|create|open|close|cancel|stop|start|log|retry|skip|ignore|delete|remove|keep|store|use|ask|charge|refund|move|assign|escalate|alert|page|release|update|treat|count|return|redirect|fall back) (?:it|them|the|an?|this|that|these|those|all|every|each|no|as|to)(?!\p{L})/iu;

/** "Lost copies are written off by the librarian", "pilot uploads photos after each flight": what people are to do, and not how it is. */
function tellsDuty({ prose, cues, isListItem }: Evidence): boolean {
  if (cues.has('current') || isPast(prose)) return false;
  const said = prose.replace(saidBy, '').replace(/[.!]+$/u, '');
  const active = activeOf(said);
  if (active !== null) return !isUse.test(active.action) && !stateOfAffairs.test(prose);
  const [, verb = ''] = /^(?:the |an? |each |every )?pilots? (\p{Ll}{3,})(?!\p{L})/iu.exec(said) ?? [];
  return isListItem && verb !== '' && (baseOfThirdPerson(verb) !== null || isBaseVerb(verb));
}

/** What is told of a thing as it is: who uses it, who looks after it. */
const isUse =
  /^(?:use|own|maintain|run|know|need|like|love|see|call|want|host|develop|build|write|support|find|report)(?!\p{L})(?! off)/iu;

/** Whether a sentence orders something in a case or tells what people are to do, whatever figures it gives with that. */
export function ordersPlainly(evidence: Evidence): boolean {
  return ordersInCase.test(evidence.text) || tellsDuty(evidence);
}

/** Whether a sentence demands something in the manner of notes, by its shape alone. */
export function isPlainDemand(evidence: Evidence): boolean {
  const { prose, isListItem } = evidence;
  return (
    ordersPlainly(evidence) ||
    wantsThing.test(prose) ||
    boundsAll.test(prose.replace(saidBy, '')) ||
    ordersRarely.test(prose) ||
    deniesContent.test(prose) ||
    (isListItem && listsValues.test(prose))
  );
}
