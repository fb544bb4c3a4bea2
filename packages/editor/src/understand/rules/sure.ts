import { isPersonName } from '../../correct/spelling/person-names.ts';
import { plansDate } from '../dates.ts';
import { setsDeadline } from '../deadlines.ts';
import { ordersPerson } from '../demand/by-person.ts';
import { lowerWord } from '../demand/parts.ts';
import type { Evidence } from '../evidence.ts';
import {
  complains,
  costsToday,
  dismisses,
  fears,
  isDueElsewhere,
  isNotYet,
  leavesOut,
  startsSmall,
  weighsElsewhere,
  widens,
} from '../foreign-signs.ts';
import { asksIndirectly } from '../indirect-questions.ts';
import {
  assigns,
  describesToday,
  estimatesWork,
  goesBack,
  isAskedFor,
  isDueBefore,
  isLeftOut,
  isPlannedLater,
  isWantedBy,
  namesTechnology,
  opensPhase,
  proposes,
  putsOff,
  setsApart,
  setsTarget,
  startsWork,
  suspects,
} from '../signs.ts';
import { forbidsAll } from '../strength.ts';
import { isAbout, postpones, tellsNoTrouble } from './about.ts';
import { asksUnmarked } from './asked.ts';
import type { KindRule } from './kind-rule.ts';
import { isPlainDemand, wantsThing } from './noted.ts';
import { isOrdered } from './ordered.ts';
import { isMeasuredQuality, isVague } from './quality.ts';

/** "Leave out empty ones": what the thing is to skip, and no part of the work. */
const skips =
  /^(?:leave|leaving|skip|omit) (?:out )?(?:the |all |any |those that are )?(?:empty|blank|missing|null|duplicates?|zero)(?!\p{L})/iu;

/** "The decision has to come within a second": one that the software takes, not one that was taken here. */
const isTaken =
  /^(?:(?:the|an?|each|every|this|final) )?decisions? (?:has|have|must|should|needs?|comes?|takes?|can|may|will|(?:is|are) (?:sent|made by|taken by|logged|stored))(?!\p{L})/iu;

/** "Rejected, the vendor does not allow it": why what was looked at is not done. */
export const isRejected =
  /^(?:rejected|discarded|dismissed|dropped|ruled out)(?:[,:;]| (?:because|since|as|due))|^alternatives? (?:was|were|is|would be)(?!\p{L})/iu;

/** "We keep repairs 2 years": how long data lives. */
const keepsFor =
  /^(?:\p{L}+ ){1,5}(?:se (?:guardan?|conservan?)|(?:est|sont) (?:gardée?s?|conservée?s?)|(?:wird|werden) (?=.{0,40}(?:aufgehoben|aufbewahrt|gespeichert))|si conservano|são guardad[oa]s|worden (?=.{0,40}bewaard)) (?:\p{L}+ ){0,2}(?:\d+|\uE010[\uE100-\uF8FF]\uE011)\s?(?:ans?|mois|jours?|jahre?|monate?|tage?|años?|meses|días|anni|mesi|giorni|anos|dias|jaar|maanden|dagen)(?!\p{L})|^(?:on|nous|wir|se|noi|nós|we) (?:garde|gardons|conserve|conservons|behalten|bewahren|heben|guardan|conservan|conserviamo|teniamo|guardamos|bewaren) .{3,60}? (?:\d+|\uE010[\uE100-\uF8FF]\uE011)\s?(?:ans?|mois|jours?|jahre?|monate?|tage?|años?|meses|días|anni|mesi|giorni|anos|dias|jaar|maanden|dagen)(?!\p{L})|^(?:we |they )?(?:keep|store|retain) .{3,60}? (?:for )?(?:at least |up to )?(?:\d+|\uE010[\uE100-\uF8FF]\uE011)\s?(?:years?|months?|weeks?|days?)(?!\p{L})/iu;

/** "Fines are phase 2", "locker rental comes in v2": what a later step brings. */
export const isLaterStep =
  /^[^,;:?]{3,60} (?:is|are|comes? (?:in|with)|is for|are for|belongs? to) (?:for |in )?(?:phase|step|stage|milestone|round|iteration|release) (?:[2-9]|\uE010|two|three)(?!\d)/iu;

