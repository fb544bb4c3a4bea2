import type { SectionId } from '../../formats/headings/table.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { alertQuestion } from './openings/alerts.ts';
import { belowLeast, beyondMost } from './openings/bounds.ts';
import { cancelledUntil } from './openings/cancelling.ts';
import { failsCheck } from './openings/checks.ts';
import { clashQuestion } from './openings/clash.ts';
import { withoutConsent } from './openings/consent.ts';
import { containedWhat } from './openings/contents.ts';
import { tooLate } from './openings/deadlines.ts';
import { goneForGood, leftBehind, retirementQuestion } from './openings/ending.ts';
import { afterExpiry } from './openings/expiry.ts';
import { blockedHowLong } from './openings/lasting-blocks.ts';
import { legacyQuestion } from './openings/legacy.ts';
import { moneyBack } from './openings/money.ts';
import type { Opening, Told } from './openings/opening.ts';
import { standInFor, whoIsWho } from './openings/people.ts';
import { allowedWhom } from './openings/permitted.ts';
import { personalQuestion } from './openings/personal-data.ts';
import { codeUnreadable, filesAccepted, takenWrongly } from './openings/reading.ts';
import { unsavedWork } from './openings/sessions.ts';
import { takenHowOften } from './openings/sources.ts';
import { countedWithin, hourOfMessage, nextAnswers } from './openings/time.ts';
import { todayQuestion } from './openings/todays-measure.ts';
import { afterTries } from './openings/tries.ts';
import { twoCopies } from './openings/two-copies.ts';
import { missedUnnoticed } from './openings/unnoticed.ts';

const openings: readonly Opening[] = [
  takenWrongly,
  withoutConsent,
  beyondMost,
  twoCopies,
  afterTries,
  moneyBack,
  nextAnswers,
  failsCheck,
  whoIsWho,
  belowLeast,
  tooLate,
  codeUnreadable,
  goneForGood,
  countedWithin,
  afterExpiry,
  allowedWhom,
  takenHowOften,
  blockedHowLong,
  unsavedWork,
  leftBehind,
  cancelledUntil,
  missedUnnoticed,
  containedWhat,
  standInFor,
  filesAccepted,
  hourOfMessage,
];

/** What the input as a whole leaves open, beside what a sentence of it does. */
interface Whole {
  readonly key: string;
  readonly weight: number;
  readonly sections: readonly SectionId[];
  asks(composition: Composition): string | null;
}

const goingLive: readonly SectionId[] = ['rollout-rollback', 'migration-rollback'];

const wholes: readonly Whole[] = [
  { key: 'clash', weight: 86, sections: ['risks', 'drawbacks', 'failure-cases'], asks: clashQuestion },
  { key: 'today', weight: 83, sections: ['non-functional-requirements', 'goals'], asks: todayQuestion },
  { key: 'alert', weight: 73, sections: ['observability'], asks: alertQuestion },
  { key: 'legacy', weight: 72, sections: goingLive, asks: legacyQuestion },
  { key: 'retirement', weight: 70, sections: goingLive, asks: retirementQuestion },
  { key: 'askRetention', weight: 68, sections: ['interfaces-data'], asks: personalQuestion },
];

/** Questions about one sentence at most. */
const mostOfOne = 2;

/** Asks what the input leaves open that only this input could be asked, each kind of thing once. */
export function askOpenings(composition: Composition): void {
  const { pointOf } = derivedPhrasesOf(composition.language);
  for (const { key, weight, sections, asks } of wholes) {
    const text = asks(composition);
    if (text !== null) composition.questions.ask({ key, text, weight, sections, point: text, isSpare: true });
  }
  const asked = new Map<Told, number>();
  const all = toldIn(composition);
  for (const { kind, weight, sections, asks } of openings) {
    for (const told of all) {
      const before = asked.get(told) ?? 0;
      const text = before < mostOfOne ? asks(told, composition) : null;
      if (text === null) continue;
      asked.set(told, before + 1);
      const point = told.requirement ? fill(pointOf, { ids: told.requirement.id }) : text;
      composition.questions.ask({ key: kind, text, weight, sections, point, isSpare: true });
      break;
    }
  }
}

/** The demands, then the other sentences that tell what is to be there rather than what is wrong or how it was. */
function toldIn({ requirements, understanding }: Composition): Told[] {
  const demanded = new Set(requirements.map(({ statement }) => statement));
  return [
    ...requirements.map((requirement) => ({ statement: requirement.statement, requirement })),
    ...understanding.statements
      .filter((statement) => !demanded.has(statement) && tellsOfWork(statement))
      .map((statement) => ({ statement, requirement: null })),
  ];
}

const telling: ReadonlySet<Kind> = new Set<Kind>([
  'goal',
  'decision',
  'design',
  'step',
  'definition',
  'context',
  'problem',
  'event',
  'owner',
  'schedule',
  'assumption',
  'failure',
]);

function tellsOfWork({ kind, text, topics }: Statement): boolean {
  if (kind === 'event' && !recurring.test(text)) return false;
  return telling.has(kind) && !topics.has('current') && !topics.has('cause') && !complaining.test(text);
}

/** "Pairings are published every Thursday evening": no event of one day. */
const recurring =
  /(?<!\p{L})(?:every|each|jede[nrsm]?|chaque|tous les|toutes les|cada|todos los|ogni|elke|iedere|każd\p{L}+|co)(?!\p{L})|毎|每/iu;

/** What was, and what is wrong. */
const complaining =
  /(?<!\p{L})(?:was|were|had|did|got|went|took|lost|last (?:week|month|year|time|\p{L}+day)|yesterday|ago|now|today|currently|so far|nobody|nothing|never|always|keeps?|constantly|annoy\p{L}*|complain\p{L}*|wrong|forg[eo]t\p{L}*|slow|manually|by hand|paper|excel|spreadsheets?|whatsapp|too \p{L}+|war|waren|hatte\p{L}*|wurde\p{L}*|bisher|derzeit|aktuell|heute|niemand|nie|immer|zu (?:viel|spät|lang)\p{L}*|dauert|langsam|était|étaient|avait|actuellement|aujourd['’]hui|personne|toujours|trop|estaba|había|fue|ahora|hoy|actualmente|nadie|siempre|demasiado|era|erano|aveva|oggi|attualmente|nessuno|sempre|troppo|estava|tinha|foi|hoje|atualmente|ninguém|demais|waren|werd|vandaag|momenteel|niemand|altijd|te (?:veel|laat|lang)|było|był|była|miał\p{L}*|dziś|obecnie|nikt|zawsze)(?!\p{L})/iu;
