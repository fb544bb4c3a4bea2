import { writeFileSync } from 'node:fs';
import type { LearnedWeights } from '../src/learned/weights.ts';

/** Writes weights as JSON, a signal a line, so that two trainings can be compared. */
export function writeWeights({ labels, bias, signals }: LearnedWeights<string>, file: URL): void {
  const lines = [...signals].map(([signal, pairs]) => `${JSON.stringify(signal)}:${JSON.stringify(pairs)}`);
  writeFileSync(
    file,
    `{"labels":${JSON.stringify(labels)},"bias":${JSON.stringify(bias)},"signals":{\n${lines.join(',\n')}\n}}\n`,
  );
}
