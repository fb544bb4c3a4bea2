import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const DASHBOARD = new URL('../../../../../deploy/grafana/faircopy.json', import.meta.url);

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
}

/** A metric's name is what stands before its labels, or alone within `label_values(…)`. */
const NAME = /([a-z_][a-z0-9_]*)\{|label_values\(([a-z0-9_]+),/g;

function namesIn(expression: string): string[] {
  return [...expression.matchAll(NAME)].map(([, before, alone]) => before ?? alone ?? '');
}

test('the Grafana dashboard asks for metrics there are, and for all of our own', async () => {
  const metrics = createMetrics();
  metrics.parts.watchEditor(() => ({ threads: 1, running: 0, waiting: 0 }));
  metrics.parts.watchStore(() => ({ open: 1, idle: 1, waiting: 0 }));
  metrics.parts.watchRedis(() => true);
  metrics.parts.watchQuota(() => 0);
  const text = await metrics.text();
  const there = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    there.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) there.add(`${name}_${part}`);
  }
  const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  const panels = (dashboard.panels as Panel[]).filter(({ type }) => type !== 'row');
  const asked = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)));
  asked.push(
    ...dashboard.templating.list.flatMap((one: { definition?: string }) => namesIn(one.definition ?? '')),
  );
  expect(asked.filter((name) => !there.has(name))).toEqual([]);
  for (const { title, targets = [] } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
  const ours = [...there].filter(
    (name) => /^(faircopy|http|gen_ai)_/.test(name) && text.includes(`TYPE ${name} `),
  );
  const shown = (name: string) => asked.some((one) => one === name || one.startsWith(`${name}_`));
  expect(ours.filter((name) => !shown(name))).toEqual([]);
});
