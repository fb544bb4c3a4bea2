import type { GuardReport, Stage } from '@faircopy/contract';
import { Counter, type Registry } from 'prom-client';

/** What the preservation guard found, and what it had to do. */
export function writingMetrics(register: Registry): (stage: Stage, report: GuardReport) => void {
  const outcomes = new Counter({
    name: 'faircopy_guard_outcomes_total',
    help: 'Answers of models by what the preservation guard made of them',
    labelNames: ['stage', 'status'],
    registers: [register],
  });
  const restored = new Counter({
    name: 'faircopy_guard_restored_total',
    help: 'Protected parts that an answer had lost and the guard brought back',
    labelNames: ['stage'],
    registers: [register],
  });
  return (stage, report) => {
    outcomes.inc({ stage, status: report.status });
    if (report.restored > 0) restored.inc({ stage }, report.restored);
  };
}
