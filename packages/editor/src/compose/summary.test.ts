import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

/** A section of the technical specification of a text. */
function sectionOf(input: string, heading: string): string {
  const document = compose(read(input), {
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  });
  return document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
}

const kiosk = `so about the ticket thing. right now the kiosk prints tickets inside the request and it takes 9 seconds

what i want: move the printing to a worker. POST /tickets returns 202 with a job id.
no paper slips anymore, guests hated them
Ingo prefers Kafka but whatever, we go with RabbitMQ
retention 6 years because of the auditors`;

describe('the summary', () => {
  it('tells what is wrong at its core, then what is wanted, in sentences of the input', () => {
    expect(
      sectionOf(
        'Typing a letter redraws 900 parts, and the page jumps. The goal is that only the field redraws itself. Typing must react within 50 ms. We decided to keep the store.',
        'Summary',
      ),
    ).toBe('Typing a letter redraws 900 parts. Only the field redraws itself.');
  });

  it('opens with no part of a sentence, no span for which something is kept, and nothing that points at what is told below', () => {
    expect(
      sectionOf(
        'Right now all of this happens on paper and takes two days. Badges are kept for 2 years. A guest scans the code at the gate, gets a badge. The porter sees the guest in the list.',
        'Summary',
      ),
    ).toBe('A guest scans the code at the gate. The porter sees the guest in the list.');
  });

  it('tells what is to be built behind the problem, even where it only points back at it', () => {
    expect(
      sectionOf(
        'The till list is slow since March. We should page it (50 per page) and sort it by date. It must not change the totals.',
        'Summary',
      ),
    ).toBe('The till list is slow since March. We should page the till list and sort the till list by date.');
  });

  it('tells what is decided where no goal is stated, unless it only rules something out', () => {
    const summary = sectionOf(kiosk, 'Summary');
    expect(summary).toMatch(/9 seconds\. .*RabbitMQ/u);
    expect(summary).not.toMatch(/6 years|paper/u);
  });

  it('tells no sentence that speaks of the one before it', () => {
    expect(
      sectionOf(
        'They forget it every week. Guests lose their tickets at the gate. The desk must print a second one. It must be free.',
        'Summary',
      ),
    ).toBe('Guests lose their tickets at the gate. The desk must print a second one.');
  });
});

describe('the sentences of a summary', () => {
  it('tell of the system what is only ordered of it, and keep a list whole', () => {
    expect(
      sectionOf(
        'The nightly export locks the orders table. Read from the replica. New patients have to give name, date of birth, insurance number and a phone number.',
        'Summary',
      ),
    ).toBe(
      'The nightly export locks the orders table. The system reads from the replica. New patients have to give name, date of birth, insurance number and a phone number.',
    );
  });

  it('are none that only announces, names the text, is put off, or may come about', () => {
    const summary = sectionOf(
      'Title: CSV import for contacts. What we want to change. Files can get big. Ana asked for video but we agreed to leave that for phase 2. The import must show a preview.',
      'Summary',
    );
    expect(summary).toBe('The import must show a preview.');
  });

  it('end before the run-on rest of a remark that opens with “right now”', () => {
    expect(
      sectionOf(
        "Right now somebody in finance pings us and we run a query by hand, takes us ages and it's error prone. The page must list the invoices.",
        'Summary',
      ),
    ).toMatch(/^Right now somebody in finance pings us and we run a query by hand\. /u);
  });

  it('name what is ordered though it is a bound, and are no parts of a sentence', () => {
    expect(
      sectionOf(
        'Our meters lose their session with every deploy. Add a limit of 200 requests per second on the broker.',
        'Summary',
      ),
    ).toBe(
      'Our meters lose their session with every deploy. Add a limit of 200 requests per second on the broker.',
    );
    expect(
      sectionOf(
        'The nightly copy fails with 0 bytes. Check that the dump is as large as the one before. A weekly restore test into a scratch database.',
        'Summary',
      ),
    ).not.toMatch(/scratch/u);
  });

  it('do not end where something is only announced', () => {
    expect(
      sectionOf(
        'Dilnoza showed the logs: 38% of the searches fail without a result. The index must find plural forms.',
        'Summary',
      ),
    ).toMatch(/38%/u);
  });
});

describe('the goals', () => {
  it('are what the writers say they want where none is stated', () => {
    expect(sectionOf(kiosk, 'Goals')).toBe('- The printing is moved to a worker (FR-1).');
    expect(
      sectionOf('Donors ask for a paper. We want donors to get a receipt by mail. It has a number.', 'Goals'),
    ).toMatch(/Donors get a receipt by mail|donors to get a receipt/u);
  });

  it('are no limits', () => {
    expect(sectionOf('The list is on paper. The page must load in 2 s.', 'Goals')).toBe(
      'None stated so far.',
    );
  });
});

it('does not tell what kind of notes the text is', () => {
  const background = sectionOf(
    'Greenhouse sensors - braindump\n\nToday the values get lost when the wifi drops. The box must keep them for 2 days.',
    'Context and problem',
  );
  expect(background).not.toContain('braindump');
});

it('tells what happens each time first of all, and nothing twice', () => {
  const text =
    'Parcels wait for days. When a parcel arrives, the system must text the owner. Parcels wait for days. Owners must open the box with a code.';
  expect(sectionOf(text, 'Summary')).toBe(
    'Parcels wait for days. When a parcel arrives, the system must text the owner. Owners must open the box with a code.',
  );
});
