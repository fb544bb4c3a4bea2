import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const letter = `Dear all,

The office moves to the new building in May. We packed 30 of 45 rooms and the rest will follow on Friday. The old keys stop working on 2 June.

There were two delays last week. On Monday the lift was broken for 3 hours. On Thursday the movers came late.

Before the move you have to do this: empty your desk, label your screen, and return your key. Boxes are in the cellar.

Best regards,
Ines`;

const readme = `# Tide clock

The clock shows the next high tide. It needs a network.

## Setup

Connect the clock. Then start it by \`tide run --port 7000\`. The page is at http://clock.local:7000.

## Problems

- If the display is dark, check the cable
- If the time is wrong, restart the clock

## Contact

We answer within five days.`;

const change = (document: string, feedback: string) => revise(document, feedback, 'Optimize');

describe('a plain text', () => {
  it('gets a list of what a sentence lists behind a colon', async () => {
    const { output } = await change(letter, 'what you have to do should be a bulleted list');
    expect(output).toContain(
      'Before the move you have to do this:\n\n- Empty your desk\n- Label your screen\n- Return your key\n\nBoxes are in the cellar.',
    );
  });

  it('is parted where the feedback says', async () => {
    const { output } = await change(letter, 'Start a new paragraph after "follow on Friday"');
    expect(output).toBe(letter.replace('on Friday. The old', 'on Friday.\n\nThe old'));
  });

  it('gets a heading over a paragraph that is described', async () => {
    const { output } = await change(letter, 'Give the delays a heading "Delays"');
    expect(output).toBe(letter.replace('There were two', '## Delays\n\nThere were two'));
  });

  it('has one number of a part and its whole changed', async () => {
    const { output } = await change(letter, '33 of 45 rooms, not 30');
    expect(output).toBe(letter.replace('30 of 45', '33 of 45'));
  });

  it('takes a sentence up where it speaks of the same, else before it takes leave', async () => {
    const near = await change(letter, 'add that the old keys must be handed in at the desk');
    expect(near.output).toContain('on 2 June. The old keys must be handed in at the desk.\n');
    const last = await change(letter, 'add that Omar answers questions');
    expect(last.output).toContain('Omar answers questions.\n\nBest regards,');
  });

  it('has its paragraphs in another order', async () => {
    const { output } = await change(
      letter,
      'Move the paragraph about the delays before the paragraph about the rooms',
    );
    expect(output.indexOf('two delays')).toBeLessThan(output.indexOf('30 of 45'));
    expect(output.length).toBe(letter.length);
  });
});

describe('a text with sections', () => {
  it('has the port changed wherever it stands', async () => {
    const { output } = await change(readme, 'change the port to 7070');
    expect(output).toBe(readme.replaceAll('7000', '7070'));
  });

  it('has what stands under a heading shaped, and no heading lost', async () => {
    const { output } = await change(readme, 'turn the problems bullets into a numbered list');
    expect(output).toContain('## Problems\n\n1. If the display is dark, check the cable\n2. If the time');
  });

  it('has cases and what helps in two columns', async () => {
    const { output } = await change(readme, 'Make the problems a table with symptom and remedy');
    expect(output).toContain(
      '| Symptom | Remedy |\n| --- | --- |\n| The display is dark | Check the cable |\n| The time is wrong | Restart the clock |',
    );
  });

  it('has a section moved behind what opens the text', async () => {
    const { output } = await change(readme, 'Move Contact right after the introduction');
    expect(output).toContain('It needs a network.\n\n## Contact\n\nWe answer within five days.\n\n## Setup');
  });

  it('is not asked about in the text itself', async () => {
    const { output, applied } = await change(readme, 'add more about the licence terms');
    expect(output).toBe(readme);
    expect(applied[0]?.status).not.toBe('applied');
  });
});

const update = `Hi team, quick update on the rollout of the hand pumps. We have installed 12 of the 20 pumps in Lund. The rest comes on Friday.

Next week we start with Ystad. Tomas will be there on Monday. Please keep the gate open until then because last time we lost half a day.

Open points:
- Who pays for the batteries?
- Do we need training for the night shift?`;

