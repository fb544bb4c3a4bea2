/** How many tests of one or more runs passed, failed and were skipped. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts one JSON report. A file that could not be loaded has no test of its own to fail and counts as one
 * failure, since a run that lost a file has not passed.
 */
export function totalsOf(json: string): Totals {
  const report: Report = JSON.parse(json);
  return report.testResults
    .map(({ status, assertionResults }) => {
      const count = (wanted: string): number =>
        assertionResults.filter((test) => test.status === wanted).length;
      const [passed, failed] = [count('passed'), count('failed')];
      const lost = status === 'failed' && failed === 0 ? 1 : 0;
      return { passed, failed: failed + lost, skipped: assertionResults.length - passed - failed };
    })
    .reduce(addTotals, { passed: 0, failed: 0, skipped: 0 });
}

/** The totals of two runs together. */
export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** `12 passed, 0 failed`, and before it a line on the skipped ones where there are any. */
export function totalsLines({ passed, failed, skipped }: Totals): string[] {
  const closing = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? [`${skipped} skipped`, closing] : [closing];
}
