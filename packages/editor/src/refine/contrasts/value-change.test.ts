import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Parcel lockers

## Summary

A locker opens within 4 seconds. The code is valid for three days.

## Requirements

- **FR-1:** A locker MUST open within 4 seconds of the scan.
- **FR-2:** After 4 wrong codes, the locker MUST be blocked for 20 minutes.
- **FR-3:** The code MUST be valid for three days.
- **FR-4:** The courier MUST get at most 60 parcels per tour.
- **FR-5:** The depot MUST close at 18:00 from 15 March.

## Test plan

- **T-1** (FR-1) A locker opens within 4 seconds of the scan.
- **T-2** (FR-2) Given a locker, When 4 wrong codes have been typed, Then it is blocked for 20 minutes.

## Rollout

Two depots pilot it for two weeks, then all 30 depots follow.
`;

const changed = async (feedback: string) => {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec');
  const before = spec.split('\n');
  return { lines: output.split('\n').filter((line) => !before.includes(line)), applied };
};

describe('values set against others', () => {
  it('are each changed where two of them stand together', async () => {
    const { lines } = await changed('Blocking: 45 minutes after 3 wrong codes, not 20 minutes after 4.');
    expect(lines).toEqual([
      '- **FR-2:** After 3 wrong codes, the locker MUST be blocked for 45 minutes.',
      '- **T-2** (FR-2) Given a locker, When 3 wrong codes have been typed, Then it is blocked for 45 minutes.',
    ]);
  });

  it.each([
    ['Die Pilotphase dauert fünf Wochen statt zwei. Bitte anpassen.'],
    ['La phase pilote dure cinq semaines au lieu de deux, c’est le client qui le demande.'],
    ['El piloto dura cinco semanas en vez de dos. Gracias.'],
    ['Statt zwei Wochen dauert der Pilot fünf.'],
  ])('are read in other languages and written in that of the document: %s', async (feedback) => {
    const { lines } = await changed(feedback);
    expect(lines).toEqual(['Two depots pilot it for five weeks, then all 30 depots follow.']);
  });

  it('are told apart by what is said of them', async () => {
    const { lines } = await changed('A locker opens in 6 seconds, not 4.');
    expect(lines).toHaveLength(3);
    expect(lines.every((line) => line.includes('6 seconds'))).toBe(true);
  });

  it('are each a wish of their own in one sentence', async () => {
    const { lines, applied } = await changed(
      'The courier gets 80 parcels, not 60, and the code is valid for five days instead of three. That is what ops decided.',
    );
    expect(lines).toEqual([
      'A locker opens within 4 seconds. The code is valid for five days.',
      '- **FR-3:** The code MUST be valid for five days.',
      '- **FR-4:** The courier MUST get at most 80 parcels per tour.',
    ]);
    expect(applied.every((one) => one.status === 'applied')).toBe(true);
  });

  it('are dates in any language', async () => {
    const { lines } = await changed('Das gilt ab dem 1. April, nicht ab dem 15. März.');
    expect(lines).toEqual(['- **FR-5:** The depot MUST close at 18:00 from 1 April.']);
  });

  it('are left alone where several things have the old value', async () => {
    const { lines, applied } = await changed('Please make it 5 instead of 4.');
    expect(lines).toEqual([]);
    expect(applied[0]?.status).toBe('not-understood');
    expect(applied[0]?.message).toContain('several things');
  });

  it('are counted in other words where they stand together', async () => {
    const { lines } = await changed('Pilote : 3 dépôts pendant quatre semaines au lieu de 2 pendant deux.');
    expect(lines).toEqual(['Three depots pilot it for four weeks, then all 30 depots follow.']);
  });

  it('leave what is to stay beside them', async () => {
    const { lines } = await changed('40 minutes rather than 20, the code stays at three days.');
    expect(lines).toEqual([
      '- **FR-2:** After 4 wrong codes, the locker MUST be blocked for 40 minutes.',
      '- **T-2** (FR-2) Given a locker, When 4 wrong codes have been typed, Then it is blocked for 40 minutes.',
    ]);
  });

  it('leave what the draft says of another thing', async () => {
    const { lines } = await changed('The summary is 10 sentences long, not 60.');
    expect(lines).toEqual([]);
  });
});
