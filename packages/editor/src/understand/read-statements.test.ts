import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { readStatements } from './read-statements.ts';

const statementsOf = (text: string) => readStatements(read(text), 'en').statements;

describe('readStatements', () => {
  it('takes what a messenger writes above a message for its author, not for a statement', () => {
    const [first, ...others] = statementsOf(
      'Priya  10:02 AM\nwe must lock the row\n\nTom Berger  10:05 AM\nyes, and log who did it',
    );
    expect(first?.text).toBe('We must lock the row (Priya, 10:02 AM).');
    expect(others.map(({ text }) => text)).toEqual(['Log who did it (Tom Berger, 10:05 AM).']);
  });

  it('takes handles and times before what is said for speakers, and what they only answer for nothing', () => {
    const texts = statementsOf(
      '@pim 09:02: morning all. the vents must open at 30 °C\n@aylin 09:04: yeah saw it\n@pim 09:05: +1\n@joost 09:06: also log who opened them. Good (Joost)',
    ).map(({ text }) => text);
    expect(texts).toEqual(['The vents must open at 30 °C.', 'Log who opened them (joost, 09:06).']);
  });

  it('takes what somebody took on under a heading of actions for theirs, and for no demand', () => {
    const read = statementsOf(
      'The desk must see free rooms.\n\nAction items\n- Ben: draft the API until Friday\n- Ines to find out what the tablets can do',
    );
    expect(read.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
      ['owner', 'Ben: draft the API until Friday.'],
      ['owner', 'Ines to find out what the tablets can do.'],
    ]);
  });

  it('takes what a conversation settles for no question any more, and talk for no report', () => {
    const read = statementsOf(
      '[10:05] priya: conversations must be merged\n[10:05] lena: agents can\n[10:06] tom: what happens with the others\n[10:07] priya: closed, with a note and a link. I would like that\n[10:09] lena: undo? people merge the wrong ones all the time\n[10:10] priya: undo for 24 hours. tags must be united',
    );
    expect(read.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
      expect.arrayContaining(['requirement: Tags must be united.']),
    );
    expect(read.some(({ kind }) => kind === 'question')).toBe(false);
  });

  it('takes what stands under open points for questions', () => {
    const read = statementsOf(
      'The suite must be split.\n\n## Open\n\n- who maintains the list when a team is dissolved\n- can we reuse the cache?',
    );
    expect(read.slice(1).map(({ kind }) => kind)).toEqual(['question', 'question']);
  });

  it('takes points agreed on for decisions', () => {
    const read = statementsOf(
      'We agreed:\n- a booking can be moved up to 10 min before start\n- overlapping bookings are refused\n- Postgres is used',
    );
    expect(read.map(({ kind }) => kind)).toEqual(['decision', 'decision', 'decision']);
  });

  it('takes a sentence in brackets for an aside, and a sad face for trouble', () => {
    const read = statementsOf(
      'On error we log and forget :(\n\n- The body must be signed. (docs promise it since 2021...)',
    );
    expect(read.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'problem: On error we log and forget.',
      'requirement: The body must be signed (docs promise it since 2021...).',
    ]);
  });

  it('takes what speakers add without a verb for a part of what they said', () => {
    const texts = statementsOf(
      'nora: visitors must be booked by the tenant. valid the whole day. lets say until noon\nabel: max 5 plates per tenant\nnora: sure',
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'Visitors must be booked by the tenant, valid the whole day, until noon (nora).',
      'Max 5 plates per tenant (abel).',
    ]);
  });

  it('holds no question open that is answered at once', () => {
    const statements = statementsOf(
      'nora: what about visitors?\nabel: visitors must be booked by the tenant\nnora: what if the gate is down? the controller must open it\nabel: and who pays the second camera, still open',
    );
    expect(statements.map(({ kind, text }) => [kind, text])).toEqual([
      ['requirement', 'Visitors must be booked by the tenant (abel).'],
      ['requirement', 'If the gate is down, the controller must open it.'],
      ['question', 'Who pays the second camera (abel)?'],
    ]);
    expect(statements.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('takes a case that somebody asks about and "then" settles for its condition, and a figure for the answer to how often', () => {
    const texts = statementsOf(
      'Noor  10:31\nreceipts are scanned twice\n\nBela  10:33\nhow often?\n\nNoor  10:34\nthe shop says 50 times a week\n\nNoor  10:41\nand if our service is down?\n\nBela  10:43\nthen the till accepts up to 10 EUR',
    ).map(({ text }) => text);
    expect(texts.slice(1)).toEqual([
      'The shop says 50 times a week (Noor, 10:34).',
      'If our service is down, the till accepts up to 10 EUR (Bela, 10:43).',
    ]);
    expect(statementsOf('How often do they come?\n\nThe shop has 3 doors.')).toHaveLength(2);
  });

  it('reads names in angle brackets as speakers, and lists of what works and what does not as neither demanded', () => {
    const texts = statementsOf(
      '<mirko> 18:31: the board froze\n<hanne> 18:32: again?\n<mirko> 18:33: the board must save every cue',
    ).map(({ text }) => text);
    expect(texts.at(-1)).toBe('The board must save every cue (mirko, 18:33).');
    const kinds = statementsOf(
      'Working:\n\n- headings and page numbers\n\nNot working:\n\n- tables come out as one long line\n\nNext:\n\n- exit code 2 when anything was left out',
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['context', 'problem', 'requirement']);
  });

  it('takes numbered points of minutes for what they tell, and numbered orders for steps', () => {
    const kinds = (text: string) => statementsOf(text).map(({ kind }) => kind);
    expect(
      kinds(
        'Minutes\n\n1. Alternative was to poll the database. Rejected, the vendor does not allow it.\n2. The token must expire after 5 minutes.',
      ),
    ).toEqual(['alternative', expect.any(String), 'requirement']);
    expect(kinds('The export hangs.\n\n1. Open any invoice\n2. Click on export').slice(-2)).toEqual([
      'step',
      'step',
    ]);
  });

  it.each([
    ['- the page must work\n- no personal data in the features', 'requirement'],
    ['- the page must work\n- no Kafka for now', 'nonGoal'],
    ['- the page must work\n- retrain monthly', 'requirement'],
    ['- the page must work\n- the decision has to come within 2 seconds', 'quality'],
    ['- the page must work\n- discussed and dropped: GitLab', 'alternative'],
    ['- the page must work\n- Farid killed the job at night', 'event'],
  ])('knows what the last item of %j is to a document', (text, kind) => {
    expect(statementsOf(text).at(-1)?.kind).toBe(kind);
  });

  it('knows the head of a mail and who wrote what it quotes', () => {
    const source = read(
      'From: Ada Obi\nTo: Platform\nSubject: Re: Export of invoices\n\nHi,\nthe export must be ready at 8:00.\n\n> On Mon, 7 Apr Lars Winther wrote:\n> Which format do you need?',
    );
    const reading = readStatements(source, 'en');
    expect(reading.requestedTopic).toBe('Export of invoices');
    expect(reading.statements.map(({ kind, text }) => [kind, text])).toEqual([
      ['requirement', 'The export must be ready at 8:00.'],
      ['question', 'Which format do you need (Lars Winther, Mon, 7 Apr)?'],
    ]);
  });

  it('knows under which point of a list an item stands, also behind a nested one', () => {
    const leads = statementsOf(
      'Booking app\n\n- members\n  - book a court\n  - cancel a booking\n    - max 3 a month\n- staff\n  - block a court\n- must run on tablets',
    ).map(({ text, lead }) => [text, lead]);
    expect(leads).toContainEqual(['Max 3 a month.', 'cancel a booking']);
    expect(leads).toContainEqual(['Cancel a booking.', 'members']);
    expect(leads).toContainEqual(['Block a court.', 'staff']);
    expect(leads).toContainEqual(['Must run on tablets.', 'Booking app']);
  });

  it('lets a label of what is left out hold for its line only', () => {
    const kinds = statementsOf(
      "The site must be accessible.\n\nWon't do: grades, chat.\nParents must sign in by SSO.\nThe report must be kept 5 years.",
    ).map(({ kind }) => kind);
    expect(kinds).toEqual(['requirement', 'nonGoal', 'requirement', 'quality']);
  });

  it('takes a note of who has to do what, and who was there, for people', () => {
    const statements = statementsOf(
      'Sync robots, 12 May 2025\nParticipants: Olga, Tariq; Noor joined later\n\n- TODO Tariq: ask the vendor for the notes\n- Olga to write the protocol until 20 May\n- donations above 5 kg have to be confirmed',
    );
    expect(statements.map(({ kind }) => kind).slice(-3)).toEqual(['owner', 'owner', 'requirement']);
    expect(statements[1]?.kind).toBe('owner');
  });

  it('takes a word of assent off a sentence, and no word that belongs to it', () => {
    const texts = statementsOf(
      'Sure, we must log it.\n\nRight now nobody logs it.\n\nRight click must open it.',
    ).map(({ text }) => text);
    expect(texts).toEqual(['We must log it.', 'Right now nobody logs it.', 'Right click must open it.']);
  });

  it('cuts a dictated run of thoughts where the next one begins', () => {
    const texts = statementsOf(
      'so um today a driver sends us the license by email and then somebody in the office types the number into the tool and that takes two days and so what I want is that they take a photo in the app and also we have to delete the photos after 30 days',
    ).map(({ text }) => text);
    expect(texts).toContain('We have to delete the photos after 30 days.');
    expect(texts).toContain('That takes two days.');
  });

  it('takes a point of an agenda above its bullets for a heading', () => {
    const statements = statementsOf(
      'Minutes\n\n1. Log costs\n- we must sample debug logs\n\n2. Upgrade\n- staging is done',
    );
    expect(statements.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Log costs', 'Upgrade']),
    );
    expect(statements.map(({ text }) => text)).not.toContain('Log costs.');
  });

  it('tells what is to be built from who does it till when, also within one sentence', () => {
    const statements = statementsOf(
      'The list is slow. We should page it (50 per page) and add an index. Rollout behind the flag --paged, owner is the web team, done by Friday',
    );
    expect(statements.map(({ kind }) => kind)).toEqual([
      'problem',
      'requirement',
      'requirement',
      'rollout',
      'owner',
      'schedule',
    ]);
  });

  it('takes a complaint for a problem, also where German says it with "zu"', () => {
    const [complaint, demand] = readStatements(
      read('Der Export ist zu langsam. Jede Datei muss geprüft werden.'),
      'de',
    ).statements;
    expect(complaint?.kind).toBe('problem');
    expect(demand?.kind).toBe('requirement');
  });

  it('takes greetings off in any language', () => {
    expect(statementsOf('おはようございます。\n\nWe must log it.').map(({ text }) => text)).toEqual([
      'We must log it.',
    ]);
  });

  it('joins the answers that a question offers to the question', () => {
    const [question] = statementsOf('Who owns it once it is live? data science or platform');
    expect(question?.text).toBe('Who owns it once it is live: data science or platform?');
  });

  it.each([
    ['We still have 3% users on Safari 14.', 'context'],
    ["I'd guess 2 sprints.", 'schedule'],
    ['Phase 1: new uploads go to the bucket.', 'rollout'],
    ['Webhook delivery is flaky.', 'problem'],
    ['add dark mode to the settings page', 'requirement'],
  ])('takes «%s» for %s', (text, kind) => {
    expect(statementsOf(text)[0]?.kind).toBe(kind);
  });
});
