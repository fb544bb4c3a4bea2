import { visit } from 'unist-util-visit';
import { endOf, startOf } from '../../document/outline.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';

/** The stretches of the text that are prose: no code, link targets, HTML or marks. `within` narrows them down. */
export function proseSpans(draft: Draft, within: Span = { start: 0, end: draft.text.length }): Span[] {
  const spans: Span[] = [];
  visit(draft.outline.tree, 'text', (node, _index, parent) => {
    if (parent?.type === 'link' && parent.url.endsWith(node.value)) return;
    const start = Math.max(startOf(node), within.start);
    const end = Math.min(endOf(node), within.end);
    if (end > start) spans.push({ start, end });
  });
  return spans;
}
