import { describe, expect, it } from 'vitest';
import { createEditor } from '../../editor.ts';

const editor = createEditor();

async function design(input: string): Promise<string> {
  const { output } = await editor.translate({
    input,
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  return /^## (?:Design|Conception)$(.*?)^## /msu.exec(output)?.[1]?.trim() ?? '';
}

describe('the design of a specification', () => {
  it('tells a flow in the order of the text, with the demands that it is made of', async () => {
    const told = await design(
      'A guest scans the code at the table and sees the menu. The guest sends the order. When the kitchen accepts it, the waiter gets a message. Then the guest pays with a card. Orders are kept for 30 days. The page must load within 2 s.',
    );
    expect(told).toMatch(/\*\*Flow\*\*\n\n1\. .*scans the code.*\(FR-1\)\.\n2\. .*\n3\. When the kitchen/u);
    expect(told).not.toContain('30 days');
  });

  it('keeps steps together that the text has numbered', async () => {
    const told = await design(
      '# mailsort\n\nSorts mails.\n\n## How it works\n\n1. the relay calls `/hooks/mail`\n2. we fetch the body and find the address\n3. the result is kept in redis for 6h\n\n## Todo\n\n- retry when the relay answers 429\n',
    );
    expect(told).toMatch(/1\. .*`\/hooks\/mail`\.\n2\. .*\n3\. /u);
  });

  it('takes what its writers want for no step, in other languages neither', async () => {
    const told = await design(
      'On veut remplacer le planning. Un bénévole choisit un créneau dans la liste. Quand le créneau est complet, le suivant reçoit un mail. En cas de retard on envoie une relance. Un responsable valide la présence.',
    );
    expect(told).not.toContain('remplacer');
  });

  it('makes no flow of demands that follow one on the other in nothing but the text', async () => {
    const told = await design(
      'Users must log in with a password. Reports must be in PDF. Admins can delete users. The list should be sorted by name.',
    );
    expect(told).not.toContain('Flow');
    const apart = await design(
      'Searching by phone should ignore spaces. Tokens live 15 min and are revocable. Once someone has paid the seat is locked. A teacher sees only her own classes after she logged in. When a licence expires the admin gets a mail.',
    );
    expect(apart).not.toContain('Flow');
  });
});
