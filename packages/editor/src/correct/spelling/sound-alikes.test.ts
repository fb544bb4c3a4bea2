import { describe, expect, it } from 'vitest';
import { correctForeignWord } from './foreign-speller.ts';
import { soundAlikes } from './sound-alikes.ts';

describe('soundAlikes', () => {
  it('spells one sound of a Polish word in the other way', () => {
    expect(soundAlikes('urzytek', 'pl')).toContain('użytek');
    expect(soundAlikes('hleb', 'pl')).toContain('chleb');
    expect(soundAlikes('chleb', 'pl')).not.toContain('cchleb');
  });

  it('knows of none in other languages', () => {
    expect(soundAlikes('urzytek', 'de')).toEqual([]);
  });

  it.each([
    ['rzadnych', 'żadnych'],
    ['urzytkownik', 'użytkownik'],
    ['kturego', 'którego'],
  ])('lets %s become %s', (written, meant) => {
    expect(correctForeignWord(written, 'pl')?.word).toBe(meant);
  });
});
