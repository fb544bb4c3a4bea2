import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import type { Output } from '../report/output.ts';
import { type Changes, changesBetween, countOf, withDelta } from './changes.ts';
import type { Project } from './project.ts';
import { manifestOf, type Scan, scan } from './scan.ts';

/** What a sync did. */
export interface SyncResult {
  readonly service: string;
  readonly projectId: string;
  readonly name: string;
  readonly root: string;
  /** Files of the project now. */
  readonly totalFiles: number;
  /** Files that were new or changed to the service; null: it was not asked, or is away. */
  readonly uploaded: number | null;
  readonly changes: Changes;
  /** What the service calls this state; null as above. */
  readonly manifestId: string | null;
  readonly scan: Scan;
}

/** A project that was looked at, and has not been sent yet. */
export interface LookedAt {
  readonly scan: Scan;
  /** Since the service last confirmed a manifest. */
  readonly changes: Changes;
}

/** Looks at the files; the service is not asked. */
export async function lookAt(project: Project, output: Pick<Output, 'progress'>): Promise<LookedAt> {
  const found = await scan(project.state, output);
  const before = (await project.confirmed())?.files ?? new Map<string, string>();
  return { scan: found, changes: changesBetween(before, manifestOf(found)) };
}

/**
 * Sends what was looked at. When the service is away nothing is lost: what it last confirmed stays remembered, so the next
 * sync tells of everything since.
 *
 * @throws {CommandError} also telling how many changes wait
 */
export async function send(project: Project, { scan: found, changes }: LookedAt): Promise<SyncResult> {
  try {
    const delta = await project.send(found.files);
    return {
      ...resultOf(project, { scan: found, changes: withDelta(changes, delta) }),
      uploaded: delta.toUpload.length,
      manifestId: delta.manifestId,
    };
  } catch (error) {
    if (!(error instanceof CommandError) || error.exitCode !== EXIT.away) throw error;
    const count = countOf(changes);
    const waiting = count === 1 ? '1 change waits' : `${count.toLocaleString('en-US')} changes wait`;
    throw new CommandError(`${error.message}\n${waiting} here for the next sync; nothing is lost.`, {
      exitCode: EXIT.away,
      hint: error.hint,
      retryAfterMs: error.retryAfterMs,
    });
  }
}

/** As if nothing had been sent. */
export function resultOf(project: Project, { scan: found, changes }: LookedAt): SyncResult {
  const { service, projectId, name, state } = project;
  const totalFiles = found.files.size;
  return {
    service,
    projectId,
    name,
    root: state.root,
    totalFiles,
    uploaded: null,
    changes,
    manifestId: null,
    scan: found,
  };
}
