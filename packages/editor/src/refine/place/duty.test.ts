import { describe, expect, it } from 'vitest';
import { exportInput, exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';
import { dutyIn } from './duty.ts';

describe('what a person is to do by when', () => {
  it.each([
    'Petra should clarify the encoding with the supplier by Friday',
    'Tomasz must find out how the keys are moved by June',
    'Frau Lindner soll den Datenschutz bis zum 15. September klären',
    'Herr Vogt prüft bis zum 1. August die Schnittstelle',
  ])('is told by "%s"', (clause) => expect(dutyIn(clause)).not.toBeNull());

  it.each([
    'Exports must finish by Friday',
    'Users should see the progress until the end of the run',
    'Petra exports the file by hand',
    'The job should run before Monday',
  ])('is not told by "%s"', (clause) => expect(dutyIn(clause)).toBeNull());

  const withPeople = `${exportSpec}\n## Rollout and rollback\n\n**People and dates**\n\n- Petra asks the supplier about the encoding.\n`;

  it('stands among people and dates, and is no requirement', async () => {
    const { output } = await revise(
      withPeople,
      'Tomasz should check with the bank by 12 May',
      'Technical Spec',
      exportInput,
    );
    expect(output).toContain('encoding.\n- Tomasz should check with the bank by 12 May.');
    expect(output).not.toMatch(/FR-4|SHOULD check/u);
  });

  it('takes the place of what is said there of the same person and matter', async () => {
    const { output } = await revise(
      withPeople,
      'Petra should ask the supplier about the encoding by Friday',
      'Technical Spec',
      exportInput,
    );
    expect(output).toContain(
      '**People and dates**\n\n- Petra should ask the supplier about the encoding by Friday.',
    );
  });

  it('is refused where the document has no place for it', async () => {
    const { output, applied } = await revise(
      exportSpec,
      'Petra should clarify the retention by Friday',
      'Technical Spec',
      exportInput,
    );
    expect(output).toBe(exportSpec);
    expect(applied[0]?.message).toContain('who does something by when');
  });
});
