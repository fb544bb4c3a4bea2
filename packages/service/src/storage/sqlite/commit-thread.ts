import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { answersOf, type Rows } from '../waiting.ts';
import { carryOut, type SqliteQuery } from './carry-out.ts';
import { type CommitOrder, createOrderReading, type SqliteTransaction } from './commit-order.ts';
import { openSqliteDatabase } from './database.ts';

/** What the thread is started with. */
export interface CommitThreadData {
  /** The SQLite file, which is there with its log. */
  readonly file: string;
  /** Milliseconds for which a transaction waits for others who hold the file. */
  readonly patienceMs: number;
}

/** An error as it crosses threads, where it would lose what SQLite says of it. */
export interface CommitError {
  readonly message: string;
  readonly code: string | undefined;
  /** The result code of SQLite; undefined: the error is not SQLite's. */
  readonly errcode: number | undefined;
  /** Whether the disk did not take what had been carried out. */
  readonly isOfDisk: boolean;
}

/** What became of one transaction: the rows of each of its statements, once they are on the disk. */
export type CommitEnd = { readonly rows: readonly Rows[] } | { readonly error: CommitError };

/** What SQLite was asked to carry out as one, and how long that took without the wait for the disk. */
export interface CarriedOut {
  readonly seconds: number;
  readonly failed: boolean;
}

/** Sent once the thread is ready, and then for transactions in the order they came. */
export interface CommitReport {
  readonly ends: readonly CommitEnd[];
  readonly carriedOut: readonly CarriedOut[];
}

/** Transactions that share a commit at most. */
const MOST_TOGETHER = 64;

/**
 * Commits with a connection of its own, beside the thread that answers: all that came while the disk was written to shares the next
 * commit, and the next wait for the disk. Where one of them fails, none of the group has happened, and each is carried out by itself.
 */
function serveCommits(port: MessagePort, { file, patienceMs }: CommitThreadData): void {
  const database = openSqliteDatabase(file, patienceMs);
  const log = openSync(`${file}-wal`, 'r+');
  const read = createOrderReading();
  // null: close the file and end
  port.on('message', (first: CommitOrder | null) => {
    const group: SqliteTransaction[] = [];
    let order: CommitOrder | null | undefined = first;
    while (order !== undefined && order !== null) {
      group.push(...read(order));
      order = group.length < MOST_TOGETHER ? receiveMessageOnPort(port)?.message : undefined;
    }
    if (group.length > 0) port.postMessage(committed(group));
    if (order !== null) return;
    closeSync(log);
    database.close();
    port.close();
  });
  port.postMessage({ ends: [], carriedOut: [] } satisfies CommitReport);

  function committed(group: readonly SqliteTransaction[]): CommitReport {
    const carriedOut: CarriedOut[] = [];
    const ends = carryOutAll(group, carriedOut);
    try {
      fdatasyncSync(log);
      return { ends, carriedOut };
    } catch (error) {
      const failed = { error: crossing(error, true) };
      return { ends: ends.map((end) => ('rows' in end ? failed : end)), carriedOut };
    }
  }

  function carryOutAll(group: readonly SqliteTransaction[], carriedOut: CarriedOut[]): readonly CommitEnd[] {
    const all = group.flatMap(({ queries }) => queries);
    const whole = asOne(all, carriedOut);
    if ('rows' in whole) return answersOf(group, whole.rows).map(({ rows }) => ({ rows }));
    return group.length === 1 ? [whole] : group.map(({ queries }) => asOne(queries, carriedOut));
  }

  function asOne(queries: readonly SqliteQuery[], carriedOut: CarriedOut[]): CommitEnd {
    const startedAt = performance.now();
    const note = (failed: boolean) =>
      carriedOut.push({ seconds: (performance.now() - startedAt) / 1_000, failed });
    try {
      const rows = carryOut(database, queries);
      note(false);
      return { rows };
    } catch (error) {
      note(true);
      return { error: crossing(error, false) };
    }
  }
}

function crossing(error: unknown, isOfDisk: boolean): CommitError {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message, code, errcode, isOfDisk };
}

if (parentPort !== null) serveCommits(parentPort, workerData as CommitThreadData);
