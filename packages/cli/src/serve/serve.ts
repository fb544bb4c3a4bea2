import type { CommandContext } from '../command-context.ts';
import { firstRequest } from './first-request.ts';
import { openService } from './open-service.ts';
import { stopSignal } from './stop-signal.ts';

/** Runs the service until it is told to stop, also when nobody reads its log any more, and lets the requests under way finish. */
export async function serve({ environment, terminal }: CommandContext): Promise<void> {
  const stopped = stopSignal();
  terminal.outlastReader();
  await using service = await openService(environment);
  terminal.print(`Faircopy listens at ${service.address}`);
  if (service.firstKey !== null) {
    terminal.print('');
    terminal.print(`This is the first start. Your API key, shown this once: ${service.firstKey}`);
    terminal.print('Try it:');
    terminal.print('');
    terminal.print(firstRequest(service.address, service.firstKey));
    terminal.print('');
  }
  if (service.ownerLink !== null) {
    terminal.print('To sign in, set a password with this link, which works once:');
    terminal.print('');
    terminal.print(service.ownerLink);
    terminal.print('');
  }
  await stopped;
}
