import { CommandError } from '../report/command-error.ts';
import { EXIT } from '../report/exit-codes.ts';
import type { Output } from '../report/output.ts';
import { SILENT_BAR } from '../report/progress-bar.ts';
import { countOf } from './changes.ts';
import type { Project } from './project.ts';
import { reportSync, syncAsJson } from './report-sync.ts';
import type { Scan } from './scan.ts';
import { lookAt, type SyncResult, send } from './sync-once.ts';

const WITHOUT_BAR: Pick<Output, 'progress'> = { progress: () => SILENT_BAR };

/** Syncs one project over and over. */
export class Follower {
  /** Folders that are left out as a whole, as last seen. */
  ignoredFolders: readonly string[] = [];
  readonly #project: Project;
  readonly #output: Output;
  readonly #told = new Set<string>();
  #isFirst = true;

  constructor(project: Project, output: Output) {
    this.#project = project;
    this.#output = output;
  }

  /**
   * Sends what changed, and tells of it.
   *
   * @returns null: done; else the milliseconds the service wants to be left alone for, 0 when it does not say
   */
  async sync(): Promise<number | null> {
    try {
      // The bar is for the first look; later ones are over before it could be read.
      const found = await lookAt(this.#project, this.#isFirst ? this.#output : WITHOUT_BAR);
      this.ignoredFolders = found.scan.ignoredFolders;
      if (this.#isFirst || countOf(found.changes) > 0) this.#report(await send(this.#project, found));
      this.#isFirst = false;
      return null;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error.exitCode === EXIT.away) {
        this.#output.warn(error.message);
        return error.retryAfterMs ?? 0;
      }
      // Whatever is wrong with the folder, such as too many files, the next change may set right.
      if (error.exitCode !== EXIT.failed || this.#isFirst) throw error;
      this.#output.warn(error.hint === undefined ? error.message : `${error.message} ${error.hint}`);
      return null;
    }
  }

  #report(result: SyncResult): void {
    if (this.#output.asJson) this.#output.print(JSON.stringify(syncAsJson(result)));
    else reportSync({ ...result, scan: this.#untold(result.scan) }, this.#output, { isDryRun: false });
  }

  /** Without what was left out before already: it stays so until somebody renames it. */
  #untold(scan: Scan): Scan {
    const isNew = (path: string) => this.#told.size < this.#told.add(path).size;
    return {
      ...scan,
      secrets: scan.secrets.filter(isNew),
      unusable: scan.unusable.filter(({ path }) => isNew(path)),
    };
  }
}
