import type { Source } from '../read/source.ts';
import { speakersOf } from './chat/speaker.ts';
import { baseOfThirdPerson, isNounToo } from './clause/verbs.ts';
import { isImperative } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
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
      const plans = language !== 'en' && (cues.has('decision') || cues.has('goal') || cues.has('nonGoal'));
      const lists = language === 'en' && block.kind === 'listItem' && (!block.ordered || isToDo);
      const tellsDuty = lists && (isImperative(sentence.text, cues) || opensWithDoing(sentence.text));
      if (strength === 'MUST' || strength === 'SHOULD' || plans || tellsDuty) demanded += 1;
      else if (
        cues.has('problem') ||
        (cues.has('failure') && cues.get('condition')?.index !== 0) ||
        (!isTalk && /^\W{0,3}\d{1,2}:\d{2}\b/u.test(sentence.text))
      )
        reported += 1;
    }
  }
  // Talk that asks for something complains more than it asks.
  return reported > demanded * (isTalk ? 3 : 1);
}

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
    (/^[-*\s]{0,4}(?:expected|erwartet|attendu|esperado)[^\n:]{0,20}:/imu.test(text) &&
      /^[-*\s]{0,4}(?:actual|tatsächlich|obtenu|observé|real|obtenido)[^\n:]{0,20}:/imu.test(text))
  );
}
