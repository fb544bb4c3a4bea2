import { FORMATS } from '@faircopy/contract/formats';
import { missingSpans } from '../../read/missing-protected.ts';
import type { Rule } from '../rule.ts';

/** C4: code, URLs, paths, identifiers and numbers of the input are in the document byte for byte. */
export const preserved: Rule = {
  meta: {
    id: 'C4',
    title: 'Code, URLs, paths, identifiers and numbers of the input are there byte for byte.',
    source: 'the service contract',
    formats: FORMATS,
  },
  check(subject) {
    return missingSpans(subject.input.protectedSpans, subject.document.text).map(
      (span) =>
        `The ${span.kind} "${span.text.slice(0, 80)}" of the input is missing; put it back unchanged.`,
    );
  },
};
