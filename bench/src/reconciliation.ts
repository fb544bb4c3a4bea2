import { ManifestSyncRequest, pathFault } from '@faircopy/contract';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { Row } from './row.ts';
import { Desk } from './service/desk.ts';
import { Issuer } from './service/issuer.ts';
import { RunningService } from './service/running-service.ts';
import { median } from './statistics.ts';

const FILES = 10_000;
const ROUNDS = 30;
const WARM_UP = 10;
const BOUND = 3;

/**
 * What it costs to send an unchanged manifest to the service, beside reading its JSON, validating it and comparing its
 * hashes with a map in memory.
 */
export async function reconciliation(): Promise<Row[]> {
  const projectId = 'bench';
  const files = Array.from({ length: FILES }, (_, index) => ({
    path: `packages/part${index % 40}/src/module${index % 200}/file${index}.ts`,
    hash: index.toString(16).padStart(64, '0'),
    sizeBytes: index,
    modifiedAt: '2026-03-14T09:26:53.589Z',
  }));
  const body = JSON.stringify({ projectId, files });
  const inMemory = memoryComparison(new Map(files.map(({ path, hash }) => [path, hash])));
  using issuer = await Issuer.start();
  await using service = await RunningService.start({
    ...issuer.environment,
    FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0',
  });
  const desk = await Desk.open(service.address, issuer, 'bench');
  await desk.post('projects', JSON.stringify({ projectId, name: 'Bench', rootPath: '/bench' }));
  const times = { measured: [] as number[], floor: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const started = performance.now();
    const delta = (await desk.post('projects/sync', body)) as { unchanged: string[] };
    const answered = performance.now();
    const unchanged = inMemory(body);
    const compared = performance.now();
    if (round === -WARM_UP) continue;
    if (delta.unchanged.length !== unchanged)
      throw new Error(`${delta.unchanged.length} unchanged, not ${unchanged}`);
    if (round < 0) continue;
    times.measured.push(answered - started);
    times.floor.push(compared - answered);
  }
  const [measuredMs, floorMs] = [median(times.measured), median(times.floor)];
  return [
    {
      bench: 'reconciliation',
      through: 'service',
      counted: `${FILES} unchanged files, ${ROUNDS} rounds`,
      measuredMs,
      floorMs,
      figure: { label: 'ratio', value: measuredMs / floorMs, bound: BOUND },
      note: 'floor is parsing, validating and comparing in memory',
    },
  ];
}

/** Gives how many files of a body are as they are known. */
function memoryComparison(known: ReadonlyMap<string, string>): (body: string) => number {
  const ajv = formats.default(new Ajv({ allErrors: true, strict: false, verbose: true }));
  const validate = ajv.compile<ManifestSyncRequest>(ManifestSyncRequest);
  return (body) => {
    const request: unknown = JSON.parse(body);
    if (!validate(request)) throw new Error('The manifest is not valid.');
    let unchanged = 0;
    const seen = new Set<string>();
    for (const { path, hash } of request.files) {
      if (pathFault(path) !== null || seen.has(path)) throw new Error(`${path} is no path of its own.`);
      seen.add(path);
      if (known.get(path) === hash) unchanged += 1;
    }
    return unchanged;
  };
}
