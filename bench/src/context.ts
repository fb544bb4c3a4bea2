import { countTokens } from '@faircopy/editor';
import { rankChunks } from '@faircopy/service/context';
import { assembleText } from '@faircopy/service/context/assemble';
import type { Row } from './row.ts';
import { Desk } from './service/desk.ts';
import { Issuer } from './service/issuer.ts';
import { RunningService } from './service/running-service.ts';
import { median } from './statistics.ts';
import type { Text } from './texts.ts';

const CHUNKS = 200;
const CHARACTERS = 8_192;
const ROUNDS = 30;
const WARM_UP = 10;
const BUDGET = 150_000;
const BOUND = 1.5;
/** Beside the context there is a body of 1.7 MB to send, read and validate. */
const BOUND_OVER_HTTP = 2.5;
const QUERY = 'retry the nightly export of open invoices when the queue is full';

/**
 * What a whole context costs, made in this thread as a worker makes it, its tokens counted, and asked for over HTTP, beside
 * the ranking of its pieces alone.
 */
export async function context(texts: readonly Text[]): Promise<Row[]> {
  const chunks = chunksOf(texts);
  using issuer = await Issuer.start();
  await using service = await RunningService.start({ ...issuer.environment, ...WITHOUT_LIMITS });
  const desk = await Desk.open(service.address, issuer, 'bench');
  const projectId = 'bench';
  await desk.post('projects', JSON.stringify({ projectId, name: 'Bench', rootPath: '/bench' }));
  const body = JSON.stringify({ projectId, query: QUERY, chunks });
  const times = { http: [] as number[], thread: [] as number[], floor: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const started = performance.now();
    await desk.post('context/inject', body);
    const answered = performance.now();
    rankChunks(QUERY, chunks);
    const ranked = performance.now();
    countTokens(assembleText({ query: QUERY, chunks, budget: BUDGET }).contextText);
    const assembled = performance.now();
    if (round < 0) continue;
    times.http.push(answered - started);
    times.thread.push(assembled - ranked);
    times.floor.push(ranked - answered);
  }
  const floorMs = median(times.floor);
  const row = (through: Row['through'], measuredMs: number, bound: number): Row => ({
    bench: 'context',
    through,
    counted: `${CHUNKS} chunks of ${CHARACTERS} characters, ${ROUNDS} rounds`,
    measuredMs,
    floorMs,
    figure: { label: 'ratio', value: measuredMs / floorMs, bound },
    note: 'floor is the ranking alone',
  });
  return [row('editor', median(times.thread), BOUND), row('service', median(times.http), BOUND_OVER_HTTP)];
}

const WITHOUT_LIMITS = {
  FAIRCOPY_LIMIT_DESKTOP_PER_MINUTE: '0',
  FAIRCOPY_LIMIT_DESKTOP_SESSION_PER_MINUTE: '0',
};

/** Pieces as full as they may be, each of another part of the texts, with names in them. */
function chunksOf(texts: readonly Text[]) {
  const all = texts.map(({ input }) => input).join('\n');
  const endless = all.repeat(Math.ceil((CHUNKS * CHARACTERS) / all.length) + 1);
  return Array.from({ length: CHUNKS }, (_, index) => {
    const head = `export function readPage${index}() {\n`;
    const content = `${head}${endless.slice(index * CHARACTERS, (index + 1) * CHARACTERS - head.length)}`;
    return { path: `src/part${index % 12}/page${index}.ts`, content, symbols: [`readPage${index}`] };
  });
}
