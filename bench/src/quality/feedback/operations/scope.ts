import type { Operation } from '../operation.ts';

/** What has nothing to do with any document. */
export const outOfScope: Operation = {
  name: 'out-of-scope',
  expects: 'out-of-scope',
  fillings: () => [{ slots: {} }],
  faults: () => [],
};

/** What is about the document and orders nothing that could be carried out. */
export const borderline: Operation = {
  name: 'borderline',
  expects: 'in-scope',
  fillings: () => [{ slots: {} }],
  faults: () => [],
};
