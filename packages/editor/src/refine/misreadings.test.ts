import { describe, expect, it } from 'vitest';
import { exportInput, exportSpec } from './samples/export-spec.ts';
import { revise } from './samples/revise.ts';

const revised = (feedback: string, text = exportSpec) =>
  revise(text, feedback, 'Technical Spec', exportInput);

describe('feedback is not misread', () => {
  it.each([
    'The Falcon project needs a new budget until Friday',
    'Das Projekt Nordstern braucht bis Freitag ein neues Budget',
  ])('as a fact of the document where it tells what another undertaking needs: %s', async (feedback) => {
    const { output, isOutOfScope } = await revised(feedback);
    expect(isOutOfScope).toBe(true);
    expect(output).toBe(exportSpec);
  });

  it.each([
    'Der Titel klingt komisch',
    'the title sounds odd',
    'Nice, but the wording of the summary is clumsy',
    'Sehr schön, aber der Titel ist grammatisch schief',
    'hmm not sure about the retention, legal wants 6 months',
    'the heading reads a bit clumsy',
  ])('as text where it only judges or doubts: %s', async (feedback) => {
    const { output, isOutOfScope } = await revised(feedback);
    expect(isOutOfScope).toBe(false);
    expect(output).toBe(exportSpec);
  });

  const kept = exportSpec.replace(
    '- **FR-3**',
    '- **FR-4**: Exported files older than 90 days MUST be deleted.\n- **FR-3**',
  );

  it.each(['delete exported files after 60 days', 'remove exported files older than 60 days'])(
    'as an order to remove a requirement where it says when the system removes something: %s',
    async (feedback) => {
      const { output } = await revised(feedback, kept);
      expect(output).toContain('- **FR-4**: Exported files older than 60 days MUST be deleted.');
      expect(output).not.toContain('90 days');
    },
  );

  it('as an order to remove anything where no value fits the time', async () => {
    const { output } = await revised('delete progress rows after 60 days');
    expect(output).toContain('**FR-2**: The user MUST see the progress');
  });

  it.each(['no password is a non-goal', 'No password belongs to the non-goals'])(
    'as a wish to lose what holds the same denial: %s',
    async (feedback) => {
      const text = exportSpec.replace('MUST see the progress', 'MUST log in with a number, no password,');
      const { output } = await revised(feedback, text);
      expect(output).toContain('- **FR-2**: The user MUST log in with a number, no password,');
      expect(output).toContain('- No password.');
    },
  );

  it('as a wish to move what is to be kept in its place', async () => {
    const text = exportSpec.replace('- A new file format.', '- Not sure about the encoding: no UI for now.');
    const { output, applied } = await revised(
      'That encoding line is not a non-goal, move it to the open questions. Keep "no UI for now" as the non-goal.',
      text,
    );
    expect(output).toBe(text);
    expect(applied.map((one) => one.message).join(' ')).toContain('which is to stay');
  });

  it.each(['rename the epic to "Cancel by mail"', 'call the epic Cancel by mail'])(
    'as a word of a heading where the epic is named: %s',
    async (feedback) => {
      const text =
        '# Links\n\n## Epic goal\n\nPatients cancel by link.\n\n## Tickets\n\n### US-1: Send a link\n';
      const { output } = await revise(text, feedback, 'Jira Tickets', 'Patients cancel by link.');
      expect(output).toContain('# Cancel by mail\n\n## Epic goal');
    },
  );

  it('where a value names what it counts, which stands beside the old one', async () => {
    const text = exportSpec.replace('- Keep memory low.', '- Keep memory low in all 3 regions.');
    const { output } = await revised('5 retries not 3', text);
    expect(output).toContain('The job SHOULD retry 5 times.');
    expect(output).toContain('all 3 regions');
  });

  it('as a change of one value where all that stands is denied', async () => {
    const { output } = await revised('FR-3 should say the job retries after 2 hours, not that it is lazy');
    expect(output).not.toContain('retry 2');
  });
});
