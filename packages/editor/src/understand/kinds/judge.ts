import { conditionOf } from '../clause/condition.ts';
import type { Evidence } from '../evidence.ts';
import { measuresIn } from '../measures.ts';
import { isPast } from '../past.ts';
import { demandsByPieces } from '../pieces/demanding.ts';
import { pointsElsewhere } from '../pointer.ts';
import type { Kind, Strength } from '../statement.ts';
import { strengthOf, tellsNever } from '../strength.ts';
import { isAskedFor } from './asked-for.ts';
import { doubtIn } from './doubt.ts';
import { forbidsElsewhere } from './forbidden-elsewhere.ts';
import { type KindWeights, sumsInContext } from './in-context.ts';
import { likeliest } from './likeliest.ts';
import { estimates, merelyTold, namesEnvironment, namesWhole, saysHowItIs } from './merely-told.ts';
import { namedKind, settledKind } from './named.ts';
import { notedKind } from './noted.ts';
import { notesWorkElsewhere } from './noted-elsewhere.ts';
import { notedPlan } from './noted-plan.ts';
import { toldOfPerson } from './of-person.ts';
import { ordersInItsCase, servesInCase } from './ordered-in-case.ts';
import { rulesByForm } from './ruled-note.ts';
import { rulesPlainly } from './ruled-plainly.ts';
import { saysNoMore } from './says-no-more.ts';
import type { Standing } from './signals.ts';
import { toldInPast, weighedInPast } from './told-past.ts';
import { tellsWork } from './told-work.ts';
import { tellsTrouble } from './troubled.ts';
import { isWanted } from './wanted.ts';
import { learnedWeights } from './weights.ts';
import { withoutWhoOrWhen } from './who-and-when.ts';

/** What a sentence is to a document, and how binding. */
export interface Verdict {
  readonly kind: Kind;
  readonly strength: Strength | null;
}

/** Decides what a sentence is to a document. */
export type Judge = (evidence: Evidence, standing: Standing) => Verdict;

/**
 * What its author calls a sentence by a question mark, a label or a heading it is; everything else is the kind that
 * sentences like it have in the training corpus.
 */
export const judge: Judge = (evidence, standing) => judgedWith(learnedWeights(), evidence, standing);

/** `judge` by any weights: those in use, or those that training tries out. */
export function judgedWith(weights: KindWeights, evidence: Evidence, standing: Standing): Verdict {
  if (pointsElsewhere(evidence.prose)) return { kind: 'context', strength: null };
  const strength = bindingOf(evidence);
  const { kind: learned, overDemand } = likeliest(
    sumsInContext(evidence, standing, weights),
    weights.words.labels,
  );
  const isOpen = standing.around === null || overDemand < fairlySure;
  const isDemanded =
    (telling.has(learned) && overDemand < certain && bindsInMain(evidence)) ||
    (learned === 'failure' && tellsWhatHappensThen(evidence));
  const isAsked =
    story.test(evidence.prose) ||
    isAskedFor(evidence, learned) ||
    (telling.has(learned) && (wishes.test(evidence.prose) || isAloneWanted(learned, evidence, standing))) ||
    tellsWork(evidence, learned, overDemand) ||
    (told.has(learned) && isOpen && isBuilt(evidence) && demandsByPieces(evidence.prose)) ||
    (isOpen && ordersAlone(learned, overDemand, evidence)) ||
    ordersInItsCase(evidence, learned) ||
    rulesPlainly(evidence, learned) ||
    (overDemand < fairlySure && servesInCase(evidence, learned)) ||
    (telling.has(learned) && asksElsewhere.test(evidence.prose)) ||
    (told.has(learned) && evidence.isWish && evidence.isImperative && !evidence.isReport) ||
    (learned === 'question' && (ordersThing(evidence) || (strength === 'MUST' && asksNothing(evidence))));
  const noted =
    rulesByForm(evidence, learned, overDemand) ||
    forbidsElsewhere(evidence, learned) ||
    notesWorkElsewhere(evidence, learned, overDemand)
      ? 'requirement'
      : (notedKind(evidence, learned) ?? learned);
  const said = saysNoMore(noted, evidence) ? 'context' : noted;
  const named = namedKind(evidence);
  const likely = isDemanded || isAsked ? 'requirement' : said;
  const settled = settledKind(
    named,
    (named === null ? withoutWhoOrWhen(likely, evidence) : null) ?? likely,
    evidence,
  );
  if (tellsTrouble(evidence, settled)) return { kind: 'problem', strength: null };
  const kind = doubted(evidence, settled) ?? toldOf(evidence, settled, standing) ?? settled;
  if (kind === 'question') return { kind, strength: null };
  if (kind !== 'requirement' && kind !== 'quality') return { kind, strength };
  // "An online form (name, address, a photo of at most 5 MB)": a figure in brackets bounds a part of what is to be built
  const isMeasured = kind === 'quality' && measuresIn(evidence.text.replace(/\([^()]*\)/gu, '')).length > 0;
  return { kind: isMeasured ? 'quality' : 'requirement', strength: strength ?? 'MUST' };
}

