import { FORMATS } from '@faircopy/contract/formats';
import { inventionsIn } from '../inventions.ts';
import type { Rule } from '../rule.ts';

/** C5: no number, date or name that neither the input nor its context gives, except under Assumptions. */
export const nothingInvented: Rule = {
  meta: {
    id: 'C5',
    title: 'No number, date or name is new, except under Assumptions.',
    source: 'the service contract',
    formats: FORMATS,
  },
  check: (subject) => inventionsIn(subject).map(({ message }) => message),
};
