import type { Database } from '../storage.ts';
import type { Many, OneOfMany } from './many.ts';

interface Reading {
  readonly asked: OneOfMany;
  readonly over: PromiseWithResolvers<readonly unknown[]>;
}

const readings = new WeakMap<object, Map<Many, Reading[]>>();

/**
 * Asks what only reads in one query with all that ask the same in the same way before the process next looks for input. It is put to the
 * server after each of them has asked, so that nobody is told what was so before.
 */
export function readTogether<Answer>(db: Database, asked: OneOfMany<Answer>): Promise<readonly Answer[]> {
  const executor = db.getExecutor();
  const waiting = readings.get(executor) ?? new Map<Many, Reading[]>();
  readings.set(executor, waiting);
  const over = Promise.withResolvers<readonly unknown[]>();
  const answer = over.promise as Promise<readonly Answer[]>;
  const others = waiting.get(asked.many);
  if (others !== undefined) {
    others.push({ asked, over });
    return answer;
  }
  const group = [{ asked, over }];
  waiting.set(asked.many, group);
  setImmediate(() => {
    waiting.delete(asked.many);
    read(db, asked.many, group);
  });
  return answer;
}

/** Never fails: what becomes of each is told to each. What several ask for is asked for once. */
async function read(db: Database, many: Many, group: readonly Reading[]): Promise<void> {
  const asked = new Map(group.map(({ asked: { row } }) => [JSON.stringify(row), row]));
  try {
    const { rows } = await db.executeQuery(many.query(db, [...asked.values()]));
    for (const { asked: own, over } of group) over.resolve(many.answerFor(own.row, rows));
  } catch (error) {
    for (const { over } of group) over.reject(error);
  }
}
