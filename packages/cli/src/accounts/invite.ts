import { createHostInvitation, type Invited } from '@faircopy/service/host';
import type { CommandContext } from '../command-context.ts';
import { withStore } from '../keys/with-store.ts';
import { UsageError } from '../report/usage-error.ts';

export interface InviteOptions {
  readonly owner?: true;
  readonly user?: string;
  readonly json?: true;
}

/** Makes an invitation and prints its link: alone on standard output, so that a script can take it from there. */
export async function inviteSomebody(context: CommandContext, options: InviteOptions): Promise<void> {
  if (options.owner && options.user !== undefined) throw new UsageError('Give --owner or --user, not both.');
  const invited: Invited = options.owner
    ? 'owner'
    : options.user === undefined
      ? 'somebody-new'
      : { userId: options.user };
  const link = await withStore(context.environment, 'made', ({ db }, settings) => {
    if (settings.outsideIssuer !== null) {
      throw new UsageError('FAIRCOPY_OIDC_ISSUER names an outside provider: people sign in there.');
    }
    if (settings.baseUrl === null) {
      throw new UsageError('Set FAIRCOPY_BASE_URL or FAIRCOPY_PORT, so that the link has an address.');
    }
    return createHostInvitation(db, settings, settings.baseUrl, invited);
  });
  if (options.json) {
    context.terminal.print(JSON.stringify({ link }, null, 2));
    return;
  }
  context.terminal.remark('Whoever opens this link sets a password, once, within seven days:');
  context.terminal.print(link);
}
