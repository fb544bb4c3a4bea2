import type { CommandContext } from '../command-context.ts';
import { createOutput } from '../report/output.ts';
import { stopSignal } from '../serve/stop-signal.ts';
import { callerParts, type ServiceOptions } from '../sign-in/service-options.ts';
import { Follower } from './follower.ts';
import { openProject, type ProjectOptions } from './project.ts';
import { createTicker } from './ticker.ts';
import { type WatchedFolder, watchFolder } from './watch-folder.ts';

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
/** How long what is under way may go on once it is told to stop: a service that hangs would hold it for minutes. */
const GRACE_MS = 2_000;

/** Syncs a folder, and again whenever something in it changes, until it is told to stop. */
export async function watch(context: CommandContext, folder: string, options: WatchOptions): Promise<void> {
  const stopped = stopSignal();
  const breakOff = new AbortController();
  void stopped.then(() => setTimeout(() => breakOff.abort(), GRACE_MS).unref());
  const output = createOutput(context, options);
  // The wait for a service that is away is this command's own, since files go on changing in the meantime.
  const call = { patience: { totalMs: 0 }, signal: breakOff.signal };
  const project = await openProject(await callerParts(context, options, call), folder, options);
  const follower = new Follower(project, output);
  let watched: WatchedFolder | null = null;
  let waitMs = FIRST_WAIT_MS;
  const ticker = createTicker(async () => {
    const startedAt = performance.now();
    const again = await follower.sync();
    watched?.leaveOut(follower.ignoredFolders);
    if (again === null) {
      waitMs = FIRST_WAIT_MS;
      return Math.max(BETWEEN_SENDS_MS, IDLE_SHARE * (performance.now() - startedAt));
    }
    const wait = Math.max(waitMs, again);
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
    ticker.soon(wait);
    return wait;
  });
  const isStopped = await Promise.race([ticker.now().then(() => false), stopped.then(() => true)]);
  if (isStopped) return await ticker.end();
  const { root } = project.state;
  await using folderWatch = await watchFolder(root, follower.ignoredFolders, () =>
    ticker.soon(options.settle),
  );
  watched = folderWatch;
  output.say(`Watching ${root}; Ctrl-C stops.`);
  // What changed between the first look and the beginning of the watch.
  ticker.soon(0);
  await Promise.race([stopped, watched.failed, ticker.failed]);
  await ticker.end();
}
