import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';

function change(feedback: string, model = libraryModel) {
  return revise(model, feedback, 'Data Model');
}

describe('an entity that is told in several sentences', () => {
  for (const feedback of [
    'shelf_copy is missing as a table, nobody noticed. PK is (loan_id, member_id), columns copies and damaged, both int >= 0',
    'we forgot the shelf_copy table! columns copies and damaged, both int >= 0. primary key (loan_id, member_id)',
  ])
    it(`comes with its key and types in all places: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output).toContain(
        '| `shelf_copy` | `loan_id`, `member_id` | `loan_id`, `member_id`, `copies`, `damaged` |',
      );
      expect(output).toContain('| `loan_id` | `uuid` | no | PK, FK -> loan.id |');
      expect(output).toContain('| `damaged` | `int` | not stated | – | – | >= 0 | internal |');
      expect(output).toContain('    uuid loan_id PK, FK\n');
      expect(output).toContain('  loan ||--o{ shelf_copy : has\n');
      expect(output).toContain('- One `member` has any number of `shelf_copy`, by `shelf_copy.member_id`.');
      expect(output).toContain('  PRIMARY KEY (loan_id, member_id),\n');
      expect(output).not.toContain('noticed');
    });

  it('keeps the values of a field together', async () => {
    const { output } = await change(
      'where are the fines?? add an entity fine with loan_id, cents numeric(8,2), state (open, paid, waived)',
    );
    expect(output).toContain(
      "  cents numeric(8,2),\n  state text CHECK (state IN ('open', 'paid', 'waived')),",
    );
    expect(output).not.toContain('## fine\n\n| Field');
  });

  for (const feedback of [
    'where are the members?',
    'we forgot the fines',
    'the fine table is missing, I guess',
  ])
    it(`is not made of a remark: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output.match(/CREATE TABLE/gu)).toHaveLength(2);
    });
});

describe('an entity that is none', () => {
  for (const feedback of [
    "member isn't an entity, it comes from the portal. kick it out, incl. member_id on loan",
    'drop member and member_id',
  ])
    it(`goes with the field named beside it: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output).not.toMatch(/member/u);
      expect(output).toContain('  id uuid PRIMARY KEY,\n  due_at timestamp,\n  status text\n);');
    });

  it('stays where the field beside it is not found', async () => {
    const { output, applied } = await change('drop member and nickname_id');
    expect({ output, status: applied[0]?.status }).toEqual({
      output: libraryModel,
      status: 'not-understood',
    });
  });

  it('leaves fields whose names only begin alike', async () => {
    const model = libraryModel.replaceAll('due_at', 'member_id_old');
    const { output } = await change('remove member_id from loan', model);
    expect(output).toContain('  member_id_old timestamp,');
    expect(output).not.toMatch(/member_id(?!_old)/u);
  });

  it('does not go because it is spoken of', async () => {
    const { output } = await change("member isn't an entity of ours");
    expect(output).toBe(libraryModel);
  });
});

describe('traits of a field', () => {
  it('are told at once, with whose it is', async () => {
    const { output } = await change("email has to be unique for members and can't be null");
    expect(output).toContain('| `email` | `text` | no | UK | – | type assumed | personal |');
    expect(output).toContain('  email text NOT NULL UNIQUE\n');
  });

  it('may be a type with an example', async () => {
    const { output } = await change('status is varchar(20), like "open"');
    expect(output).toContain('| `status` | `varchar(20)` |');
    expect(output).toContain('  status varchar(20),');
  });

  it('give it another name in all places', async () => {
    const { output } = await change('due_at → due_on everywhere');
    expect(output).not.toContain('due_at');
    expect(output).toContain('    timestamp due_on\n');
  });
});

describe('values of a field', () => {
  it('belong to the state of what is named', async () => {
    const { output } = await change('a loan can also be lost');
    expect(output).toContain("CHECK (status IN ('open', 'returned', 'lost'))");
  });

  it('are no traits of it', async () => {
    const { output } = await change('email is unique for members, not for guests');
    expect(output).not.toContain('CHECK (email');
  });
});
