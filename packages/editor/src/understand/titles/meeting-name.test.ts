import { describe, expect, it } from 'vitest';
import { meetingSubject } from './meeting-name.ts';

describe('what a meeting is called after', () => {
  it.each([
    ['Billing weekly 14 Nov', 'Billing'],
    ['Notes from the ML platform sync on 5 Feb', 'ML platform'],
    ['Retro Mobile, 2 May', 'Mobile'],
    ['Data team standup - 7 Feb', 'Data'],
    ['Weekly sync logging costs, 12.02.', 'logging costs'],
  ])('is the matter in «%s»', (line, subject) => {
    expect(meetingSubject(line, false)).toBe(subject);
  });

  it.each([
    'Calendar sync for two devices',
    'Capacity planning',
    'Team meeting 3 May',
    'Standup Tuesday 3 May',
    'Sync contacts twice a day',
    'Notulen overleg kassa, 8 april',
  ])('is nothing in «%s»', (line) => {
    expect(meetingSubject(line, false)).toBeNull();
  });

  it('is the matter where those who came are named, and no day', () => {
    expect(meetingSubject('Capacity planning (Ana, Tom)', true)).toBe('Capacity');
    expect(meetingSubject('Sprint planning mobile, 4 June, attendees: Ana, Tom', true)).toBe('mobile');
  });
});
