import { expect, test } from 'vitest';
import { wantsEvents } from './wants-events.ts';

test.each([
  'text/event-stream',
  'Text/Event-Stream; charset=utf-8',
  'text/event-stream, */*',
  'text/event-stream, application/json',
  'application/json;q=0.9, text/event-stream',
  'text/event-stream;q=0.5, application/json; q=0.4',
  'text/event-stream, application/json;q=0',
])('%s asks for events', (accept) => {
  expect(wantsEvents(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'application/json',
  'application/json, text/event-stream',
  'text/event-stream;q=0.3, application/json',
  'text/event-stream;q=0',
  'text/event-stream;q=none',
  'text/event-streams',
  'text/html, application/xhtml+xml, */*;q=0.8',
])('%s does not', (accept) => {
  expect(wantsEvents(accept)).toBe(false);
});
