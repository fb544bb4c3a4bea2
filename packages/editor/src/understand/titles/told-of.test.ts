import { describe, expect, it } from 'vitest';
import { toldOf } from './told-of.ts';

describe('toldOf', () => {
  it.each([
    ['The search box on the docs site fires a request for each keystroke.', 'Search box on the docs site'],
    ['Our notification service started three years ago as a small script.', 'Notification service'],
  ])('names what %j tells of', (text, name) => {
    expect(toldOf(text)).toBe(name);
  });

  it.each([
    'It fires a request for each keystroke.',
    'The customers who pay monthly lose their discount.',
    'The export fails.',
    'Each of our services validates tokens on its own.',
    'When the node restarts, the export queue is lost.',
    'The main problem is the export queue.',
  ])('names nothing in %j', (text) => {
    expect(toldOf(text)).toBeNull();
  });
});
