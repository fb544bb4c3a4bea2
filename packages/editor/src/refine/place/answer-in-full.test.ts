import { describe, expect, it } from 'vitest';
import { answerInFull } from './answer-in-full.ts';

describe('an answer', () => {
  it.each([
    [
      'Should drivers be told when a place is free?',
      'yes, by text message',
      'drivers should be told when a place is free, by text message',
    ],
    ['Is the gate always open?', 'no, it closes at night', 'the gate closes at night'],
    ['Which languages do the signs need?', 'German and Polish', 'the signs need German and Polish'],
    ['For which part of the day must it hold?', '8 hours', 'it must hold for 8 hours'],
    ['How many cars can the garage hold?', '300', 'the garage can hold 300 cars'],
    ['Which team owns the barrier?', 'facility', 'the facility team owns the barrier'],
    [
      'Who gets the bill when a plate is unknown?',
      'the clerk gets the bill',
      'the clerk gets the bill when a plate is unknown',
    ],
    ['Who cleans the scanner?', 'facility does', 'facility cleans the scanner'],
    ['Must the driver pay cash?', 'no', 'the driver need not pay cash'],
    [
      'Who cleans the scanner?',
      'facility, except on Sundays',
      'facility cleans the scanner, except on Sundays',
    ],
    ["We don't know yet whether vans need a second place?", 'no second place', 'vans need no second place'],
  ])('takes from its question what it does not say: %s %s', (asked, said, whole) => {
    expect(answerInFull(asked, said)).toBe(whole);
  });

  it.each([
    ['Wer reinigt die Schranke?', 'die Techniker', 'Die Techniker reinigen die Schranke'],
    ['Wer reinigt die Schranke?', 'der Hausdienst macht das', 'Der Hausdienst reinigt die Schranke'],
    ['Wer reinigt die Schranke?', 'der Hausdienst reinigt sie', 'Der Hausdienst reinigt die Schranke'],
    ['Wie lange werden Kennzeichen gespeichert?', '14 Tage', 'Kennzeichen werden 14 Tage gespeichert'],
    ['Werden Kennzeichen gespeichert?', 'nein', 'Kennzeichen werden nicht gespeichert'],
    ['Braucht der Fahrer eine Karte?', 'nein', 'Der Fahrer braucht keine Karte'],
    [
      'Was passiert, wenn die Karte fehlt?',
      'die Schranke bleibt zu',
      'Die Schranke bleibt zu, wenn die Karte fehlt',
    ],
    ['Qui nettoie la barrière ?', 'les techniciens', 'Les techniciens nettoient la barrière'],
    ['Faut-il une carte ?', 'oui, à partir de mai', 'Il faut une carte, à partir de mai'],
    [
      'Les plaques doivent-elles être gardées ?',
      'non',
      'Les plaques ne doivent pas nécessairement être gardées',
    ],
    ['Combien de temps garde-t-on les plaques ?', '14 jours', 'On garde les plaques pendant 14 jours'],
    ['¿Quién limpia la barrera?', 'los técnicos', 'Los técnicos limpian la barrera'],
    ['¿Cuánto tiempo se guardan las matrículas?', '14 días', 'Se guardan las matrículas durante 14 días'],
    ['¿Hay que avisar al conductor?', 'no', 'No hay que avisar al conductor'],
  ])('is a statement in the language of its question: %s %s', (asked, said, whole) => {
    expect(answerInFull(asked, said)).toBe(whole);
  });
});
