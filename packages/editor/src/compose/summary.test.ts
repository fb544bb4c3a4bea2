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
  it('tells what is wrong, what changes, what is decided and the limit, in this order', () => {
    const summary = sectionOf(kiosk, 'Summary');
    const places = ['9 seconds', 'moves the printing to a worker', 'We go with RabbitMQ', '6 years'].map(
      (part) => summary.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(summary).not.toMatch(/Kafka|whatever|paper/u);
  });

  it('says what came of the trouble rather than how it is done today', () => {
    expect(
      sectionOf(
        'Today the desk keeps a list. Last month two groups got the same room twice. Members must book online. A booking ends after 2 hours.',
        'Summary',
      ),
    ).toContain('the same room twice');
  });
});

describe('the goals', () => {
  it('are what the writers say they want where none is stated', () => {
    expect(sectionOf(kiosk, 'Goals')).toBe('- The change moves the printing to a worker (FR-1).');
    expect(
      sectionOf('Donors ask for a paper. We want donors to get a receipt by mail. It has a number.', 'Goals'),
    ).toMatch(/Donors get a receipt by mail|donors to get a receipt/u);
  });

  it('are asked for where nothing is wanted or measured', () => {
    expect(sectionOf('The list is on paper. Members must sign it.', 'Goals')).toMatch(/no measurable goal/u);
  });
});

it('does not tell what kind of notes the text is', () => {
  const background = sectionOf(
    'Greenhouse sensors - braindump\n\nToday the values get lost when the wifi drops. The box must keep them for 2 days.',
    'Context and problem',
  );
  expect(background).not.toContain('braindump');
});
