import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';

describe('an entity that goes', () => {
  for (const feedback of ['drop the member entity', 'Please get rid of member.'])
    it(`takes the fields along that only point to it: ${feedback}`, async () => {
      const { output, applied } = await revise(libraryModel, feedback, 'Data Model');
      expect(output).not.toMatch(/member_id|CREATE TABLE member\b/u);
      expect(output).toContain('CREATE TABLE loan');
      expect(applied[0]?.message).toContain('loan.member_id');
    });
});

describe('fields of several entities in one order', () => {
  it('are those of the entity named beside them, else of the only one that has them', async () => {
    const { output } = await revise(libraryModel, 'due_at and member email are mandatory', 'Data Model');
    expect(output).toMatch(/`due_at` \| `\w+` \| no \|/u);
    expect(output).toMatch(/`email` \| `\w+` \| no \|/u);
  });
});

describe('an entity of two words that is missing', () => {
  it('is added under one name', async () => {
    const { output } = await revise(
      libraryModel,
      'The late fee entity is missing: id, loan_id, cents (integer)',
      'Data Model',
    );
    expect(output).toContain('CREATE TABLE late_fee (');
    expect(output).toContain('  cents integer');
  });
});