/** What a sentence taken for a demand, or for one that is denied, is where it leaves open what it says; else null. */
function doubted({ prose }: Evidence, kind: Kind): Kind | null {
  const doubt = kind === 'requirement' || kind === 'quality' || kind === 'nonGoal' ? doubtIn(prose) : null;
  if (doubt === null || (doubt === 'doubts' && kind === 'nonGoal')) return null;
  return doubt === 'asks' ? 'question' : 'context';
}

/** Kinds that a sentence which says what was decided or weighed is taken for where its words are new. */
const unsettled: ReadonlySet<Kind> = new Set(['problem', 'context', 'owner', 'risk'] as const);

/** What a sentence taken for a demand tells merely; null where it demands. */
function toldOf(evidence: Evidence, kind: Kind, { next, language, place }: Standing): Kind | null {
  if (language === 'en' && kind === 'problem' && place?.order === 0 && namesWhole(evidence.prose))
    return 'context';
  if (language === 'en' && kind === 'alternative' && saysHowItIs(evidence.prose)) return 'context';
  if (language === 'en' && evidence.announced === null && namesEnvironment(evidence)) return 'context';
  if (
    language === 'en' &&
    unsettled.has(kind) &&
    evidence.announced === null &&
    !/[?？]/u.test(evidence.prose)
  )
    return weighedInPast(evidence.prose);
  const planned = language === 'en' && evidence.announced === null ? notedPlan(evidence, kind) : null;
  if (planned !== null) return planned;
  if (language !== 'en' || (kind !== 'requirement' && kind !== 'quality')) return null;
  if (evidence.announced !== null) return estimates(evidence.prose) ? 'context' : null;
  return merelyTold(evidence, next) ?? toldInPast(evidence) ?? toldOfPerson(evidence.prose);
}

/** From here on what its words tell outweighs one that binds: "editors must ask an admin for each redirect" is trouble. */
const certain = 2;

/**
 * From here on a sentence among others is what it was taken for, though it has the form of a demand: held out, of those less sure than this
 * 35 of 67 were demands, of those up to twice as sure 20 of 75, and of the surest 26 of 212.
 */
const fairlySure = 1;

