import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';
import { featureKey, PackedWeights, packWeights, weightKey } from './weights.ts';

const keyOf = (name: string) => weightKey(featureKey(hashOf(name), 1), 0);

it('gives back what was packed, about as it was, and 0 for nearly all that was not', () => {
  const names = Array.from({ length: 700 }, (_, at) => `feature ${at}`);
  const packed = new PackedWeights(
    packWeights(
      names.map((name, at) => [keyOf(name), (at - 350) / 200] as const),
      10,
    ),
  );
  const differences = names.map((name, at) => Math.abs(packed.get(keyOf(name)) - (at - 350) / 200));
  expect(differences.filter((difference) => difference > 0.1).length).toBeLessThan(14);
  const strangers = names.map((name) => packed.get(keyOf(`another ${name}`)));
  expect(strangers.filter((weight) => weight !== 0).length).toBeLessThan(30);
});

it('keeps the weights of a feature for each member apart', () => {
  const key = featureKey(hashOf('left: on'), 7);
  const packed = new PackedWeights(
    packWeights(
      [
        [weightKey(key, 0), 1],
        [weightKey(key, 1), -1],
      ],
      4,
    ),
  );
  expect(packed.get(weightKey(key, 0))).toBeGreaterThan(0.9);
  expect(packed.get(weightKey(key, 1))).toBeLessThan(-0.9);
});
