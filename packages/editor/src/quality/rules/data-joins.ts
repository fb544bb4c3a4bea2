import { visit } from 'unist-util-visit';
import type { Rule } from '../rule.ts';

const manyToMany =
  /[}]\s{0,2}[o|]?(?:--|\.\.)[o|]?\s{0,2}[{]|(?<![\p{L}\p{N}])(?:n:m|m:n|many-to-many|n-m)(?![\p{L}\p{N}])/iu;

/** D5: a relationship of many to many goes through an entity of its own. */
export const manyToManyIsJoined: Rule = {
  meta: {
    id: 'D5',
    title: 'N:M relationships have a join entity.',
    source: 'relational normal forms',
    formats: ['Data Model'],
  },
  check(subject) {
    const messages: string[] = [];
    visit(subject.document.tree, 'code', (node) => {
      if (node.lang?.toLowerCase() !== 'mermaid') return;
      for (const line of node.value.split('\n')) {
        if (manyToMany.test(line))
          messages.push(`"${line.trim()}" joins many to many directly; put an entity between them.`);
      }
    });
    return messages;
  },
};
