import { once } from 'node:events';
import { createService } from '../../src/service.ts';
import { readSettings } from '../../src/settings/read.ts';
import { STAND_IN_WORKER } from './stand-in.ts';

/** Entry of a process of its own that serves with the stand-in for the editor, and says where as `main.ts` does. */
await using service = await createService(readSettings(process.env), {
  pool: { threads: 1, worker: STAND_IN_WORKER },
});
process.stdout.write(`${service.address}\n${service.firstKey ?? ''}\n`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
