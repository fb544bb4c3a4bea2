import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

function specOf(input: string): string {
  return compose(read(input), {
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  });
}

describe('a decision that says what a part of the product does', () => {
  it.each([
    [
      'Agreed: the gate sends a photo of each lorry to the office.',
      'The gate MUST send a photo of each lorry to the office.',
    ],
    ['Decided: guests can cancel until noon.', 'Guests MUST be able to cancel until noon.'],
  ])('is a demand as well: %s', (decision, demand) => {
    const spec = specOf(`- Today the porter writes a list.\n- ${decision}\n- A list must be kept 2 years.`);
    expect(spec).toContain(`**FR-1:** ${demand}`);
    expect(spec).toMatch(/\*\*Decided\*\*\n\n- .+ \(FR-1\)\./u);
  });

  it.each([
    'Agreed: we go with Postgres.',
    'Decided: Postgres over Oracle.',
    'Decision: the team meets on Fridays.',
  ])('is none where people only choose or plan: %s', (decision) => {
    expect(
      specOf(`- Today the porter writes a list.\n- ${decision}\n- The porter must sign in.`),
    ).not.toContain('**FR-2:**');
  });
});
