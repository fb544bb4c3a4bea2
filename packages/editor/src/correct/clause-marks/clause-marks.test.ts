import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { applyEdits } from '../apply.ts';
import { project } from '../projection.ts';
import { clauseCommas, clauseStops } from './clause-marks.ts';

const withCommas = (text: string): string => applyEdits(text, clauseCommas(project(read(text))));
const withStops = (text: string): string => applyEdits(text, clauseStops(project(read(text))));

describe('commas behind clauses', () => {
  it.each([
    [
      'If validation is successful the data is sent to the server.',
      'If validation is successful, the data is sent to the server.',
    ],
    [
      'When the queue is empty the worker goes to sleep.',
      'When the queue is empty, the worker goes to sleep.',
    ],
    [
      'If the error rate goes above 2% we go back to the old job.',
      'If the error rate goes above 2%, we go back to the old job.',
    ],
  ])('«%s»', (written, right) => {
    expect(withCommas(written)).toBe(right);
  });

  it.each([
    'If the build is green, merge the branch.',
    'As quick as the commands: a check-in in 25 seconds.',
    'After 3 failed attempts the account is locked for the day.',
    'When will the next version of the client be out?',
    'The worker sleeps when the queue is empty and nobody asks for it.',
    '`if (a) b()` is what runs when the queue is empty.',
  ])('leaves «%s»', (text) => {
    expect(withCommas(text)).toBe(text);
  });
});

describe('full stops between sentences', () => {
  it.each([
    [
      'The app asks for the location on the first start, we do not need it before the map.',
      'The app asks for the location on the first start. We do not need it before the map.',
    ],
  ])('«%s»', (written, right) => {
    expect(withStops(written)).toBe(right);
  });

  it.each([
    'The release has three parts, the server, the client and the docs.',
    'We tested it on Linux, macOS and Windows, and it works.',
    'If the server is down, the client retries.',
    'The app froze and then after the team restarted the server, the page looks like this.',
    'Use any server that has room, for example the one in the office.',
    'She said "the disk is full, we need another one" and left.',
  ])('leaves «%s»', (text) => {
    expect(withStops(text)).toBe(text);
  });
});
