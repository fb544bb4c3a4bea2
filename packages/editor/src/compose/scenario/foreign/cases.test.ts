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
    expect(document).toContain('Entonces 2 segundos o más no supera la prueba');
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
    ).toContain('Wenn die Eltern antworten, Dann geht der Platz nicht an das nächste Kind.');
  });

  it('is what comes before the moment it names, and no moment is a limit', () => {
    const document = ticketsOf(
      'Nach drei Fehlversuchen wird die Karte gesperrt. Kunden dürfen die Bestellung bis 14 Tage nach Lieferung widerrufen.',
    );
    expect(document).toContain('Wenn die Zahl von drei Fehlversuchen noch nicht erreicht ist, Dann');
    expect(document).toContain('Wenn dies mehr als 14 Tage nach Lieferung versucht wird, Dann wird der');
  });

  it('is told without "only" of those who alone may do something', () => {
    const document = ticketsOf('Solo il capo reparto può chiudere il turno.');
    expect(document).toContain('### US-1: Chiudere il turno\n');
    expect(document).toContain(
      'Quando il capo reparto vuole chiudere il turno, Allora il sistema lo permette.',
    );
    expect(document).toContain('Quando un’altra persona, e non il capo reparto, ci prova');
  });

  it('has the place a sentence opens with, and its subject behind the verb', () => {
    const document = ticketsOf('In der Werkstatt kann der Fahrer den Schlüssel im Kasten abgeben.');
    expect(document).toContain('### US-1: In der Werkstatt den Schlüssel im Kasten abgeben\n');
    expect(document).toContain('Als Fahrer möchte ich in der Werkstatt den Schlüssel im Kasten abgeben.');
  });

  it.each([
    [
      'Nach 4 Mahnungen wird der Anschluss gesperrt.',
      'Wenn die Zahl von 4 Mahnungen erreicht ist, Dann wird der Anschluss gesperrt',
    ],
    [
      'Tras 3 avisos sin respuesta se cierra el expediente.',
      'Cuando se llega a 3 avisos sin respuesta, Entonces se cierra el expediente',
    ],
    ['Après 2 relances, le dossier est classé.', 'Quand on atteint 2 relances, Alors le dossier est classé'],
    [
      'Na 2 herinneringen gaat de factuur naar het incassobureau.',
      'Wanneer het aantal van 2 herinneringen bereikt is, Dan gaat de factuur',
    ],
  ])('is fewer of what has to come together: %s', (text, shown) => {
    expect(ticketsOf(text)).toContain(shown);
  });

  it.each([
    [
      'Der Gutschein ist 6 Wochen gültig.',
      'Wenn die Frist von 6 Wochen um ist, Dann ist der Gutschein nicht mehr gültig',
    ],
    [
      'Le code expire après 10 minutes.',
      'Quand le délai de 10 minutes est écoulé, Alors le code n’est plus valable',
    ],
    [
      'El enlace caduca a las 2 horas.',
      'Cuando ha vencido el plazo de 2 horas, Entonces el enlace ya no está en vigor',
    ],
    [
      'Il preventivo è valido per 20 giorni.',
      'Quando il termine di 20 giorni è trascorso, Allora il preventivo non è più in vigore',
    ],
    [
      'O convite expira após 3 dias.',
      'Quando o prazo de 3 dias terminou, Então o convite já não está em vigor',
    ],
    [
      'De offerte is 30 dagen geldig.',
      'Wanneer de termijn van 30 dagen om is, Dan is de offerte niet meer geldig',
    ],
    ['Przepustka jest ważna 8 godzin.', 'Gdy upłynął czas: 8 godzin, Wtedy przepustka już nie obowiązuje'],
  ])('is what lies behind a span of time: %s', (text, shown) => {
    expect(ticketsOf(`${text}\n\n`)).toContain(shown);
  });

  it('gives no time to a thing that a comma parts from it', () => {
    const document = ticketsOf(
      'La conferma deve arrivare con un codice inviato per SMS, valido per 5 minuti.',
    );
    expect(document).toContain('Allora ciò non è più in vigore');
  });

  it.each([
    ['Die Meldung ist immer dieselbe, egal ob es die Nummer gibt.', 'Wenn beide Fälle geprüft werden'],
    ['El aviso debe ser el mismo, exista o no el pedido.', 'Cuando se prueban los dos casos'],
    ['Le message reste le même, que le compte existe ou non.', 'Quand on vérifie les deux cas'],
  ])('is a difference between two cases that are to look the same: %s', (text, shown) => {
    expect(ticketsOf(text)).toContain(shown);
  });

  it.each([
    [
      'Los alumnos no pueden ver las notas de otros.',
      'Cuando los alumnos quieren ver las notas de otros, Entonces se rechaza con un error',
    ],
    [
      'Der Fahrer darf die Route nicht ändern.',
      'Wenn der Fahrer die Route ändern will, Dann wird dies mit einem Fehler abgelehnt',
    ],
    [
      'L’opératrice ne peut pas supprimer un dossier.',
      'veut supprimer un dossier, Alors cela est refusé avec une erreur',
    ],
    [
      'De leraar mag de cijfers niet wijzigen.',
      'Wanneer de leraar de cijfers wil wijzigen, Dan wordt dit met een fout geweigerd',
    ],
  ])('is the attempt where somebody may not do something: %s', (text, shown) => {
    expect(ticketsOf(text)).toContain(shown);
  });

  it('is somebody else where something is kept for a role', () => {
    const document = ticketsOf('- accès réservé au rôle juriste\n- le registre est conservé 5 ans');
    expect(document).toContain(
      'Quand une personne autorisée y accède (rôle juriste), Alors le système le permet.',
    );
    expect(document).toContain('Quand une personne sans ce droit y accède');
  });

  it('is a size, a number or a time beyond the bound, with one at it', () => {
    expect(ticketsOf('Les pièces jointes ne doivent pas dépasser 4 Mo.')).toContain(
      'Quand la taille dépasse 4 Mo',
    );
    expect(ticketsOf('Por pedido, no máximo 6 itens.')).toContain('Quando há exatamente 6 itens');
    expect(ticketsOf('Import nie może przekraczać 9 minut.')).toContain(
      'Wtedy więcej niż 9 minut nie przechodzi testu',
    );
  });

  it('is a condition denied by its own words, and nothing where they cannot be', () => {
    expect(ticketsOf('Wenn eine Lieferung fehlt, wird der Einkauf informiert.')).toContain(
      'Wenn keine Lieferung fehlt',
    );
    expect(ticketsOf('Als de sensor uitvalt, krijgt de monteur een bericht.')).toContain(
      'Wanneer de sensor niet uitvalt',
    );
    expect(ticketsOf("Lorsqu'une commande est annulée, le stock est recrédité.")).toContain(
      'Quand une commande n’est pas annulée, Alors le stock n’est pas recrédité.',
    );
    expect(ticketsOf('Cuando llegue un pedido, se debe avisar al almacén.')).not.toMatch(/, Cuando no lleg/u);
  });
});

