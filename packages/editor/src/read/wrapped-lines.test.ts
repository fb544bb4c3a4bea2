import { describe, expect, it } from 'vitest';
import { isWrapped } from './wrapped-lines.ts';

describe('isWrapped', () => {
  it.each([
    [
      'prose at a column',
      'The importer reads each file once and forgets what it has\nread as soon as the last row is stored in its table.',
    ],
    [
      'a name in front of the next line',
      'Since the last release every picture is sent a second time to the\nGalerie service, which counts it twice.',
    ],
    [
      'small letters, a line that cannot end so',
      'the importer reads each file once and forgets it as soon as the\nlast row is stored',
    ],
    [
      'German nouns at the beginning',
      'Der Import liest jede Datei einmal und vergisst sie, sobald alle\nZeilen in der Tabelle stehen, damit wir wenig Platz brauchen und\nnichts doppelt zählen.',
    ],
    [
      'a line for each sentence',
      'The importer reads each file once.\nAs soon as the last row of a file is stored in its table, what was\nread is forgotten and the file is moved to the folder that is kept\nfor a week.\nNobody has to do anything for it, which is what the operators of\nthe old importer asked for.',
    ],
    [
      'an address longer than the column',
      'How the importer treats files that were cut off is described in\nhttps://wiki.example.org/importer/what-happens-to-files-that-were-cut-off\nand nowhere else.',
    ],
  ])('%s', (_, block) => {
    expect(isWrapped(block)).toBe(true);
  });

  it.each([
    [
      'two thoughts, the first a long one',
      'the importer takes forever when a file has more than 1000 rows\ncan we do that at night',
    ],
    [
      'two thoughts with capitals',
      'The importer takes forever when a file has more than 1000 rows\nCan we do that at night',
    ],
    [
      'lines of their own lengths',
      'the importer is slow when a file has more than 1000 rows in it\nbatch it\nand tell people when their file is done, by mail or in the app\nwho pays for the mails',
    ],
    [
      'labelled lines',
      'Problem: files of more than 1000 rows take longer than a minute\nIdea: read them at night, and tell people by mail that they are',
    ],
    [
      'lines that end in their mark',
      'The importer is slow when a file has more than a thousand rows.\nPeople upload the same file again since nothing tells them so.',
    ],
  ])('is not %s', (_, block) => {
    expect(isWrapped(block)).toBe(false);
  });
});
