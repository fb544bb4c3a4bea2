import { collectDefaultMetrics, Registry } from 'prom-client';

let ofProcess: Registry | undefined;

/**
 * What holds for the whole process, however many services it runs: processor time, memory, garbage collection, and how late
 * the event loop is.
 */
export function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
