import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const modele = `# Animalerie

## Tableaux de champs

### \`animal\`

Un animal a un nom et un état (sain, malade).

| Nom | Type | Nul | Clé | Défaut | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | non | PK | – | – | interne |
| \`etat\` | \`text\` | non précisé | – | – | \`sain\`, \`malade\` | interne |

## Énumérations

| Champ | Valeurs |
| --- | --- |
| \`animal.etat\` | \`sain\`, \`malade\` |

## DDL

\`\`\`sql
CREATE TABLE animal (
  id uuid PRIMARY KEY,
  etat text CHECK (etat IN ('sain', 'malade'))
);
\`\`\`
`;

describe('orders in other languages about a named part', () => {
  it('give a field one more value wherever the model shows it', async () => {
    const { output } = await revise(modele, "L'etat peut aussi être « adopté ».", 'Data Model');
    expect(output).toContain("etat IN ('sain', 'malade', 'adopté')");
    expect(output).toContain('| `animal.etat` | `sain`, `malade`, `adopté` |');
  });

  it('rename a field and a heading', async () => {
    const field = await revise(modele, 'Renomme le champ etat en condition.', 'Data Model');
    expect(field.output).toContain('condition text CHECK (condition IN');
    const heading = await revise(
      '# Plan\n\n## Ziele\n\n- Eins.\n',
      'Die Überschrift „Ziele“ soll „Zwecke“ heißen.',
      'Optimize',
    );
    expect(heading.output).toBe('# Plan\n\n## Zwecke\n\n- Eins.\n');
  });
});
