import { writeFileSync } from 'node:fs';
import type { Weights } from '../src/learned/weights.ts';

/** Writes weights as JSON, a signal a line, so that two trainings can be compared. */
export function writeWeights({ labels, bias, signals }: Weights<string>, file: URL): void {
  const lines = Object.entries(signals).map(
    ([signal, pairs]) => `${JSON.stringify(signal)}:${JSON.stringify(pairs)}`,
  );
  writeFileSync(
    file,
    `{"labels":${JSON.stringify(labels)},"bias":${JSON.stringify(bias)},"signals":{\n${lines.join(',\n')}\n}}\n`,
  );
}
