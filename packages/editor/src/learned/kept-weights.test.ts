import { expect, test } from 'vitest';
import { bytesOf, weightsOf } from './kept-weights.ts';
import { sumsOf } from './weights.ts';

const written = {
  labels: ['goal', 'risk', 'question'],
  bias: [0.5, -0.25, 0],
  signals: { 'w:könnte': [1, 0.5, 2, -0.12], '': [0, 2], 'w:何': [2, 1.5], 'w:none': [] },
} as const;

function kept() {
  const parts = bytesOf(written).map((part) => new Uint8Array(part));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return weightsOf(whole.buffer);
}

test('weights are the same once they were kept', () => {
  const { labels, bias, signals } = kept();
  expect({ labels, bias }).toEqual({ labels: written.labels, bias: written.bias });
  for (const [signal, pairs] of Object.entries(written.signals)) {
    const { perOne = NaN } = signals;
    const found = Array.from(signals.get(signal) ?? [NaN], (one, at) => (at % 2 === 0 ? one : one / perOne));
    expect(found).toEqual([...pairs]);
  }
});

test('what was not learned says nothing', () => {
  expect(kept().signals.get('w:konnte')).toBeUndefined();
  expect(sumsOf(['w:konnte', '', 'w:何'], kept())).toEqual([2.5, -0.25, 1.5]);
});
