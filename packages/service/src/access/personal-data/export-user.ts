import { sql } from 'kysely';
import { Fault } from '../../errors.ts';
import type { Database } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';

/** One row of what is stored about a user. */
export interface PersonalRecord {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** How a table names its user, what tells its rows of one user apart, and what of them is the service's secret. */
interface PersonalTable {
  readonly user: string;
  readonly order: readonly string[];
  readonly withheld: readonly string[];
}

const owned = (...order: string[]): PersonalTable => ({ user: 'userId', order, withheld: [] });
const secretly = (table: PersonalTable, ...withheld: string[]): PersonalTable => ({ ...table, withheld });

/**
 * Every table that says something about a user. Hashes and sealed texts stay behind: they are no news of a person, and of use
 * only to whoever would like to become them. Null: a table that knows no user.
 */
export const PERSONAL_TABLES: Readonly<Record<keyof Tables, PersonalTable | null>> = {
  users: { user: 'id', order: ['id'], withheld: [] },
  accounts: secretly(owned('userId'), 'passwordHash', 'lookupName'),
  apiKeys: secretly(owned('id'), 'hash'),
  providerConfigurations: secretly(owned('userId'), 'sealedKey'),
  translations: owned('id'),
  notes: owned('id'),
  projects: owned('id'),
  projectFiles: owned('projectId', 'path'),
  devices: owned('id'),
  desktopTokens: secretly(owned('hash'), 'hash'),
  events: owned('occurredAt'),
  usage: owned('month'),
  usageReservations: owned('id'),
  userFeeds: owned('userId'),
  invitations: secretly(owned('hash'), 'hash'),
  issuerRecords: {
    user: 'accountId',
    order: ['model', 'hash'],
    withheld: ['hash', 'payload', 'aliasHash', 'grantId'],
  },
  // A link of a chain says nothing that its key does not.
  sessionKeys: null,
  // Known by the hash of what was asked alone, sealed, and gone after a day.
  keptAnswers: null,
  serviceState: null,
  signingKeys: null,
};

const PAGE = 200;

/**
 * All that is stored about a user, row by row, so that a history of any length fits.
 *
 * @throws {Fault} ERR_NOT_FOUND
 */
export async function* exportUser(db: Database, userId: string): AsyncGenerator<PersonalRecord> {
  await requireUser(db, userId);
  for (const [table, personal] of Object.entries(PERSONAL_TABLES)) {
    if (personal === null) continue;
    for await (const row of rowsOf(db, table, personal, userId)) {
      const shown = Object.entries(row).filter(([column]) => !personal.withheld.includes(column));
      yield { table, row: Object.fromEntries(shown) };
    }
  }
}

/** @throws {Fault} ERR_NOT_FOUND */
export async function requireUser(db: Database, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (user === undefined) throw new Fault('ERR_NOT_FOUND', `There is no user ${userId}.`);
}

async function* rowsOf(db: Database, table: string, { user, order }: PersonalTable, userId: string) {
  const ordered = sql.join(order.map((column) => sql.ref(column)));
  for (let last: Record<string, unknown> | undefined; ; ) {
    const after = last;
    const behind =
      after === undefined
        ? sql``
        : sql`and (${ordered}) > (${sql.join(order.map((column) => sql.val(after[column])))})`;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(user)} = ${userId} ${behind}
      order by ${ordered} limit ${sql.lit(PAGE)}`.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
