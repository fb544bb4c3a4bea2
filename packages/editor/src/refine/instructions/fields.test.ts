import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';
import { roomsApi } from '../samples/rooms-api.ts';

function changeModel(feedback: string) {
  return revise(libraryModel, feedback, 'Data Model');
}

function changeApi(feedback: string) {
  return revise(roomsApi, feedback, 'API Design');
}

describe('fields of a data model', () => {
  for (const feedback of [
    'the member also has a bio and a photo url',
    'add bio and photo_url to member',
    'members need a bio and a photo url',
    'we also store a bio and a photo url per member',
    'add in member: bio, photo url',
  ]) {
    it(`come into table, overview, diagram and script: ${feedback}`, async () => {
      const { output } = await changeModel(feedback);
      expect(output).toContain('| `member` | `id` | `id`, `name`, `email`, `bio`, `photo_url` |');
      expect(output).toContain('| `bio` | `text` | not stated | – | – | type assumed | internal |');
      expect(output).toContain('    text email\n    text bio\n    text photo_url\n  }');
      expect(output).toContain('  email text,\n  bio text,\n  photo_url text\n);');
    });
  }

  it('take the type that is named for them, else the one their name suggests', async () => {
    const { output } = await changeModel('add weight_kg (numeric), returned_at and fee amount to loan');
    expect(output).toContain('| `weight_kg` | `numeric` | not stated | – | – | – | internal |');
    expect(output).toContain('| `returned_at` | `timestamp` |');
    expect(output).toContain('| `fee_amount` | `numeric` |');
  });

  it('point to the entity that they are called like', async () => {
    const { output } = await changeModel('add a copy of the loan id: member also needs a loan');
    expect(output).not.toContain('loan_id uuid');
    const { output: pointed } = await changeModel('member also needs a loan');
    expect(pointed).toContain('| `loan_id` | `uuid` | not stated | FK -> loan.id |');
    expect(pointed).toContain('  loan_id uuid,\n  FOREIGN KEY (loan_id) REFERENCES loan (id)\n);');
    expect(pointed).toContain('  loan ||--o{ member : has\n');
    expect(pointed).toContain('- One `loan` has any number of `member`, by `member.loan_id`.');
    expect(pointed).toContain('- `member.loan_id` is a foreign key and needs an index.');
  });

  it('may have values', async () => {
    const { output } = await changeModel('each member also has a level (basic, gold)');
    expect(output).toContain(
      '| `level` | `text` | not stated | – | – | `basic`, `gold`; type assumed | internal |',
    );
    expect(output).toContain("  level text CHECK (level IN ('basic', 'gold'))\n);");
  });

  for (const feedback of [
    'drop name and email from member',
    "we don't need name and email on member",
    "member.name and member.email aren't needed",
  ]) {
    it(`go everywhere: ${feedback}`, async () => {
      const { output } = await changeModel(feedback);
      expect(output).toContain('| `member` | `id` | `id` |');
      expect(output).not.toMatch(/email|\btext name\b|`name` \|/u);
      expect(output).toContain('CREATE TABLE member (\n  id uuid PRIMARY KEY\n);');
    });
  }

  it('that more than one entity has are not taken from all of them', async () => {
    const { output, applied } = await changeModel('drop id');
    expect(output).toBe(libraryModel);
    expect(applied[0]?.message).toContain('member and loan');
  });

  for (const feedback of [
    'member needs an example',
    'a member has many loans',
    'members need to be verified',
  ])
    it(`are not made of other words: ${feedback}`, async () => {
      const { output } = await changeModel(feedback);
      expect(output).toContain('| `member` | `id` | `id`, `name`, `email` |');
    });
});

describe('fields of an API', () => {
  it('come into the resource, the samples and the schemas', async () => {
    const { output } = await changeApi('rooms also have a floor and a phone number');
    expect(output).toContain('| `room` | `name`, `capacity`, `fax`, `floor`, `phoneNumber` |');
    expect(output.match(/"phoneNumber": "string"/gu)).toHaveLength(2);
    expect(output.match(/"phoneNumber": \{/gu)).toHaveLength(2);
  });

  for (const feedback of ['drop the fax field', "fax isn't needed in the response", 'no fax in the room'])
    it(`go from all of them: ${feedback}`, async () => {
      const { output } = await changeApi(feedback);
      expect(output).not.toContain('fax');
      expect(output).toContain('The call MUST take name and capacity.');
      expect(output).toContain('"capacity": 0\n}');
    });

  it('leave the bodies of other resources as they are', async () => {
    const { output } = await changeApi('add floor to room');
    const from = roomsApi.indexOf('### `POST /bookings`');
    expect(output).toContain(roomsApi.slice(from, roomsApi.indexOf('## OpenAPI')));
  });
});
