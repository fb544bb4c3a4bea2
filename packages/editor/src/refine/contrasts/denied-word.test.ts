import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const french = `# Résumer les appels

## Instructions

1. Lis les notes de l'appel avant de répondre.
2. Le style est familier.
3. Les noms des clients restent dans le résumé, tels que le conseiller les a écrits pendant l'appel.
4. Le résumé tient en quatre phrases et commence par la demande du client.
`;

describe('a word that a statement denies', () => {
  it('gives way to the other one where the document says the same with it', async () => {
    const { output } = await revise(french, 'Le style doit être sobre, pas familier.', 'Prompt', french);
    expect(output).toBe(french.replace('familier', 'sobre'));
  });

  it('is read in English', async () => {
    const text = '# Mail\n\n## Constraints\n\n- The answer is short.\n- The greeting is formal.\n';
    const { output } = await revise(text, 'The greeting should be casual, not formal', 'Prompt', text);
    expect(output).toBe(text.replace('formal', 'casual'));
  });

  it('stays where the document says it of something else', async () => {
    const { output } = await revise(french, 'Le client doit être poli, pas familier.', 'Prompt', french);
    expect(output).toBe(french);
  });
});
