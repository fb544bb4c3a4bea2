import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { summarize } from './summarize.ts';

const MINUTES = `# Planning day

Hi all, thanks for coming! It was a really nice day and the coffee was good.

## Billing

Lena showed the numbers. Basically, 4.2% of the invoices fail at the first try (which surprised nobody at all).
We decided to retry failed payments after 24 h, at most 3 times. Lena owns it, due 14 March.
The retries must not run between 22:00 and 06:00 UTC. People said that it feels slow sometimes.
Somebody told a story about the old office. We laughed a lot about it and about the plants too.

## Search

What should we do about it:

- agreed: \`search_v2\` goes to 10 % of the traffic first
- the chairs in the meeting room are a bit old
- open question: who runs the reindexing of 31,000 documents?

| service | owner |
| --- | --- |
| billing | Lena |
| search | Omar |

See https://example.com/minutes for the rest. Bye everybody and see you next time!
`;

const summaryOf = (text: string, room: number) => summarize(read(text), room);
const lengthOf = (text: string) => Array.from(text).length;

describe('a summary', () => {
  test('of a text that fits is the text', () => {
    expect(summaryOf(MINUTES, 10_000)).toBe(MINUTES);
  });

  test('keeps decisions, owners, dates and limits, and leaves out the chat', () => {
    const summary = summaryOf(MINUTES, 420);
    for (const kept of ['retry failed payments', '24 h', 'Lena owns it', '14 March', '22:00', 'search_v2']) {
      expect(summary).toContain(kept);
    }
    for (const gone of ['coffee', 'old office', 'Bye everybody']) expect(summary).not.toContain(gone);
  });

  test('says what was behind the trouble, and fills its room with what is shorter', () => {
    const incident =
      'Postmortem of the nightly import. It failed for 3 of our 41 tenants on Monday. Alerting was silent, which annoyed everybody. ' +
      'Omar restarted the job at 08:20 and it failed again at the same row. We compared the files and looked at the logs for an hour. ' +
      'The root cause was a byte order mark that the supplier started to send with their new exporter. We lost no data.';
    const summary = summaryOf(incident, 250);
    expect(summary).toContain('byte order mark');
    expect(lengthOf(summary)).toBeGreaterThan(180);
  });

  test('shortens what it keeps, and leaves no gap where it does', () => {
    const summary = summaryOf(MINUTES, 700);
    expect(summary).toContain('4.2% of the invoices fail at the first try.');
    expect(summary).not.toMatch(/Basically|surprised nobody| {2}| [.,]/u);
  });

  test('keeps headings and what introduces a list with what stands under them, and none that is empty', () => {
    const summary = summaryOf(MINUTES, 420);
    expect(summary).toMatch(/## Billing\n\n\S/u);
    expect(summary).toMatch(/## Search\n\nWhat should we do about it:\n\n- agreed: `search_v2`/u);
    expect(summary).not.toMatch(/#[^\n]*\n+#{2}[^\n]*\n*$/u);
  });

  test('keeps the header of a table whose rows it keeps', () => {
    const rows = Array.from({ length: 60 }, (_, row) => `| service-${row} | must answer in ${row + 90} ms |`);
    const summary = summaryOf(`| name | rule |\n| --- | --- |\n${rows.join('\n')}\n`, 300);
    expect(summary).toMatch(/^\| name \| rule \|\n\| --- \| --- \|\n\| service-/u);
  });

  test('says a thing once', () => {
    const said = 'We decided to move the queue to Redis 7 by Friday.';
    const summary = summaryOf(
      `${`${said} `.repeat(20)}\n\nThe rest of the plan stays as it was in the spring.`,
      400,
    );
    expect(summary.split('Redis 7')).toHaveLength(2);
  });

  test('of a sentence without an end shows where it left something out', () => {
    const talk = Array.from({ length: 90 }, (_, at) => `and then service ${at} calls queue number ${at * 3}`);
    const summary = summaryOf(`so we start here ${talk.join(' ')}`, 400);
    expect(summary).toContain('…');
    expect(lengthOf(summary)).toBeLessThanOrEqual(400);
  });

  test.each([
    [
      'de',
      'Wir haben beschlossen, die Rechnungen bis 14. März umzustellen.',
      'Das Wetter war an dem Tag sehr schön.',
    ],
    ['ja', '来週の金曜日までにリリースすることを決定した。', '昼ごはんはとてもおいしかった。'],
    ['zh', '我们决定在周五之前发布新版本。', '那天的天气非常好。'],
    ['pl', 'Ustalono, że Anna odpowiada za migrację do 14 marca.', 'Pogoda tego dnia była bardzo ładna.'],
    [
      'pt',
      'Decidimos que a migração deve terminar até 14 de março.',
      'O tempo estava muito bonito nesse dia.',
    ],
  ])('keeps the decision in %s rather than the weather', (_language, decision, weather) => {
    const talk = Array.from({ length: 12 }, (_, day) => `${weather.slice(0, -1)} ${day}${weather.at(-1)}`);
    const summary = summaryOf([...talk, decision, ...talk].join('\n'), 200);
    expect(summary).toContain(decision);
  });

  test('closes a block of code that it has to cut', () => {
    const summary = summaryOf(`\`\`\`ts\n${'const a = load();\n'.repeat(400)}\`\`\``, 200);
    expect(summary).toMatch(/^```ts\n(?:const a = load\(\);\n)+```$/u);
    expect(summaryOf(`\`\`\`\n${'a'.repeat(500)}\n\`\`\``, 200)).toMatch(/^```\na{150,}\n```$/u);
  });

  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(
      '# Title',
      '## Part',
      '- item',
      '  - nested',
      '> said',
      '```',
      '| a | b |',
      '|---|---|',
      '',
      '1. one',
    ),
    fc.constantFrom(
      'We must keep 7 days of logs in `s3://logs/a`.',
      'It was decided, however, that Dana owns it (see below).',
      'a'.repeat(500),
      '😀'.repeat(80),
    ),
  );

  test('of any text has the length asked for, is fit to be an input, and invents nothing', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 5, maxLength: 60 }),
        fc.integer({ min: 200, max: 900 }),
        (lines, room) => {
          const text = lines.join('\n');
          fc.pre(lengthOf(text) >= 10);
          const summary = summaryOf(text, room);
          expect(lengthOf(summary)).toBeLessThanOrEqual(room);
          expect(lengthOf(summary)).toBeGreaterThanOrEqual(10);
        },
      ),
      { numRuns: 60 },
    );
  });
});
