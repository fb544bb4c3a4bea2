import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const planOf = (text: string) => {
  const document = compose(read(text), {
    format: 'Technical Spec',
    audience: 'Tech Lead',
    context: 'Backend',
    tone: 50,
  });
  return document;
};

describe('a test plan', () => {
  it('says act and result where the requirement names them', () => {
    const plan = planOf(
      'We must have a self service page where customers download invoices as PDF. If a sensor is silent for 5 minutes the grower must get a message. A report that is sent must be kept for 3 days.',
    );
    expect(plan).toContain(
      'Given a customer and a self service page, When the customer downloads invoices as PDF, Then the invoices are downloaded.',
    );
    expect(plan).toContain('When a sensor is silent for 5 minutes, Then the grower gets a message.');
    expect(plan).toContain(
      'Given a report that is sent, When 3 days have not passed yet, Then the report that is sent is still there.',
    );
  });

  it('tests a limit at its value and beyond', () => {
    const plan = planOf('The search must answer within 200 ms. Exports have to stay under 5 MB.');
    expect(plan).toContain('200 ms passes, more than 200 ms fails.');
    expect(plan).toContain('Less than 5 MB passes, 5 MB fails.');
  });

  it('runs the other tests where a requirement names a device, and tells what names no test in its own words', () => {
    const plan = planOf(
      'The app must work in Safari 15. The price must never be negative. Otherwise somebody from the lab has to look at it.',
    );
    expect(plan).toContain(
      'Given the system runs on Safari 15, When the other tests of this document are run there, Then they pass',
    );
    expect(plan).toContain(
      '(FR-2) Given the change is in place, When the system is in use, Then the price is not negative.',
    );
    expect(plan).toContain(
      '(FR-3) Given the change is in place, When somebody tests this, Then this holds: “Otherwise',
    );
    expect(plan).not.toMatch(/the case comes up|something would cause/u);
  });

  it('follows a case by what is told of it, and by its contrary only where that can be said', () => {
    const plan = planOf(
      'Before each departure print the list of seats. Crash when the scanner is unplugged. If the gate is stuck, never open it by force. If a bay is free, the driver must get a message.',
    );
    expect(plan).toContain('When the next departure is due, Then the system prints the list of seats.');
    expect(plan).not.toMatch(/may open it|it is not the case/u);
    expect(plan).toContain('When no bay is free, Then the driver does not get a message.');
  });

  it('says of each demand that names no test what is to be seen, and of all together nothing', () => {
    const plan = planOf(
      'Scores must be signed by the client. Visitors must leave their address. Release builds must stay on their own machines. A barge older than 40 years must be refused.',
    );
    expect(plan).toContain('Then scores are signed by the client.');
    expect(plan).toContain('Then visitors leave their address.');
    expect(plan).toContain('Then release builds stay on their own machines.');
    expect(plan).not.toContain('as worded');
    expect(plan).toContain('When there is a barge older than 40 years, Then it is refused.');
  });

  it('takes the time until which something holds for no time from which it does', () => {
    const plan = planOf(
      'Values must be visible an hour after the lab has approved them. Logs must be kept for six years. A new code must be usable after 30 minutes. An outage must last five minutes at most.',
    );
    expect(plan).not.toMatch(/no longer|can be used/u);
    expect(plan).toContain('Given a log, When six years have not passed yet, Then the log is still there.');
    expect(plan).toContain('When 30 minutes have passed, Then a new code is usable.');
  });

  it('does the same in another language', () => {
    const plan = planOf(
      'Meldungen müssen innerhalb von 5 Minuten beim Dienstleister sein. Verwalter müssen alle Meldungen sehen.',
    );
    expect(plan).toContain('5 Minuten besteht, mehr als 5 Minuten nicht.');
    expect(plan).toContain('Wenn Verwalter alle Meldungen sehen wollen, Dann lässt das System dies zu.');
  });
});

describe('the failure cases', () => {
  const casesOf = (text: string) => planOf(text).split('## Failure and edge cases')[1]?.split('##')[0] ?? '';

  it('are those in which something is missing, and what is done for want of what is demanded', () => {
    const cases = casesOf(
      'If the lab does not answer within an hour, the nurse must be told. A bay must be assigned within 10 seconds, otherwise the truck waits outside.',
    );
    expect(cases).toContain('- The lab does not answer within an hour (FR-1).');
    expect(cases).toContain('- Otherwise the truck waits outside (NFR-1).');
  });

  it('may open with the verb in German, or name the trouble', () => {
    const plan = planOf(
      'Wird ein Buch nicht zurückgebracht, muss der Leser eine Mail bekommen. Bei Serverausfall müssen die Türen aufgehen.',
    );
    expect(plan).toContain('Wenn ein Buch nicht zurückgebracht wird, Dann');
    expect(plan).toContain('- Bei Serverausfall (FR-2).');
  });

  it('are none that only say when something is done', () => {
    expect(
      casesOf('Before each retry send the owner a mail. When a lane opens, the board must show it.'),
    ).not.toContain('Before each retry (');
  });
});

describe('the table of interfaces', () => {
  it('links the requirements that speak of an endpoint to its call', () => {
    const plan = planOf(
      'The app must send POST /v1/scans for each parcel. Max 200 ms response for the scan endpoint. GET /v1/sites lists sites.',
    );
    expect(plan).toMatch(/\| POST \| `\/v1\/scans` \| FR-1, NFR-1 \|/u);
    expect(plan).not.toMatch(/`\/v1\/sites` \|[^\n]*NFR-1/u);
    expect(plan).toContain('`POST /v1/scans`');
  });
});

describe('the requirements', () => {
  it('bind the subject of the sentence to all it has to do', () => {
    const plan = planOf(
      'Warehouse staff must be able to scan parcels. The app should read barcodes, send POST /v1/scans with the parcel id.',
    );
    expect(plan).toContain('The app SHOULD read barcodes.');
    expect(plan).toContain('The app SHOULD send `POST /v1/scans` with the parcel id.');
  });

  it('tells the limits that requirements set with what they limit, and asks of no message that is only read', () => {
    const plan = planOf(
      'Failed calls must be retried with backoff for up to 24 hours. The service gets the mail subject and the mail body. It must sort them by topic.',
    );
    expect(plan).toContain('- Failed calls are retried with backoff for up to 24 hours (FR-1).');
    expect(plan).not.toContain('sets no limit with a number');
    expect(plan).not.toContain('cannot be delivered');
  });

  it('asks nothing of a word that only begins the name of another thing', () => {
    const spec = compose(read('The menu must work with a screen reader. Each reading must be stored once.'), {
      format: 'Technical Spec',
      audience: 'Senior Dev',
      context: 'Frontend',
      tone: 50,
    });
    expect(spec).not.toContain('“screen”');
  });
});
