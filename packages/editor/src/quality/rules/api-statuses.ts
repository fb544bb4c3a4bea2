import { detailedEndpoints } from '../endpoints.ts';
import type { Rule } from '../rule.ts';

/** A3: each operation says how it succeeds and how it refuses. */
export const everyEndpointAnswers: Rule = {
  meta: {
    id: 'A3',
    title: 'Each endpoint has a 2xx and a 4xx answer.',
    source: 'Zalando RESTful API guidelines 151',
    formats: ['API Design'],
  },
  check(subject) {
    return detailedEndpoints(subject).flatMap(({ endpoint, text }) => {
      const missing = [/(?<!\d)2\d\d(?!\d)/u, /(?<!\d)4\d\d(?!\d)/u].flatMap((pattern, index) =>
        pattern.test(text) ? [] : [index === 0 ? '2xx' : '4xx'],
      );
      return missing.map((status) => `${endpoint.key} has no ${status} answer; add one.`);
    });
  },
};
