import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Parcel tracking

## Summary

This specification covers “Parcel tracking”. Parcels are tracked by code. Drivers scan each code at the door. The carrier is told at night.

## Goals

- Know where a parcel is.
- Fewer calls (they annoy the staff).
- Faster refunds.

## Requirements

- **FR-1:** Drivers MUST scan each code.
- **FR-2:** The carrier MUST be told at night.
- **FR-3:** Codes MUST be unique.

## Context

Parcels are tracked by code. Customers call because they know nothing. Refunds take 9 days.
`;
const refine = (feedback: string) => revise(spec, feedback, 'Technical Spec', spec);

describe('a part that is to have so many sentences or bullets', () => {
  for (const feedback of [
    'summary is way too long, one sentence is enough',
    'the summary should be one sentence',
    'max one sentence for the summary',
    'shorten the summary to one sentence',
  ])
    it(`has its first sentences that tell something: ${feedback}`, async () => {
      expect((await refine(feedback)).output).toContain(
        '## Summary\n\nParcels are tracked by code.\n\n## Goals',
      );
    });

  it('has its first bullets', async () => {
    const { output } = await refine('goals are too long, two bullets max');
    expect(output).toBe(spec.replace('- Faster refunds.\n', ''));
  });

  it('keeps items that have a key', async () => {
    expect((await refine('requirements are too long, one bullet max')).output).toBe(spec);
  });
});

describe('a document that is too long', () => {
  it('loses what it says twice and reasons before facts', async () => {
    const { output } = await refine('too long');
    expect(output).toContain('Refunds take 9 days.');
    expect(output).toContain('FR-1:** Drivers MUST scan each code.');
    expect(output.match(/Parcels are tracked by code\./gu)).toHaveLength(1);
    expect(output).not.toContain('they annoy the staff');
    expect(output.length).toBeLessThan(spec.length * 0.87);
  });
});
