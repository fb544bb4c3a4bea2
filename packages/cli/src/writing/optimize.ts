import { LIMITS } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { createOutput, type Output } from '../report/output.ts';
import { UsageError } from '../report/usage-error.ts';
import { type Caller, createTextCaller } from '../sign-in/callers.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { askStage, patientCall } from './ask.ts';
import { checkFinish, type FinishedAsJson, type FinishOptions, finish } from './finish.ts';
import { type PreferenceOptions, preferencesOf } from './preferences.ts';
import { checkLength, readSource } from './source-text.ts';

export interface OptimizeOptions
  extends ServiceOptions,
    FinishOptions,
    Pick<PreferenceOptions, 'audience' | 'context'> {
  readonly correctionsOnly?: true;
  readonly model?: string;
}

/** Improves texts one after the other. A text that cannot be worked on does not keep the others from it. */
export async function optimize(
  context: CommandContext,
  files: readonly string[],
  options: OptimizeOptions,
): Promise<void> {
  const output = createOutput(context, options);
  const named = files.length === 0 ? [undefined] : files;
  for (const file of named) checkFinish(options, file);
  if (named.length > 1 && !(options.write || options.diff || options.check || output.asJson)) {
    throw new UsageError('With several files, say what to do with them: --write, --diff, --check or --json.');
  }
  if (named.length > 1 && options.output !== undefined) throw new UsageError('--output takes one text.');
  const call = createTextCaller(await callerParts(context, options, patientCall(output)));
  const { audience, context: field } = await preferencesOf(context, options);
  const request = {
    audience,
    context: field,
    ...(options.correctionsOnly && { correctionsOnly: true }),
    ...(options.model !== undefined && { managedModel: options.model }),
  };
  const failures: CommandError[] = [];
  const done: FinishedAsJson[] = [];
  for (const file of named) {
    try {
      done.push(await optimizeOne(context, call, file, request, options, output));
    } catch (error) {
      // Away, signed out and the like befall every further text as well.
      if (!(error instanceof CommandError) || error.exitCode !== EXIT.failed || named.length === 1)
        throw error;
      output.warn(error.message);
      failures.push(error);
    }
  }
  if (output.asJson) output.printJson(named.length === 1 ? done[0] : done);
  if (failures.length > 0) {
    throw new CommandError(`${failures.length} of ${named.length} texts could not be worked on.`);
  }
  if (options.check) judge(done);
}

async function optimizeOne(
  context: CommandContext,
  call: Caller,
  file: string | undefined,
  request: object,
  options: OptimizeOptions,
  output: Output,
): Promise<FinishedAsJson> {
  const source = await readSource(context, file);
  checkLength(source, LIMITS.input, 'Split it, and work on the parts.');
  const response = await askStage(call, 'optimize', { input: source.text, ...request });
  const changed = response.output !== source.text;
  if (options.check && !output.asJson) output.say(`${source.name}: ${changed ? 'could be better' : 'fine'}`);
  return await finish({ source, response, changed }, options, output);
}

function judge(done: readonly FinishedAsJson[]): void {
  const changed = done.filter((text) => text.changed).length;
  if (changed === 0) return;
  throw new CommandError(
    done.length === 1 ? 'The text could be better.' : `${changed} of ${done.length} texts could be better.`,
    {
      exitCode: EXIT.found,
      hint: 'See how with --diff; --write does it.',
    },
  );
}
