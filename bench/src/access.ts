import { Agent, get } from 'node:http';
import type { Row } from './row.ts';
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
 * What checking a key and counting a request adds to one: two routes that do nothing else, the one with a credential and
 * both limits, the other with neither, asked in turn over one connection.
 */
export async function access(): Promise<Row[]> {
  await using service = await RunningService.start(COUNTED);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const guarded = { url: `${service.address}/api/v1/auth/confirm`, headers: { 'x-api-key': service.key } };
  const open = { url: `${service.address}/api/v1/health`, headers: {} };
  const times = { guarded: [] as number[], open: [] as number[] };
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    const withoutAccess = await timeOf(agent, open);
    const withAccess = await timeOf(agent, guarded);
    if (turn < 0) continue;
    times.open.push(withoutAccess);
    times.guarded.push(withAccess);
  }
  agent.destroy();
  const [measuredMs, floorMs] = [median(times.guarded), median(times.open)];
  return [
    {
      bench: 'access',
      through: 'service',
      counted: `${REQUESTS} requests each, one connection`,
      measuredMs,
      floorMs,
      figure: { label: 'cost ms', value: measuredMs - floorMs, bound: BOUND_MS },
      note: `p95 ${quantile(times.guarded, 0.95).toFixed(2)} ms against ${quantile(times.open, 0.95).toFixed(2)} ms`,
    },
  ];
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
