import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDocument } from '../../quality/check.ts';
import { missingProtected } from '../../read/missing-protected.ts';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';
import { roughText } from '../rough-text.test-data.ts';

function rfcOf(input: string): string {
  return compose(read(input), { audience: 'Senior Dev', context: 'Backend', format: 'RFC', tone: 50 });
}

function sectionOf(document: string, heading: string): string {
  return document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
}

const proposal = `# One session store

Status: proposed
Author: Ines Maurer

Two servers cannot share session files, so users are logged out 30 times a day.

Sessions must move to \`redis:7\`. Users should be able to stay logged in for 8 hours. The store must not keep passwords.

We tried this in 2021 with Memcached.

Alternatives: sticky sessions.

Later: session list for users.
`;

it('takes status and author from their labels and says that the date is missing', () => {
  expect(sectionOf(rfcOf(proposal), 'Metadata')).toBe(
    '- **Status:** proposed\n- **Author:** Ines Maurer\n- **Date:** not stated in the input',
  );
});

it('takes the sender of a mail for its author, and states no line of its head', () => {
  const document = rfcOf(
    'From: Teresa Lind\nTo: platform\nSubject: Invoices\n\nOne bad contract must not stop the others. The run must be told to finance.',
  );
  expect(document).toContain('- **Author:** Teresa Lind');
  expect(document).not.toContain('platform');
});

it('names what it asks why not to take among the alternatives', () => {
  const document = rfcOf(
    'Proposal: a small flag service. Why not Unleash: we would have to run another database. Keep doing what we do: no.',
  );
  const weighed = sectionOf(document, 'Rationale and alternatives');
  expect(weighed).toContain('Why not Unleash: we would have to run another database');
  expect(weighed).toMatch(/Doing nothing:\*\* Keep doing what we do: no/u);
});

