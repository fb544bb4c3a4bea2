import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const model = `# Shop

## Entities

### \`product\`

Products have a sku and a title with up to 80 characters.

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`sku\` | \`varchar(80)\` | no | – | – | – | internal |
| \`title\` | \`varchar(80)\` | no | – | – | with up to 80 characters | internal |

## DDL

\`\`\`sql
CREATE TABLE product (
  id uuid PRIMARY KEY,
  sku varchar(80),
  title varchar(80)
);
\`\`\`
`;

it('a longer field is told as such by its row, its sentences and its script', async () => {
  const { output } = await revise(model, 'product.title gets 120 characters', 'Data Model');
  expect(output).toContain('a title with up to 120 characters.');
  expect(output).toContain('| `title` | `varchar(120)` | no | – | – | with up to 120 characters |');
  expect(output).toContain('  title varchar(120)');
  expect(output).toContain('  sku varchar(80),');
});

it.each(['title up to 120 chars rather than 80', 'widen product.title to 120'])(
  'no row has another type than its script: %s',
  async (feedback) => {
    const { output } = await revise(model, feedback, 'Data Model');
    expect(output.includes('`title` | `varchar(120)`')).toBe(output.includes('  title varchar(120)'));
  },
);
