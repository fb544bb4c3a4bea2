import { Agent, get } from 'node:http';
import type { Row } from './row.ts';
import { Issuer } from './service/issuer.ts';
import { RunningService } from './service/running-service.ts';
import { median, quantile } from './statistics.ts';

const REQUESTS = 4_000;
const WARM_UP = 1_000;
const BOUND_MS = 0.3;
/** High enough never to refuse, so that every request is counted. */
const COUNTED = {
  FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1000000',
  FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1000000',
};

/**
 * What checking a credential and counting a request adds to one: two routes that do nothing else, the one with a credential
 * and both limits, the other with neither, asked in turn over one connection. With a key, and with the ID token of an outside
 * provider.
 */
export async function access(): Promise<Row[]> {
  using issuer = await Issuer.start();
  await using service = await RunningService.start({ ...COUNTED, ...issuer.environment });
  const guarded = `${service.address}/api/v1/auth/confirm`;
  const calls = {
    open: { url: `${service.address}/api/v1/health`, headers: {} },
    key: { url: guarded, headers: { 'x-api-key': service.key } },
    idToken: { url: guarded, headers: { authorization: `Bearer ${await issuer.token()}` } },
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = { open: [] as number[], key: [] as number[], idToken: [] as number[] };
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    for (const name of ['open', 'key', 'idToken'] as const) {
      const time = await timeOf(agent, calls[name]);
      if (turn >= 0) times[name].push(time);
    }
  }
  agent.destroy();
  return [rowOf('key', times.key, times.open), rowOf('ID token', times.idToken, times.open)];
}

function rowOf(credential: string, measured: readonly number[], floor: readonly number[]): Row {
  const [measuredMs, floorMs] = [median(measured), median(floor)];
  return {
    bench: `access by ${credential}`,
    through: 'service',
    counted: `${REQUESTS} requests each, one connection`,
    measuredMs,
    floorMs,
    figure: { label: 'cost ms', value: measuredMs - floorMs, bound: BOUND_MS },
    note: `p95 ${quantile(measured, 0.95).toFixed(2)} ms against ${quantile(floor, 0.95).toFixed(2)} ms`,
  };
}

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds until the whole answer is there. */
function timeOf(agent: Agent, { url, headers }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