/** "Tomasz does the locker part", "I talk to the council on the 9th": who sees to what. */
const seesTo =
  /^(?:I|\p{Lu}\p{Ll}{1,15}) (?:does|do|takes? care of|takes? over|talks? (?:to|with)|speaks? (?:to|with)|asks?|calls?|handles?|looks? after|is on) (?!(?:not|n['’]t)(?!\p{L}))/u;

/** "Budget is 400 euros": what there is to spend. */
export const isBudget = /^(?:the |our )?(?:\p{L}+ )?budget(?: is|:| of)(?!\p{L})/iu;

/** "Full text with an index is enough": what is settled on. */
/** "- POST /orders": an item that names an operation, and nothing else. */
export function isCallAlone({ text, isListItem }: Evidence): boolean {
  return isListItem && /^`?(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/[^\s`]*`?[.;,]?$/u.test(text);
}

/** "+1 for pg_trgm": what somebody is for. */
export const votesFor = /^\+1 for (?!that|this|it|me)\S/iu;
export const isEnough = /(?<!\p{L})(?:is|are) (?:good |quite )?enough(?: for (?:us|now|that|this))?[.!]?$/iu;

/** "La base de datos será PostgreSQL": what it is built on. */
const namesDatabase =
  /^(?:the |la |die |le |il |o |a |de )?(?:database|db|base de datos|base de données|bdd|datenbank|banco de dados|base de dados)(?: \p{L}+)? (?:will be|is|será|es|sera|est|wird|ist|é|è|sarà|wordt) (?:\uE010|(?:Postgre|My|MS ?|Maria|Mongo|SQ|Oracle|Redis|Dynamo|Click|Cassandra)\p{L}*)/iu;

/** "Gesundheitsangaben, wer darf die sehen -> Sabine klärt das": what is asked, and who finds it out. */
const asksWhoBehind =
  /^[^,;?]{3,60}, (?:wer|was|wie|wann|wo|welche\p{L}?|ob|who|what|when|which|qui|quand|comment|quién|cuándo|cómo|chi|quem|quando|wie|wat|hoe|kto|jak|czy) [^,;?]{4,70} (?:->|=>|→) /iu;

/** "Die Leitung darf die Punkte sehen, aber nicht ändern": part of something is granted, and nothing left out of the work. */
const grantsPart =
  /(?<!\p{L})(?:darf|dürfen|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|mag|mogen|kan|kunnen|może|mogą)(?!\p{L}).{4,80},? (?:aber|jedoch|mais|pero|ma|mas|maar|ale) (?:nicht|pas|no|non|não|niet|nie)(?!\p{L})/iu;

/** Sure signs, in the order of precedence: the first that holds names the kind. */
export const sure: readonly KindRule[] = [
  {
    kind: 'question',
    holds: ({ prose, text, isWish }) =>
      !isWish &&
      (asksUnmarked(prose) ||
        /[?？]["')\]]{0,2}$|(?<!\p{L})to be (?:decided|clarified)(?!\p{L})|, (?:still )?to be (?:discussed|agreed)(?!\p{L})|(?<!(?:have|has|had|needs?) )(?<!\p{L})to be confirmed(?!\p{L})/iu.test(
          prose,
        ) ||
        asksWhoBehind.test(text) ||
        asksIndirectly.test(prose)),
  },
  {
    kind: 'nonGoal',
    holds: ({ cues, prose }) =>
      (cues.has('nonGoal') &&
        !cues.has('must') &&
        !grantsPart.test(prose) &&
        !wantsThing.test(prose) &&
        !skips.test(prose)) ||
      isLeftOut.test(prose) ||
      leavesOut.test(prose) ||
      (isNotYet.test(prose) && !cues.has('problem') && !cues.has('must')) ||
      /^no(?:t)?\s.{2,80}(?:for now|yet|initially|at first)[.!]?$/iu.test(prose),
  },
  { kind: 'alternative', holds: ({ prose }) => isRejected.test(prose) },
  { kind: 'requirement', holds: isCallAlone },
  { kind: 'vague', holds: isVague },
  {
    kind: 'future',
    holds: ({ cues, prose }, strength) =>
      (cues.has('future') && strength !== 'MUST' && !postpones(cues, prose)) ||
      putsOff(prose) ||
      isPlannedLater.test(prose) ||
      isLaterStep.test(prose),
  },
  {
    kind: 'goal',
    holds: (evidence) =>
      setsTarget(evidence) ||
      isAskedFor.test(evidence.prose) ||
      /^what (?:i|we|they) (?:really )?(?:want|need)(?: here)? is(?!\p{L})/iu.test(evidence.prose),
  },
  {
    kind: 'problem',
    holds: (evidence) =>
      describesToday(evidence) ||
      complains.test(evidence.prose) ||
      suspects.test(evidence.prose) ||
      costsToday.test(evidence.prose),
  },
  { kind: 'risk', holds: ({ prose }) => fears.test(prose) },
  {
    kind: 'alternative',
    // "Stawiamy na Flutter, natywne aplikacje odpadły": what is chosen stands first.
    holds: ({ cues, prose }) =>
      proposes.test(prose) ||
      weighsElsewhere.test(prose) ||
      (dismisses.test(prose) && cues.get('decision')?.index !== 0),
  },
  {
    kind: 'schedule',
    holds: ({ prose, text }) =>
      (plansDate(text) && startsWork.test(prose)) ||
      isDueBefore.test(prose) ||
      isDueElsewhere.test(prose) ||
      setsDeadline(text),
  },
  { kind: 'schedule', holds: ({ prose }) => estimatesWork.test(prose) },
  {
    kind: 'rollout',
    holds: ({ prose }) => opensPhase.test(prose) || startsSmall.test(prose) || widens.test(prose),
  },
  { kind: 'definition', holds: ({ prose }) => setsApart.test(prose) },
  {
    kind: 'requirement',
    holds: (evidence) =>
      !evidence.isReport &&
      (ordersPerson(evidence.prose) ||
        keepsFor.test(evidence.prose) ||
        isWantedBy.test(evidence.prose) ||
        isPlainDemand(evidence)),
  },
  { kind: 'design', holds: ({ prose }, strength) => strength === null && namesTechnology.test(prose) },
  { kind: 'decision', holds: ({ prose, text }) => isEnough.test(prose) || votesFor.test(text) },
  { kind: 'design', holds: ({ prose }) => namesDatabase.test(prose) },
  {
    kind: 'owner',
    holds: (evidence) => assigns(evidence) || isSeenTo(evidence),
  },
  { kind: 'schedule', holds: ({ prose }) => isBudget.test(prose) },
  {
    kind: 'risk',
    holds: ({ cues, prose }, strength) =>
      cues.has('risk') &&
      !/^(?:risky|riskant\p{L}*|risquée?s?|arriesgad[oa]s?)$/iu.test(cues.get('risk')?.cue ?? '') &&
      (strength !== 'MUST' || /(?<!\p{L})(?:be careful|watch out)(?!\p{L})/iu.test(prose)),
  },
  { kind: 'event', holds: ({ text }) => /^\d{1,2}:\d{2}(?!\d)/u.test(text) },
  {
    kind: 'decision',
    holds: ({ cues, prose }) =>
      cues.has('decision') &&
      !isTaken.test(prose) &&
      (!cues.has('condition') ||
        /^(?:\p{L}+: )?(?:we )?(?:agreed|decided) (?:to|that|on)(?!\p{L})/iu.test(prose)),
  },
  {
    kind: 'assumption',
    holds: ({ cues, prose }, strength) =>
      cues.has('assumption') && strength === null && !cues.has('condition') && !estimatesFigure.test(prose),
  },
  {
    kind: 'rollout',
    holds: (evidence, strength) => goesBack.test(evidence.prose) || isAbout('rollout', evidence, strength),
  },
  { kind: 'observability', holds: (evidence, strength) => isAbout('observability', evidence, strength) },
  { kind: 'quality', holds: isMeasuredQuality },
  {
    kind: 'alternative',
    holds: ({ cues, prose }) =>
      cues.has('alternative') &&
      /thinks|suggest|propos|(?:am|is|are|be|was|were) against|option [a-z\d](?!\p{L})|alternativ/iu.test(
        prose,
      ),
  },
  {
    kind: 'problem',
    holds: ({ cues, prose }, strength) =>
      cues.has('current') && strength !== 'MUST' && !cues.has('prohibition') && !meansDay.test(prose),
  },
  {
    kind: 'requirement',
    holds: ({ cues, isReport, prose }, strength) =>
      strength === 'MUST' &&
      (forbidsAll.test(prose) || !(isReport && cues.has('problem') && !cues.has('must'))),
  },
  {
    kind: 'problem',
    // Under a label of demands what binds is one, whatever trouble it speaks of.
    holds: ({ cues, isWish, hint, isImperative, prose }, strength) =>
      cues.has('problem') &&
      !tellsNoTrouble(prose, cues.get('problem')?.cue ?? '') &&
      !(isImperative && standsBehind(prose, cues.get('problem')?.index ?? 0)) &&
      !cues.has('condition') &&
      !isWish &&
      !(hint === 'requirement' && strength !== null),
  },
  { kind: 'requirement', holds: (evidence, strength) => strength !== null || isOrdered(evidence) },
];

/** "Get rid of the queue; nobody knows what it does": an order, and behind it why. */
function standsBehind(prose: string, index: number): boolean {
  return prose.slice(0, index).includes('; ');
}

/** "损失大概2.6万": about how much, and nothing assumed. */
const estimatesFigure = /(?:大概|估计|约|大约)\s?(?:\d|\uE010)/u;

/** The one a sentence opens with is a person or writes it. */
export function isSeenTo({ prose, previous }: Evidence): boolean {
  const [first = ''] = prose.split(' ');
  return (
    previous !== 'problem' &&
    seesTo.test(prose) &&
    (first === 'I' || isPersonName(first) || lowerWord(first) === first)
  );
}

/** "Seine Tour für heute und morgen": a day that something is for, not how it is today. */
const meansDay =
  /(?<!\p{L})(?:für heute|pour aujourd['’]hui|para (?:hoy|hoje)|per oggi|voor vandaag|na (?:dziś|dzisiaj))(?!\p{L})/iu;
