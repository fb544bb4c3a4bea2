import type { ModelAnswer } from '../../models/ask-model.ts';
import type { Model, ModelRequest } from '../../models/model.ts';
import type { GuardedAnswer, Guarding } from './guarding.ts';
import { putBack } from './put-back.ts';
import { sourceOf } from './source-of.ts';

/** The embedded model's answer, with the protected parts that it lost put back. */
export async function restored(
  model: Model,
  answer: ModelAnswer,
  request: ModelRequest,
  { text }: Pick<Guarding, 'text'>,
): Promise<GuardedAnswer> {
  const source = sourceOf(request, answer.report);
  const { missing, words } = await text.inspect({ source, output: answer.output });
  if (missing.length === 0) return { ...answer, model, words, guard: { status: 'clean', restored: 0 } };
  const output = putBack(request, answer.output, missing);
  const { words: wordsNow } = await text.inspect({ source: '', output });
  // An input given back whole has no edits, whatever the model had done to it.
  const report = request.stage === 'optimize' ? { edits: [] } : answer.report;
  const guard = { status: 'repaired', restored: missing.length } as const;
  return { ...answer, output, report, model, words: wordsNow, guard };
}
