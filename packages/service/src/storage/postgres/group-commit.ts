import { CompiledQuery, type DatabaseConnection, type QueryExecutor, type QueryResult } from 'kysely';
import type { Statement } from '../statement.ts';
import type { Database } from '../storage.ts';
import type { Rows } from '../waiting.ts';
import { type SharedQuery, sharedAnswers, sharedQueries, takeGroup } from './shared-queries.ts';

/** Transactions of one sending; what comes beyond them goes with the next. */
const MOST_TOGETHER = 32;
/** Milliseconds for which a group waits for a lock that somebody else holds; only who wants that lock waits longer, alone. */
const LOCK_WAIT_MS = 200;
/** Milliseconds after which others are sent although a group has not come back: its connection may be lost. */
const PATIENCE_MS = 250;

/** A transaction that waits to be carried out, with others that were asked for at the same time. */
interface Waiting {
  readonly statements: readonly Statement[];
  /** Whether it need not be on the disk to be over. */
  readonly fleeting: boolean;
  /** What it locks first; the same for those that wait for each other. */
  readonly lock: string;
  readonly over: PromiseWithResolvers<readonly Rows[]>;
}

/** Those that wait, for the next sending. */
interface Queue {
  readonly waiting: Waiting[];
  isSending: boolean;
}

const queues = new WeakMap<QueryExecutor, { readonly fleeting: Queue; readonly lasting: Queue }>();

/**
 * Carries out a transaction with all others that are asked for before the process next looks for input, or while those before them
 * are under way: one begin and one commit, one wait for the disk, one connection, and rows that several of them lock locked once. Where one
 * of them fails, none of the group has happened, and each is carried out by itself. Groups take their locks in one order, so that those of
 * several processes do not wait for each other in a circle.
 */
export function send(db: Database, one: Waiting): void {
  const queue = queueOf(db.getExecutor(), one.fleeting);
  queue.waiting.push(one);
  if (queue.isSending) return;
  queue.isSending = true;
  setImmediate(() => sendAll(db, queue));
}

function queueOf(executor: QueryExecutor, fleeting: boolean): Queue {
  const found = queues.get(executor) ?? { fleeting: newQueue(), lasting: newQueue() };
  queues.set(executor, found);
  return fleeting ? found.fleeting : found.lasting;
}

function newQueue(): Queue {
  return { waiting: [], isSending: false };
}

async function sendAll(db: Database, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) {
    const group = takeGroup(queue.waiting, MOST_TOGETHER);
    await withPatience(carryOut(db, group.toSorted(byLock)));
  }
  queue.isSending = false;
}

function byLock(left: Waiting, right: Waiting): number {
  return left.lock < right.lock ? -1 : Number(left.lock > right.lock);
}

function withPatience(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    work.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Never fails: what becomes of each is told to each. */
async function carryOut(db: Database, group: readonly Waiting[]): Promise<void> {
  if (await asOne(db, group)) return;
  for (const one of group) asOne(db, [one]);
}

/** @returns false where several were refused, of which nothing is left then; what became of them is otherwise told to each */
async function asOne(db: Database, group: readonly Waiting[]): Promise<boolean> {
  try {
    const queries = sharedQueries(db, group);
    const ends = await db
      .getExecutor()
      .provideConnection((connection) => sendAtOnce(connection, [opening(group), ...queries, COMMIT]));
    const failure = ends.find((end) => end.status === 'rejected');
    // The server answers the commit of what it refused with a rollback. Whether the commit itself came through, nobody knows when it has no answer.
    if (failure !== undefined && group.length > 1 && ends.at(-1)?.status === 'fulfilled') return false;
    if (failure !== undefined) throw failure.reason;
    const rows = ends.slice(1, -1).map((end) => (end.status === 'fulfilled' ? end.value.rows : []));
    for (const [index, own] of sharedAnswers(group, queries, rows).entries()) group[index]?.over.resolve(own);
  } catch (error) {
    for (const { over } of group) over.reject(error);
  }
  return true;
}

/** Sends all before the first answer: after one that fails the server refuses the rest. */
function sendAtOnce(
  connection: DatabaseConnection,
  queries: readonly Pick<SharedQuery, 'query'>[],
): Promise<PromiseSettledResult<QueryResult<unknown>>[]> {
  return Promise.allSettled(queries.map(({ query }) => connection.executeQuery(query)));
}

const COMMIT = { query: CompiledQuery.raw('commit') };

/**
 * In one message. Plans are kept as long as a connection: what is planned while a table is small must not walk through all of it when it has
 * grown.
 */
function opening(group: readonly Waiting[]): Pick<SharedQuery, 'query'> {
  const asynchronous = group.every(({ fleeting }) => fleeting) ? '; set local synchronous_commit = off' : '';
  const impatient = group.length > 1 ? `; set local lock_timeout = ${LOCK_WAIT_MS}` : '';
  return { query: CompiledQuery.raw(`begin; set local enable_seqscan = off${asynchronous}${impatient}`) };
}
