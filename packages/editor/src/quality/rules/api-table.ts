import { detailedEndpoints, tableEndpoints } from '../endpoints.ts';
import type { Rule } from '../rule.ts';

/** A1: the endpoint table and the details name the same operations. */
export const tableMatchesDetails: Rule = {
  meta: {
    id: 'A1',
    title: 'The endpoint table names exactly the operations that the details describe.',
    source: 'Zalando and Azure API guidelines',
    formats: ['API Design'],
  },
  check(subject) {
    const listed = new Set(tableEndpoints(subject).map((endpoint) => endpoint.key));
    const described = new Set(detailedEndpoints(subject).map(({ endpoint }) => endpoint.key));
    return [
      ...[...listed]
        .filter((key) => !described.has(key))
        .map((key) => `${key} is in the table without details; describe it.`),
      ...[...described]
        .filter((key) => !listed.has(key))
        .map((key) => `${key} has details and is not in the table; list it.`),
    ];
  },
};
