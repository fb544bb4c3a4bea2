import type { Format } from '@faircopy/contract';
import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const composed = (input: string, format: Format = 'Technical Spec') =>
  compose(read(input), { audience: 'Senior Dev', context: 'Backend', format, tone: 50 });
const sectionOf = (document: string, heading: string) =>
  document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
const questionsOf = (input: string) => sectionOf(composed(input), 'Open questions');

/** What an input leaves open, the question, and a sentence beside which it no longer arises. */
const openings: readonly (readonly [string, string, string])[] = [
  ['At most 2 cans per visitor.', 'beyond this limit', 'Whoever wants more than that pays.'],
  ['Each visitor may take at most 2 cans.', 'would take more than 2 cans', 'Otherwise the lock stays shut.'],
  ['Each shift needs at least one paramedic.', 'cannot be met', 'Without one the shift is cancelled.'],
  [
    'Changes to a model must be reported 3 days before.',
    'cannot be met',
    'Later ones wait for the next run, too late is too late.',
  ],
  ['The sexton must approve every request.', 'refused or nobody answers', 'Rejected requests go back.'],
  [
    'The gateway must retry with exponential backoff.',
    'How often is this tried',
    'It gives up after ten attempts.',
  ],
  ['The gateway must retry three times.', 'after the last attempt', 'Then it is marked as failed.'],
  [
    'The link must be valid for 48 hours.',
    'opens the link after 48 hours',
    'Expired links lead to the desk.',
  ],
  ['If a machine is silent for 2 hours, raise an alarm.', 'Who gets this alert', 'Alarms go to #machines.'],
  [
    'Whoever misses four rehearsals may not sing.',
    'Within which period',
    'Missed ones count within one season.',
  ],
  ['Members who do not pay are blocked.', 'who lifts it', 'The office can unblock them.'],
  ['Prices must be changeable from the office.', 'Who may do this', 'Only managers can change prices.'],
  [
    'Phone numbers must be visible to coordinators only.',
    'How does the system tell who that is',
    'Everybody logs in.',
  ],
  [
    'Reports must be sent to the ministry every month.',
    'How does anybody notice',
    'If the job fails, the office is told.',
  ],
  [
    'The office must be able to download the list as Excel.',
    'Which columns or fields',
    'The columns are name and berth.',
  ],
  [
    'Guests must pay by card when they book.',
    'When is money given back',
    'The fee is refunded until the day before.',
  ],
  [
    'The camera must classify each bird.',
    'recognised wrongly',
    'A ranger corrects it by hand where it is wrong.',
  ],
  [
    'Staff must scan the barcode of each bin.',
    'the code cannot be read',
    'The number can be typed in by hand.',
  ],
  ['Orders must be checked against the allergy list.', 'does not pass', 'Orders that fail go back.'],
  ['Guests can cancel.', 'Until when', 'Cancelling is possible until noon of the day before.'],
  [
    'A cancelled slot must go to the waiting list.',
    'next in line',
    'The next one has to confirm within two hours.',
  ],
  ['Sample ids must come from the LIMS.', 'How often is this taken over', 'The import runs every night.'],
  ['Old bookings live in an Excel file of 900 rows.', 'existing records', 'We import them once.'],
  [
    'At the moment cloning the repository takes 50 minutes.',
    'is to replace 50 minutes',
    'It must be cloned within 5 minutes.',
  ],
  ['The form must store the phone number.', 'How long is this kept', 'It is deleted after a year.'],
  ['A desk session must expire after 15 minutes.', 'not saved yet', 'Drafts are kept on the desk.'],
];

describe('what the input leaves open', () => {
  it.each(openings)('is asked: %s', (input, question) => {
    expect(questionsOf(`The desk must show the plan of the day. ${input}`)).toContain(question);
  });

  it.each(openings)('is not asked where the input says it: %s', (input, question, answer) => {
    expect(questionsOf(`The desk must show the plan of the day. ${input} ${answer}`)).not.toContain(question);
  });

  it.each([
    ['The page must answer in at most 2 seconds.', 'limit'],
    ['The title must have at most 80 characters.', 'limit'],
    ['The bot must suggest up to three answers.', 'limit'],
    ['The door is locked at night.', 'who lifts it'],
    ['The team has approved the budget.', 'refused'],
    ['Hasta 60 euros no hace falta aprobación.', 'deniega'],
    ['Classifiche settimanali per il gioco.', 'riconosciuto'],
    ['Retry-After must be sent with every 429.', 'tried'],
    ['Each camera takes a picture every 10 minutes.', 'replace'],
    ['The tool must read a transcript.', 'recognised'],
    ['The export must hold no phone numbers.', 'How long is this kept'],
    ['The export worker grows until it is killed.', 'columns'],
    ['The lens must be made so that it can be removed in a way that leaves no mark.', 'Who may'],
  ])('is no question where nothing of it is said: %s', (input, question) => {
    expect(questionsOf(`The desk must show the plan of the day. ${input}`)).not.toContain(question);
  });

  it('is asked how it holds while what it needs is away for longer', () => {
    const question = 'How do these go together';
    const input =
      'Penalties must be on screen within 10 seconds. At the moment the wifi at the bend drops for up to';
    expect(questionsOf(`${input} 60 seconds.`)).toContain(question);
    expect(questionsOf(`${input} 5 seconds.`)).not.toContain(question);
  });

  it.each([
    ['Pro Tag dürfen höchstens 10 Akten bestellt werden.', 'jenseits dieser Grenze'],
    ['Le gardien doit approuver chaque groupe.', 'refus'],
    ['Los resultados deben ser aprobados por el jefe.', 'se deniega'],
    ['Chi non restituisce per due volte viene sospeso.', 'In quale periodo'],
    ['Elke avond gaat er een overzicht per e-mail naar de penningmeester.', 'niet is gebeurd'],
  ])('is asked in the language of the input: %s', (input, question) => {
    expect(composed(input)).toContain(question);
  });
});

it('leads from a section that holds nothing of its own to the question about it', () => {
  const document = composed(
    'The desk must show the plan. Reports must be sent to the ministry every month. Sample ids must come from the LIMS.',
  );
  const number = /\*\*(Q-\d):\*\* How does anybody notice/u.exec(document)?.[1];
  expect(sectionOf(document, 'Observability')).toBe(`Still open; see ${number}.`);
  expect(sectionOf(document, 'Non-goals')).toBe('None stated so far.');
});

it('asks no more than six of them, the weightiest', () => {
  const everything = openings.map(([input]) => input).join(' ');
  expect(questionsOf(everything).match(/\*\*Q-/gu)).toHaveLength(6);
});
