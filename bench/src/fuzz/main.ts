import { parseArgs } from 'node:util';
import { CHECK_NAMES } from './checks.ts';
import { inputAt } from './inputs.ts';
import { runShare } from './run-share.ts';
import type { Finding } from './share.ts';

/**
 * `npm run fuzz -- --inputs 100000 --seed 1 --threads 2`: puts hostile texts to the embedded model, each kind to each
 * operation in turn. Nothing may throw, take two seconds, lose what is protected or, where only faults are corrected,
 * change a line break. `--index N` shows one input again. Exits 1 when something was found.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
    index: { type: 'string' },
  },
});
const [inputs, seed, threads] = [Number(values.inputs), Number(values.seed), Number(values.threads)];
const SLOW_MS = 2_000;
const SHOWN = 40;

if (values.index !== undefined) {
  const index = Number(values.index);
  console.log(JSON.stringify(inputAt(seed, index)));
  await runShare({ seed, from: index, to: index + 1, slowMs: SLOW_MS }, show);
  process.exit();
}

const faulty: Finding[] = [];
const slowest = new Map<string, number>();
let done = 0;
await Promise.all(
  Array.from({ length: threads }, (_, at) => {
    const from = Math.floor((inputs * at) / threads);
    const to = Math.floor((inputs * (at + 1)) / threads);
    return runShare({ seed, from, to, slowMs: SLOW_MS }, (finding) => {
      done += 1;
      slowest.set(finding.check, Math.max(slowest.get(finding.check) ?? 0, finding.milliseconds));
      if (finding.faults.length > 0) faulty.push(finding);
      if (finding.faults.length > 0 && faulty.length <= SHOWN) show(finding);
      if (done % 10_000 === 0) console.log(`${done} of ${inputs} inputs, ${faulty.length} with faults`);
    });
  }),
);
console.log(`${done} inputs of seed ${seed}, ${faulty.length} with faults`);
for (const check of CHECK_NAMES) {
  const own = faulty.filter((finding) => finding.check === check).length;
  console.log(`${check.padEnd(10)} slowest ${Math.round(slowest.get(check) ?? 0)} ms, ${own} with faults`);
}
process.exitCode = faulty.length === 0 ? 0 : 1;

function show({ index, check, kind, faults, milliseconds }: Finding): void {
  console.log(`${index} ${check}, ${kind}, ${Math.round(milliseconds)} ms`);
  for (const fault of faults.slice(0, 3)) console.log(`    ${fault.slice(0, 600)}`);
}
