import { describe, expect, it } from 'vitest';
import { exportDraft } from '../samples/export-draft.ts';
import { Bearings } from './bearings.ts';

const bearingOf = (clause: string) => new Bearings(exportDraft).of(clause);

describe('Bearings', () => {
  it.each([
    ['An export is kept for 14 days.', 'fact'],
    ['Legal wants exports to stay in the EU', 'fact'],
    ['what happens to an export when the disk is full?', 'question'],
    ['the goals are too vague', 'wish'],
    ['the second bullet does not belong there', 'wish'],
    ['does anybody have a spare charger?', 'elsewhere'],
    ['my train was cancelled, join without me', 'elsewhere'],
    ['write a bash script that deletes old photos', 'elsewhere'],
    ['who is buying the tickets for the concert', 'elsewhere'],
    ['dove compro una bicicletta?', 'elsewhere'],
  ])('takes "%s" as %s', (clause, bearing) => {
    expect(bearingOf(clause)).toBe(bearing);
  });

  it.each(['fix the test plan', 'write the design shorter'])(
    'takes "%s" as about the part it names',
    (clause) => {
      expect(bearingOf(clause)).not.toBe('elsewhere');
    },
  );

  it('takes a part of something else as that', () => {
    expect(bearingOf('write a test plan for the lawn mower of my neighbour')).toBe('elsewhere');
  });

  it('takes what quotes the document or names its items as about it, however strange it is', () => {
    expect(bearingOf('FR-2 tastes like banana bread from my grandmother')).not.toBe('elsewhere');
    expect(bearingOf('FR-97 tastes like banana bread from my grandmother')).toBe('elsewhere');
  });
});
