import type { SectionId } from '../../formats/headings/table.ts';
import type { Composition } from '../composition.ts';
import type { Block, Document, Section } from '../document.ts';
import { dataEngineerSections } from './data-engineer.ts';
import { juniorExample, juniorPrerequisites } from './junior.ts';
import { sreSections } from './sre.ts';
import { decisionLine, techLeadSections } from './tech-lead.ts';

/** What an audience gets beside the sections of the format. */
export interface AudienceParts {
  /** Sections behind the opening of the document. */
  readonly early: readonly Section[];
  /** Sections before the assumptions and questions. */
  readonly late: readonly Section[];
  /** A sentence for the very top, else null. */
  readonly opening: string | null;
}

/** The added parts of the request's audience. They may ask questions, so they are made before the document is. */
export function audienceParts(composition: Composition): AudienceParts {
  const none = { early: [], late: [], opening: null };
  if (composition.request.format === 'Prompt') return none;
  switch (composition.request.audience) {
    case 'Junior Dev':
      return { early: juniorPrerequisites(composition), late: juniorExample(composition), opening: null };
    case 'Senior Dev':
      return none;
    case 'Tech Lead':
      return { early: techLeadSections(composition), late: [], opening: decisionLine(composition) };
    case 'SRE':
      return { early: [], late: sreSections(composition), opening: null };
    case 'Data Engineer':
      return { early: [], late: dataEngineerSections(composition), opening: null };
  }
}

/** Sections that open a document: early additions follow them. */
const openings = new Set<SectionId>([
  'summary',
  'context-problem',
  'epic-goal',
  'context',
  'overview',
  'metadata',
  'motivation',
  'purpose-owner',
]);
/** Sections that close it: late additions precede them. */
const closings = new Set<SectionId>(['assumptions', 'open-questions', 'unresolved-questions']);

/** Puts the added parts in their places. */
export function withAudience(document: Document, parts: AudienceParts): Document {
  const sections = [...document.sections];
  const late = sections.findIndex((section) => section.id !== null && closings.has(section.id));
  sections.splice(late < 0 ? sections.length : late, 0, ...parts.late);
  const early = sections.findIndex(
    (section) => section.level === 2 && !(section.id !== null && openings.has(section.id)),
  );
  sections.splice(early < 0 ? 0 : early, 0, ...parts.early);
  return parts.opening === null
    ? { ...document, sections }
    : { ...document, sections: opened(sections, parts.opening) };
}

/** The sentence begins the first paragraph of the summary, or of the first section. */
function opened(sections: readonly Section[], opening: string): Section[] {
  const at = Math.max(
    0,
    sections.findIndex((section) => section.id === 'summary'),
  );
  return sections.map((section, index) =>
    index === at ? { ...section, blocks: beginning(section.blocks, opening) } : section,
  );
}

function beginning(blocks: readonly Block[], opening: string): Block[] {
  const [first, ...rest] = blocks;
  if (first?.kind === 'paragraph') return [{ ...first, text: `${opening} ${first.text}`.trim() }, ...rest];
  return [{ kind: 'paragraph', text: opening }, ...blocks];
}
