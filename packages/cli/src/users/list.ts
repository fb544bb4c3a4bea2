import { toIso } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { minute } from '../keys/present-key.ts';
import { withStore } from '../keys/with-store.ts';
import { table } from '../report/table.ts';

/** Prints who there is, oldest first. */
export async function printUsers(context: CommandContext, options: { readonly json?: true }): Promise<void> {
  const users = await withStore(context.environment, 'existing', ({ db }) =>
    db
      .selectFrom('users')
      .leftJoin('accounts', 'accounts.userId', 'users.id')
      .leftJoin('userFeeds', 'userFeeds.userId', 'users.id')
      .select(['users.id', 'users.issuer', 'users.subject', 'users.tier', 'users.createdAt', 'accounts.name'])
      .select('userFeeds.translationCount')
      .orderBy('users.createdAt')
      .orderBy('users.id')
      .execute(),
  );
  if (options.json) {
    const shown = users.map((user) => ({ ...user, createdAt: toIso(user.createdAt) }));
    context.terminal.print(JSON.stringify(shown, null, 2));
    return;
  }
  const rows = users.map(({ id, name, tier, translationCount, createdAt, issuer, subject }) => [
    id,
    name ?? '',
    tier,
    String(translationCount ?? 0),
    minute(createdAt),
    `${issuer} ${subject}`,
  ]);
  for (const line of table([['ID', 'NAME', 'PLAN', 'TEXTS', 'MADE (UTC)', 'IDENTITY'], ...rows])) {
    context.terminal.print(line);
  }
}
