import { eachNode } from '../../read/each-node.ts';
import type { Rule } from '../rule.ts';

/** A4: examples that say they are JSON are JSON. What the input gives is quoted as it is. */
export const jsonExamplesParse: Rule = {
  meta: {
    id: 'A4',
    title: 'JSON examples parse.',
    source: 'RFC 8259',
  },
  check(subject) {
    const messages: string[] = [];
    eachNode(subject.document.tree, (node) => {
      if (node.type !== 'code' || node.lang?.toLowerCase() !== 'json' || subject.known.includes(node.value))
        return;
      try {
        JSON.parse(node.value);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'it does not parse';
        messages.push(`A JSON example is no JSON (${reason}); correct it.`);
      }
    });
    return messages;
  },
};
