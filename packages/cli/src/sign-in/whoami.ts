import type { Identity } from '@faircopy/contract';
import type { CommandContext } from '../command-context.ts';
import { createOutput } from '../report/output.ts';
import { table } from '../report/table.ts';
import { createTextCaller } from './callers.ts';
import { createCredentialStore } from './credential-store.ts';
import { callerParts, type ServiceOptions } from './service-options.ts';

/** Shows what a service knows of the credential that commands use. */
export async function whoami(context: CommandContext, options: ServiceOptions): Promise<void> {
  const output = createOutput(context, options);
  const parts = await callerParts(context, options, { patience: { totalMs: 1_000 } });
  const identity = (await createTextCaller(parts)({ path: '/api/v1/me' })) as Identity;
  const store = createCredentialStore(context.environment);
  const signIn = parts.apiKey === null ? await store.read(parts.service) : undefined;
  const means = parts.apiKey === null ? 'sign-in' : `${parts.apiKey.kind} key`;
  if (output.asJson) {
    output.printJson({ service: parts.service, means, name: signIn?.name ?? null, ...identity });
    return;
  }
  const { quotas, tier, features, userId, usage } = identity;
  const allowed = (isUnlimited: boolean, figure: number) =>
    isUnlimited ? 'unlimited' : figure.toLocaleString('en-US');
  const rows = [
    ['Service', parts.service],
    ['User', signIn?.name == null ? userId : `${signIn.name} (${userId})`],
    ['By', parts.apiKey === null ? `sign-in at ${signIn?.issuer}` : `${parts.apiKey.kind} key`],
    ['Plan', `${tier}: ${features.join(', ')}`],
    ['Tokens a month', allowed(quotas.managedTokensUnlimited, quotas.managedTokens)],
    ['API keys', allowed(quotas.apiKeysUnlimited, quotas.apiKeys)],
    ['Refinements', `${usage.refinementCount} in ${usage.currentPeriod}`],
  ];
  for (const line of table(rows)) output.print(line);
}
