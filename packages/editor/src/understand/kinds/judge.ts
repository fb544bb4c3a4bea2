import { isPersonName } from '../../correct/spelling/person-names.ts';
import { classify, type Verdict } from '../classify.ts';
import { setsDeadline } from '../deadlines.ts';
import { ordersPerson } from '../demand/by-person.ts';
import type { Evidence } from '../evidence.ts';
import {
  complains,
  costsToday,
  dismisses,
  isDueElsewhere,
  isNotYet,
  leavesOut,
  namesMeansElsewhere,
  startsSmall,
  weighsElsewhere,
  widens,
} from '../foreign-signs.ts';
import { measuresIn } from '../measures.ts';
import { settlesCase } from '../rules/likely.ts';
import { isPlainDemand } from '../rules/noted.ts';
import { weighsOn } from '../rules/shapes/set-aside.ts';
import { shapeOf } from '../rules/shapes/shapes.ts';
import {
  isBudget,
  isCallAlone,
  isEnough,
  isLaterStep,
  isRejected,
  isSeenTo,
  votesFor,
} from '../rules/sure.ts';
import {
  assigns,
  describesToday,
  estimatesWork,
  goesBack,
  isAskedFor,
  isLeftOut,
  isPlannedLater,
  isWantedBy,
  namesTechnology,
  opensPhase,
  proposes,
  putsOff,
  setsApart,
  setsTarget,
  stateOfAffairs,
  suspects,
} from '../signs.ts';
import type { Kind, Strength } from '../statement.ts';
import { strengthOf } from '../strength.ts';
import { likeliest } from './likeliest.ts';
import { SIGNAL_WORDS } from './signal-words.ts';
import { type Standing, signalsOf } from './signals.ts';
import { learnedWeights, type Weights } from './weights.ts';

/** Decides what a sentence is to a document. */
export type Judge = (evidence: Evidence, standing: Standing) => Verdict;

/**
 * The rules speak first. Where nothing decides for sure (no question mark, no heading, no label) the kind is the one that
 * sentences like it have in the training corpus.
 */
export const judge: Judge = (evidence, standing) => judgedWith(learnedWeights(), evidence, standing);

/** `judge` by any weights: those in use, or those that training tries out. */
export function judgedWith(weights: Weights, evidence: Evidence, standing: Standing): Verdict {
  const ruled = classify(evidence);
  if (isSure(evidence, ruled)) return ruled;
  const learned = likeliest(signalsOf(evidence, ruled.kind, standing), weights);
  const kind = learned === 'quality' && measuresIn(evidence.text).length === 0 ? 'requirement' : learned;
  const demands = kind === 'requirement' || kind === 'quality';
  // Most of the corpus is English: elsewhere a figure and the word for what it measures tell more than the weights.
  if (ruled.kind === 'quality' && standing.language !== 'en') return ruled;
  if (demands && ruled.strength === null && !evidence.isListItem && isDone.test(evidence.prose))
    return { kind: 'context', strength: null };
  if (
    demands &&
    ruled.strength === null &&
    (tellsPast.test(evidence.prose) || ofSpeaker.test(evidence.prose))
  )
    return ruled;
  if (demands && ruled.strength === null && isHabit.test(evidence.prose) && !supposes.test(evidence.prose))
    return { kind: 'problem', strength: null };
  if (kind !== 'risk' && kind !== 'question' && isTrouble(evidence))
    return { kind: 'problem', strength: null };
  if (kind === 'goal' && ruled.kind === 'requirement' && tellsHow.test(evidence.prose)) return ruled;
  if (kind === 'nonGoal' && boundsFigure.test(evidence.text))
    return { kind: 'requirement', strength: 'MUST' };
  if (!isWitnessed(kind, evidence, ruled.strength)) return ruled;
  return { kind, strength: ruled.strength ?? (demands ? 'MUST' : null) };
}

/** "No layout shift (CLS <= 0.05)": a bound with a figure is to be met, not left out. */
const boundsFigure = /^no (?!one).{2,60}[<>≤≥]=?\s?\d/iu;

/** "The delivery is flaky", and not "if the delivery is down, we retry". */
function isTrouble({ cues, prose }: Evidence): boolean {
  return (
    strengthOf(cues, prose) === null &&
    (hinders.test(prose) || (tellsTrouble.test(prose) && !supposes.test(prose)))
  );
}