describe('a label in a text without headings', () => {
  it.each([
    ['turn the open points into a table', '| 1 | Who pays for the batteries? |'],
    ['number the open points', '1. Who pays for the batteries?\n2. Do we need'],
    ['add an open point: who books the hotel', 'night shift?\n- Who books the hotel?'],
    ['put the Ystad part before Lund', 'half a day.\n\nHi team'],
  ])('stands for what is below it: %s', async (feedback, text) => {
    expect((await change(update, feedback)).output).toContain(text);
  });

  it('goes with what is below it', async () => {
    const { output } = await change(update, 'move the open points to the top');
    expect(output.startsWith('Open points:\n- Who pays')).toBe(true);
  });

  it('tells where one of its points stands', async () => {
    const { output } = await change(update, 'remove the second open point');
    expect(output).toBe(update.replace('\n- Do we need training for the night shift?', ''));
  });

  it('is left alone by what makes a text shorter', async () => {
    const { output } = await change(update, 'make it shorter');
    expect(output).toContain('keep the gate open until then.');
    expect(output).toContain('Open points:\n- Who pays');
  });
});

const release = `Release 3.4

This release brings a planner for the ferry timetable. Skippers can swap shifts. We also fixed 14 bugs.

Upgrade notes: run the script before you start. It takes 5 minutes.

Known issues:
1. The timetable cuts off names.
2. On Safari the handle is invisible.`;

describe('labels before what they name', () => {
  it('take up items', async () => {
    const { output } = await change(release, 'add to the known issues that messages arrive twice');
    expect(output).toContain('is invisible.\n3. Messages arrive twice.');
  });

  it('are counted in', async () => {
    const { output } = await change(release, 'the second known issue is fixed, drop it');
    expect(output).toBe(release.replace('\n2. On Safari the handle is invisible.', ''));
  });

  it('move with what they name', async () => {
    const { output } = await change(release, 'put the known issues before the upgrade notes');
    expect(output.indexOf('Known issues')).toBeLessThan(output.indexOf('Upgrade notes'));
  });

  it('and titles are no paragraphs', async () => {
    const { output } = await change(release, 'split the first paragraph in two');
    expect(output).toMatch(/timetable\.( Skippers can swap shifts\.)?\n\n/u);
  });
});

const bericht = `Kurzer Stand zum Umzug: die Pumpe in Halle 2 läuft. Der Rest kommt am Donnerstag.

Offene Punkte:
- Der Schlüssel fehlt noch
- Der Strom in Halle 3 ist nicht abgenommen`;

describe('a plain text in German', () => {
  it.each([
    ['Donnerstag stimmt nicht, es ist Freitag', 'kommt am Freitag.'],
    ['Halle 2 heißt jetzt Halle Nord', 'in Halle Nord läuft'],
    ['neuer offener Punkt: wer bestellt die Folie', '- Wer bestellt die Folie?'],
    ['die offenen Punkte nach oben', /^Offene Punkte:\n- Der Schlüssel/u],
    ['erwähne, dass der Parkplatz gesperrt ist', 'Der Parkplatz ist gesperrt.'],
  ])('is revised as it is said: %s', async (feedback, text) => {
    expect((await change(bericht, feedback)).output).toMatch(text);
  });

  it('loses of its open points the one that is named', async () => {
    const note = `${letter}\n\nOpen points:\n- who tells the caterer\n- parking during the move`;
    const { output } = await change(note, 'remove the open point about parking');
    expect(output).toBe(note.replace('\n- parking during the move', ''));
  });

  it('keeps its open points where it is made shorter', async () => {
    const note = `${letter}\n\nOpen points:\n- who tells the caterer\n- parking during the move`;
    const { output } = await change(note, 'shorter');
    expect(output).toContain('- who tells the caterer\n- parking during the move');
  });

  it('is told what stands behind a word for mentioning, without "that"', async () => {
    const { output } = await change(letter, 'mention boxes can be fetched at the gate');
    expect(output).toContain('Boxes can be fetched at the gate.');
  });

  it('is told nothing by words that only name what is to be described', async () => {
    expect((await change(letter, 'describe the way movers take to the lift')).output).toBe(letter);
  });
});
