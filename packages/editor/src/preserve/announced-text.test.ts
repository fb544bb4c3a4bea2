import { describe, expect, it } from 'vitest';
import { announcedText } from './announced-text.ts';
import { markedText } from './marked-text.ts';

const breachesOf = (source: string, answer: string) =>
  announcedText(markedText(source, []), markedText(answer, []), () => false).map(({ kind }) => kind);

const SOURCE = 'der dienst wird jede nacht neu gestartet\ndas dauert';

describe('an announcement of a text within its first line', () => {
  it.each([
    '以下是修改后的文本：  Der Dienst wird jede Nacht neu gestartet.\nDas dauert.',
    'Oto poprawiona wersja podanego tekstu: Der Dienst wird jede Nacht neu gestartet.\nDas dauert.',
  ])('is found in whatever language: %j', (answer) => {
    expect(breachesOf(SOURCE, answer)).toEqual(['chat']);
  });

  it('is none where it is of the source, short, or no more than the source has', () => {
    expect(breachesOf(SOURCE, 'Das passiert jede Nacht: Der Dienst startet neu.\nDas dauert.')).toEqual([]);
    expect(breachesOf(SOURCE, 'Zum Thema: Der Dienst wird jede Nacht neu gestartet.\nDas dauert.')).toEqual(
      [],
    );
    expect(breachesOf('todos: login', 'Folgende Aufgaben sind aktuell noch offen: Login')).toEqual([]);
  });
});
