import { toString as plainText } from 'mdast-util-to-string';
import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { read } from '../../read/read.ts';
import { understand } from '../../understand/understand.ts';
import type { Draft } from '../draft.ts';
import { oncePerDraft } from '../per-draft.ts';
import { saysNothing } from './gap.ts';
import { type FactKind, kinds, questions } from './kinds.ts';

/** Where any fact may stand when nothing fits better. */
const general: readonly SectionId[] = [
  'design',
  'reference-explanation',
  'context-problem',
  'context',
  'overview',
  'purpose-owner',
  'motivation',
  'guide-explanation',
  'epic-goal',
  'summary',
  'constraints',
];

/** How something is built and runs: what a design says. */
const runs =
  /(?<!\p{L})(?:runs? (?:on|in|as|under)|built (?:with|on)|uses?|stores?|writes?|reads?|calls?|caches?|queues?|workers?|services?|cron\p{L}*|jobs?|databases?|postgres\p{L}*|redis|kafka|kubernetes|läuft|nutzt|verwendet|speichert|schreibt|liest|ruft|dienste?s?|datenbank\p{L}*|warteschlange\p{L}*|tourne|utilise|stocke|écrit|appelle|base de données|file d['’]attente|corre|usa|utiliza|escribe|servicio|base de datos|cola)(?!\p{L})/iu;

/** Whether nothing stands in a section of its own, or all that does is that nothing is known of it. */
function isOpen(draft: Draft, { nodes }: Section): boolean {
  const [only] = nodes;
  if (only === undefined) return true;
  return (
    nodes.length === 1 && only?.type === 'paragraph' && saysNothing(draft.language, plainText(only).trim())
  );
}

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
    firstOf(draft, general, (section) => runs.test(fact) || !isOpen(draft, section)) ??
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
    // a prompt has its questions among what to do when information is missing
    draft.items.findLast(({ key }) => key?.family === 'Q')?.section ??
    null
  );
}

const limit =
  /\b(?:within|latency|availab\w+|throughput|uptime|per (?:second|minute|hour)|p9\d|ms|seconds?|minutes?|%|at least|at most)/iu;

/** Whether a requirement says how well something is done, as a translate sorts them; in other languages by the words of its limit. */
const isQuality = oncePerDraft((fact: string, { language }: Draft): boolean => {
  if (!/\d/u.test(fact)) return false;
  const source = { ...read(`${fact.replace(/[.!]+$/u, '')}.`), language: 'en' as const };
  const kinds = language === 'en' ? understand(source).statements.map(({ kind }) => kind) : [];
  if (kinds.includes('quality')) return true;
  return !kinds.includes('requirement') && limit.test(fact);
});

/** The section for a requirement: the one of limits where it sets one. */
export function requirementHome(draft: Draft, fact: string): Section | null {
  const measured = isQuality(fact, draft);
  const wanted: SectionId[] = measured
    ? ['non-functional-requirements', 'functional-requirements', 'requirements', 'constraints']
    : ['functional-requirements', 'requirements', 'constraints'];
  const titled = draft.outline.sections.find((section) =>
    /requirement|anforderung|exigence|requisito/iu.test(section.title),
  );
  return firstOf(draft, wanted) ?? titled ?? null;
}

function firstOf(
  draft: Draft,
  ids: readonly SectionId[],
  fits: (section: Section) => boolean = () => true,
): Section | null {
  for (const id of ids) {
    const section = draft.outline.sections.find((one) => one.ids.includes(id));
    if (section && fits(section)) return section;
  }
  return null;
}

/** Sections of statements of a kind of their own, and of what is said elsewhere. */
const notForFacts: ReadonlySet<SectionId> = new Set<SectionId>([
  'open-questions',
  'unresolved-questions',
  'summary',
  'test-plan',
  'coverage-map',
  'epic-goal',
  'risks',
  'drawbacks',
  'assumptions',
  'goals',
]);

/** The section that speaks of most of a fact's words; headings count twice. */
function similar(draft: Draft, fact: string): Section | null {
  const wanted = [...new Set(contentWords(fact))];
  let best: Section | null = null;
  let highest = 0.34;
  for (const section of draft.outline.sections) {
    if (section.ids.some((id) => notForFacts.has(id))) continue;
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
