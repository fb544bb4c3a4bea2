import { expect, it } from 'vitest';
import { withSpeakersInLine } from './bare-speakers.ts';

it('puts each line of a talk behind the name that stands above it', () => {
  const talk = 'Mara (PM)\nwe need reminders\none a day\nTom\nby sms?\n\nMara (PM)\nyes\nTom\nok';
  expect(withSpeakersInLine(talk)).toBe(
    'Mara (PM): we need reminders\nMara (PM): one a day\nTom: by sms?\n\nMara (PM): yes\nTom: ok',
  );
});

it.each([
  'Login\n- must be fast\nSearch\n- must be fast',
  'Risks\nnone\nRisks\nmany',
  'Costs\na\nb\nc\nd\ne\nf\ng\nh\nCosts\nTeam\na\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nTeam\nz',
  'Hi\nwe need a page.\nThanks\nTom',
])('leaves «%s»', (text) => {
  expect(withSpeakersInLine(text)).toBe(text);
});
