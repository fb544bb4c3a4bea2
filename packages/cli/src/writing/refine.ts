import { randomUUID } from 'node:crypto';
import { LIMITS } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { createOutput } from '../report/output.ts';
import { UsageError } from '../report/usage-error.ts';
import { createTextCaller } from '../sign-in/callers.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { askStage, patientCall } from './ask.ts';
import { checkFinish, type FinishOptions, finish } from './finish.ts';
import { judgeFeedback } from './judge.ts';
import { type PreferenceOptions, preferencesOf } from './preferences.ts';
import { checkLength, readSource } from './source-text.ts';

export interface RefineOptions extends ServiceOptions, FinishOptions, PreferenceOptions {
  readonly feedback?: string;
  readonly feedbackFile?: string;
  readonly original?: string;
  readonly id?: string;
  readonly model?: string;
  readonly webSearch?: true;
}

/** Revises a document by feedback. */
export async function refine(
  context: CommandContext,
  file: string | undefined,
  options: RefineOptions,
): Promise<void> {
  checkFinish(options, file);
  checkPipes(file, options);
  const output = createOutput(context, options);
  const parts = await callerParts(context, options, patientCall(output));
  const feedback = await feedbackOf(context, options);
  const source = await readSource(context, file);
  checkLength(source, LIMITS.previousOutput, 'Refine its parts one after the other.');
  const original = options.original === undefined ? null : await readSource(context, options.original);
  if (original !== null) checkLength(original, LIMITS.originalInput);
  const response = await askStage(createTextCaller(parts), 'refine', {
    previousOutput: source.text,
    feedback,
    ...(original !== null && { originalInput: original.text }),
    ...(await preferencesOf(context, options)),
    translationId: options.id ?? `cli-${randomUUID()}`,
    ...(options.model !== undefined && { managedModel: options.model }),
    ...(options.webSearch && { webSearch: true }),
  });
  const { isOutOfScope, applied = [] } = response.metadata;
  const done = await finish({ source, response, changed: response.output !== source.text }, options, output);
  if (output.asJson) output.printJson(done);
  if (options.check) {
    judgeFeedback(response.metadata);
    return;
  }
  if (isOutOfScope) output.warn('the feedback has nothing to do with the document, which stays as it was');
  for (const { instruction, status, message } of applied) {
    if (status !== 'applied') output.warn(`"${instruction}": ${message}`);
  }
}

/** Standard input can be read once. */
function checkPipes(file = '-', { feedback, feedbackFile, original }: RefineOptions): void {
  const piped = [file, feedback, feedbackFile, original].filter((source) => source === '-');
  if (piped.length > 1) {
    throw new UsageError(
      'Only one of the document, its feedback and its original can be read from standard input.',
    );
  }
}

async function feedbackOf(
  context: CommandContext,
  { feedback, feedbackFile }: RefineOptions,
): Promise<string> {
  if ((feedback === undefined) === (feedbackFile === undefined)) {
    throw new UsageError('Say what to change: --feedback <text> or --feedback-file <file>, one of them.');
  }
  // as everywhere else, - is standard input, and nobody's feedback is a dash
  const isPiped = feedback === undefined || feedback === '-';
  const text = isPiped ? (await readSource(context, feedbackFile)).text : feedback;
  checkLength({ name: 'The feedback', text }, LIMITS.feedback);
  return text;
}
