import { describe, expect, it } from 'vitest';
import { isTaskOfPeople } from './task.ts';

describe('isTaskOfPeople', () => {
  it.each([
    'Speak to the works council about the cameras.',
    'Then ask Katarina whether the old keys still fit.',
    'Let me check with the vendor.',
    'I will ring the landlord on Monday.',
    'We need to agree on a name.',
    'Find out who holds the contract.',
    'Email me your thoughts.',
    'Gotta ask Leif first.',
    'Oskar will bring the cables.',
    'Get in touch with our insurance.',
  ])('gives a deed to people: %s', (prose) => {
    expect(isTaskOfPeople(prose)).toBe(true);
  });

  it.each([
    'Ask for the camera only when somebody taps scan.',
    'Ask the customer whether the address is right.',
    'Email me when a job fails.',
    'Send me the list every Monday.',
    'Look up the customer by phone number.',
    'Check the signature before the import.',
    'Talk to the gateway over TLS.',
    'I need to see who has not paid.',
    'I will only see my own orders.',
    'The admin decides who may publish.',
    'Mark the item as done.',
    'Let me filter by date.',
  ])('asks for what is to be built: %s', (prose) => {
    expect(isTaskOfPeople(prose)).toBe(false);
  });
});
