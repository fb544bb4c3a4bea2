import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const rfc = `# Ofen

## Anforderungen

- **FR-1:** Töpfer MÜSSEN den Ofen buchen.

## Alternativen

- Gasofen (zu teuer, und laut), alter Holzofen (braucht Aufsicht, auch nachts).
- Nichts tun.
`;
const refine = async (feedback: string) => (await revise(rfc, feedback, 'Technical Spec')).output;

describe('things that one item lists together', () => {
  it.each([
    'Gasofen und Holzofen bitte als zwei getrennte Punkte bei den Alternativen',
    'list Gasofen and Holzofen as separate bullets',
  ])('stand in items of their own: %s', async (feedback) => {
    expect(await refine(feedback)).toContain(
      '- Gasofen (zu teuer, und laut)\n- Alter Holzofen (braucht Aufsicht, auch nachts)\n- Nichts tun.',
    );
  });

  it.each([
    'Gasofen und Elektroofen bitte als zwei getrennte Punkte bei den Alternativen',
    'Töpfer und Ofen bitte als zwei getrennte Punkte',
  ])('stay where one of them is not listed: %s', async (feedback) => {
    expect(await refine(feedback)).toContain('- Gasofen (zu teuer, und laut), alter Holzofen');
  });
});
