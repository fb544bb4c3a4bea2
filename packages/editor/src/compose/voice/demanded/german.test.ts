import { expect, it } from 'vitest';
import { germanDemand } from './german.ts';

it.each([
  [
    'Aufträge werden in eine Ablage gelegt und übertragen sobald wieder Netz da ist.',
    'Aufträge MÜSSEN in eine Ablage gelegt und übertragen werden, sobald wieder Netz da ist.',
  ],
  ['Nach 90 Tagen verschwinden sie aus dem Portal.', 'Nach 90 Tagen MÜSSEN sie aus dem Portal verschwinden.'],
  ['Die neuen Gäste bezahlen bar.', 'Die neuen Gäste MÜSSEN bar bezahlen.'],
  ['Rollen vergibt nur der Admin.', 'Rollen DARF nur der Admin vergeben.'],
  [
    'Verträge lassen sich innerhalb von 14 Tagen widerrufen.',
    'Verträge MÜSSEN sich innerhalb von 14 Tagen widerrufen lassen.',
  ],
  ['Stornieren kann man bis 9 Uhr.', 'Stornieren MUSS man bis 9 Uhr können.'],
  ['Die Mail geht sofort raus.', 'Die Mail MUSS sofort rausgehen.'],
  ['Jede Anfrage wird 3 Jahre aufbewahrt.', 'Jede Anfrage MUSS 3 Jahre aufbewahrt werden.'],
  ['Alle Aufrufe brauchen ein Token.', 'Alle Aufrufe MÜSSEN ein Token haben.'],
  ['Besucher sehen gar nichts.', 'Besucher DÜRFEN gar nichts sehen.'],
  [
    'Die Nummer ist fortlaufend und darf keine Lücken haben.',
    'Die Nummer MUSS fortlaufend sein und darf keine Lücken haben.',
  ],
])('finds the verb wherever it stands: %s', (said, bound) => {
  expect(germanDemand(said, 'MUST')).toBe(bound);
});

it.each([
  [
    'Das Log ist unveränderbar und wird 10 Jahre aufgehoben.',
    'Das Log MUSS unveränderbar sein und 10 Jahre aufgehoben werden.',
  ],
  [
    'Der Import läuft jede Nacht und dauert höchstens 30 Minuten.',
    'Der Import MUSS jede Nacht laufen und darf höchstens 30 Minuten dauern.',
  ],
  [
    'Die Rechnung wird erzeugt und der Kunde bekommt eine Mail.',
    'Die Rechnung MUSS erzeugt werden und der Kunde muss eine Mail bekommen.',
  ],
  [
    'Bei Konflikten gewinnt der Server, der Monteur sieht aber einen Hinweis.',
    'Bei Konflikten MUSS der Server gewinnen, der Monteur muss aber einen Hinweis sehen.',
  ],
  [
    'Dubletten werden zusammengeführt, sonst gibt es einen Fehler.',
    'Dubletten MÜSSEN zusammengeführt werden, sonst muss es einen Fehler geben.',
  ],
])('binds each verb of a sentence, one of them in capitals: %s', (said, bound) => {
  expect(germanDemand(said, 'MUST')).toBe(bound);
});

it.each([
  [
    'Wird ein Teil doppelt gescannt, kommt eine Frage.',
    'Wird ein Teil doppelt gescannt, MUSS eine Frage kommen.',
  ],
  [
    'Wer 90 Tage nicht da war wird automatisch gesperrt, der Chef kann ihn freischalten.',
    'Wer 90 Tage nicht da war, MUSS automatisch gesperrt werden, der Chef kann ihn freischalten.',
  ],
  [
    'Fällt ein Kurs aus, erhalten alle Gäste eine Mail.',
    'Fällt ein Kurs aus, MÜSSEN alle Gäste eine Mail erhalten.',
  ],
  ['Wer dreimal fehlt, kann nicht mehr buchen.', 'Wer dreimal fehlt, DARF nicht mehr buchen.'],
  [
    'Wenn der Antrag bestätigt werden kann, geht eine Mail raus.',
    'Wenn der Antrag bestätigt werden kann, MUSS eine Mail rausgehen.',
  ],
])('binds behind a case, however it opens: %s', (said, bound) => {
  expect(germanDemand(said, 'MUST')).toBe(bound);
});

it.each([
  ['Tausch nur mit Zustimmung der Leitung.', 'Es DARF Tausch nur mit Zustimmung der Leitung geben.'],
  [
    'Fotos max. 5 MB, werden vorher verkleinert.',
    'Fotos DÜRFEN max. 5 MB groß sein und müssen vorher verkleinert werden.',
  ],
  ['Automatischer Export nach SAP.', 'Es MUSS einen automatischen Export nach SAP geben.'],
  ['Erinnerung per SMS am Vortag.', 'Es MUSS eine Erinnerung per SMS am Vortag geben.'],
])('gives a demand without a verb one: %s', (said, bound) => {
  expect(germanDemand(said, 'MUST')).toBe(bound);
});

it.each([
  'Befunde als PDF zum Download.',
  'Motoren verkleinert auf die Hälfte.',
  'Kündigung: ist zu prüfen.',
])('leaves what is not sure: %s', (said) => {
  expect(germanDemand(said, 'MUST')).toBeNull();
});

it.each([
  ['Der Kunde reserviert ein Boot.', 'Der Kunde MUSS ein Boot reservieren.'],
  ['Ohne Haftungsverzicht keine Reparatur.', 'Ohne Haftungsverzicht DARF es keine Reparatur geben.'],
])(
  'binds verbs in "-ieren" that no list has, and what there is not to be without something: %s',
  (said, bound) => {
    expect(germanDemand(said, 'MUST')).toBe(bound);
  },
);

it.each(['Alle Boote reserviert.', 'Boot reserviert für Mitglieder.'])(
  'takes no participle for a verb: %s',
  (said) => {
    expect(germanDemand(said, 'MUST')).toBeNull();
  },
);
