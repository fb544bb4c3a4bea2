import { sectionsOf } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';

/** R1: the summary is one paragraph. */
export const summaryIsOneParagraph: Rule = {
  meta: {
    id: 'R1',
    title: 'The summary is one paragraph.',
    source: 'Rust RFC template',
    formats: ['RFC'],
  },
  check(subject) {
    const [section] = sectionsOf(subject.document, 'summary');
    if (!section || (section.nodes.length === 1 && section.nodes[0]?.type === 'paragraph')) return [];
    return [`The summary has ${section.nodes.length} blocks; make it one paragraph.`];
  },
};
