import { describe, expect, it } from 'vitest';
import { namedTopic, withoutTopic } from './named-topic.ts';

describe('namedTopic', () => {
  it.each([
    ['Thema Parkausweise: heute auf Papier.', 'Parkausweise'],
    ['Zum Thema Schließfächer – das muss besser werden', 'Schließfächer'],
    ['Point sur les badges perdus.', 'badges perdus'],
    ['Asunto: turnos de noche', 'turnos de noche'],
  ])('%s', (text, topic) => {
    expect(namedTopic(text)).toBe(topic);
  });

  it.each(['The topic changes weekly.', 'Das Thema ist alt.', 'Tema cambiado por Ana.'])('%s', (text) => {
    expect(namedTopic(text)).toBeNull();
  });
});

it('leaves what is said behind the topic', () => {
  expect(withoutTopic('Thema Parkausweise: heute läuft alles auf Papier.')).toBe(
    'Heute läuft alles auf Papier.',
  );
  expect(withoutTopic('Point sur les badges perdus.')).toBe('Point sur les badges perdus.');
});
