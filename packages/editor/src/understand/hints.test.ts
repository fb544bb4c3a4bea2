import { expect, it } from 'vitest';
import { hintOf } from './hints.ts';

it.each([
  ["What's open:", 'question'],
  ['Open points', 'question'],
  ['Service, to be cleaned up before we open it to customers', null],
  ['Who / when', 'schedule'],
  ['Dashboards', 'observability'],
  ['Dashboard:', 'observability'],
  ['Grafana dashboard', 'observability'],
  ['New dashboard', null],
  ['Dashboards and alerts', 'observability'],
  ['design review notes, new dashboard', null],
  ['Design notes', 'design'],
])('takes «%s» for what announces %s', (line, kind) => {
  expect(hintOf(line)).toBe(kind);
});
