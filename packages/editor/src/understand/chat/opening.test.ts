import { expect, it } from 'vitest';
import { openedBy } from './opening.ts';

it.each([
  [
    "Pour la borne de prêt : aujourd'hui le gardien note tout sur un cahier et on perd des vélos",
    'borne de prêt',
  ],
  ['Lo de las taquillas: los socios se llevan la llave y cada semana cambiamos cerraduras', 'taquillas'],
  [
    'Per le prenotazioni dei campi: adesso si prenota per telefono e ogni sabato si litiga',
    'prenotazioni dei campi',
  ],
  ['Chodzi o nową wysyłkę paczek: klient czeka dwa tygodnie i nie wie, co się dzieje', 'nowa wysyłka paczek'],
  ['Zum Schlüsselkasten: im Moment fehlt ständig etwas, und niemand weiß, wer es war', 'Schlüsselkasten'],
  ['关于图书馆座位：现在学生早上用书占座', '图书馆座位'],
  ['会議室の予約について：誰も来ないことが多い', '会議室の予約'],
])('takes what stands before a colon for the subject: %s', (line, subject) => {
  expect(openedBy(line)?.subject).toBe(subject);
});

it.each([
  'Pour les clients : un code par SMS',
  'Pour les commandes de plus de 100 €, la livraison est gratuite dans toute la région et à Lyon',
  'Per i soci: sconto del 10%',
  'Zum Schluss kommt die Rechnung, und zwar per Mail und als Anhang',
])('takes the label of one point for none: %s', (line) => {
  expect(openedBy(line)).toBeNull();
});
