import { describe, expect, it } from 'vitest';
import { framedTopic } from './framed-topic.ts';

describe('framedTopic', () => {
  it.each([
    ["Right so here's how returns should work in the new shop.", 'returns in the new shop'],
    ['This is how the parking permits must look from now on, more or less.', null],
    ['How refunds should work', 'refunds'],
    [
      'I write you what is need for the attendance module of our school system.',
      'attendance module of our school system',
    ],
    ["Ok, here's what we need for the tasting room calendar:", 'tasting room calendar'],
    ['can we talk about the flag cleanup thing before friday', 'flag cleanup'],
    ['Could we discuss the badge printer topic again?', 'badge printer'],
    ['ok so the export thing.', 'export'],
    ['hey @dana quick one re: the warehouse scanner app.', 'warehouse scanner app'],
    ['ok so after the call with Acme: they want single sign-on.', 'single sign-on for Acme'],
    ['hey has anyone looked at why the report queue is so slow in Asia?', 'report queue is slow in Asia'],
  ])('%s', (text, topic) => {
    expect(framedTopic(text)).toBe(topic);
  });

  it.each([
    "Here's how it should work.",
    'How the app should look is open.',
    'What we need for the summer is rain.',
    'Can we talk about the thing?',
    'Nobody knows how returns work.',
    'After the call with Acme: they want it.',
    'After the release with the new header, they need a week.',
    'Can you say why?',
    'So the thing.',
    'The export thing is slow.',
    'Regarding the export we need a button.',
  ])('finds none in "%s"', (text) => {
    expect(framedTopic(text)).toBeNull();
  });
});
