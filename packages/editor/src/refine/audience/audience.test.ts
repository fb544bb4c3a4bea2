import { describe, expect, it } from 'vitest';
import { createEditor } from '../../editor.ts';
import { audienceWished } from './named.ts';

const input = `Customers collect 1 point per 10 EUR.
- the cashier scans the code in the till
- the balance must load in under 400 ms
Risk: the old tills have 64 MB. Maria owns the backend, target is 12 May.`;
const request = {
  format: 'Technical Spec',
  audience: 'Senior Dev',
  context: 'Backend',
  tone: 50,
} as const;
const editor = createEditor();

describe('the audience a wish names', () => {
  it.each([
    ['Adapt it for managers.', 'Tech Lead'],
    ['Our SREs are the ones who will read this, so adapt it for them.', 'SRE'],
    ['Please gear this towards beginners.', 'Junior Dev'],
    ['Bitte für Führungskräfte umschreiben.', 'Tech Lead'],
    ['Écris-le pour un développeur junior.', 'Junior Dev'],
    ['Adáptalo para los responsables.', 'Tech Lead'],
    ['Riscrivilo per i principianti.', 'Junior Dev'],
    ['Adapta o documento para gestores.', 'Tech Lead'],
    ['Herschrijf het voor beginnende ontwikkelaars.', 'Junior Dev'],
    ['Napisz to dla początkujących.', 'Junior Dev'],
  ])('is read of %s', (words, audience) => {
    expect(audienceWished(words)).toBe(audience);
  });

  it.each([
    'Managers can approve refunds.',
    'The SRE team must get an alert.',
    'Add a glossary for junior developers.',
    'Send the report to the managers every Monday.',
  ])('is not read of what says something of people: %s', (words) => {
    expect(audienceWished(words)).toBeNull();
  });
});

describe('a document written for another audience', () => {
  it('is what is composed for that audience, where nobody has changed it since', async () => {
    const { output: previousOutput } = await editor.translate({ ...request, input });
    const { output } = await editor.translate({ ...request, audience: 'SRE', input });
    const refined = await editor.refine({
      ...request,
      originalInput: input,
      previousOutput,
      feedback: 'Rewrite this for our SREs.',
    });
    expect(refined.output.trim()).toBe(output.trim());
    expect(refined.isOutOfScope).toBe(false);
  });

  it('keeps what was changed in it, and cites its own questions', async () => {
    const { output } = await editor.translate({ ...request, input });
    const previousOutput = output.replace('## Risks', '## What may go wrong');
    const refined = await editor.refine({
      ...request,
      originalInput: input,
      previousOutput,
      feedback: 'Adapt it for SREs.',
    });
    expect(refined.output).toContain('## What may go wrong');
    expect(refined.output).toContain('## Service levels and operations');
    const asked = /open, see (Q-\d+)/u.exec(refined.output)?.[1];
    expect(refined.output).toMatch(new RegExp(`\\*\\*${asked}:\\*\\* How is this risk`, 'u'));
  });
});
