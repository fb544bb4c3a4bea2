import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { addOutputOptions } from '../report/output-options.ts';
import type { LoginOptions } from './login.ts';
import type { LogoutOptions } from './logout.ts';
import { addServiceOptions, type ServiceOptions } from './service-options.ts';

/** Adds `login`, `logout` and `whoami`. */
export function addSignInCommands(program: Command, context: CommandContext): void {
  const login = program
    .command('login')
    .description('sign in to a service, in the browser of this or any other device')
    .option('--service <address>', 'the service (default: FAIRCOPY_SERVICE, or where you signed in last)')
    .option('--issuer <address>', 'where people sign in (default: as the service says)')
    .option('--client-id <id>', 'the client there (default: as the service says)');
  addOutputOptions(login)
    .addHelpText('after', LOGIN_HELP)
    .action(async (options: LoginOptions) => {
      const { login: run } = await import('./login.ts');
      await run(context, options);
    });

  const logout = program
    .command('logout')
    .description('sign out of a service and forget its tokens')
    .option('--service <address>', 'the service (default: FAIRCOPY_SERVICE, or where you signed in last)');
  addOutputOptions(logout).action(async (options: LogoutOptions) => {
    const { logout: run } = await import('./logout.ts');
    await run(context, options);
  });

  const whoami = program
    .command('whoami')
    .alias('status')
    .description('show where and as whom you are signed in, and what the plan includes');
  addServiceOptions(whoami).action(async (options: ServiceOptions) => {
    const { whoami: run } = await import('./whoami.ts');
    await run(context, options);
  });
}

const LOGIN_HELP = `
Shows an address and a code: open the address, type the code, and let the command line in. Other commands
then talk to that service. Tokens are kept where only you can read them. Programs use an API key instead, in
FAIRCOPY_API_KEY.`;
