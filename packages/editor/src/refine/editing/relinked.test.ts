import { expect, it } from 'vitest';
import { relinked } from './relinked.ts';

it.each([
  ['Siehe FR-1 und FR-2.', 'Siehe FR-1.'],
  ['Véase FR-1, FR-2 y FR-4.', 'Véase FR-1 y FR-4.'],
  ['Zob. FR-2, FR-3 i FR-1.', 'Zob. FR-1 i FR-3.'],
  ['FR-1、FR-2を参照。', 'FR-1を参照。'],
  ['See FR-3 and FR-4.', 'See FR-3 and FR-4.'],
])('a key that goes is named once by the one it went into: %s', (text, led) => {
  expect(relinked(text, 'FR-2', 'FR-1')).toBe(led);
});
