import type { Source } from '../read/source.ts';
import { notesCall } from './api/notation/notes-call.ts';
import { speakersOf } from './chat/speakers.ts';
import { orderInCase } from './clause/order-in-case.ts';
import { baseOfThirdPerson, isNounToo } from './clause/verbs.ts';
import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import { isPast } from './past.ts';
import { strengthOf } from './strength.ts';

/**
 * Whether a text reports what happened (a bug, an incident) rather than plans what shall be. A report describes
 * behaviour as it is: "when the height is 0 it loops" states a fault there and a demand elsewhere.
 */
export function readsAsReport(source: Source, language: string): boolean {
  if (opensAsReport(source)) return true;
  // When a message was sent is no time of an incident.
  const isTalk = speakersOf(source).size > 0;
  const isToDo = toDo.test(source.text);
  let reported = 0;
  let demanded = 0;
  for (const block of source.blocks) {
    for (const sentence of block.sentences) {
      const cues = cuesIn(sentence.text, language);
      const strength = strengthOf(cues, sentence.text);
      const plans =
        cues.has('nonGoal') ||
        cues.has('decision') ||
        notesCall(sentence.text) ||
        setsRule(sentence.text, cues.has('problem')) ||
        (language === 'en' ? plansAhead.test(sentence.text) : cues.has('goal'));
      const lists = language === 'en' && block.kind === 'listItem' && (!block.ordered || isToDo);
      const tellsDuty =
        (lists && (isImperative(sentence.text, cues) || opensWithDoing(sentence.text))) ||
        (language === 'en' && orderInCase(sentence.text) !== null);
      if (strength === 'MUST' || strength === 'SHOULD' || plans || tellsDuty) demanded += 1;
      else if (language === 'en' && weighs.test(sentence.text)) continue;
      else if (
        (cues.has('problem') && !suchAsFail.test(sentence.text)) ||
        (!isTalk && /^\W{0,3}\d{1,2}:\d{2}\b/u.test(sentence.text))
      )
        reported += 1;
      else if (cues.has('failure') && cues.get('condition')?.index !== 0 && !isNote.test(sentence.text))
        reported += isPast(sentence.text) ? 1 : demanded > 0 ? 0 : MAYBE_RULE;
    }
  }
  // Talk that asks for something complains more than it asks.
  return reported > demanded * (isTalk ? 3 : 1);
}

/** "POST /sessions starts charging", "max 100 requests per minute", "errors as problem+json": what a call does, a bound, a format; a complaint is none. */
function setsRule(prose: string, complains: boolean): boolean {
  if (/(?<!\p{L})problem\+json(?!\p{L})/iu.test(prose)) return true;
  return !complains && !isPast(prose) && rule.test(prose);
}

const rule =
  /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE) \/\S|^(?:max|min|at most|at least|only|up to|no more than|höchstens|mindestens|nur|au (?:plus|moins)|máximo|mínimo|massimo|solo)(?!\p{L})/u;

/** "Airflow was turned down", "I worry that …": what was weighed tells of no failure. */
const weighs =
  /(?<!\p{L})(?:turned down|ruled out|discussed|considered|(?:i|we) (?:worry|fear)|worried|my (?:fear|worry))(?!\p{L})/iu;

/** "A row that fails validation": which ones, and not that they do. */
const suchAsFail =
  /(?<!\p{L})(?:that|which|who) (?:fails?|crash(?:es)?|breaks?|times out|gets? (?:lost|stuck))(?!\p{L})/iu;

/** What a failure told in the present counts before anything is demanded; behind that it is what is to be done about it. */
const MAYBE_RULE = 0.5;

/** "We will split it", "deadline is 1 April", "rollout: one practice first": what is to come, and when. */
const plansAhead =
  /^(?:[-*•]\s)?(?:so |and |then )?(?:(?:we|i|it|they)(?:['’]ll| will| are going to)(?!\p{L})|(?:the )?deadline(?!\p{L})|what (?:i|we) (?:want|need)(?!\p{L})|(?:decision|proposal|scope|goal|metric|kpi|pilot|risk|constraint|requirement)s?:|(?:roll-?out|out of scope|later|budget|hosting|open(?: questions?)?):)/iu;

/** "Retries: 3 times, then failed", "only if fewer were rejected": a rule or the names of states, and nothing that failed. */
const isNote =
  /(?<!\p{L})(?:only (?:if|when)|unless|otherwise)(?!\p{L})|^(?:[-*•]\s)?(?:[\p{L} /-]{2,24}: |(?:the )?(?:status(?:es)?|states?) (?:is|are|can be) )/iu;

/** A line that says that what follows is to be done. */
const toDo =
  /^[#*_\s-]{0,6}(?:to[- ]?dos?|tasks?|what (?:we|i) (?:need|want)|requirements?|must haves?)[*_\s]{0,3}:?[*_\s]{0,3}$/imu;

/** "Opens a PR in the owning repo", "bot runs weekly", "max 5 open PRs": an item of a plan says what the thing does. */
function opensWithDoing(prose: string): boolean {
  if (/^(?:max|min|only|at most|at least|up to|no)(?!\p{L})/iu.test(prose)) return true;
  const [first = '', second = ''] = prose.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [first, second].some((word) => baseOfThirdPerson(word) !== null && !isNounToo(word));
}

/** A text that calls itself a report in its first words, or sets what was expected against what happened. */
function opensAsReport({ text }: Source): boolean {
  return (
    /^[#*_\s]{0,6}(?:bug(?: report)?|incident|outage|post-?mortem|crash|regression)(?!\p{L})[^\n]{0,12}[:\s–-]/iu.test(
      text,
    ) ||
    (/^[-*_\s]{0,4}(?:expected|erwartet|attendu|esperado)(?:[^\n:]{0,20}:|[*_]{2}\s)/imu.test(text) &&
      /^[-*_\s]{0,4}(?:actual|tatsächlich|obtenu|observé|real|obtenido)(?:[^\n:]{0,20}:|[*_]{2}\s)/imu.test(
        text,
      ))
  );
}
