import { draftOf } from '../draft.ts';
import { exportInput, exportSpec } from './export-spec.ts';

/** The specification of a streaming export as instructions read it. */
export const exportDraft = draftOf(exportSpec, {
  originalInput: exportInput,
  previousOutput: exportSpec,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
});
