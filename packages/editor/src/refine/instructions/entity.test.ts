import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';

describe('an entity that is missing', () => {
  for (const feedback of [
    'where is the fine table?? needs id, loan_id, amount',
    'the fine table is missing: id, loan_id and amount',
    'there is no fine entity, it needs id, loan_id, amount',
    'add an entity fine with id, loan_id and amount',
  ])
    it(`comes with its fields: ${feedback}`, async () => {
      const { output } = await revise(libraryModel, feedback, 'Data Model');
      expect(output).toContain('| `fine` | `id` | `id`, `loan_id`, `amount` |');
      expect(output).toContain('### `fine`\n');
      expect(output).toContain('| `loan_id` | `uuid` | not stated | FK -> loan.id |');
      expect(output).toContain('CREATE TABLE fine (');
    });

  for (const feedback of [
    'where is the fine table?',
    'the fine table is missing, we should talk about that first',
  ])
    it(`is not made up: ${feedback}`, async () => {
      const { output } = await revise(libraryModel, feedback, 'Data Model');
      expect(output).not.toContain('### `fine`');
    });
});
