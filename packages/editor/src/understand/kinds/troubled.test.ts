import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const kindsOf = (text: string) => understand(read(text)).statements.map(({ kind }) => kind);

describe('trouble of today', () => {
  it.each([
    'Now the parents must to phone the school for every excuse. The app takes the excuse.',
    'Currently the porter has to open the gate for every van. The gate must open by plate.',
    'The maps are drawn on white right now. They must turn dark.',
    'The handheld crashes twice a day. The app must keep the scans.',
    'Double bookings happened twice. Both desks must see a booking at once.',
    'Our depot app writes every event straight to the disk and on match days the db falls over. Events must keep their order.',
    'The text scrolls too fast for older people. The sign must show the platform.',
    'Heute muss die Küche jede Bestellung abtippen. Die App soll sie annehmen.',
  ])('is no demand: %s', (text) => {
    expect(kindsOf(text)[0]).toBe('problem');
  });

  it.each([
    'Show which seats are free right now. The plan must be current.',
    'The importer must never time out twice in a row. It resumes by itself.',
    'If the database falls over the writer must wait. Events must keep their order.',
    'If the handheld dies at 3 pm the app restores all scans. It must be fast.',
    'Photos that are too large are refused with a hint. The rest is stored.',
    'A worker that dies is started again every time. The pool must stay full.',
  ])('is none where the sentence demands: %s', (text) => {
    expect(kindsOf(text)[0]).not.toBe('problem');
  });
});

it('comes of trouble that was told before', () => {
  const told = 'Every team added a case to the script, it is a mess. The result is one file of 900 lines.';
  expect(kindsOf(`${told} It must be split.`).at(-2)).toBe('problem');
  expect(kindsOf('The search must ignore accents. The result is a list by price.')[1]).toBe('requirement');
});

it('goes on with what is not done about it', () => {
  const kinds = kindsOf(
    "Currently the pump will send its alarm only once. If that fails, it won't tell the clerk and will never try again. The pump must try 3 times.",
  );
  expect(kinds).toEqual(['problem', 'problem', 'requirement']);
});