/** "They click twice and a popup covers the day so they can't see it": what people do today, and what comes of it. */
const hinders =
  /^(?:they|we|people|users|customers)\s.{3,200}\sso (?:they|we|people|users|customers|nobody|no ?one) (?:can(?:no|['’])?t|cannot|can not|never|don['’]?t)(?!\p{L})/iu;

/** "The kiosk is offline sometimes": what happens now and then is told, and asked of nothing. */
const isHabit =
  /(?<!\p{L})(?:sometimes|occasionally|now and then|every so often|half (?:of )?the time)(?!\p{L})/iu;

const supposes =
  /(?<!\p{L})(?:if|when|whenever|once|unless|until|while|in case|wenn|falls|sobald|solange|si|quand|lorsque|cuando)(?!\p{L})/iu;

/** Kinds that take a sentence out of what is to be built: none without a word that says so. */
function isWitnessed(kind: Kind, evidence: Evidence, strength: Strength | null): boolean {
  const { cues, prose } = evidence;
  if (kind === 'problem') return tellsOfTrouble(evidence, strength);
  if (kind === 'nonGoal' && lacksToday.test(prose)) return false;
  if (kind === 'owner' && evidence.language === 'en' && listsNames.test(prose)) return false;
  if (kind === 'owner' && evidence.language !== 'en' && !cues.has('owner') && !namesSomebody(evidence))
    return false;
  if (kind !== 'nonGoal' && kind !== 'risk' && kind !== 'future' && kind !== 'alternative') return true;
  if (kind === 'nonGoal' && deniesThing.test(prose)) return true;
  return cues.has(kind) || SIGNAL_WORDS[kind].test(prose);
}

/** A demand, or a bound in a list ("LCP < 2.5 s"), is no problem where no word says that something is bad or of today. */
function tellsOfTrouble({ cues, text, isListItem }: Evidence, strength: Strength | null): boolean {
  if (cues.has('problem') || cues.has('current')) return true;
  return strength === null && !(isListItem && /[<>≤≥]=?\s?\d/u.test(text));
}

/** "Don't log them". */
const forbids =
  /^(?:please )?(?:don['’]?t|do not|never) (?!think|know|want|need|worry|mind|forget|care)\p{Ll}{2,}/iu;

/** Whether a sentence opens with a person, or with whoever writes it. */
function namesSomebody({ text }: Evidence): boolean {
  const [first = ''] = /^[@\p{L}][\p{L}'’-]*/u.exec(text) ?? [];
  return (
    isPersonName(first) ||
    /^(?:@.*|ich|wir|je|j['’].*|nous|on|yo|nosotr[oa]s|io|noi|eu|nós|ik|wij|we|ja|my|frau|herr|mme|m|sra?|dr|prof)$/iu.test(
      first,
    ) ||
    /[^\p{ASCII}\p{Script=Latin}]/u.test(first) ||
    /(?<!\p{L})(?:Frau|Herr|Mme|Mlle|Sra?\.?|Dra?\.?|Pani?|Dhr\.?|Mevr\.?|Dott\.?) \p{Lu}/u.test(text)
  );
}

/** "German + English + some Dutch": words with a capital of which nothing is said. */
const listsNames =
  /^\p{Lu}\p{L}+(?:(?: ?[+&/,] ?| and | or )(?:some |a bit of |maybe )?\p{Lu}\p{L}+)+[.!]?$/u;

/** "There's no index yet": what is missing today. */
const lacksToday =
  /(?<!\p{L})(?:there(?:['’]s| is| are)|we(?:['’]ve| have)|has|have|it(?:['’]s| has)) (?:still |currently )?no(?!\p{L})/iu;

/** "Keys rotated", "legal informed": what has been done. */
const isDone = /^(?:\S+ ){1,3}\p{L}{3,}ed[.!]?$/iu;

/** "No bot", "keine Benachrichtigungen": a thing that there is not to be, in a few words. */
const deniesThing =
  /^(?:no|keine?|pas de|aucune?|sin|ning[uú]n|geen|nessuna?|sem|bez)\s(?:[^\s:;]+\s?){1,7}$/iu;

/** What is bad today must not become what has to be: "the delivery is flaky". */
const tellsTrouble =
  /(?<!\p{L})(?:is|are|gets|feels?|looks?|seems?|['’]s|['’]re) (?:(?:still|too|very|really|quite|so|often|sometimes|always|just|pretty|super|kinda|a bit|way too) ){0,2}(?:blurry|pixelated|blank|unreadable|flaky|slow|sluggish|broken|unclear|unstable|buggy|confusing|annoying|painful|unreliable|inconsistent|wrong|down|stuck|outdated|stale|messy|ugly|fragile|brittle|unusable|noisy|useless|incorrect|laggy|unresponsive|failing|crashing|hanging|leaking|timing out|a mess|a pain)(?!\p{L})|(?<!\p{L})(?:ist|sind) (?:(?:zu|sehr|oft|immer|viel zu|noch|total) ){0,2}(?:langsam|kaputt|unklar|instabil|fehlerhaft|unzuverlässig|falsch|veraltet|unübersichtlich|verwirrend)(?!\p{L})|(?<!\p{L})(?:est|sont) (?:(?:trop|très|souvent|toujours) )?(?:lente?s?|cassée?s?|instables?|flous?|confus|obsolètes?|en panne)(?!\p{L})|(?<!\p{L})(?:es|son|está|están) (?:(?:muy|demasiado|siempre) )?(?:lent[oa]s?|rot[oa]s?|inestables?|confus[oa]s?|obsolet[oa]s?|caíd[oa]s?)(?!\p{L})/iu;

/** "We should page it" says what is to be built; "we need a faster list" what it is for. */
const tellsHow =
  /^(?:(?:so|then|and|i think) )?we (?:should|must) (?!be(?!\p{L})|have(?!\p{L})|know|see|get)\p{L}|,\s(?:they|it) (?:should|must|has to|have to|needs? to) \p{L}/iu;

/** "My bees are asleep": what is the writer's own is no part of what is built. */
const ofSpeaker = /^my (?:\p{L}+ ){1,3}(?:is|are|has|have)(?!\p{L})/iu;

/** What happened demands nothing, whatever it is like. */
const tellsPast =
  /(?<!\p{L})(?<!(?:that|which|who|is|are|be|gets?) )(?:was|were|needed|took|worked|said|wrote|had|did|went|came|got|became|happened|started|stopped|stayed|broke|grew|rose|fell|lost|has been|have been|war|waren|wurde|hatte|était|avait|fue|era|foi|era|stato|było)(?!\p{L})|(?<!\p{L})helps?[.!]?$/iu;

/** Kinds the rules find on signs that hardly ever err. */
const unmistaken: ReadonlySet<Kind> = new Set(['question', 'event', 'risk', 'assumption', 'vague']);

/** Whether the verdict of the rules stands: it has a sure sign, or the author's own heading or label behind it. */
export function isSure(evidence: Evidence, { kind }: Verdict): boolean {
  const { announced, hint, cues } = evidence;
  if (isPlain(evidence, kind)) return true;
  if (unmistaken.has(kind) || (kind === 'requirement' && cues.has('must'))) return true;
  const named = announced ?? hint;
  return named !== null && (kind !== 'context' || named === 'context');
}

/** Signs of a whole sentence that leave nothing to learn: a figure of today, a person at work, a case and its answer. */
function isPlain(evidence: Evidence, kind: Kind): boolean {
  const { prose } = evidence;
  if (shapeOf(evidence) === kind) return true;
  if (kind === 'context') return stateOfAffairs.test(prose);
  if (kind === 'goal') return setsTarget(evidence) || isAskedFor.test(prose);
  if (kind === 'problem')
    return [complains, suspects, costsToday].some((sign) => sign.test(prose)) || describesToday(evidence);
  if (kind === 'nonGoal') return [isLeftOut, leavesOut, isNotYet].some((sign) => sign.test(prose));
  if (kind === 'design') return namesMeansElsewhere.test(prose) || namesTechnology.test(prose);
  if (kind === 'alternative')
    return (
      weighsOn(evidence) ||
      [proposes, isRejected, weighsElsewhere, dismisses].some((sign) => sign.test(prose))
    );
  if (kind === 'owner') return assigns(evidence) || isSeenTo(evidence);
  if (kind === 'future') return putsOff(prose) || isPlannedLater.test(prose) || isLaterStep.test(prose);
  if (kind === 'rollout') return [goesBack, opensPhase, startsSmall, widens].some((sign) => sign.test(prose));
  if (kind === 'schedule')
    return (
      [estimatesWork, isDueElsewhere, isBudget].some((sign) => sign.test(prose)) ||
      setsDeadline(evidence.text)
    );
  if (kind === 'definition') return setsApart.test(prose);
  if (kind === 'decision') return isEnough.test(prose) || votesFor.test(evidence.text);
  return (
    kind === 'requirement' &&
    (isCallAlone(evidence) ||
      ordersPerson(prose) ||
      isWantedBy.test(prose) ||
      isPlainDemand(evidence) ||
      forbids.test(prose) ||
      settlesCase(evidence) ||
      // "Get rid of the queue; nobody knows what it does": why it is ordered stands behind.
      (evidence.isImperative && (evidence.isListItem || prose.includes('; '))))
  );
}
