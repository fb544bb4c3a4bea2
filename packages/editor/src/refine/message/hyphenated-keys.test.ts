import { describe, expect, it } from 'vitest';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';
import { withHyphens } from './hyphenated-keys.ts';

const plain = `# Parcel lockers

## Requirements

R1. A courier opens a locker with a code.
R2. A code is valid for 20 minutes.
R3. A full locker is reported, as R2 is.

## Open questions

- Who cleans the lockers?
`;

const lines = (text: string) => text.split('\n').filter((line) => /^R\d/u.test(line));

describe('keys that a document writes without a hyphen', () => {
  it('are taken out with their lines', async () => {
    const { output } = await revise(plain, 'remove R1 and R3', 'Technical Spec');
    expect(lines(output)).toEqual(['R2. A code is valid for 20 minutes.']);
    expect(output).toBe(plain.replace(/^R[13]\..*\n/gmu, ''));
  });

  it('change places and are numbered anew', async () => {
    const { output } = await revise(plain, 'swap R1 and R2 and renumber', 'Technical Spec');
    expect(lines(output)).toEqual([
      'R1. A code is valid for 20 minutes.',
      'R2. A courier opens a locker with a code.',
      'R3. A full locker is reported, as R1 is.',
    ]);
  });

  it('go on where a line is added', async () => {
    const { output } = await revise(
      plain,
      'add a requirement: a locker is locked at night',
      'Technical Spec',
    );
    expect(lines(output).at(-1)).toMatch(/^R4\. .*locked at night\.$/u);
  });

  it('are told as the document writes them', async () => {
    const { applied } = await revise(plain, 'drop r3', 'Technical Spec');
    expect(applied).toEqual([{ instruction: 'drop R3', status: 'applied', message: 'Removed R3.' }]);
  });

  for (const document of [
    '- **FR1:** A shop opens.\n- **FR2:** A shop closes.\n',
    '| ID | Rule |\n| --- | --- |\n| B1 | A shop opens. |\n| B2 | A shop closes. |\n',
    '### T1: Open\n\nA shop opens.\n\n### T2: Close\n\nA shop closes, see T1.\n',
    'R1 - A shop opens.\r\nR2 - A shop closes.\r\n',
    '1. S1: A shop opens.\n2. S2: A shop closes.\n',
  ])
    it(`stand as they were where nothing changes: ${JSON.stringify(document)}`, () => {
      const { document: hyphenated, asWritten } = withHyphens('drop it', document);
      expect(hyphenated).not.toBe(document);
      expect(asWritten(hyphenated)).toBe(document);
    });

  for (const document of [
    'S3 keeps the files.\n\nWe use EC2.\n',
    '- **R-1:** Late.\n- **R1:** Early.\n- **R2:** Late.\n',
    'S3: files.\nEC2: machines.\n',
  ])
    it(`are none where they number nothing: ${JSON.stringify(document)}`, () =>
      expect(withHyphens('drop it', document).document).toBe(document));
});

describe('keys that a message writes without a hyphen', () => {
  it('are those of the document', async () => {
    const { output, applied } = await revise(exportSpec, 'remove FR2', 'Technical Spec');
    expect(output).not.toContain('FR-2:');
    expect(output).toContain('FR-1:');
    expect(applied[0]?.instruction).toBe('remove FR2');
  });

  for (const [feedback, read] of [
    ['fr2 and FR 1 too', 'FR-2 and FR-1 too'],
    ['ready by Q1 2026', 'ready by Q1 2026'],
    ['Q1: yes', 'Q-1: yes'],
    ['use S3 and a 1', 'use S3 and a 1'],
  ] as const)
    it(`are read in: ${feedback}`, () =>
      expect(withHyphens(feedback, '- **FR-1:** A.\n- **FR-2:** B.\n- **Q-1:** C?\n').feedback).toBe(read));
});
