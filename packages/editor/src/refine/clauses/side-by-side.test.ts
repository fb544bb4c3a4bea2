import { describe, expect, it } from 'vitest';
import { exportDraft } from '../samples/export-draft.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';
import { sideBySide } from './side-by-side.ts';

const parted: readonly (readonly [clause: string, first: string, second: string])[] = [
  [
    'replace rows with lines everywhere, and the title should be Line export',
    'replace rows with lines everywhere',
    'the title should be Line export',
  ],
  ['drop FR-3, and the batches are 50 not 500', 'drop FR-3', 'the batches are 50 not 500'],
  ['drop FR-3, rest is fine', 'drop FR-3', 'rest is fine'],
  ['timeout is 60 s, batches max 50', 'timeout is 60 s', 'batches max 50'],
  ['FR-1 is a should and FR-3 a must', 'FR-1 is a should', 'FR-3 is a must'],
];

const whole = [
  'add a risk that the disk is slow and FR-3 is lost',
  'replace the summary with: Exports are fast, and the title is short',
  'rename Design to "Writer, and the timeout is 60 s"',
  'FR-1 and FR-2 are the same',
  'drop FR-3, it is done by the store',
  'when the disk is full, the timeout is 60 s',
  'rename Risks to Risks and dangers',
];

describe('orders side by side', () => {
  for (const [clause, first, second] of parted)
    it(`are parted in "${clause}"`, () => {
      expect(sideBySide(clause, exportDraft)).toEqual([first, second]);
    });

  for (const clause of whole)
    it(`are not seen in "${clause}"`, () => {
      expect(sideBySide(clause, exportDraft)).toBeNull();
    });

  it('are each carried out', async () => {
    const { output, applied } = await revise(
      exportSpec,
      'replace rows with lines everywhere, and the title should be Line export; NFR-1 within 3 minutes, rest is fine',
      'Technical Spec',
    );
    expect(output).toContain('# Line export\n');
    expect(output).toContain('reads lines in batches');
    expect(output).toContain('finish within 3 minutes');
    expect(applied.map((one) => one.status)).toEqual(['applied', 'applied', 'applied']);
  });

  it('are told from code and brackets, in which no order begins', async () => {
    const { applied } = await revise(exportSpec, 'rename Risks to Dangers (drop, scrap)', 'Technical Spec');
    expect(applied).toHaveLength(1);
  });
});
