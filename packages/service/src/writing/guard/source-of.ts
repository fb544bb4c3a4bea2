import type { ModelReport, StageRequest } from '../../models/model.ts';

/**
 * The text whose protected parts an answer must keep. A refinement may take parts out, because its caller asked for
 * that: where the model says that it carried out an instruction, what is gone was meant to go.
 */
export function sourceOf(request: StageRequest, report: ModelReport): string {
  if (request.stage !== 'refine') return request.input;
  const changed = report.applied?.some(({ status }) => status === 'applied') ?? true;
  return changed ? '' : request.previousOutput;
}
