import { conditionOf } from './clause/condition.ts';
import { anyModal } from './clause/modals.ts';
import { presentClause } from './clause/present.ts';
import { orderBehind } from './conditional-order.ts';
import { plansDate } from './dates.ts';
import type { Evidence } from './evidence.ts';
import { measuresIn } from './measures.ts';
import {
  assigns,
  describesThing,
  describesToday,
  forbidsUse,
  goesBack,
  isDueBefore,
  lacks,
  namesMeans,
  putsOff,
  setsTarget,
  startsWork,
  stateOfAffairs,
  weighs,
} from './signs.ts';
import type { Kind, Strength } from './statement.ts';
import { strengthOf } from './strength.ts';

export interface Verdict {
  readonly kind: Kind;
  readonly strength: Strength | null;
}

interface KindRule {
  readonly kind: Kind;
  holds(evidence: Evidence, strength: Strength | null): boolean;
}

/** Sure signs, in the order of precedence: the first that holds names the kind. */
const sure: readonly KindRule[] = [
  {
    kind: 'question',
    holds: ({ prose, isWish }) =>
      !isWish && /[?？]["')\]]{0,2}$|(?<!\p{L})to be (?:decided|clarified|confirmed)(?!\p{L})/iu.test(prose),
  },
  {
    kind: 'nonGoal',
    holds: ({ cues, prose }) =>
      (cues.has('nonGoal') && !cues.has('must')) ||
      /^no(?:t)?\s.{2,80}(?:for now|yet|initially|at first)[.!]?$/iu.test(prose),
  },
  { kind: 'vague', holds: isVague },
  {
    kind: 'future',
    holds: ({ cues, prose }, strength) =>
      (cues.has('future') && strength !== 'MUST' && !postpones(cues, prose)) || putsOff(prose),
  },
  {
    kind: 'goal',
    holds: (evidence) =>
      setsTarget(evidence) || /^what (?:i|we) (?:want|need)(?: here)? is(?!\p{L})/iu.test(evidence.prose),
  },
  { kind: 'problem', holds: describesToday },
  {
    kind: 'schedule',
    holds: ({ prose, text }) => (plansDate(text) && startsWork.test(prose)) || isDueBefore.test(prose),
  },
  { kind: 'owner', holds: assigns },
  {
    kind: 'risk',
    holds: ({ cues, prose }, strength) =>
      cues.has('risk') &&
      (strength !== 'MUST' || /(?<!\p{L})(?:be careful|watch out)(?!\p{L})/iu.test(prose)),
  },
  { kind: 'event', holds: ({ text }) => /^\d{1,2}:\d{2}(?!\d)/u.test(text) },
  {
    kind: 'decision',
    holds: ({ cues, prose }) =>
      cues.has('decision') &&
      (!cues.has('condition') ||
        /^(?:\p{L}+: )?(?:we )?(?:agreed|decided) (?:to|that|on)(?!\p{L})/iu.test(prose)),
  },
  {
    kind: 'assumption',
    holds: ({ cues }, strength) => cues.has('assumption') && strength === null && !cues.has('condition'),
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
    holds: ({ cues }, strength) => cues.has('current') && strength !== 'MUST' && !cues.has('prohibition'),
  },
  {
    kind: 'requirement',
    holds: ({ cues, isReport }, strength) =>
      strength === 'MUST' && !(isReport && cues.has('problem') && !cues.has('must')),
  },
  { kind: 'problem', holds: ({ cues, isWish }) => cues.has('problem') && !cues.has('condition') && !isWish },
  { kind: 'requirement', holds: (evidence, strength) => strength !== null || isOrdered(evidence) },
];

/** Signs that an announcement or a heading may overrule. */
const likely: readonly KindRule[] = [
  { kind: 'mitigation', holds: ({ cues }) => cues.has('mitigation') },
  { kind: 'alternative', holds: ({ cues, prose }) => cues.has('alternative') && weighs.test(prose) },
  { kind: 'goal', holds: ({ cues, prose }) => cues.has('goal') || describesThing.test(prose) },
  { kind: 'owner', holds: ({ cues }) => cues.has('owner') },
  {
    kind: 'schedule',
    holds: ({ cues, text, prose, isReport }) =>
      cues.has('schedule') ||
      (!isReport &&
        plansDate(text) &&
        !/(?<!\p{L})(?:caused|broke|crashed|failed|happened|was|were|had)(?!\p{L})/iu.test(prose)),
  },
  { kind: 'requirement', holds: isTerseRule },
  { kind: 'requirement', holds: (evidence) => !evidence.isReport && settlesCase(evidence) },
  {
    kind: 'failure',
    holds: ({ cues, prose, isReport }) =>
      cues.has('failure') &&
      cues.has('condition') &&
      (isReport || presentClause(conditionOf(prose).rest) === null),
  },
  {
    kind: 'problem',
    holds: ({ cues, prose, isReport }) =>
      cues.has('problem') ||
      (cues.has('cause') && (isReport || isPast(prose))) ||
      (isReport && cues.has('failure') && (isPast(prose) || /(?<!\p{L})\p{L}{3,}ed(?!\p{L})/u.test(prose))),
  },
  {
    kind: 'problem',
    holds: ({ prose, isReport }) => isReport && /(?<!\p{L})can(?:no|['’])?t(?!\p{L})/iu.test(prose),
  },
  { kind: 'requirement', holds: (evidence) => !evidence.isReport && statesBehaviour(evidence) },
  { kind: 'requirement', holds: ({ prose, isReport }) => !isReport && forbidsUse.test(prose) },
  { kind: 'design', holds: ({ prose }) => namesMeans.test(prose) },
  { kind: 'design', holds: ({ cues, isReport }) => !isReport && cues.has('condition') },
  { kind: 'example', holds: ({ cues }) => cues.has('example') },
];

/** A wish for a quality without a number: it demands an answer before it can demand anything else. */
function isVague({ prose, text }: Evidence, strength: Strength | null): boolean {
  return (
    strength !== null &&
    !/\d/u.test(text) &&
    prose.split(/\s+/u).length <= 12 &&
    !prose.includes('\uE010') &&
    vagueWish.test(prose)
  );
}

const vagueWish =
  /(?<!\p{L})(?:be|feel|look|work|run|load|is|are|sein|laufen|funktionieren|être|fonctionner|ser|funcionar|ir)\s(?:\p{L}{2,10}\s){0,2}(?:fast|faster|quick|robust|user[- ]friendly|scalable|efficient|intuitive|seamless|reliable|performant|snappy|smooth|simple|easy|nice|modern|secure|lightweight|flexible|responsive|stable|schnell|robust|benutzerfreundlich|skalierbar|effizient|intuitiv|zuverlässig|einfach|sicher|stabil|rapide|robuste|convivial|évolutif|efficace|intuitif|fiable|simple|sécurisé|rápido|rápida|robusto|escalable|eficiente|intuitivo|fiable|sencillo|seguro)(?!\p{L})/iu;

/** Headings that decide whatever the sentence under them says. */
const commanding: ReadonlySet<Kind> = new Set([
  ...(['nonGoal', 'future', 'risk', 'alternative', 'assumption', 'decision'] as const),
  ...(['rollout', 'observability', 'schedule'] as const),
]);

/** Decides what a sentence is to a document, and how binding. */
export function classify(evidence: Evidence): Verdict {
  const { announced, hint } = evidence;
  const strength = bindingOf(evidence);
  if (strength === null && stateOfAffairs.test(evidence.prose)) return { kind: 'context', strength };
  if (continues(evidence)) return { kind: evidence.previous ?? 'context', strength: strength ?? 'MUST' };
  const certain = sure.find((rule) => rule.holds(evidence, strength))?.kind ?? null;
  if (certain === 'question' || announced === 'question') return { kind: 'question', strength: null };
  if (announced === 'design' && isOrdered(evidence))
    return { kind: 'requirement', strength: strength ?? 'MUST' };
  if (announced && announced !== 'requirement' && announced !== 'goal') return { kind: announced, strength };
  if (hint === 'question' && isDoubt(evidence)) return { kind: 'question', strength: null };
  if (hint && commanding.has(hint)) return { kind: certain === 'rollout' ? certain : hint, strength };
  if (evidence.isImperative && strength === null && /(?<!\p{L})your(?!\p{L})/iu.test(evidence.prose))
    return { kind: 'step', strength };
  if (evidence.isOrdered && strength === null && hint !== 'requirement' && !announced) {
    const isFinding = !evidence.isImperative && lacks.test(evidence.prose);
    return { kind: isFinding ? 'problem' : 'step', strength };
  }
  const kind =
    certain ??
    announced ??
    suggestedBy(evidence) ??
    likely.find((rule) => rule.holds(evidence, strength))?.kind;
  if (kind === 'requirement' || kind === 'quality') return { kind, strength: strength ?? 'MUST' };
  return { kind: kind ?? 'context', strength };
}

/** The strength the words give, less what is told of the past or merely happens in a report. */
function bindingOf({ cues, prose, isWish, isReport, isImperative }: Evidence): Strength | null {
  const strength = strengthOf(cues, prose);
  const cue = cues.get('prohibition')?.cue ?? '';
  if (
    strength === 'MUST' &&
    isReport &&
    !isImperative &&
    /^(?:never|no longer|nie|jamais|nunca)$/iu.test(cue) &&
    !cues.has('must')
  )
    return null;
  if (strength === 'MAY' && isPast(prose)) return null;
  return strength ?? (isWish ? 'SHOULD' : null);
}

function isPast(prose: string): boolean {
  return /(?<!\p{L})(?:had|was|were|did|has been|have been|got|war|waren|wurde|wurden|hatte|hatten|était|étaient|avait|fue|fueron|era|eran)(?!\p{L})/iu.test(
    prose,
  );
}

/** Under a heading of open points: not yet a question, but said to be unknown. */
function isDoubt({ prose }: Evidence): boolean {
  return /(?<!\p{L})(?:unclear|unknown|not sure|unsure|no ?one (?:knows|checked)|nobody (?:knows|checked)|don['’]t know|whether|to be (?:decided|clarified)|somebody|unklar|unbekannt|ob|nicht sicher|pas clair|inconnu|savoir si|no está claro|no sabemos)(?!\p{L})/iu.test(
    prose,
  );
}

/** What the heading suggests; a heading of requirements makes no demand of what merely happened. */
function suggestedBy({ hint, prose, isListItem }: Evidence): Kind | null {
  if (hint === 'question' || hint === 'owner') return null;
  if (hint === 'requirement' && (isPast(prose) || !isListItem)) return null;
  return hint;
}

/** A terse item of a plan: "invite link expires after 7 days", "max 50 pending invites per workspace". */
function isTerseRule({ prose, isListItem, isReport, hint, cues }: Evidence): boolean {
  if (isReport) return false;
  if (setsBound.test(prose)) return true;
  if (
    !isListItem ||
    (hint !== null && hint !== 'requirement') ||
    isPast(prose) ||
    stateOfAffairs.test(prose) ||
    cues.has('goal')
  )
    return false;
  if (
    prose.split(/\s+/u).length > 16 ||
    /^[\p{Lu}][\p{Ll}]+\s(?:says|thinks|writes|does|shows|reviews)(?!\p{L})/u.test(prose)
  )
    return false;
  return /^(?:max(?:imum)?|min(?:imum)?|only|each|every|all|at (?:most|least)|up to|jede[rs]?|alle|nur|höchstens|chaque|tous|toutes|seulement|cada|todos|todas|solo)(?!\p{L})|^(?:\S+\s){1,4}\p{Ll}{3,20}(?:s|t|en|ent|a|e)\s/iu.test(
    prose,
  );
}

/** "The user can stop and go on later": what is possible later on is no plan for later. */
function postpones(cues: Evidence['cues'], prose: string): boolean {
  const later = cues.get('future');
  return (
    later !== undefined &&
    later.index > 15 &&
    /^(?:later|später|plus tard|más tarde|más adelante|mais tarde|più tardi|później)$/iu.test(later.cue) &&
    (cues.has('capability') || /(?<!\p{L})(?:resume|continue|again|weiter\p{L}*)(?!\p{L})/iu.test(prose))
  );
}

/** "Max 10 webhooks per customer", "retention: raw files 1 year": a bound in note form. */
const setsBound =
  /^(?:max(?:imum)?|min(?:imum)?|at most|no more than|up to|höchstens|mindestens|maximal)(?!\p{L}).{3,}|^(?:retention|limits?|timeout|page size|pagination|rate limit|backups?|aufbewahrung|rétention|conservation|retención)(?::|\s(?:is\s)?(?=\d|\uE010|max)).{2,}/iu;

/** "If that is down we offer standard shipping": what is to happen in a case. */
export function settlesCase({ prose, cues, previous }: Evidence): boolean {
  if (previous === 'problem') return false;
  if (cues.get('condition')?.index !== 0) return false;
  if (
    /^(?:wenn|falls|sobald|ist|si|quand|lorsque|cuando|se|quando|als|wanneer|jeśli|gdy)\s[^,]{4,160},\s.{6,}/iu.test(
      prose,
    )
  )
    return true;
  const { condition, rest } = conditionOf(prose.replace(/[.!]+$/u, ''));
  return condition !== null && (presentClause(rest) !== null || anyModal.test(rest));
}

/** "When a seat gets free we call their webhook", "technicians can reorder": how the thing is to behave. */
function statesBehaviour({ cues, prose, previous }: Evidence): boolean {
  if (previous === 'problem') return false;
  return (
    cues.get('condition')?.index === 0 ||
    (cues.has('capability') && (cues.has('actor') || cues.has('condition') || /^you can\s/iu.test(prose)))
  );
}

/** "The same for …", "… auch nicht": an ellipsis that goes on with what the sentence before it demands. */
function continues({ prose, previous }: Evidence): boolean {
  if (previous !== 'requirement' && previous !== 'nonGoal') return false;
  return /^(?:same|likewise|neither|nor|ditto|ebenso|dito|gleiches|idem|de même|lo mismo|tampoco|non plus)(?!\p{L})|(?<!\p{L})(?:auch nicht|neither|non plus|tampoco|as well|too)[.!]$/iu.test(
    prose,
  );
}

/** An order: an imperative, or "…, so delete them". */
function isOrdered({ prose, cues, isImperative }: Evidence): boolean {
  if (/(?<!\p{L})your(?!\p{L})/iu.test(prose)) return false;
  if (isImperative || orderBehind(prose) !== null) return true;
  return (['systemVerb', 'buildVerb'] as const).some((name) => {
    const verb = cues.get(name);
    return (
      verb !== undefined &&
      /(?:^|[,;]\s?|\s)(?:so|then|just|please)\s{1,2}$/iu.test(prose.slice(0, verb.index))
    );
  });
}

/** A sentence whose main clause is about rollout or observability, rather than one that mentions it in passing. */
function isAbout(
  name: 'rollout' | 'observability',
  { cues, announced, hint, prose, isReport, isImperative }: Evidence,
  strength: Strength | null,
): boolean {
  const cue = cues.get(name);
  if (!cue) return false;
  if (announced === name || hint === name) return true;
  if (strength !== null && !isImperative && bindsSubject(prose)) return false;
  if (
    cues.has('current') ||
    cues.has('problem') ||
    (isReport && !isImperative && strengthOf(cues, prose) === null)
  )
    return false;
  if (isImperative && cue.index > 12) return false;
  const before = prose.slice(0, cue.index);
  return (
    !before.includes('(') && before.split(',').length <= 2 && cue.index <= Math.max(60, prose.length * 0.6)
  );
}

/** "The token must not appear in the logs" binds the token; "we must deploy at night" is about the deployment. */
function bindsSubject(prose: string): boolean {
  const modal = anyModal.exec(prose);
  return modal !== null && modal.index > 1 && !/^(?:we|i|you)(?!\p{L})/iu.test(prose);
}

/** A demand on how well, not on what: it names a quality and a number with a unit. */
function isMeasuredQuality({ cues, text, announced, hint }: Evidence, strength: Strength | null): boolean {
  if (measuresIn(text).length === 0 || (cues.has('current') && strength === null)) return false;
  const demanded =
    strength !== null ||
    announced === 'requirement' ||
    hint === 'requirement' ||
    /[<>≤≥]|^(?:rate limit\p{L}{0,3}|max(?:imum)?|min(?:imum)?|limit|timeout|at (?:most|least)|up to|latency|uptime|availability)(?!\p{L})/iu.test(
      text,
    );
  return demanded && qualityWord.test(text);
}

/** Qualities that are measured: how fast, how much, how available, how large, how long kept running. */
const qualityWord =
  /(?<!\p{L})(?:latenc(?:y|ies)|response times?|throughput|p\d\d|availability|uptime|concurren\p{L}{2,4}|rps|qps|(?:per|a|\/) ?(?:second|minute|hour)|req\/s|memory|cpu|capacity|target|takes|performance|within|under|below|less than|faster|slower|load(?:s|ed|ing)? (?:in|time)|startup|scale\p{L}{0,2}|rate limit|sla|rto|rpo|latenz|antwortzeit|durchsatz|verfügbarkeit|gleichzeitig\p{L}{0,2}|pro (?:sekunde|minute|stunde)|innerhalb|in unter|weniger als|ladezeit|latence|temps de réponse|débit|disponibilité|simultané\p{L}{0,2}|par (?:seconde|minute|heure)|moins de|latencia|tiempo de respuesta|rendimiento|disponibilidad|simultáne\p{L}{0,2}|por (?:segundo|minuto|hora)|menos de)(?!\p{L})/iu;
