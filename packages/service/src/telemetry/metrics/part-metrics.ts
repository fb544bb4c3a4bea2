import { Gauge, type Registry } from 'prom-client';
import type { Query, StoreLoad } from '../../storage/storage.ts';
import { createDistribution } from './distribution.ts';

/** Seconds of a query. */
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];

/** What the editor's threads have to do at a moment. */
interface EditorLoad {
  readonly threads: number;
  readonly running: number;
  readonly waiting: number;
}

/** Parts that are asked for their state whenever the metrics are read. */
export interface PartMetrics {
  watchEditor(load: () => EditorLoad): void;
  watchStore(load: () => StoreLoad): void;
  watchRedis(isThere: () => boolean): void;
  /** @param held tokens, where this process alone holds them */
  watchQuota(held: () => number): void;
  queried(query: Query): void;
}

export function partMetrics(register: Registry): PartMetrics {
  const queries = createDistribution(register, {
    name: 'faircopy_store_query_duration_seconds',
    help: 'Time of a query of the store',
    labelNames: ['kind', 'outcome'],
    buckets: QUERY_SECONDS,
  });
  return {
    watchEditor: (load) => {
      gauge(register, 'faircopy_editor_threads', 'Threads the editor may use', () => load().threads);
      byState(register, 'faircopy_editor_tasks', 'Tasks of the editor', () => {
        const { running, waiting } = load();
        return { running, waiting };
      });
    },
    watchStore: (load) =>
      byState(
        register,
        'faircopy_store_connections',
        'Connections to the store, and who waits for one',
        () => {
          const { open, idle, waiting } = load();
          return { used: open - idle, idle, waited_for: waiting };
        },
      ),
    watchRedis: (isThere) =>
      gauge(register, 'faircopy_redis_up', '1 while limits are counted in Redis, 0 while they are not', () =>
        Number(isThere()),
      ),
    watchQuota: (held) =>
      gauge(register, 'faircopy_quota_held_tokens', 'Managed tokens held for requests under way', held),
    queried: ({ kind, failed, seconds }) => queries.series(kind, failed ? 'error' : 'ok').observe(seconds),
  };
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}

function byState(register: Registry, name: string, help: string, read: () => Record<string, number>): void {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, value] of Object.entries(read())) this.set({ state }, value);
    },
  });
}
