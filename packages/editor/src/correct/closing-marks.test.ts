import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { applyEdits } from './apply.ts';
import { closingMarks, questionMarks } from './closing-marks.ts';

const closed = (text: string): string => applyEdits(text, closingMarks(read(text)));

describe('closing marks', () => {
  it.each([
    ['We looked at it and the disk is full', 'We looked at it and the disk is full.'],
    ['It broke again. why is it so slow', 'It broke again. why is it so slow?'],
    [
      'We should go back to the old one, what do you think',
      'We should go back to the old one, what do you think?',
    ],
    ['It is slow today.\n\nWe do not know why it is', 'It is slow today.\n\nWe do not know why it is.'],
  ])('end «%s»', (written, right) => {
    expect(closed(written)).toBe(right);
  });

  it.each([
    ['a heading', '# We looked at the full disk'],
    ['an item', '- we looked at the full disk'],
    ['a label', 'Thanks a lot'],
    ['a title before its text', 'The export of reports hangs\n\nWe saw it twice.'],
    ['what leads over to a list', 'We looked at it. These are the disks we have\n\n- one\n- two'],
    ['chat without marks', 'the disk is full again\nwe looked at it twice'],
    ['an address', 'we looked at it on https://status.example.com/disk'],
    [
      'a definition of a link',
      'See the [guide][g] of it.\n\n[g]: https://example.com/guide "Guide to all of the disks"',
    ],
    ['a sentence with a mark', 'We looked at the disk and it is full!'],
  ])('leave %s', (_, text) => {
    expect(closed(text)).toBe(text);
  });

  it('ask where a sentence does, and not where it only begins like a question', () => {
    expect(closed('What happens when the token expires')).toBe('What happens when the token expires?');
    expect(closed('What happens then is that it fails')).toBe('What happens then is that it fails.');
    expect(closed('Should it fail again, restart the job')).toBe('Should it fail again, restart the job.');
  });

  it('are given to questions alone, where asked for those', () => {
    expect(applyEdits('Is the job done yet', questionMarks(read('Is the job done yet')))).toBe(
      'Is the job done yet?',
    );
    expect(questionMarks(read('The job is done now'))).toEqual([]);
  });
});
