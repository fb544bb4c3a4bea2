import { describe, expect, it } from 'vitest';
import { englishWords } from './translations.ts';

describe('English words for what a query says', () => {
  it.each([
    ['Die Konfigurationsdatei wird nicht gefunden', ['config', 'configuration', 'file']],
    ['会话过期', ['session', 'expire', 'expiry']],
    ['データベース接続', ['database', 'db', 'connection', 'connect']],
  ])('come from German, Chinese and Japanese: %s', (query, words) => {
    expect(englishWords(query)).toEqual(words);
  });

  it('come from the longest word that begins at a place', () => {
    expect(englishWords('クッキー')).toEqual(['cookie']);
    expect(englishWords('スキーマ')).toEqual(['schema']);
    expect(englishWords('die Anmeldung')).toEqual(['login', 'auth']);
  });

  it('come once each', () => {
    expect(englishWords('Fehler über Fehler')).toEqual(['error', 'exception']);
  });

  it.each(['', 'Fix the formula that buffers data of an asynchronous signature', 'ζ', 'a'.repeat(32_000)])(
    'are none where nothing is said elsewhere',
    (query) => {
      expect(englishWords(query)).toEqual([]);
    },
  );
});