describe('a demand told of whoever is in a case, or of what it takes', () => {
  it.each([
    [
      'Wer eine Mahnung hat, darf nicht verlängern.',
      'Wenn jemand, der eine Mahnung hat, verlängern will, Dann wird dies mit einem Fehler abgelehnt',
    ],
    ['Wer zu spät kommt, bekommt eine SMS.', 'Wenn jemand zu spät kommt, Dann bekommt diese Person eine SMS'],
    [
      'Quien tiene una multa no puede reservar hasta pagar.',
      'Cuando alguien que tiene una multa quiere reservar antes de pagar, Entonces se rechaza',
    ],
    [
      'Boote dürfen nur mit einem Schein gemietet werden.',
      'Wenn dies ohne Schein versucht wird, Dann wird der',
    ],
    ['Los socios pueden entrar solo con una llave.', 'Cuando esto se intenta sin llave, Entonces'],
    [
      'Fällt eine Pumpe aus, muss der Dienst eine Mail bekommen.',
      'Wenn eine Pumpe ausfällt, Dann muss der Dienst eine Mail bekommen',
    ],
  ])('%s', (text, shown) => {
    expect(ticketsOf(text)).toContain(shown);
  });
});

describe('the case of a demand in another language', () => {
  it.each([
    ['Gäste dürfen keine Telefonnummern sehen.', 'Wenn Gäste Telefonnummern sehen wollen, Dann wird dies'],
    [
      'Bezoekers mogen geen telefoonnummers zien.',
      'Wanneer bezoekers telefoonnummers willen zien, Dan wordt',
    ],
    ['Los vecinos no deben ver los teléfonos.', 'Cuando los vecinos quieren ver los teléfonos, Entonces se'],
  ])('is that somebody tries what they may not do (%s)', (text, criterion) => {
    expect(ticketsOf(text)).toContain(criterion);
  });

  it('is a day of the week', () => {
    expect(ticketsOf('Chaque lundi, le trésorier reçoit un résumé des dépenses.')).toContain(
      'Quand le moment est venu (chaque lundi), Alors chaque lundi, le trésorier reçoit',
    );
  });

  it('is none where Dutch says what something becomes, and no attempt at nothing', () => {
    expect(ticketsOf('Gegevens moeten als CSV worden geëxporteerd.')).not.toContain('Wanneer CSV worden');
    expect(ticketsOf("L'operatore non deve copiare niente dal vecchio registro.")).not.toContain(
      'vuole copiare',
    );
  });

  it('counts what is there for each of something else', () => {
    expect(ticketsOf('Mitglieder können Bahnen buchen, höchstens zwei pro Abend.')).toContain(
      'Wenn es mehr als zwei pro Abend sind',
    );
  });

  it('begins small what begins a line of the input', () => {
    expect(
      ticketsOf(
        'Klub żeglarski\nGdy łódź wraca, członkowie mogą rezerwować ją na dwa dni. Raport musi być po polsku.',
      ),
    ).toContain('Wtedy członkowie mogą');
  });
});
