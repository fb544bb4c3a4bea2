import { activeOf } from '../clause/agent.ts';
import { conditionOf } from '../clause/condition.ts';
import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import { plansDate } from '../dates.ts';
import type { Evidence } from '../evidence.ts';
import { namesMeansElsewhere } from '../foreign-signs.ts';
import { describesThing, forbidsUse, namesMeans, stateOfAffairs, weighs } from '../signs.ts';
import { tellsNoTrouble } from './about.ts';
import type { KindRule } from './kind-rule.ts';
import { isPast } from './past.ts';

/** Signs that an announcement or a heading may overrule. */
export const likely: readonly KindRule[] = [
  { kind: 'mitigation', holds: ({ cues }) => cues.has('mitigation') },
  { kind: 'alternative', holds: ({ cues, prose }) => cues.has('alternative') && weighs.test(prose) },
  {
    kind: 'goal',
    // "… are written off by the librarian so that …": what is done, and then what for.
    holds: ({ cues, prose }) =>
      (cues.has('goal') && activeOf(prose.replace(/[.!]+$/u, '')) === null) || describesThing.test(prose),
  },
  { kind: 'owner', holds: ({ cues, prose }) => cues.has('owner') && !setsEqual.test(prose) },
  {
    kind: 'schedule',
    holds: ({ cues, text, prose, isReport }) =>
      (cues.has('schedule') && !isDueOfThing.test(prose)) ||
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
      (cues.has('problem') && !tellsNoTrouble(prose, cues.get('problem')?.cue ?? '')) ||
      (cues.has('cause') && (isReport || isPast(prose))) ||
      (isReport && cues.has('failure') && (isPast(prose) || /(?<!\p{L})\p{L}{3,}ed(?!\p{L})/u.test(prose))),
  },
  {
    kind: 'problem',
    holds: ({ prose, isReport }) => isReport && /(?<!\p{L})can(?:no|['’])?t(?!\p{L})/iu.test(prose),
  },
  { kind: 'requirement', holds: (evidence) => !evidence.isReport && statesBehaviour(evidence) },
  { kind: 'requirement', holds: ({ prose, isReport }) => !isReport && forbidsUse.test(prose) },
  {
    kind: 'requirement',
    holds: ({ prose, isReport, cues, language }) =>
      language !== 'en' && !isReport && !cues.has('current') && !cues.has('problem') && ofEach.test(prose),
  },
  { kind: 'design', holds: ({ prose }) => namesMeans.test(prose) || namesMeansElsewhere.test(prose) },
  { kind: 'design', holds: ({ cues, isReport }) => !isReport && cues.has('condition') },
  { kind: 'example', holds: ({ cues }) => cues.has('example') },
];

/** "A copy is due back after 4 weeks": when things are due in the thing itself, and not when the work is. */
const isDueOfThing =
  /(?<!\p{L})(?:is|are|falls?|becomes?) due (?:back )?(?:after|within|in|at the end of|every|each|\d|\uE010)/iu;

/** "Chaque partenaire ne voit que ses commandes": what holds for each of them. */
const ofEach = /^(?:chaque|cada|jede[rs]?|ogni|elke|każd[ya]) \p{L}+ (?!\d)\S/iu;

/** "Assignee = assignee of the oldest": a rule, and nobody's name. */
const setsEqual = /^\p{L}+(?: \p{L}+){0,3} = \p{Ll}/u;

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

/** "Max 10 webhooks per customer", "retention: raw files 1 year": a bound in note form. */
const setsBound =
  /^(?:(?:\p{L}+ ){1,4}?[\p{L}]+, (?=(?:max|min)(?!\p{L})))?(?:max(?:imum)?|min(?:imum)?|at most|no more than|up to|höchstens|mindestens|maximal)(?!\p{L}).{3,}|^(?:pro|je|par|por|per|na) \p{L}+ (?:ist |sind )?(?:nur|höchstens|maximal|genau|un seul|une seule|au plus|solo|sólo|como máximo|al massimo|apenas|no máximo|maximaal|tylko|najwyżej)(?!\p{L}).{3,}|^(?:retention|limits?|timeout|page size|pagination|rate limit|backups?|aufbewahrung|rétention|conservation|retención)(?::|\s(?:is\s)?(?=\d|\uE010|max)).{2,}/iu;

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
