import { describe, expect, it } from 'vitest';
import { withColonsForBars } from './barred-lines.ts';

describe('withColonsForBars', () => {
  it('writes a colon behind the name of a note', () => {
    expect(withColonsForBars('Tables\n\nHives | name, colour\nApiaries | town, owner')).toBe(
      'Tables\n\nHives: name, colour\nApiaries: town, owner',
    );
  });

  it.each([
    'cat log.txt | grep error',
    'Hives | name, colour\n--- | ---\nApiaries | town, owner',
    '| Hives | name |\n| Apiaries | town |',
    '```\nps aux | grep node\nls -l | wc\n```',
    'pause | keepers | 204\nresume | keepers | 204',
    'result = success | failure\nkind = small | large',
  ])('leaves "%s" as it is', (text) => {
    expect(withColonsForBars(text)).toBe(text);
  });
});
