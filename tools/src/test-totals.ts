import { readFileSync } from 'node:fs';
import { addTotals, totalsLines, totalsOf } from './totals.ts';

/** `node tools/src/test-totals.ts report.json …`: prints the closing line of a run from vitest's JSON reports. */
const paths = process.argv.slice(2);
const totals = paths.map((path) => totalsOf(readFileSync(path, 'utf8'))).reduce(addTotals);
for (const line of totalsLines(totals)) console.log(line);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
