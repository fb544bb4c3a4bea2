import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Bakery tour

## Summary

Vans start at 4:00 (nora). Fridges are checked on Mondays (paul), see the plan (draft).

## Open questions

- **Q-1:** Who washes the vans (nora)?
`;
const without = `# Bakery tour

## Summary

Vans start at 4:00. Fridges are checked on Mondays, see the plan (draft).

## Open questions

- **Q-1:** Who washes the vans?
`;

it.each([
  "Drop the '(nora)' and '(paul)' notes everywhere, nobody outside needs them.",
  'could you take out nora and paul in brackets?',
  'Please remove all names in parentheses.',
  'Die Namen in Klammern bitte überall streichen, danke!',
  'Enlève les noms entre parenthèses partout.',
  'Quita los nombres entre paréntesis, por favor.',
])('names in brackets go and nothing else does: %s', async (feedback) => {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec');
  expect(output).toBe(without);
  expect(applied.map((one) => one.status)).toEqual(['applied']);
});
