import { access } from './access.ts';
import { context } from './context.ts';
import { corrections } from './corrections.ts';
import { events } from './events.ts';
import { health } from './health.ts';
import { history } from './history.ts';
import { mixed, mixedHalfHour } from './mixed/mixed.ts';
import { reconciliation } from './reconciliation.ts';
import { repeat } from './repeat.ts';
import { passed, type Row } from './row.ts';
import { scale } from './scale.ts';
import { start } from './start.ts';
import { streams } from './streams/streams.ts';
import { table } from './table.ts';
import { readTexts, type Text } from './texts.ts';
import { translation } from './translation.ts';

/**
 * `npm run bench`, or `npm run bench -- corrections health` for some of them. Each bench is held against a floor
 * measured in the same run. Exits 1 when a bound is broken.
 */
const BENCHES: Readonly<Record<string, (texts: readonly Text[]) => Promise<Row[]>>> = {
  corrections,
  repeat,
  translation,
  health,
  access,
  streams,
  start,
  scale,
  context,
  reconciliation,
  events,
  history,
  mixed,
};
/** Only where they are named. */
const LONG: typeof BENCHES = { 'mixed-half-hour': mixedHalfHour };

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BENCHES);
const texts = readTexts();
const rows: Row[] = [];
for (const name of wanted) {
  const bench = BENCHES[name] ?? LONG[name];
  if (bench === undefined)
    throw new Error(`no bench "${name}"; there are ${Object.keys({ ...BENCHES, ...LONG }).join(', ')}`);
  rows.push(...(await bench(texts)));
}
console.log(table(rows));
process.exitCode = rows.every(passed) ? 0 : 1;