/** "For the mobile app we need push notifications": what whoever writes wants, in a part of the whole. */
const wishes =
  /^(?:for|in|on) [^.;:?!]{2,50}? we(?: (?:really |just |also |now )?(?:need|want|would like)|['’]d (?:really |also )?like) (?!(?:to )?(?:know|find out|understand|decide)(?!\p{L})|(?:more )?(?:time|help|people)(?!\p{L})|some(?:body|one))\p{L}/iu;

/** "500件ずつに分割してください": a request by the form of its verb at the end, whatever its reason is. */
const asksElsewhere = /(?:て|で)(?:ください|下さい|欲しいです|ほしいです)[。.!！]?$/u;

/** "As a translator I would like to see what changed": a wish by its form. English. */
const story =
  /^as an? [^,;:.?]{3,60}?,? i(?:['’]d| would)? (?:really |also )?(?:want|need|wish|like|love) (?:to|an?|the|that)(?!\p{L})/iu;

/** In a text of a sentence or two, what somebody wants is what it is about, and no trouble or background. */
function isAloneWanted(learned: Kind, { prose }: Evidence, { place, language }: Standing): boolean {
  return learned !== 'goal' && place === null && isWanted(prose, language);
}

/** "Import the sheet once", "- list boats": an order is a step only where it is counted, or behind another one, and seldom told. */
function ordersAlone(
  learned: Kind,
  overDemand: number,
  { isImperative, isOrdered, isReport, previous, hint }: Evidence,
): boolean {
  if (!isImperative || isReport) return false;
  if (learned === 'problem' || learned === 'context') return overDemand < certain;
  return learned === 'step' && !isOrdered && hint !== 'step' && previous !== 'step';
}

/** "Mark who came": an order without a question mark, and none to find something out. */
function ordersThing({ isImperative, prose, hint }: Evidence): boolean {
  return (
    isImperative &&
    hint !== 'question' &&
    /^(?:show|mark|list|print|record|display|save)(?!\p{L})/iu.test(prose) &&
    !/[?？]/u.test(prose)
  );
}

/** "Legal says data older than 10 years has to be deleted": what binds, late in a text full of questions, without a word that asks. */
function asksNothing({ language, prose }: Evidence): boolean {
  return language === 'en' && !/[?？]/u.test(prose) && !asking.test(prose);
}

const asking =
  /(?<!\p{L})(?:who|whom|whose|what|which|how|when|where|why|whether|if|or|ask|asks|check|clarify|confirm|decide|decided|discuss|find|know|open|sure|tbd|unclear|until|agree)(?!\p{L})/iu;

/** Kinds that a sentence which says that something must be is not. */
const telling: ReadonlySet<Kind> = new Set([
  ...(['problem', 'context', 'goal', 'definition', 'example'] as const),
  ...(['risk', 'vague', 'event', 'assumption'] as const),
]);

/** Kinds that an order or a wish is taken for where its words are new. */
const told: ReadonlySet<Kind> = new Set(['problem', 'context', 'step'] as const);

/** Whether what a sentence orders is to be built: a report tells what was done, and steps are counted. */
function isBuilt({ language, isReport, isOrdered, hint }: Evidence): boolean {
  return language === 'en' && !isReport && !isOrdered && (hint === null || hint === 'requirement');
}

/**
 * "The problem is that somebody must restart it" binds nobody: the word that binds belongs to what is told. Who complains says
 * "has to" and "needs", and seldom "must".
 */
function bindsInMain({ cues, prose }: Evidence): boolean {
  const must = cues.get('must') ?? cues.get('should');
  if (must === undefined || !orders.test(prose.slice(must.index))) return false;
  return !subordinates.test(prose.slice(0, must.index));
}

const orders =
  /^(?:must|shall|muss|soll|sollen|doit|doivent|il faut|faut|debe|deben|hay que|tiene que|deve|devono|devem|bisogna|tem (?:que|de)|moet|musi|muszą|trzeba|należy)(?!\p{L})(?! [^.;]{2,60} (?:worden|gewesen) sein(?!\p{L}))|^(?:必须|要在|要能|要支持|要有)/iu;

const subordinates =
  /(?<!\p{L})(?:that|because|since|where|who|which|dass|weil|wo|que|parce|porque|che|perché|dat|omdat|że|ponieważ)(?!\p{L})/iu;

/** "If the job fails it is retried": what is done about a failure is to be built, where "the disk is full" is only told. */
function tellsWhatHappensThen({ prose }: Evidence): boolean {
  const { condition, rest } = conditionOf(prose.replace(/[.!]+$/u, ''));
  const isConditional = (condition !== null && rest.includes(' ')) || foreignCase.test(prose);
  return isConditional && !isPast(prose);
}

/** "Wenn die Eltern nicht antworten, geht der Platz an das nächste Kind": a case in front, in a language other than English. */
const foreignCase =
  /^(?:wenn|falls|sobald|si|s['’]il|se|quando|quand|lorsque|cuando|als|wanneer|zodra|jeśli|jeżeli|gdy|caso)(?!\p{L})[^,]{3,150}, \p{L}+ \p{L}|^[^。]{2,40}(?:たら|(?:場合|とき)(?:は|に)?)、?[^。]{3,}(?:する|します|送る|出す|戻す)[。]?$/iu;

/** "It would be nice if support could see what was sent": a wish, whatever of the past is wished to be known. */
const welcomes =
  /^(?:and |but |also )?(?:it )?would (?:also |really )?be (?:very |really )?(?:nice|good|great|helpful|useful|cool|lovely)(?!\p{L})/iu;

/** The strength the words give, less what is told of the past or merely happens in a report. */
function bindingOf({ cues, prose, isWish, isReport, isImperative, hint }: Evidence): Strength | null {
  const strength = strengthOf(cues, prose);
  const isTold = (isReport || hint === 'problem') && !isImperative && tellsNever(cues, prose);
  if (strength === 'MUST' && isTold) return null;
  if (strength === 'MAY' && isPast(prose) && !welcomes.test(prose)) return null;
  return strength ?? (isWish ? 'SHOULD' : null);
}
