import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const titleOf = (text: string) => understand(read(text)).title;

describe('titleOf', () => {
  it.each([
    ['What I would like is a small returns service. A refund needs a photo.', 'Returns service'],
    [
      'need a thing so that store managers can swap shifts without me approving every single one. both have to say yes',
      'Let store managers swap shifts',
    ],
    [
      'The way the booking in the gym works today is a phone call. Members must be able to book online. They must see free places.',
      'Booking in the gym',
    ],
    ['I want people to book online. They must see free places.', 'Let people book online'],
    [
      'Every team does feature flags in its own way. Feature flags are read from a file. A service must serve feature flags to all apps.',
      'Feature flags',
    ],
  ])('names the subject of %j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('passes over what kind of text it is, and of which day', () => {
    expect(
      titleOf('Minutes 2026-03-04, clinic booking\nPresent: Anna, Tom\n\n1. Patients must see free slots.'),
    ).toBe('Clinic booking');
  });
});
