import { orderBehind } from './conditional-order.ts';
import { plansDate } from './dates.ts';
import type { Cues } from './lexicon/cues.ts';
import { measuresIn } from './measures.ts';
import type { Kind, Strength } from './statement.ts';
import { strengthOf } from './strength.ts';

/** What classification looks at. `prose` is the masked sentence, `text` the same with its protected spans. */
export interface Evidence {
  readonly prose: string;
  readonly text: string;
  readonly cues: Cues;
  /** What the sentence's label or the introduction of its list announces. */
  readonly announced: Kind | null;
  /** What an earlier label of the block or the heading suggests. */
  readonly hint: Kind | null;
  /** The kind of the sentence before it in the same block. */
  readonly previous: Kind | null;
  readonly isListItem: boolean;
  readonly isOrdered: boolean;
  /** The sentence orders something to be done ("retry failed webhooks"). */
  readonly isImperative: boolean;
  /** The sentence asks politely for something. */
  readonly isWish: boolean;
  /** The whole text reports what happened rather than plans what shall be. */
  readonly isReport: boolean;
}

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
  { kind: 'future', holds: ({ cues }, strength) => cues.has('future') && strength !== 'MUST' },
  { kind: 'risk', holds: ({ cues }, strength) => cues.has('risk') && strength !== 'MUST' },
  { kind: 'event', holds: ({ text }) => /^\d{1,2}:\d{2}(?!\d)/u.test(text) },
  { kind: 'decision', holds: ({ cues }) => cues.has('decision') && !cues.has('condition') },
  {
    kind: 'assumption',
    holds: ({ cues }, strength) => cues.has('assumption') && strength === null && !cues.has('condition'),
  },
  { kind: 'rollout', holds: (evidence) => isAbout('rollout', evidence) },
  { kind: 'observability', holds: (evidence) => isAbout('observability', evidence) },
  { kind: 'quality', holds: isMeasuredQuality },
  {
    kind: 'alternative',
    holds: ({ cues, prose }) =>
      cues.has('alternative') && /thinks|suggest|propos|against|option|alternativ/iu.test(prose),
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
  { kind: 'alternative', holds: ({ cues }) => cues.has('alternative') },
  { kind: 'goal', holds: ({ cues }) => cues.has('goal') },
  { kind: 'owner', holds: ({ cues }) => cues.has('owner') },
  {
    kind: 'schedule',
    holds: ({ cues, text, isReport }) => cues.has('schedule') || (!isReport && plansDate(text)),
  },
  { kind: 'requirement', holds: isTerseRule },
  { kind: 'failure', holds: ({ cues }) => cues.has('failure') && cues.has('condition') },
  { kind: 'problem', holds: ({ cues }) => cues.has('problem') || cues.has('cause') },
  {
    kind: 'problem',
    holds: ({ prose, isReport }) => isReport && /(?<!\p{L})can(?:no|['’])?t(?!\p{L})/iu.test(prose),
  },
  { kind: 'requirement', holds: (evidence) => !evidence.isReport && statesBehaviour(evidence) },
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
  if (evidence.isOrdered && strength === null && hint !== 'requirement' && !announced)
    return { kind: 'step', strength };
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
  if (
    !isListItem ||
    isReport ||
    (hint !== null && hint !== 'requirement') ||
    isPast(prose) ||
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

/** "When a seat gets free we call their webhook", "technicians can reorder": how the thing is to behave. */
function statesBehaviour({ cues }: Evidence): boolean {
  return (
    cues.get('condition')?.index === 0 ||
    (cues.has('capability') && (cues.has('actor') || cues.has('condition')))
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
): boolean {
  const cue = cues.get(name);
  if (!cue) return false;
  if (announced === name || hint === name) return true;
  if (
    cues.has('current') ||
    cues.has('problem') ||
    (isReport && !isImperative && strengthOf(cues, prose) === null)
  )
    return false;
  if (isImperative && cue.index > 25) return false;
  const before = prose.slice(0, cue.index);
  return (
    !before.includes('(') && before.split(',').length <= 2 && cue.index <= Math.max(60, prose.length * 0.6)
  );
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
