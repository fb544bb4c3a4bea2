import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import type { OutputOptions } from '../report/output.ts';
import { addOutputOptions } from '../report/output-options.ts';
import type { CallOptions } from '../requests/call-service.ts';
import { isLoopback, serviceAddress } from '../settings/service-address.ts';
import { findApiKey } from './api-key.ts';
import type { CallerParts } from './callers.ts';

/** Options of every command that talks to a service. */
export interface ServiceOptions extends OutputOptions {
  readonly service?: string;
  readonly apiKeyFile?: string;
}

/** Adds them, and those for the output. */
export function addServiceOptions(command: Command): Command {
  command
    .option(
      '--service <address>',
      'the service to talk to (default: FAIRCOPY_SERVICE, or where you signed in)',
    )
    .option(
      '--api-key-file <file>',
      'file with an API key to use in place of the sign-in (or: FAIRCOPY_API_KEY)',
    );
  return addOutputOptions(command);
}

/** What a caller is made of, by these options. @throws {UsageError} @throws {CommandError} */
export async function callerParts(
  { environment, terminal }: CommandContext,
  options: ServiceOptions,
  call: CallOptions,
): Promise<CallerParts> {
  const service = await serviceAddress(environment, options.service);
  if (service.startsWith('http:') && !isLoopback(service)) {
    terminal.remark(
      `warning: ${service} is not encrypted; whoever listens in learns the credential and the texts`,
    );
  }
  return {
    environment,
    service,
    apiKey: await findApiKey(environment, options.apiKeyFile),
    options: call,
  };
}
