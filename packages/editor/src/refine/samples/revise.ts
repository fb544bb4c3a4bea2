import type { Format } from '@faircopy/contract';
import { refineDocument } from '../refine.ts';

/** A revision for one reader, where a test is about the document and the feedback alone. */
export function revise(previousOutput: string, feedback: string, format: Format, originalInput = '') {
  return refineDocument({
    originalInput,
    previousOutput,
    feedback,
    audience: 'Senior Dev',
    context: 'Backend',
    format,
    tone: 50,
  });
}
