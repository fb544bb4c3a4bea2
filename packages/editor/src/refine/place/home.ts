import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { Draft } from '../draft.ts';

/** What kind of thing a fact is, and the sections that hold such things, the most fitting first. */
interface Kind {
  readonly id: 'question' | 'risk' | 'assumption' | 'non-goal' | 'goal' | 'requirement' | 'fact';
  readonly signs: RegExp;
  readonly homes: readonly SectionId[];
}

export type FactKind = Kind['id'];

const questions: readonly SectionId[] = ['open-questions', 'unresolved-questions'];

const kinds: readonly Kind[] = [
  { id: 'question', signs: /[?？]\s*$/u, homes: questions },
  {
    id: 'risk',
    signs: /\b(?:risks?|danger|might (?:fail|break)|could (?:fail|break))\b|risik|risque|riesgo/iu,
    homes: ['risks', 'drawbacks'],
  },
  {
    id: 'assumption',
    signs: /\b(?:assum(?:e|ing|ption)s?|presumably)\b|annahme|angenommen|hypothèse|suponemos/iu,
    homes: ['assumptions'],
  },
  {
    id: 'non-goal',
    signs:
      /\b(?:out of scope|not in scope|non-goals?|will not (?:cover|support|include)|won't (?:cover|support|include))\b|nicht (?:teil|umfang)|hors (?:du )?périmètre|fuera del alcance/iu,
    homes: ['non-goals', 'future-possibilities'],
  },
  {
    id: 'goal',
    signs: /\b(?:our goal|the goal|we aim|objective)\b/iu,
    homes: ['goals', 'epic-goal', 'goal', 'motivation'],
  },
  {
    id: 'requirement',
    signs:
      /\b(?:must|shall|should|have to|has to|needs? to|required)\b|\b(?:muss|müssen|soll(?:en)?|doit|doivent|debe|deben)\b/iu,
    homes: ['requirements', 'constraints'],
  },
  {
    id: 'fact',
    signs: /\b(?:alerts?|metrics?|logs?|logging|monitor\w*|dashboards?|traces?|SLOs?)\b/iu,
    homes: ['observability', 'service-levels'],
  },
  {
    id: 'fact',
    signs:
      /\b(?:roll ?outs?|rolled out|deploy\w*|roll ?backs?|feature flags?|canary|migrat\w+|backfills?)\b/iu,
    homes: ['rollout-rollback', 'migration-rollback', 'migration-backfill'],
  },
  {
    id: 'fact',
    signs: /\b(?:retention|retained|kept for|keep .{1,40} for|deleted? after|purged?)\b/iu,
    homes: ['retention', 'constraints-indexes', 'interfaces-data'],
  },
  {
    id: 'fact',
    signs: /\b(?:auth\w*|tokens?|permissions?|encrypt\w*|secrets?|oauth|rbac)\b/iu,
    homes: ['security', 'consumers-auth'],
  },
  { id: 'fact', signs: /\b(?:paginat\w+|pages?|cursor)\b/iu, homes: ['pagination'] },
  { id: 'fact', signs: /\b(?:rate limits?|quota|throttl\w+|limits?)\b/iu, homes: ['limits', 'constraints'] },
  {
    id: 'fact',
    signs: /\b(?:errors?|fail\w*|timeouts?|retry|retries|unavailable|outage|edge cases?)\b/iu,
    homes: ['failure-cases', 'error-model', 'reference-explanation'],
  },
  { id: 'fact', signs: /\b(?:tests?|tested|testing)\b/iu, homes: ['test-plan', 'success-criteria'] },
  {
    id: 'fact',
    signs: /\b(?:alternatives?|considered|instead of|rejected)\b/iu,
    homes: ['alternatives', 'rationale-alternatives'],
  },
  { id: 'fact', signs: /\b(?:index(?:es)?|unique|constraints?)\b/iu, homes: ['constraints-indexes'] },
  {
    id: 'fact',
    signs: /\b(?:owners?|owned by|author|responsible)\b/iu,
    homes: ['metadata', 'purpose-owner', 'context-problem'],
  },
  {
    id: 'fact',
    signs: /\b(?:because|problem|today|currently|users? complain\w*|customers? complain\w*)\b/iu,
    homes: ['context-problem', 'motivation', 'context', 'overview'],
  },
  {
    id: 'fact',
    signs: /\b(?:endpoints?|fields?|columns?|payload|schema|tables?|api)\b/iu,
    homes: ['interfaces-data', 'conventions', 'resources', 'reference-explanation'],
  },
];

/** Where any fact may stand when nothing fits better. */
const general: readonly SectionId[] = [
  'design',
  'reference-explanation',
  'context-problem',
  'context',
  'overview',
  'purpose-owner',
  'motivation',
  'epic-goal',
  'summary',
  'constraints',
];

/** What a fact is by its wording. */
export function kindOfFact(fact: string): FactKind {
  return kinds.find((kind) => kind.signs.test(fact))?.id ?? 'fact';
}

/** The section of the draft where a fact belongs; null for a draft without sections. */
export function homeOfFact(draft: Draft, fact: string, kind: FactKind = kindOfFact(fact)): Section | null {
  if (kind === 'requirement')
    return requirementHome(draft, fact) ?? similar(draft, fact) ?? firstOf(draft, general);
  const fitting = kinds.filter((one) => one.id === kind && (kind !== 'fact' || one.signs.test(fact)));
  const byKind = firstOf(
    draft,
    fitting.flatMap((one) => one.homes),
  );
  if (kind === 'question' || byKind) return byKind;
  return (
    similar(draft, fact) ??
    firstOf(draft, general) ??
    draft.outline.sections.find((section) => section.level > 1) ??
    draft.outline.sections.at(0) ??
    null
  );
}

/** The section of open questions, whatever the format calls it; null where there is none. */
export function questionSection(draft: Draft): Section | null {
  return (
    firstOf(draft, questions) ??
    draft.outline.sections.find((section) => /question|frage|preguntas/iu.test(section.title)) ??
    null
  );
}

/** The section for a requirement: the one of limits where it sets one. */
export function requirementHome(draft: Draft, fact: string): Section | null {
  const measured =
    /\d/u.test(fact) &&
    /\b(?:within|latency|availab\w+|throughput|uptime|per (?:second|minute|hour)|p9\d|ms|seconds?|minutes?|%|at least|at most)/iu.test(
      fact,
    );
  const wanted: SectionId[] = measured
    ? ['non-functional-requirements', 'functional-requirements', 'requirements', 'constraints']
    : ['functional-requirements', 'requirements', 'constraints'];
  const titled = draft.outline.sections.find((section) =>
    /requirement|anforderung|exigence|requisito/iu.test(section.title),
  );
  return firstOf(draft, wanted) ?? titled ?? null;
}

function firstOf(draft: Draft, ids: readonly SectionId[]): Section | null {
  for (const id of ids) {
    const section = draft.outline.sections.find((one) => one.ids.includes(id));
    if (section) return section;
  }
  return null;
}

/** The section that speaks of most of a fact's words; headings count twice. */
function similar(draft: Draft, fact: string): Section | null {
  const wanted = [...new Set(contentWords(fact))];
  let best: Section | null = null;
  let highest = 0.34;
  for (const section of draft.outline.sections) {
    if (
      section.ids.some((id) =>
        ['open-questions', 'unresolved-questions', 'summary', 'test-plan', 'coverage-map'].includes(id),
      )
    )
      continue;
    if (section.level === 1 && draft.outline.sections.length > 1) continue;
    const title = shareOf(wanted, new Set(contentWords(section.title)));
    const body = shareOf(
      wanted,
      new Set(contentWords(draft.text.slice(section.headingEnd, section.bodyEnd))),
    );
    const score = body + title;
    if (score > highest) {
      best = section;
      highest = score;
    }
  }
  return best;
}
