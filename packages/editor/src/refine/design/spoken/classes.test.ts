import { describe, expect, it } from 'vitest';
import { libraryModel } from '../../samples/library-model.ts';
import { revise } from '../../samples/revise.ts';
import { readClass } from './classes.ts';

describe('a field is classified as it is called', () => {
  it.each([
    ['is personal data too', 'personal'],
    ['ist personenbezogen', 'personal'],
    ['est une donnée personnelle', 'personal'],
    ['es un dato personal', 'personal'],
    ['classification should be secret', 'secret'],
    ['is not personal', 'internal'],
    ['ist keine personenbezogene Angabe', 'internal'],
    ['is a name of a person', null],
    ['holds the personality test', null],
  ])('%s', (words, classification) => {
    expect(readClass(words)?.classification ?? null).toBe(classification);
  });

  it.each([
    'loan.status is personal data!!',
    'Das Feld status ist personenbezogen',
    'status: classify as personal',
  ])('in its row alone: %s', async (feedback) => {
    const { output } = await revise(libraryModel, feedback, 'Data Model');
    const [row = ''] = output.split('\n').filter((line) => line.startsWith('| `status`'));
    expect(row).toMatch(/\| personal \|$/u);
    expect(output.replace(row, '')).toBe(
      libraryModel.replace(libraryModel.split('\n').find((line) => line.startsWith('| `status`')) ?? '', ''),
    );
  });
});
