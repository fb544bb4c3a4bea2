import { describe, expect, it } from 'vitest';
import { addTotals, totalsLines, totalsOf } from './totals.ts';

const file = (status: string, ...tests: string[]): object => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const reportOf = (...testResults: object[]): string => JSON.stringify({ testResults });

describe('totals of a test report', () => {
  it('counts passed, failed and skipped tests over all files', () => {
    const report = reportOf(file('passed', 'passed', 'skipped', 'todo'), file('failed', 'failed', 'passed'));
    expect(totalsOf(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(totalsOf(reportOf(file('failed'), file('passed', 'passed')))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('closes with the passed and failed tests of several runs', () => {
    const sum = addTotals({ passed: 2, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 });
    expect(totalsLines(sum)).toEqual(['5 passed, 1 failed']);
    expect(totalsLines({ ...sum, skipped: 4 })).toEqual(['4 skipped', '5 passed, 1 failed']);
  });
});
