import { expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const model = `# Stables

## Entities

| Entity | Key | Fields |
| --- | --- | --- |
| \`rider\` | \`id\` | \`id\`, \`name\` |
| \`horse\` | \`id\` | \`id\`, \`name\`, \`rider_id\` |

## Field tables

### \`rider\`

A rider has a name.

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`name\` | \`text\` | no | – | – | – | personal |

### \`horse\`

Horses belong to one rider as a groom and have a name.

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | – | internal |
| \`name\` | \`text\` | no | – | – | – | internal |
| \`rider_id\` | \`uuid\` | no | FK -> rider.id | – | – | internal |

## Relationships

- One \`rider\` has any number of \`horse\`, by \`horse.rider_id\`.
`;

it('what another is to an entity names it, and the sentence about it follows', async () => {
  const { output } = await revise(model, 'a horse can have several grooms', 'Data Model');
  expect(output).toContain('| `horse_rider` | `horse_id`, `rider_id` |');
  expect(output).toContain('Horses belong to any number of riders as grooms and have a name.');
  expect(output).not.toContain('`horse.rider_id`');
});

it('whether it can is only asked', async () => {
  const { output } = await revise(model, 'can a horse have several grooms?', 'Data Model');
  expect(output).toBe(model);
});

it('what nobody is to it joins no entities', async () => {
  const { output } = await revise(model, 'a horse can have several saddles', 'Data Model');
  expect(output).not.toContain('horse_rider');
});

it('a field that is said to be in a unit is split into nothing', async () => {
  const measured = model.replace(
    '| `rider_id` |',
    '| `height` | `numeric` | no | – | – | – | internal |\n| `rider_id` |',
  );
  const { output } = await revise(measured, 'height should be in cm, integer', 'Data Model');
  expect(output).toContain('| `height` | `integer` | no | – | – | in cm | internal |');
  expect(output).not.toContain('| `cm` |');
});
