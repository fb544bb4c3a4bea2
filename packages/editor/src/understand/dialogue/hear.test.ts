import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { readStatements } from '../read-statements.ts';

const said = (text: string, language = 'en') =>
  readStatements(read(text), language).statements.map(({ kind, text: words }) => `${kind}: ${words}`);

const opening = 'ana: the printer must print a label per crate\n';

describe('a question and its answer', () => {
  it.each([
    [
      'can we keep the scans on the device?',
      'yes thats the point',
      'requirement: Keep the scans on the device (tom).',
    ],
    [
      'could the app show the queue?',
      'sure, as a list',
      'requirement: The app can show the queue as a list (tom).',
    ],
    [
      'do we store the replies?',
      'no, only the status',
      'nonGoal: We do not store the replies (only the status) (tom).',
    ],
    ['should we support fax?', 'not yet', 'future: Support fax (not yet) (tom).'],
    ['can drivers edit the route?', 'never', 'requirement: Drivers cannot edit the route (tom).'],
    ['how long do we keep the photos?', '30 days', 'We keep the photos for 30 days (tom).'],
    [
      'do we notify by mail?',
      'only if it takes over 5 min',
      'We notify by mail, only if it takes over 5 min (tom).',
    ],
    [
      'does the scale send the weight? or do we ask for it',
      'it sends it',
      'The scale sends the weight (tom).',
    ],
    ['412 or 409?', '409 I guess', '409, not 412 (tom).'],
    ['404 when no crate is open?', 'no, 204', '204 when no crate is open (tom).'],
    ['and if the crate is full', '409', 'If the crate is full, 409 (tom).'],
    [
      'what does it return',
      'crate code, weight, open true/false',
      'It returns crate code, weight, open true/false (tom).',
    ],
    ['crate types?', 'wood, steel', 'Crate types: wood, steel (tom).'],
    ['who checks the licence?', 'me', 'owner: Tom checks the licence.'],
    [
      'what if the printer jams?',
      'then page the shift lead',
      'requirement: If the printer jams, page the shift lead (tom).',
    ],
  ])('are one statement: %j, %j', (question, answer, statement) => {
    const all = said(`${opening}ana: ${question}\ntom: ${answer}\nana: ok`);
    expect(all).toHaveLength(2);
    expect(all.at(-1)).toContain(statement);
  });

  it('cover the place of both', () => {
    const text = `${opening}ana: do we store the replies?\ntom: no, only the status`;
    const last = readStatements(read(text), 'en').statements.at(-1);
    expect(text.slice(last?.start, last?.end)).toContain(
      'do we store the replies?\ntom: no, only the status',
    );
  });

  it.each([
    ['how do we bill that?', "good question, I'll ask Pia"],
    ['how do we bill that?', 'also the app crashes on login'],
    ['do we need a licence?', 'who sells them?'],
    ['who pays the fee?', 'the label is too small'],
  ])('stays open where it is not answered: %j, %j', (question, answer) => {
    expect(said(`${opening}ana: ${question}\ntom: ${answer}`).join('\n')).toMatch(
      /question: (?:How do|Do we|Who pays)/u,
    );
  });

  it('is no answer where what is doubted is said itself', () => {
    const all = said(
      'We should split the file into parts of 1000 rows.\n\nI am not sure if we need to keep the old files.',
    );
    expect(all.join('\n')).not.toMatch(/question: .*split/iu);
    expect(all.at(-1)).toMatch(/^question: .*keep the old files/iu);
  });

  it('is asked again where a third one doubts the answer', () => {
    const all = said(
      `${opening}ana: do we store the replies?\ntom: no\nola: hm, not sure about that, legal may want them`,
    );
    expect(all.at(-1)).toBe(
      'question: Do we store the replies (no; hm, not sure about that, legal may want them) (ola)?',
    );
  });

  it('is answered in notes that name nobody, once one line has answered another', () => {
    const notes = '- do we need accounts?\n- no, a link is enough\n- what do we log?\n- only time and result';
    expect(said(notes)).toEqual([
      'nonGoal: We do not need accounts (a link is enough).',
      expect.stringContaining('We log only time and result.'),
    ]);
    expect(said('- what do we log?\n- only time and result')).toHaveLength(2);
  });

  it('is answered below the line that a mail quotes', () => {
    const mail =
      'Hi Dana,\n\n> Who gets the report?\nOnly the branch managers.\n\n> Should it include returns?\nYes, but in a column of their own.\n\n> Can we send it on the 1st?\nNo, bookkeeping closes on the 3rd.';
    expect(said(mail)).toEqual([
      expect.stringContaining('Only the branch managers get the report.'),
      'requirement: It should include returns, but in a column of their own.',
      'nonGoal: We do not send it on the 1st (bookkeeping closes on the 3rd).',
    ]);
  });

  it.each([
    [
      'de',
      'Jonas: sollen die Lehrer auch bestellen können?\nMaria: ja, genau',
      'requirement: Die Lehrer sollen auch bestellen können (Maria).',
    ],
    [
      'de',
      'Jonas: brauchen wir eine Unterschrift?\nMaria: nein, ein Foto reicht',
      'nonGoal: Brauchen wir eine Unterschrift: nein (ein Foto reicht) (Maria).',
    ],
    [
      'es',
      'Jonas: ¿hace falta registrarse?\nMaria: no, basta con el número',
      'nonGoal: No hace falta registrarse (basta con el número) (Maria).',
    ],
    [
      'fr',
      'Jonas: et si le client est absent ?\nMaria: on laisse le panier chez le voisin',
      'requirement: Si le client est absent, on laisse le panier chez le voisin (Maria).',
    ],
  ])('are one statement in %s', (language, talk, statement) => {
    expect(said(`${talk}\nJonas: ok`, language)).toEqual([statement]);
  });
});

