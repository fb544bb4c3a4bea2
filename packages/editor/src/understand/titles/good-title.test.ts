import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const titleOf = (text: string) => understand(read(text)).title;

describe('a title', () => {
  it.each([
    [
      'README\n\nsmall cli that checks if church bells rang on time.\n\nIt must print a report.',
      'Small cli that checks if church bells rang on time',
    ],
    [
      '# README\n\nTurns a folder of knitting charts (png) into row-by-row text.\n',
      'Turns a folder of knitting charts into row-by-row text',
    ],
    ['Why does the pollen widget still show yesterday at 10am? It should refresh at 6:30.', 'Pollen widget'],
    [
      '1:1 Noor / Stellan, 9 June\n- pallet labels get printed twice when the printer reconnects\n- reprint only with a button',
      'Pallet labels',
    ],
    [
      "Prompt: turn a gardener's voice memo (transcript) into a task list. Do not invent plants.",
      "Turn a gardener's voice memo into a task list",
    ],
    [
      'Re: Fwd: museum audio guide\n\nPeople return the headsets uncharged. Staff should see which ones are below 20%.',
      'Museum audio guide',
    ],
    [
      'so we need a thing for the parish archive. volunteers should type what they read next to the scan.',
      'Parish archive',
    ],
    [
      'Minutes oyster farm telemetry, Tue\n\n- buoys send temperature every 10 min\n- gateway asks for missing ones',
      'Oyster farm telemetry',
    ],
    [
      'TODO offline crossword app\n1. save every letter at once\n2. hint button, 3 per puzzle',
      'Offline crossword app',
    ],
  ])('names what %j is about', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('of trouble has what is wanted behind its subject', () => {
    expect(
      titleOf('The lab door opens with a badge that anyone can copy. Log every opening with its time.'),
    ).toMatch(/^Lab door: log every opening/u);
  });

  it('stays where it names the subject already', () => {
    expect(titleOf('# How to release\n\nThe release must be signed.')).toBe('How to release');
    expect(titleOf('Who does what in the new catalogue\n\nEditors must sign in.')).toBe(
      'Who does what in the new catalogue',
    );
  });
});
