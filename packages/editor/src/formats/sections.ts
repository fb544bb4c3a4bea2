import type { Format } from '@faircopy/contract';
import type { SectionId } from './headings/table.ts';

/** A heading a format must have. `level` is the Markdown level: 2 for `##`, 3 for `###`. */
export interface Section {
  readonly id: SectionId;
  readonly level: 2 | 3;
}

const top = (...ids: SectionId[]): Section[] => ids.map((id) => ({ id, level: 2 }));
const under = (...ids: SectionId[]): Section[] => ids.map((id) => ({ id, level: 3 }));

const sectionsByFormat: Readonly<Record<Format, readonly Section[]>> = {
  'Technical Spec': [
    ...top('summary', 'context-problem', 'goals', 'non-goals', 'requirements'),
    ...under('functional-requirements', 'non-functional-requirements'),
    ...top('design', 'interfaces-data', 'failure-cases', 'test-plan', 'rollout-rollback'),
    ...top('observability', 'alternatives', 'risks', 'assumptions', 'open-questions'),
  ],
  'Jira Tickets': top('epic-goal', 'coverage-map', 'tickets', 'assumptions', 'open-questions'),
  'API Design': [
    ...top('overview', 'consumers-auth', 'conventions', 'resources', 'endpoints', 'endpoint-details'),
    ...top('pagination', 'error-model', 'limits', 'versioning', 'security', 'open-questions'),
  ],
  RFC: [
    ...top('metadata', 'summary', 'motivation', 'guide-explanation', 'reference-explanation', 'drawbacks'),
    ...top('rationale-alternatives', 'prior-art', 'migration-rollback', 'unresolved-questions'),
    ...top('future-possibilities'),
  ],
  'Data Model': [
    ...top('purpose-owner', 'entities', 'field-tables', 'relationships', 'er-diagram'),
    ...top('constraints-indexes', 'enumerations', 'quality-rules', 'freshness', 'retention'),
    ...top('migration-backfill', 'access-patterns', 'open-questions'),
  ],
  Prompt: [
    ...top('role', 'goal', 'context', 'inputs', 'instructions', 'constraints', 'output-format'),
    ...top('examples', 'missing-information', 'success-criteria'),
  ],
  Optimize: [],
};

/**
 * The required sections of a format in their order. A document may have further headings between them.
 * Optimize has none: its document is the input itself.
 */
export function formatSections(format: Format): readonly Section[] {
  return sectionsByFormat[format];
}
