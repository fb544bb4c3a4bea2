import type { QueryExecutor } from 'kysely';
import { leaveForLater } from '../fleeting.ts';
import { answersOf, type Rows, type Waiting } from '../waiting.ts';
import type { CommitsAside } from './commits-aside.ts';
import { wholeOf } from './whole.ts';

/** Those that wait, by the store they are for. */
const groups = new WeakMap<QueryExecutor, Waiting[]>();

const asides = new WeakMap<QueryExecutor, CommitsAside>();

/** Has what is asked of a store carried out beside the thread that asks, as long as it is taken there. */
export function letCommitAside(executor: QueryExecutor, aside: CommitsAside): void {
  asides.set(executor, aside);
}

/**
 * Carries out a transaction with all others that are asked for before the process next looks for input: one begin, one commit, and
 * each page that several of them change written once. Where one of them fails, none of the group has happened, and each is carried
 * out by itself.
 */
export function send(executor: QueryExecutor, one: Waiting): void {
  const group = groups.get(executor);
  if (group !== undefined) {
    group.push(one);
    return;
  }
  groups.set(executor, [one]);
  setImmediate(() => {
    const all = groups.get(executor) ?? [];
    groups.delete(executor);
    if (asides.get(executor)?.take(all) !== true) carryOut(executor, all);
  });
}

async function carryOut(executor: QueryExecutor, group: readonly Waiting[]): Promise<void> {
  if (group.length > 1 && (await asOne(executor, group))) return;
  await Promise.all(group.map((one) => asOne(executor, [one])));
}

/** @returns false where several were refused, of which nothing is left then; what became of them is otherwise told to each */
async function asOne(executor: QueryExecutor, group: readonly Waiting[]): Promise<boolean> {
  let answers: ReturnType<typeof answersOf<Waiting>> | undefined;
  try {
    await executor.provideConnection(async (connection) => {
      const whole = wholeOf(group.flatMap(({ queries }) => queries));
      try {
        answers = answersOf(group, (await connection.executeQuery<Rows>(whole)).rows);
      } catch (error) {
        if (group.length === 1) throw error;
        return;
      }
      if (group.every(({ fleeting }) => fleeting)) leaveForLater(connection);
      // Nobody of these has to wait until the others are on the disk.
      for (const { to, rows } of answers) if (to.fleeting) to.over.resolve(rows);
    });
  } catch (error) {
    for (const { over } of group) over.reject(error);
    return true;
  }
  for (const { to, rows } of answers ?? []) to.over.resolve(rows);
  return answers !== undefined;
}