it('reads metadata from front matter and carries it as code, so that it makes no heading', () => {
  const document = rfcOf(`---\nstatus: draft\ndate: 2024-05-02\n---\n\n# Move\n\nThe job must retry.`);
  expect(sectionOf(document, 'Metadata')).toContain('- **Date:** 2024-05-02');
  expect(document).toContain('```yaml\n---\nstatus: draft\ndate: 2024-05-02\n---\n```');
  expect(document.match(/^# .*/gmu)).toEqual(['# Move']);
});

it('does not take a date of the story for that of the document', () => {
  expect(sectionOf(rfcOf('On 2024-09-15 the job crashed. It must retry.'), 'Metadata')).toContain(
    '**Date:** not stated',
  );
});

it('weighs doing nothing and what the input weighs', () => {
  const alternatives = sectionOf(rfcOf(proposal), 'Rationale and alternatives');
  expect(alternatives).toContain('**Doing nothing:**');
  expect(alternatives).toMatch(/sticky sessions/iu);
});

it('tells earlier attempts as prior art and later steps as future possibilities', () => {
  const document = rfcOf(proposal);
  expect(sectionOf(document, 'Prior art')).toBe('We tried this in 2021 with Memcached.');
  expect(sectionOf(document, 'Future possibilities')).toMatch(/session list for users/iu);
});

it('tells in the guide what each actor can do and what happens, with the id of the demand', () => {
  const guide = (input: string) => sectionOf(rfcOf(input), 'Guide-level explanation');
  expect(guide('Partners must be able to cancel a booking. The log must be kept.')).toBe(
    '- Partners can cancel a booking (FR-1).\n- The log is kept (FR-2).',
  );
  expect(
    guide('The controller must open the vents at 28 °C. It must not open them at night. No cloud.'),
  ).toBe('- The controller opens the vents at 28 °C (FR-1).');
  expect(
    guide(
      'The controller opens the vents of each bay and decides by the sensor there. It must log each move.',
    ),
  ).toContain('- The controller opens the vents of each bay and decides by the sensor there (FR-1).');
});

it('sends from the guide to the reference where only that tells how it works', () => {
  const document = rfcOf('# Pegel\n\nDer Dienst muss jeden Messwert speichern. Er muss bei 4 m Alarm geben.');
  expect(document).toContain('Siehe **Funktionale Anforderungen**.');
  expect(sectionOf(rfcOf('People miss the boat.'), 'Guide-level explanation')).toBe('None stated so far.');
});

it('takes what others do and what was tried for prior art', () => {
  const document = rfcOf(
    'The kiosk must sell tickets offline.\n\nThe Danish line does the same since 2022.\n\nOCR was tried in 2021 and gave garbage.',
  );
  expect(sectionOf(document, 'Prior art')).toContain('The Danish line does the same since 2022.');
  expect(sectionOf(document, 'Prior art')).toContain('OCR was tried in 2021');
});

it('says in its summary what is to be built and not its first line again', () => {
  const document = rfcOf(
    'ferry kiosk - offline mode\n\nKiosks lose the link twice a day and people miss the boat. The kiosk must sell tickets offline.',
  );
  expect(sectionOf(document, 'Summary')).toBe(
    'Kiosks lose the link twice a day and people miss the boat. The kiosk must sell tickets offline.',
  );
});

it('has a summary of one paragraph however many lines its goal has', () => {
  const document = rfcOf('The goal is to\nship the new importer\nwithin the team.\n\nIt must resume.');
  expect(sectionOf(document, 'Summary')).not.toContain('\n');
});

it('puts the way back under migration and rollback', () => {
  const document = rfcOf('The export must run nightly. We go back by switching `export_v2` off.');
  expect(sectionOf(document, 'Migration and rollback')).toContain('`export_v2`');
});

it('keeps every protected span of any text', () => {
  fc.assert(
    fc.property(roughText, (input) => missingProtected(input, rfcOf(input)).length === 0),
    { numRuns: 40 },
  );
});

it('keeps the rules of an RFC whatever the text says', () => {
  fc.assert(
    fc.property(roughText, (input) => {
      const { failed } = checkDocument({
        source: read(input),
        document: rfcOf(input),
        format: 'RFC',
        audience: 'Senior Dev',
        tone: 50,
      });
      return !failed.some(({ rule }) => ['C1', 'C3', 'C4', 'C6', 'C9', 'R1', 'R2'].includes(rule));
    }),
    { numRuns: 40 },
  );
});

const argument = `The nightly export takes 5 hours and blocks the till.

Options:
1. Kafka. Nobody here has run it. It costs two servers.
2. RabbitMQ - one process, known to the team

I lean towards RabbitMQ. We have it for the mails already.

The till publishes sale.closed and a worker writes the ledger. The worker runs in the old cluster.

What can go wrong: messages pile up over Christmas (an alert on the queue length). The worker dies -> the queue keeps the messages.
`;

it('says in the summary what is proposed, and in the rationale why, beside each option with its reasons', () => {
  const document = rfcOf(argument);
  expect(sectionOf(document, 'Summary')).toMatch(/^I lean towards RabbitMQ\. The nightly export/u);
  const rationale = sectionOf(document, 'Rationale and alternatives');
  expect(rationale).toMatch(/^I lean towards RabbitMQ\. We have it for the mails already\./u);
  expect(rationale).toContain('- **Kafka:** Nobody here has run it. It costs two servers.');
  expect(rationale).toContain('- **RabbitMQ:** One process, known to the team.');
});

it('tells what stands behind the proposal as its design, and risks with the remedy of their sentence', () => {
  const document = rfcOf(argument);
  expect(sectionOf(document, 'Motivation')).not.toContain('old cluster');
  expect(sectionOf(document, 'Reference-level explanation')).toContain('The worker runs in the old cluster.');
  expect(sectionOf(document, 'Drawbacks')).toContain(
    '**R-1:** Messages pile up over Christmas. *Mitigation:* An alert on the queue length.',
  );
});

it('answers the question that it opens with and does not ask it again', () => {
  const document = rfcOf(
    'Should we drop the fax line?\n\nTwo faxes came in last year. It costs 40 € a month.\n\nI propose we cancel it in May.',
  );
  expect(sectionOf(document, 'Summary')).toContain('Should we drop the fax line?');
  expect(sectionOf(document, 'Unresolved questions')).not.toContain('Should we drop');
});

it('says of doing nothing what the input says', () => {
  const document = rfcOf(
    'The till hangs at noon.\n\nI suggest a queue.\n\nAlternatives: a second till. Doing nothing means we lose ten sales a day.',
  );
  expect(sectionOf(document, 'Rationale and alternatives')).toContain(
    '- **Doing nothing:** We lose ten sales a day.',
  );
});

it('takes the trouble right behind a proposal for its motivation, and what stays as it is for none', () => {
  const document = rfcOf(
    'I propose that we drop the store for server state and use the query cache instead. Most of our reducers only copy answers, and nobody notices when the copies are stale. The store stays for the editor because undo depends on it.',
  );
  expect(sectionOf(document, 'Motivation')).toMatch(/^Most of our reducers only copy answers/u);
  expect(sectionOf(document, 'Motivation')).not.toMatch(/editor/u);
});

it('takes what stands behind "propose:" for the proposal, and binds nobody to propose', () => {
  const document = rfcOf(
    'Choir library: we store sheet music on a shared drive, 4 people have the password of one account. propose: per-member login via the existing nextcloud. Scores must be watermarked.',
  );
  expect(sectionOf(document, 'Summary')).toContain('Proposed: per-member login via the existing nextcloud');
  expect(document).not.toContain('MUST propose');
});

it('asks where something belongs that is only unsure of its place', () => {
  const document = rfcOf(
    'The writer is overloaded on match days. We put a buffer before it. Mara thinks we should also drop duplicate events, not sure yet if in the buffer or in the writer.',
  );
  expect(document).toContain(
    'Mara thinks we should also drop duplicate events: in the buffer or in the writer?',
  );
});

it('names what does something similar as prior art', () => {
  const document = rfcOf(
    "We should stop calculating tide tables in the browser. It's slow on old phones and every bugfix needs a release. I'd compute them nightly on the server and ship a static json per harbour. Clients cache it for 7 days. Accuracy must stay within 2 cm of the official tables. Signal K does something similar.",
  );
  expect(sectionOf(document, 'Prior art')).toContain('Signal K does something similar.');
});
