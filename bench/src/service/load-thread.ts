import { parentPort, workerData } from 'node:worker_threads';
import { specificationOf } from '../requests.ts';
import { postStage } from './post-stage.ts';

/** Entry of a thread that keeps many clients translating, apart from the one that watches the clock. */
interface Load {
  readonly address: string;
  readonly key: string;
  readonly clients: number;
  readonly requestsPerClient: number;
  readonly inputs: readonly string[];
}

const { address, key, clients, requestsPerClient, inputs }: Load = workerData;

async function client(number: number): Promise<void> {
  for (let request = 0; request < requestsPerClient; request++) {
    // Every client starts at another text and every request differs, so that nothing can be answered twice.
    const text = inputs[(number + request) % inputs.length] ?? '';
    const input = `Note ${number}-${request}. ${text}`.slice(0, 9_000);
    await postStage({ address, key }, 'translate', specificationOf(input));
  }
}

await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
parentPort?.postMessage('done');
