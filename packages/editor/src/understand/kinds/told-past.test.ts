import { expect, it } from 'vitest';
import { cuesIn } from '../lexicon/cues.ts';
import { tellsOfPast, toldInPast, weighedInPast } from './told-past.ts';

it('takes what came about for told, in the past and in the perfect', () => {
  expect(tellsOfPast('The synonyms file was not carried over')).toBe(true);
  expect(tellsOfPast('The team has learned to guess which fee explains it')).toBe(true);
  expect(tellsOfPast('It measured the signal in May, it drops behind rack 40')).toBe(true);
  expect(tellsOfPast('The team chose opaque tokens')).toBe(true);
});

it('does not take a participle, a clause within a demand, or a case for one', () => {
  expect(tellsOfPast('Values kept 5 years')).toBe(false);
  expect(tellsOfPast('A mapping per supplier, kept in git')).toBe(false);
  expect(tellsOfPast("Access that wasn't used for 90 days gets withdrawn")).toBe(false);
  expect(tellsOfPast('Every version we have used is kept')).toBe(false);
  expect(tellsOfPast('If the lock was taken, the job waits')).toBe(false);
  expect(tellsOfPast('One rejected order has to be listed')).toBe(false);
  expect(tellsOfPast('They were clear about one thing: rates must not be shown')).toBe(false);
  expect(tellsOfPast('Helen asked that returns be confirmed by both sides')).toBe(false);
  expect(tellsOfPast('I wanted a button for that')).toBe(false);
});

it('says what such a sentence is', () => {
  const kindOf = (prose: string) => toldInPast({ prose, cues: cuesIn(prose, 'en') });
  expect(kindOf('The CEO agreed to use the list as well')).toBe('decision');
  expect(kindOf('Key boxes were turned down by the insurer')).toBe('alternative');
  expect(kindOf('I saw the list')).toBe('context');
  expect(kindOf('The report failed on Monday')).toBe('problem');
  expect(kindOf('The report is sent on Monday')).toBeNull();
});

it('tells what was decided and what was only weighed from what happened', () => {
  expect(weighedInPast('The county chose Nextcloud')).toBe('decision');
  expect(weighedInPast('Cloud services were ruled out by the works council')).toBe('alternative');
  expect(weighedInPast('Half of the teams chose Tuesday and Wednesday')).toBeNull();
  expect(weighedInPast('What was rejected is listed')).toBeNull();
  expect(weighedInPast('The disk filled up')).toBeNull();
});
