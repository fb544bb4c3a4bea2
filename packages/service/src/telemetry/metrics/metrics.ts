import type { GuardReport, Stage } from '@faircopy/contract';
import { Registry } from 'prom-client';
import type { ModelObserver } from '../../models/observed-model.ts';
import { modelMetrics } from './model-metrics.ts';
import { type PartMetrics, partMetrics } from './part-metrics.ts';
import { processRegistry } from './registry.ts';
import { type RequestMetrics, requestMetrics } from './request-metrics.ts';
import { writingMetrics } from './writing-metrics.ts';

/** What a service counts. No label holds anything that a caller wrote or is known by. */
export interface Metrics {
  readonly requests: RequestMetrics;
  readonly models: ModelObserver;
  readonly parts: PartMetrics;
  readonly guarded: (stage: Stage, report: GuardReport) => void;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const register = new Registry();
  return {
    requests: requestMetrics(register),
    models: modelMetrics(register),
    parts: partMetrics(register),
    guarded: writingMetrics(register),
    text: () => Registry.merge([processRegistry(), register]).metrics(),
  };
}
