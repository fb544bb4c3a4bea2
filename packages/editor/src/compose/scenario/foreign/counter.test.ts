import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 });

describe('what a demand in another language rules out', () => {
  it('is named by its bound', () => {
    const document = ticketsOf(
      'El dueño puede cancelar la cita hasta 24 horas antes. Las solicitudes deben responderse en menos de 2 segundos.',
    );
    expect(document).toContain('Cuando el dueño quiere cancelar la cita hasta 24 horas antes');
    expect(document).toContain('Cuando esto se intenta menos de 24 horas antes');
    expect(document).toContain('Cuando tarda 2 segundos o más, Entonces NFR-1 no se cumple');
  });

  it('is what the same people are not to do', () => {
    const document = ticketsOf('Die Kita-Leitungen dürfen die Punkte der Kinder sehen, aber nicht ändern.');
    expect(document).toContain('Wenn die Kita-Leitungen die Punkte der Kinder sehen wollen');
    expect(document).toContain('Wenn die Kita-Leitungen die Punkte der Kinder ändern wollen, Dann wird der');
  });

  it('is tried with something missing where a story is told', () => {
    const document = ticketsOf(
      'Als Hausmeisterin möchte ich meine Schlüssel sperren können, damit nichts wegkommt.',
    );
    expect(document).toContain('US-1: Jemand als Hausmeisterin: seine Schlüssel sperren');
    expect(document).toContain('Wenn jemand als Hausmeisterin seine Schlüssel sperren will, Dann lässt');
    expect(ticketsOf('En tant que gardien, je veux bloquer une porte afin que personne n’entre.')).toContain(
      'Quand quelqu’un en tant que gardien veut bloquer une porte, Alors',
    );
  });

  it('is anybody else where one alone may do something', () => {
    expect(
      ticketsOf(
        '- Blokadę karty może zdjąć tylko sekretariat\n- Rodzic musi zapłacić z góry\n- Karta musi działać w stołówce',
      ),
    ).toContain('Gdy próbuje tego ktoś inny niż sekretariat');
  });

  it('is a condition without the word that denies it', () => {
    expect(
      ticketsOf(
        'Wenn die Eltern nicht antworten, geht der Platz an das nächste Kind. Zusagen müssen per Brief kommen.',
      ),
    ).toContain('Wenn die Eltern antworten, Dann geschieht nicht, was FR-1 für diesen Fall verlangt.');
  });

  it('is what comes before the moment it names, and no moment is a limit', () => {
    const document = ticketsOf(
      'Nach drei Fehlversuchen wird die Karte gesperrt. Kunden dürfen die Bestellung bis 14 Tage nach Lieferung widerrufen.',
    );
    expect(document).toContain('Wenn der Zeitpunkt noch nicht da ist: nach drei Fehlversuchen');
    expect(document).toContain('Wenn dies mehr als 14 Tage nach Lieferung versucht wird, Dann wird der');
  });

  it('is told without "only" of those who alone may do something', () => {
    const document = ticketsOf('Solo il capo reparto può chiudere il turno.');
    expect(document).toContain('### US-1: Chiudere il turno\n');
    expect(document).toContain(
      'Quando il capo reparto vuole chiudere il turno, Allora il sistema lo permette.',
    );
    expect(document).toContain('Quando qualcuno che non è il capo reparto ci prova');
  });

  it('has the place a sentence opens with, and its subject behind the verb', () => {
    const document = ticketsOf('In der Werkstatt kann der Fahrer den Schlüssel im Kasten abgeben.');
    expect(document).toContain('### US-1: In der Werkstatt den Schlüssel im Kasten abgeben\n');
    expect(document).toContain('Als Fahrer möchte ich in der Werkstatt den Schlüssel im Kasten abgeben.');
  });
});
