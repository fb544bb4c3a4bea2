import { eachNode } from '../../read/each-node.ts';
import { isUnclosedFence } from '../fences.ts';
import type { Rule } from '../rule.ts';

/** C9: the Markdown is sound. */
export const soundStructure: Rule = {
  meta: {
    id: 'C9',
    title: 'One H1, no level skipped, fences balanced, tables rectangular.',
    source: 'CommonMark, markdownlint MD001, MD025, MD056',
  },
  check(subject) {
    const messages: string[] = [];
    const { sections, tree, text } = subject.document;
    const titles = sections.filter((section) => section.level === 1);
    if (titles.length !== 1)
      messages.push(`There are ${titles.length} headings of level 1; a document has one.`);
    let previous = 0;
    for (const section of sections) {
      if (section.level > previous + 1) {
        messages.push(`"${section.title}" is of level ${section.level} after level ${previous}; skip none.`);
      }
      previous = section.level;
    }
    eachNode(tree, (node) => {
      if (node.type === 'code' && isUnclosedFence(node, text))
        messages.push('A code fence is never closed; close it.');
      if (node.type === 'table') {
        const width = node.children[0]?.children.length ?? 0;
        const odd = node.children.findIndex((row) => row.children.length !== width);
        if (odd > 0)
          messages.push(
            `Row ${odd} of a table has not ${width} cells as its header has; make it rectangular.`,
          );
      }
    });
    return messages;
  },
};
