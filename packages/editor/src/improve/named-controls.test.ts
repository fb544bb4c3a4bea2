import { expect, it } from 'vitest';
import { applyEdits } from '../correct/apply.ts';
import { project } from '../correct/projection.ts';
import { read } from '../read/read.ts';
import { namedControls } from './named-controls.ts';

const named = (text: string) => {
  const source = read(text);
  return applyEdits(text, namedControls(source, project(source)));
};

it.each([
  ['Click on the button which is called "Export" twice.', 'Click on the "Export" button twice.'],
  ['Go to the tab that is named "Billing"', 'Go to the "Billing" tab'],
  ['Use the flag that is called `--dry-run`.', 'Use the `--dry-run` flag.'],
])('puts the name before what has it: «%s»', (wordy, plain) => {
  expect(named(wordy)).toBe(plain);
});

it.each([
  'The button called "Export" is a link.',
  'Click the button which is called twice.',
  'The method which is called "often" is slow.',
])('leaves «%s»', (text) => {
  expect(named(text)).toBe(text);
});
