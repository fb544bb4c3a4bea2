import { expect, it } from 'vitest';
import { onceALanguage } from './once-a-language.ts';

it('makes what is asked for once for each language, also where that is nothing', () => {
  const asked: string[] = [];
  const nameOf = onceALanguage((language) => {
    asked.push(language);
    return language === 'de' ? 'Deutsch' : null;
  });
  expect(asked).toEqual([]);
  expect([nameOf('de'), nameOf('fr'), nameOf('de'), nameOf('fr')]).toEqual([
    'Deutsch',
    null,
    'Deutsch',
    null,
  ]);
  expect(asked).toEqual(['de', 'fr']);
});
