import type { ModelReport, ModelRequest } from '../../models/model.ts';

/**
 * The text whose protected parts an answer must keep. A refinement may take parts out, because its caller asked for
 * that: where the model says that it carried out an instruction, what is gone was meant to go. A summary may leave anything out.
 */
export function sourceOf(request: ModelRequest, report: ModelReport): string {
  if (request.stage === 'summarize') return '';
  if (request.stage !== 'refine') return request.input;
  const changed = report.applied?.some(({ status }) => status === 'applied') ?? true;
  return changed ? '' : request.previousOutput;
}
