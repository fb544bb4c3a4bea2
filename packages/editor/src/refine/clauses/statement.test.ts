import { expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { isStatement } from './statement.ts';

const draft = draftOf(exportSpec, {
  originalInput: '',
  previousOutput: exportSpec,
  feedback: '',
  audience: 'SRE',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
});

it.each([
  'cancellation only until 8:30',
  'downloads max 3 a day',
  'Abholung nur bis 18 Uhr',
  'we also get files in German',
])('takes as a statement: %s', (clause) => {
  expect(isStatement(clause, draft)).toBe(true);
});

it.each(['only until 8:30?', 'too long by 3 pages', 'the nice colours', 'only the best'])(
  'takes as none: %s',
  (clause) => {
    expect(isStatement(clause, draft)).toBe(false);
  },
);
