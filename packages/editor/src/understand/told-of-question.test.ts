import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const questionsIn = (text: string) =>
  understand(read(text))
    .statements.filter(({ kind }) => kind === 'question')
    .map(({ text: asked }) => asked);

describe('what is told behind a question', () => {
  it.each([
    [
      'Wir bauen eine App für Monteure. Die App muss Aufträge laden. Wie lange dürfen Daten auf dem Gerät bleiben? Datenschutz sagt max. 30 Tage, ist aber noch nicht bestätigt.',
      'Wie lange dürfen Daten auf dem Gerät bleiben (Datenschutz sagt max. 30 Tage, ist aber noch nicht bestätigt)?',
    ],
    [
      'Das Portal muss vier Rollen kennen.\nWas machen wir mit technischen Benutzern? Die haben heute alle Admin.',
      'Was machen wir mit technischen Benutzern (die haben heute alle Admin)?',
    ],
  ])('stands with it: %s', (text, question) => {
    expect(questionsIn(text)).toEqual([question]);
  });

  it('is a question of its own where it asks', () => {
    const text =
      'Die App muss Aufträge laden. Wie lange bleiben Daten auf dem Gerät? Unklar ist, ob der Betriebsrat zustimmt.';
    expect(questionsIn(text)).toHaveLength(2);
  });
});
