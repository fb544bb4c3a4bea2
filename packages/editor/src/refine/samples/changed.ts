import type { Format } from '@faircopy/contract';
import { changedLines } from '../sound/changed-lines.ts';
import { revise } from './revise.ts';

/** The lines that feedback took out of a document and those it put in, without the space around them. */
export async function changedBy(document: string, feedback: string, format: Format) {
  const { output, isOutOfScope } = await revise(document, feedback, format);
  const { gone, fresh } = changedLines(document, output);
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim());
  return { gone: trimmed(gone), fresh: trimmed(fresh), isOutOfScope };
}
