import type { CommandContext } from '../command-context.ts';
import { createOutput, type OutputOptions } from '../report/output.ts';
import { serviceAddress } from '../settings/service-address.ts';
import { createCredentialStore } from './credential-store.ts';

export interface LogoutOptions extends OutputOptions {
  readonly service?: string;
}

/** Forgets the tokens of a service, and ends the sign-in at its issuer as far as that can be reached. */
export async function logout(context: CommandContext, options: LogoutOptions): Promise<void> {
  const output = createOutput(context, options);
  const service = await serviceAddress(context.environment, options.service);
  let wasSignedIn = false;
  await createCredentialStore(context.environment).change(service, async (present) => {
    wasSignedIn = present !== undefined;
    if (present === undefined) return undefined;
    const { revoke } = await import('./open-id.ts');
    await revoke(present).catch(() => {
      output.warn('the issuer cannot be reached; there the sign-in ends by itself when its time is over');
    });
    return undefined;
  });
  if (output.asJson) output.printJson({ service, wasSignedIn });
  else
    output.say(wasSignedIn ? `You are signed out of ${service}.` : `You were not signed in to ${service}.`);
}
