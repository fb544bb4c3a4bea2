import { describe, expect, it } from 'vitest';
import { exportSpec } from './samples/export-spec.ts';
import { libraryModel } from './samples/library-model.ts';
import { revise } from './samples/revise.ts';

const spec = async (feedback: string) => revise(exportSpec, feedback, 'Technical Spec');
const model = async (feedback: string) => (await revise(libraryModel, feedback, 'Data Model')).output;

describe('feedback that says several things at once', () => {
  it('answers a question with each of its halves', async () => {
    const { output } = await spec('Files are kept 14 days, and the storage team owns the export service.');
    expect(output).not.toMatch(/Q-1|Q-2/u);
    expect(output).toMatch(/kept 14 days/u);
    expect(output).toMatch(/storage team owns the export service/u);
  });

  it('names what it left undone of it, where that is news', async () => {
    const { applied } = await spec('The job should retry 4 times and pings the operators in Lagos.');
    expect(JSON.stringify(applied)).toMatch(/Lagos/u);
  });

  it('gives several fields other names', async () => {
    const output = await model('rename due_at to dueAt and member_id to memberId');
    expect(output).toContain('| `loan` | `id` | `id`, `memberId`, `dueAt`, `status` |');
  });

  it('gives fields other names and more traits', async () => {
    const output = await model('due_at and status should be due_on and loan_state, both required');
    expect(output).toMatch(/\| `due_on` \| `timestamp` \| no \|/u);
    expect(output).toMatch(/loan_state text[^\n]* NOT NULL/u);
  });

  it('writes a statement where the next sentence says', async () => {
    const { output } = await spec(
      'Exports above 2 GB are split into volumes. Please put that into the design.',
    );
    expect(output).toMatch(/## Design[^#]*Exports above 2 GB are split into volumes\./u);
    expect(output).not.toMatch(/^(?:- )?That\.$/mu);
  });

  it('makes a requirement of the statement before it', async () => {
    const { output } = await spec('A lock keeps two workers apart: make that a requirement.');
    expect(output).toMatch(/\*\*FR-4\*\*: A lock MUST keep two workers apart\./u);
    expect(output).not.toMatch(/appends them to the file\. A lock/u);
  });
});

describe('feedback about one thing', () => {
  it('names no part of a document after what is called so', async () => {
    const { output } = await spec("Progress isn't a table called streams.");
    expect(output).toMatch(/^# Streaming export\n/u);
  });

  it('gives a thing that has a name another name', async () => {
    const named = exportSpec.replace(
      'A worker reads rows',
      'The broker (Mantis) queues rows. A worker reads rows',
    );
    const { output } = await revise(named, 'The broker is called Heron now.', 'Technical Spec');
    expect(output).toContain('The broker (Heron) queues rows.');
  });

  it('asks for no statement that nobody made', async () => {
    const { output } = await spec('add what should be measured');
    expect(output).not.toMatch(/What SHOULD be measured\./u);
  });

  it('may be of something that other feedback would only want from an assistant', async () => {
    const { output, isOutOfScope } = await spec('Add a requirement: users get a reminder after 2 days.');
    expect(isOutOfScope).toBe(false);
    expect(output).toContain('**FR-4**: Users MUST get a reminder after 2 days.');
    expect((await spec('Set a reminder for 9 am')).isOutOfScope).toBe(true);
  });

  it('gives the only risk without one a mitigation', async () => {
    const risky = exportSpec.replace(/\| Risk[\s\S]*Start again\. \|\n/u, '- **R-1:** The disk fills up.\n');
    const { output } = await revise(risky, 'Mitigation: old files are deleted first', 'Technical Spec');
    expect(output).toContain('The disk fills up. *Mitigation:* Old files are deleted first.');
  });

  it('makes entries of what one lists', async () => {
    const listed = exportSpec.replace(
      '- A new file format.',
      '- Fax (nobody has one), a new file format; print.',
    );
    const { output } = await revise(
      listed,
      'split the non-goals into one bullet per point',
      'Technical Spec',
    );
    expect(output).toContain('- Fax (nobody has one).\n- A new file format.\n- Print.\n');
  });

  it('adds values that a field also has', async () => {
    const listed = libraryModel.replace('open, returned; type', '`open`, `returned`; type');
    const { output } = await revise(listed, 'Status also has lost and damaged.', 'Data Model');
    expect(output).toContain('`open`, `returned`, `lost`, `damaged`');
  });

  it('keeps what an order leaves as it is without a word of its own', async () => {
    const { applied } = await spec('Shorten the design, keep every number.');
    expect(applied.map(({ status }) => status)).not.toContain('not-understood');
  });

  it('is written with what it is said of', async () => {
    const { output } = await spec(
      'Explain in the design how workers behave when the lock is lost: they stop at once.',
    );
    expect(output).toContain('When the lock is lost, workers stop at once.');
  });

  it('stands where the remark before it says', async () => {
    const { output } = await spec('The goals are a bit thin. Add: nobody waits longer than a coffee break.');
    expect(output).toMatch(/## Goals[^#]*- Nobody waits longer than a coffee break\./u);
  });

  it('becomes a requirement where the next sentence makes it one', async () => {
    const { output } = await spec(
      'A cancelled run leaves no file behind. Add that as requirement with a test.',
    );
    expect(output).toContain('**FR-4**: A cancelled run MUST leave no file behind.');
  });

  it('changes how often something happens only where it says how often', async () => {
    const regular = exportSpec.replace(
      'A lock keeps',
      'The cleanup of old files runs every 20 minutes. A lock keeps',
    );
    const changed = async (words: string) => (await revise(regular, words, 'Technical Spec')).output;
    expect(await changed('The lifetime of old files is 2 years.')).toContain('every 20 minutes');
    expect(await changed('The cleanup of old files runs every 40 minutes.')).toContain('every 40 minutes');
  });

  it('is about the document where it names a thing of it', async () => {
    const { isOutOfScope, output } = await spec('Begin with Valkey instead of Redis.');
    expect(isOutOfScope).toBe(false);
    expect(output).toContain('Use Valkey for progress.');
    expect((await spec("Grafana's party is on Friday.")).isOutOfScope).toBe(true);
  });

  it('leaves a question open that asks who, where it names nobody', async () => {
    const asked = exportSpec.replace('Who owns the export service?', 'Who may cancel running exports?');
    const after = async (words: string) => (await revise(asked, words, 'Technical Spec')).output;
    expect(await after('Cancelling exports needs a reason.')).toContain('Who may cancel running exports?');
    expect(await after('Admins may cancel running exports.')).not.toContain(
      'Who may cancel running exports?',
    );
  });

  it('says of a part what it lacks, and nothing of that is written', async () => {
    const { output } = await spec(
      'The test plan is silent about cancelling. Add: a cancelled run stops at once.',
    );
    expect(output).not.toMatch(/silent/iu);
    expect((await spec('The test plan is empty for cancelling.')).output).not.toContain('Empty for');
    expect(output).toMatch(/## Test plan[^#]*cancelled run, Then it stops at once/iu);
  });

  it('answers who does something by naming them', async () => {
    const asked = exportSpec.replace(
      'Who owns the export service?',
      'Who is on duty for failed exports at night?',
    );
    const { output } = await revise(asked, 'The harbour crew is on duty.', 'Technical Spec');
    expect(output).not.toContain('Who is on duty');
    expect(output).toMatch(/harbour crew is on duty/iu);
  });

  it('makes separate bullets of what stands behind one another', async () => {
    const listed = exportSpec.replace('- A new file format.', '- Fax, a new file format.');
    const { output } = await revise(listed, 'Put the two non-goals in separate bullets.', 'Technical Spec');
    expect(output).toContain('- Fax.\n- A new file format.\n');
  });

  it('says anew how often something happens', async () => {
    const regular = exportSpec.replace('A lock keeps', 'The tables are cleaned every hour. A lock keeps');
    const { output } = await revise(
      regular,
      'The tables are cleaned every 15 minutes and packed weekly.',
      'Technical Spec',
    );
    expect(output).toContain('The tables are cleaned every 15 minutes and packed weekly. A lock keeps');
  });
});
