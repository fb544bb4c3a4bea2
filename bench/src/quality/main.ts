import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { detection } from './detection.ts';
import { docs } from './docs.ts';
import { grammarSlips } from './grammar-slips.ts';
import { improvements } from './improvements.ts';
import { jfleg } from './jfleg.ts';
import { languages } from './languages.ts';
import { listedTypos } from './listed-typos.ts';
import { madeTypos } from './made-typos.ts';
import { type Findings, type Measure, MissingData, reaches } from './measure.ts';
import { ranking } from './ranking/ranking.ts';
import { table } from './table.ts';

/**
 * `npm run quality -- --data FOLDER`: how good corrections are, and the ranking of contexts. Names of measures after it run only those; `--most N` bounds
 * how many texts or words of a kind are taken, `--cases FILE` writes every case down. Without its data a measure is
 * skipped and says where to get it. Exits 1 when a figure misses its bound.
 */
const MEASURES: Readonly<Record<string, Measure>> = {
  jfleg,
  'listed-typos': listedTypos,
  'made-typos': madeTypos,
  'grammar-slips': grammarSlips,
  docs,
  improvements,
  languages,
  ranking,
  detection,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, most: { type: 'string' }, cases: { type: 'string' } },
});
const options = { data: values.data ?? null, most: Number(values.most ?? 2_000) };
const found: Findings[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(MEASURES)) {
  const measure = MEASURES[name];
  if (measure === undefined)
    throw new Error(`no measure "${name}"; there are ${Object.keys(MEASURES).join(', ')}`);
  try {
    found.push(...(await measure(options)));
  } catch (fault) {
    if (!(fault instanceof MissingData)) throw fault;
    console.log(`skipped ${name}: ${fault.message}`);
  }
}
console.log(table(found));
if (values.cases !== undefined)
  writeFileSync(values.cases, `${found.flatMap(({ cases = [] }) => cases).join('\n')}\n`);
process.exitCode = found.every(({ figures }) => figures.every(reaches)) ? 0 : 1;
