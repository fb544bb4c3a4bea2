import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';
import { oneDemand } from './one-demand.ts';

describe('two requirements as one', () => {
  it.each([
    ['The job MUST lock a row.', 'The job MUST log it.', 'The job MUST lock a row and log it.'],
    [
      'The job MUST lock a row and log it.',
      'The job MUST retry 5 times.',
      'The job MUST lock a row, log it and retry 5 times.',
    ],
    [
      'The job MUST keep the name and key of a row.',
      'The job MUST retry 5 times.',
      'The job MUST keep the name and key of a row, and retry 5 times.',
    ],
    [
      'The job MUST NOT block the request.',
      'The job MUST keep 1000 rows.',
      'The job MUST keep 1000 rows and not block the request.',
    ],
    ['The job MUST NOT block.', 'The job MUST NOT wait.', 'The job MUST NOT block or wait.'],
    ['The job SHOULD lock a row.', 'The job MUST log it.', 'The job MUST lock a row and log it.'],
    [
      'When a row is gone, the job MUST stop.',
      'The job MUST lock a row.',
      'The job MUST lock a row and, when a row is gone, stop.',
    ],
    [
      'The service MUST send a mail.',
      'The client MUST show the sum.',
      'The service MUST send a mail; the client shows the sum.',
    ],
  ])('%s + %s', (one, other, both) => {
    expect(oneDemand(one, other, 'en')?.text).toBe(both);
  });

  it('binds once in German too', () => {
    expect(oneDemand('Der Dienst MUSS Zeilen sperren.', 'Der Dienst MUSS sie melden.', 'de')?.text).toBe(
      'Der Dienst MUSS Zeilen sperren und sie melden.',
    );
  });

  it.each([
    ['The job MAY lock a row.', 'The job MUST log it.'],
    ['The job MUST NOT lock a row and log it.', 'The job MUST stop.'],
    ['The service SHOULD send a mail.', 'The client SHOULD show the sum.'],
    ['If it fails, it MUST stop.', 'It MUST log the row.'],
    ['(MUST) Rows and tags', 'The job MUST stop.'],
  ])('no sentence says both soundly: %s + %s', (one, other) => {
    expect(oneDemand(one, other, 'en')).toBeNull();
  });
});

describe('merging in a document', () => {
  const spec = (second: string) =>
    `# Job\n\n## Functional requirements\n\n- **FR-1:** The job MUST lock a row.\n- **FR-2:** ${second}\n\n## Test plan\n\n- **T-1** (FR-1) Given a row, When the job runs, Then the row is locked.\n- **T-2** (FR-2) Given a row, When the job runs, Then the row is logged.\n`;

  it('keeps the id of the first, and the tests of both', async () => {
    const { output } = await revise(spec('The job MUST log it.'), 'merge FR-1 and FR-2', 'Technical Spec');
    expect(output).toContain('- **FR-1:** The job MUST lock a row and log it.\n');
    expect(output).toContain('**T-2** (FR-1)');
    expect(output).not.toContain('FR-2');
  });

  it('leaves a permission and a duty apart, and asks for the words', async () => {
    const document = spec('The job MAY log it.');
    const { output, applied } = await revise(document, 'merge FR-1 and FR-2', 'Technical Spec');
    expect(output).toBe(document);
    expect(applied?.[0]?.message).toContain('as follows');
  });

  it('takes the words that the feedback has for them', async () => {
    const { output } = await revise(
      spec('The job MAY log it.'),
      'merge FR-1 and FR-2 as follows: The job MUST lock each row that it logs.',
      'Technical Spec',
    );
    expect(output).toContain('- **FR-1:** The job MUST lock each row that it logs.\n');
    expect(output).not.toContain('FR-2');
  });
});
