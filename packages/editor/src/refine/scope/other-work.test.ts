import { describe, expect, it } from 'vitest';
import { exportDraft } from '../samples/export-draft.ts';
import { isOtherWork } from './other-work.ts';

describe('work on other things than the document', () => {
  it.each([
    'write a go function that streams rows of an export',
    'can you also write the unit tests for the export job in Go',
    'give me the git command to undo an export',
    'fix the failing CI pipeline of the exports',
    'tune the SQL of the export dashboard',
    'who invented redis?',
    "what's new in redis 8?",
    'how does redis work',
    'how does the disk work under the hood?',
    'the data team should delete their old exports',
    'team phoenix has to move their exports by friday',
    'translate this mail: your export has failed',
    'The Falcon project needs a new budget until Friday',
    'The Phoenix rollout needs two more testers by Monday',
    'Das Projekt Nordstern braucht bis Freitag ein neues Budget',
    'make a shell script that renames my photos',
    'haz un script que ordene fotos',
    'napisz skrypt do zdjęć',
    'Schreib mir bitte ein Python Programm für Primzahlen',
  ])('is seen in "%s"', (clause) => {
    expect(isOtherWork(clause, exportDraft)).toBe(true);
  });

  it.each([
    'write the acceptance criteria for the export',
    'write a test plan entry for the lock',
    'fix the third risk',
    'translate the summary into German',
    'how does the lock work?',
    'how do users learn that an export failed?',
    'who created the queue that we use?',
    'the ops team must approve an export',
    'The Falcon project needs the export by Friday',
    'Team Phoenix must see the progress of an export',
    'the nightly export needs more memory',
    'the data team must give their approval',
    'restart the export job when it fails',
    'rewrite this as: exports are fast',
    'schreib die Zusammenfassung kürzer',
    'fais un résumé plus court',
  ])('is not seen in "%s"', (clause) => {
    expect(isOtherWork(clause, exportDraft)).toBe(false);
  });
});