describe('a proposal', () => {
  const answered = (vote: string) =>
    said(`${opening}tom: we could also drop the paper tickets\nana: ${vote}`).at(-1);

  it('is decided where somebody agrees', () => {
    expect(answered('+1')).toBe('requirement: Drop the paper tickets (ana).');
    expect(answered('sounds good')).toBe('requirement: Drop the paper tickets (ana).');
  });

  it('is open or an alternative where somebody does not', () => {
    expect(answered('hmm no, older people need them')).toBe(
      'alternative: Drop the paper tickets: no, older people need them (ana).',
    );
    expect(answered('not sure, ask legal')).toBe(
      'question: Drop the paper tickets (not sure, ask legal) (ana)?',
    );
  });

  it('is decided in the line that puts it up, too', () => {
    expect(
      said(
        '# Minutes\n\n- Proposal by Igor: archive logs older than 90 days. Approved.\n- Lotte writes the policy.',
      )[0],
    ).toMatch(/^(?:requirement|decision|quality): Archive logs older than 90 days\.$/u);
  });

  it('leaves what is said against it and binds by itself a demand', () => {
    expect(
      said(
        `${opening}tom: we could pay automatically below 100 EUR\nana: no way, two people have to approve every payment`,
      ).slice(1),
    ).toEqual([
      'alternative: Pay automatically below 100 EUR: no way (ana).',
      'requirement: Two people have to approve every payment (ana).',
    ]);
  });

  it('is decided by those who take it up, and they propose nothing more', () => {
    const all = said(
      `${opening}tom: we could cut the file into parts\nana: does the tax office accept that?\ntom: yes, up to 99 parts\nana: then let's do that\ntom: ok. and who tells support?\nana: I do`,
    );
    expect(all.slice(1)).toEqual([
      expect.stringContaining('The tax office accepts that up to 99 parts'),
      expect.stringMatching(/^(?:decision|requirement): Cut the file into parts/u),
      'owner: Ana tells support.',
    ]);
  });

  it('is decided in minutes, whoever put it up', () => {
    const minutes =
      '# Minutes\n\n- Bilal proposed one reading every 15 minutes.\n- Agreed.\n- Readings are kept for 3 years.';
    expect(said(minutes).join('\n')).toContain('One reading every 15 minutes (Bilal).');
    expect(said(minutes).join('\n')).not.toMatch(/: Agreed/u);
  });
});

describe('what opens a turn', () => {
  it('is taken off, and a topic stands before what is said of it', () => {
    const all = said(
      `${opening}tom: ok. and battery, the scanner dies at 3pm already\nana: then don't sync more than every 5 min\ntom: ok and the scanner, it can't read old labels`,
    );
    expect(all.slice(1)).toEqual([
      'problem: Battery: the scanner dies at 3pm already (tom).',
      expect.stringContaining("Don't sync more than every 5 min (ana)."),
      expect.stringContaining("The scanner can't read old labels (tom)."),
    ]);
  });

  it('leaves a list of votes and answers outside a talk as it is', () => {
    expect(said('No paper forms any more.\n\nAgreed: we use Postgres.')).toHaveLength(2);
  });
});

describe('what is drawn from a talk', () => {
  it('is the trouble with its cause, what is concluded, and nothing said twice', () => {
    const talk =
      'mara: hey anyone looked at why the match queue is so slow?\njonas: yea its the window. it starts at 50\nmara: ok then a window of 200 for small pools\npetra: pls not for ranked, only casual\njonas: ok casual only';
    const statements = said(talk);
    expect(statements[0]).toMatch(/^problem: The match queue is so slow: its the window/u);
    expect(statements).toContainEqual(
      expect.stringMatching(/^(?:requirement|quality): A window of 200 for small pools/u),
    );
    expect(statements.join('\n')).not.toMatch(/: Casual only/u);
  });
});
