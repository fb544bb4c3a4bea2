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

it('lints a long text in portions, and finds in each paragraph what a lint of it alone finds', async () => {
  const paragraphs = [
    '',
    ...Array.from({ length: 90 }, (_, at) => `Page ${at} of the guide. ${FAULTY} ${SOUND}`),
  ];
  const found = await lintParagraphs(paragraphs.join('\n\n'), 'american');
  const alone = await lintEnglish(paragraphs[1] ?? '', 'american');
  expect(alone.length).toBeGreaterThan(0);
  const starts = paragraphs.map((_, at) => paragraphs.slice(0, at).join('\n\n').length + 2);
  for (const [at, paragraph] of paragraphs.entries()) {
    if (at === 0) continue;
    const start = starts[at] ?? 0;
    const own = found.filter(({ from }) => from >= start && from < start + paragraph.length);
    const shift = start + paragraph.length - (paragraphs[1] ?? '').length;
    expect(own.map(({ from, to }) => [from - shift, to - shift])).toEqual(
      alone.map(({ from, to }) => [from, to]),
    );
  }
});

it('lints nothing where there is nothing', async () => {
  expect(await lintParagraphs('', 'british')).toEqual([]);
});

it('leaves a long row of marks to itself, and lints what stands beside it', async () => {
  const marks = `${'„'.repeat(2_000)} ${FAULTY}`;
  expect(await lintParagraphs(marks, 'american')).toEqual([]);
  const [beside] = await lintParagraphs(`${marks}\n\n${FAULTY}`, 'american');
  expect(beside?.from).toBeGreaterThan(marks.length);
});
