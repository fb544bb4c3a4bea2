import { expect, it } from 'vitest';
import { hintOf, labelOf } from './hints.ts';

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

it('takes a part of a report for a label by its type alone, and no other bold word', () => {
  expect(labelOf('**Expected** the delivery fails')).toMatchObject({
    kind: 'requirement',
    rest: 'the delivery fails',
  });
  expect(labelOf('**Risk** is low')).toBeNull();
});
