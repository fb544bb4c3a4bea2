import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import { createOutput, type Output } from '../report/output.ts';
import { SILENT_BAR } from '../report/progress-bar.ts';
import { stopSignal } from '../serve/stop-signal.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { countOf } from './changes.ts';
import { openProject, type Project, type ProjectOptions } from './project.ts';
import { reportSync, syncAsJson } from './report-sync.ts';
import { lookAt, send } from './sync-once.ts';
import { createTicker } from './ticker.ts';
import { watchFolder } from './watch-folder.ts';

export interface WatchOptions extends ServiceOptions, ProjectOptions {
  /** Milliseconds of silence after a change before it is sent. */
  readonly settle: number;
}

/** A few changes in a row, each sent at once, must not use up what the service lets through. */
const BETWEEN_SENDS_MS = 1_000;
/** Something that changes all the time, such as a log, must not keep a processor busy: looks have pauses many times as long. */
const IDLE_SHARE = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Syncs a folder, and again whenever something in it changes, until it is told to stop. */
export async function watch(context: CommandContext, folder: string, options: WatchOptions): Promise<void> {
  const stopped = stopSignal();
  const output = createOutput(context, options);
  // The wait for a service that is away is this command's own, since files go on changing in the meantime.
  const parts = await callerParts(context, options, { patience: { totalMs: 0 } });
  const project = await openProject(parts, folder, options);
  const ignored = new Set<string>();
  let waitMs = FIRST_WAIT_MS;
  let isFirst = true;
  const ticker = createTicker(async () => {
    const startedAt = performance.now();
    const again = await syncChanges(project, output, ignored, isFirst);
    if (again === null) {
      isFirst = false;
      waitMs = FIRST_WAIT_MS;
      return Math.max(BETWEEN_SENDS_MS, IDLE_SHARE * (performance.now() - startedAt));
    }
    const wait = Math.max(waitMs, again);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    ticker.soon(wait);
    return wait;
  });
  await ticker.now();
  await using watched = await watchFolder(project.state.root, ignored, () => ticker.soon(options.settle));
  output.say(`Watching ${project.state.root}; Ctrl-C stops.`);
  // What changed between the first look and the beginning of the watch.
  ticker.soon(0);
  await Promise.race([stopped, watched.failed, ticker.failed]);
  await ticker.end();
}

/** @returns null: done; else the milliseconds the service wants to be left alone for, 0 when it does not say */
async function syncChanges(
  project: Project,
  output: Output,
  ignored: Set<string>,
  isFirst: boolean,
): Promise<number | null> {
  try {
    // The bar is for the first look; later ones are over before it could be read.
    const found = await lookAt(project, isFirst ? output : WITHOUT_BAR);
    ignored.clear();
    for (const path of found.scan.ignoredFolders) ignored.add(path);
    if (!isFirst && countOf(found.changes) === 0) return null;
    const result = await send(project, found);
    if (output.asJson) output.print(JSON.stringify(syncAsJson(result)));
    else reportSync(result, output, { isDryRun: false });
    return null;
  } catch (error) {
    const isAway = error instanceof CommandError && error.exitCode === EXIT.away;
    // Whatever is wrong with the folder, such as too many files, the next change may set right.
    const mayPass = error instanceof CommandError && error.exitCode === EXIT.failed && !isFirst;
    if (!isAway && !mayPass) throw error;
    output.warn(error.message);
    return isAway ? (error.retryAfterMs ?? 0) : null;
  }
}

const WITHOUT_BAR: Pick<Output, 'progress'> = { progress: () => SILENT_BAR };
