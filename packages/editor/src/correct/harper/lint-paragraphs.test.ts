import { expect, it } from 'vitest';
import { lintParagraphs } from './lint-paragraphs.ts';
import { lintEnglish } from './linter.ts';

const FAULTY = 'This is an test of of it.';
const SOUND = 'Nothing is wrong here.';

it('finds in each paragraph what a lint of the whole finds there', async () => {
  const prose = [SOUND, FAULTY, '😀 It has a error.', SOUND, FAULTY].join('\n\n');
  const whole = await lintEnglish(prose, 'american');
  expect(await lintParagraphs(prose, 'american')).toEqual(whole);
  expect(await lintParagraphs(prose, 'american')).toEqual(whole);
});

it('places the findings of paragraphs it knows where they stand now', async () => {
  const [first] = await lintParagraphs(FAULTY, 'american');
  const [moved] = await lintParagraphs(`${SOUND}\n\n${FAULTY}`, 'american');
  expect(moved?.from).toBe((first?.from ?? 0) + SOUND.length + 2);
});

it('lints nothing where there is nothing', async () => {
  expect(await lintParagraphs('', 'british')).toEqual([]);
});
