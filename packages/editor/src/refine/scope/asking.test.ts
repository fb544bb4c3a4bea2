import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Ferry timetable

## Context

The timetable is printed by hand in 3 harbours, and the old posters stay up for 14 days.

## Risks

The printers jam in winter.
`;

it.each(['where did the posters go?', "Where's the 14 days rule?", 'Wo ist die Sache mit den 14 Tagen?'])(
  'who misses what the text speaks of asks about it: %s',
  async (feedback) => {
    expect((await revise(spec, feedback, 'Technical Spec')).isOutOfScope).toBe(false);
  },
);

it.each([
  'where is the nearest pizza place?',
  'Where did the 1990 world cup take place?',
  'wo ist der Bahnhof?',
])('who looks for something else does not: %s', async (feedback) => {
  const { isOutOfScope, output } = await revise(spec, feedback, 'Technical Spec');
  expect([isOutOfScope, output]).toEqual([true, spec]);
});
