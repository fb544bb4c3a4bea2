import { describe, expect, it } from 'vitest';
import { libraryModel } from '../samples/library-model.ts';
import { revise } from '../samples/revise.ts';
import { roomsApi } from '../samples/rooms-api.ts';

const model = libraryModel.replace(
  '# Library\n',
  '# Library\n\nA loan is open or returned. In the loan list, loans stand by due date. Member: name, email.\n',
);

describe('another name for a record', () => {
  for (const feedback of [
    'call it issue, not loan, everywhere',
    'rename loan to issue',
    'loans should be called issues',
    'we say issue, not loan',
  ]) {
    it(`stands wherever the model speaks of it: ${feedback}`, async () => {
      const { output } = await revise(model, feedback, 'Data Model');
      expect(output).not.toMatch(/loan/iu);
      expect(output).toContain('An issue is open or returned. In the issue list, issues stand by due date.');
      expect(output).toContain('### `issue`\n');
      expect(output).toContain('CREATE TABLE issue (');
      expect(output).toContain('member ||--o{ issue : has');
    });
  }

  it('stands in foreign keys', async () => {
    const { output } = await revise(libraryModel, 'rename member to reader', 'Data Model');
    expect(output).toContain('FOREIGN KEY (reader_id) REFERENCES reader (id)');
    expect(output).not.toContain('member');
  });

  it('stands in the paths, operation ids and schemas of an API', async () => {
    const { output } = await revise(roomsApi, 'rename room to hall everywhere', 'API Design');
    expect(output).not.toMatch(/room/iu);
    expect(output).toContain('| POST | `/halls` | `hall` |');
    expect(output).toContain('"operationId": "postHalls"');
    expect(output).toContain('"$ref": "#/components/schemas/Hall"');
    expect(output).toContain('Who may book a hall?');
  });

  it('leaves what begins with the same name', async () => {
    const orders = libraryModel
      .replaceAll('member_id', 'x_id')
      .replaceAll('member', 'order')
      .replaceAll('loan', 'order_item');
    const { output } = await revise(orders, 'rename order to purchase', 'Data Model');
    expect(output).toContain('### `order_item`');
    expect(output).toContain('### `purchase`');
    expect(output).toContain('purchase ||--o{ order_item : has');
  });

  it('is not given twice', async () => {
    const { output } = await revise(libraryModel, 'rename loan to member', 'Data Model');
    expect(output).toBe(libraryModel);
  });
});

describe('another name for a field', () => {
  it('stands in table, script and the sentences that list the fields', async () => {
    const { output } = await revise(model, 'email should be called mail_address', 'Data Model');
    expect(output).toContain('Member: name, mail_address.');
    expect(output).toContain('| `mail_address` | `text` |');
    expect(output).toContain('  mail_address text\n);');
    expect(output).not.toContain('email');
  });

  it('stands in samples and schemas of an API', async () => {
    const { output } = await revise(roomsApi, 'capacity should be called seats', 'API Design');
    expect(output).not.toContain('capacity');
    expect(output.match(/"seats": 0/gu)).toHaveLength(2);
  });

  it('is no type', async () => {
    const { output } = await revise(libraryModel, 'change email to varchar', 'Data Model');
    expect(output).toContain('| `email` | `varchar` |');
  });
});
