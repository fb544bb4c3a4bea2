import { Counter, Gauge, type Registry } from 'prom-client';
import type { Fault } from '../../errors.ts';
import { createDistribution } from './distribution.ts';

/** From a check of a key to a long document of a slow vendor, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface AnsweredRequest {
  readonly method: string;
  /** As the route writes its path, never as the caller does. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Rate, errors and duration of every route, and why requests were refused. */
export interface RequestMetrics {
  began(): void;
  /** The request is over, answered or not. */
  left(): void;
  answered(request: AnsweredRequest): void;
  failed(fault: Pick<Fault, 'code' | 'quota'>): void;
  /** @param limit the name of the rate limit that refused */
  limited(limit: string): void;
}

export function requestMetrics(register: Registry): RequestMetrics {
  const durations = createDistribution(register, {
    name: 'http_server_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: SECONDS,
  });
  let active = 0;
  new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests under way',
    registers: [register],
    collect() {
      this.set(active);
    },
  });
  const faults = new Counter({
    name: 'faircopy_faults_total',
    help: 'Answers that were errors, by error code',
    labelNames: ['code'],
    registers: [register],
  });
  const quotaRefusals = new Counter({
    name: 'faircopy_quota_refusals_total',
    help: 'Requests refused because a quota was used up, by quota',
    labelNames: ['quota'],
    registers: [register],
  });
  const limitRefusals = new Counter({
    name: 'faircopy_limit_refusals_total',
    help: 'Requests refused by a rate limit, by limit',
    labelNames: ['limit'],
    registers: [register],
  });
  return {
    began: () => {
      active += 1;
    },
    left: () => {
      active -= 1;
    },
    answered: ({ method, route, status, seconds }) =>
      durations.series(method, route, String(status)).observe(seconds),
    failed: ({ code, quota }) => {
      faults.inc({ code });
      if (quota !== undefined) quotaRefusals.inc({ quota: quota.quotaKey });
    },
    limited: (limit) => limitRefusals.inc({ limit }),
  };
}
