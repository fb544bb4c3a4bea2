import { expect, test } from 'vitest';
import { translateWork } from '../../../tests/harness/fake-model.ts';
import type { RefineWork } from '../../models/model.ts';
import { sourceOf } from './source-of.ts';

const refinement: RefineWork = {
  stage: 'refine',
  originalInput: 'in',
  previousOutput: 'the document',
  feedback: 'remove the risks',
  audience: 'SRE',
  context: 'Backend',
  format: 'RFC',
  tone: 50,
  workspaceContext: '',
};
const instruction = { instruction: 'remove the risks', message: '' };

test('a new text must keep what its input has', () => {
  expect(sourceOf(translateWork('the input'), {})).toBe('the input');
});

test('a refinement that changed something may have taken parts out', () => {
  expect(sourceOf(refinement, { applied: [{ ...instruction, status: 'applied' }] })).toBe('');
});

test('a refinement that changed nothing must have kept the document', () => {
  expect(sourceOf(refinement, { applied: [{ ...instruction, status: 'not-understood' }] })).toBe(
    'the document',
  );
});
