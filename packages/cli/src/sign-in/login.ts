import type { CommandContext } from '../command-context.ts';
import { CommandError } from '../report/command-error.ts';
import { createOutput, type OutputOptions } from '../report/output.ts';
import { serviceAddress } from '../settings/service-address.ts';
import { changeUserSettings } from '../settings/user-settings.ts';
import { createCredentialStore } from './credential-store.ts';
import { findIssuer } from './issuer.ts';
import { beginDeviceSignIn } from './open-id.ts';

export interface LoginOptions extends OutputOptions {
  readonly service?: string;
  readonly issuer?: string;
  readonly clientId?: string;
}

/** Signs a person in by the device flow and makes the service the one that commands talk to. */
export async function login(context: CommandContext, options: LoginOptions): Promise<void> {
  const { environment, terminal } = context;
  const output = createOutput(context, options);
  const service = await serviceAddress(environment, options.service);
  const issuer = await findIssuer(service, {
    ...(options.issuer !== undefined && { issuer: options.issuer }),
    ...(options.clientId !== undefined && { clientId: options.clientId }),
  });
  const device = await beginDeviceSignIn(issuer);
  // These lines are what the command is for, so they are shown with --quiet and --json too.
  terminal.remark(`To sign in to ${service}, open ${device.address} and enter the code`);
  terminal.remark('');
  terminal.remark(`    ${device.code}`);
  terminal.remark('');
  if (device.completeAddress !== null) terminal.remark(`or open ${device.completeAddress}`);
  output.say('Waiting for you to let the command line in; Ctrl-C gives up.');
  const patience = AbortSignal.timeout(DEVICE_CODE_MS);
  const signIn = await device.wait(patience).catch((error: unknown) => {
    if (!patience.aborted) throw error;
    throw new CommandError('Nobody entered the code in time.', {
      hint: 'Start again with "faircopy login".',
    });
  });
  await createCredentialStore(environment).change(service, async () => signIn);
  await changeUserSettings(environment, { service });
  if (output.asJson) output.printJson({ service, issuer: signIn.issuer, name: signIn.name });
  else output.say(`You are signed in to ${service}${signIn.name === null ? '' : ` as ${signIn.name}`}.`);
}

/** Longer than any issuer lets a code wait. */
const DEVICE_CODE_MS = 60 * 60 * 1_000;
