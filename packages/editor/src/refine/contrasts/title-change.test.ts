import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Bakery tour, notes of Tuesday

## Summary

This specification covers “Bakery tour, notes of Tuesday”. Vans start at 4:00.
`;

it.each([
  "the title is way too long, just call it 'Van plan'",
  'Title is misleading, should be "Van plan".',
  'Der Titel soll „Van plan“ lauten, bitte.',
  'Le titre devrait être « Van plan »',
])('the title changes, also where the document quotes it: %s', async (feedback) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  expect(output).toBe(spec.replaceAll('Bakery tour, notes of Tuesday', 'Van plan'));
});
