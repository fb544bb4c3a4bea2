import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { createOutput } from '../report/output.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { openProject, type ProjectOptions } from './project.ts';
import { reportSync, syncAsJson } from './report-sync.ts';
import { lookAt, resultOf, send } from './sync-once.ts';

export interface SyncOptions extends ServiceOptions, ProjectOptions {
  readonly dryRun?: true;
  /** Seconds. */
  readonly retryFor: number;
}

/** Makes the files of a folder known to the service, and tells what changed since the last time. */
export async function sync(context: CommandContext, folder: string, options: SyncOptions): Promise<void> {
  const output = createOutput(context, options);
  const parts = await callerParts(context, options, {
    patience: { totalMs: options.retryFor * 1_000 },
    onWait: (reason, waitMs) =>
      output.say(`${reason.message} Trying again in ${Math.ceil(waitMs / 1000)} s.`),
  });
  const project = await openProject(parts, folder, options);
  const found = await lookAt(project, output);
  if (options.dryRun) {
    const result = resultOf(project, found);
    if (output.asJson) output.printJson(syncAsJson(result));
    else reportSync(result, output, { isDryRun: true });
    return;
  }
  try {
    const result = await send(project, found);
    if (output.asJson) output.printJson(syncAsJson(result));
    else reportSync(result, output, { isDryRun: false });
  } catch (error) {
    const isAway = error instanceof CommandError && error.exitCode === EXIT.away;
    if (isAway && output.asJson) output.printJson(syncAsJson(resultOf(project, found)));
    throw error;
  }
}
