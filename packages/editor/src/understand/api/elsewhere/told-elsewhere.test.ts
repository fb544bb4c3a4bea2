import { expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';
import { allEndpoints } from '../endpoints.ts';

const callsIn = (text: string) => {
  const { endpoints, statements, language } = understand(read(text));
  return allEndpoints(endpoints, statements, language).map(
    ({ method, path, query }) => `${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
  );
};

it('reads what somebody can do in German, with the verb behind its object', () => {
  expect(
    callsIn(
      'API für den Bootsverleih. Ein Mitglied kann ein Boot buchen und die Buchung ändern oder stornieren. Der Bootswart kann Boote sperren und wieder freigeben. Man kann freie Boote nach Klasse und Liegeplatz auflisten.',
    ),
  ).toEqual([
    'POST /buchungen',
    'PATCH /buchungen/{buchungId}',
    'DELETE /buchungen/{buchungId}',
    'POST /boote/{bootId}/sperrung',
    'POST /boote/{bootId}/freigabe',
    'GET /boote?klasse&liegeplatz',
  ]);
});

it('reads it in languages with the verb before its object', () => {
  expect(
    callsIn(
      'API pour les ateliers. Un client peut déposer une réparation, consulter une réparation et annuler une réparation. Un technicien peut rechercher des réparations par marque ou modèle.',
    ),
  ).toEqual([
    'POST /reparations',
    'GET /reparations/{reparationId}',
    'DELETE /reparations/{reparationId}',
    'GET /reparations?marque&modele',
  ]);
  expect(
    callsIn(
      'API para el gimnasio. Un socio puede reservar una clase y cancelar la reserva. El monitor puede crear clases y cerrar una clase.',
    ),
  ).toEqual([
    'POST /reservas',
    'DELETE /reservas/{reservaId}',
    'POST /clases',
    'POST /clases/{claseId}/cierre',
  ]);
});

it('cancels what has that among its states without removing it', () => {
  expect(
    callsIn(
      'Ein Kunde kann eine Bestellung anlegen oder stornieren. Eine Bestellung ist offen, geliefert oder storniert.',
    ),
  ).toEqual(['POST /bestellungen', 'POST /bestellungen/{bestellungId}/stornierung']);
  expect(callsIn('Un client peut annuler une commande. Le statut : en attente, livrée, annulée.')).toEqual([
    'POST /commandes/{commandeId}/annulation',
  ]);
});

it('reads what can be done with a thing, and lists by what they are narrowed', () => {
  expect(
    callsIn(
      'Neue Geräte können angelegt, geändert und gesperrt werden. Die Liste der Geräte soll nach Standort und Hersteller filterbar sein. Alte Geräte können nicht gelöscht werden.',
    ),
  ).toEqual([
    'POST /geraete',
    'PATCH /geraete/{geraetId}',
    'POST /geraete/{geraetId}/sperrung',
    'GET /geraete?standort&hersteller',
  ]);
  expect(
    callsIn('Las reservas pueden ser creadas y canceladas. La lista de reservas se puede filtrar por fecha.'),
  ).toEqual(['POST /reservas', 'DELETE /reservas/{reservaId}', 'GET /reservas?fecha']);
});

it('reads what somebody does with a thing, and nothing of what the system does by itself', () => {
  expect(
    callsIn(
      'Une cliente crée un devis. Son conseiller approuve ou refuse le devis. Le système envoie un message. Les clientes peuvent consulter leur devis.',
    ),
  ).toEqual([
    'POST /devis',
    'POST /devis/{devisId}/approbation',
    'POST /devis/{devisId}/refus',
    'GET /devis/{devisId}',
  ]);
  expect(callsIn('Der Pächter legt eine Parzelle an. Der Vorstand genehmigt die Parzelle.')).toEqual([
    'POST /parzellen',
    'POST /parzellen/{parzelleId}/genehmigung',
  ]);
});

it('makes no call of what nobody does, of little words and of what things do in passing', () => {
  for (const text of [
    'Niemand kann die eigene Abrechnung genehmigen. Einträge dürfen weder geändert noch gelöscht werden.',
    'No se puede reservar con menos de 2 horas de antelación. Una reserva se puede cancelar hasta 2 horas antes.',
    "Il ne doit bloquer personne. Vérifier le rapport avant d'effacer quoi que ce soit.",
    'La portaria é antiga. O painel mostra a venda do dia.',
  ])
    expect([text, callsIn(text).filter((call) => !call.includes('reserva'))]).toEqual([text, []]);
});

it('reads what somebody does in German with the verb in two halves, where the text goes on about it', () => {
  expect(
    callsIn('Die Pflegerin legt einen Bericht an, mit Datum und Uhrzeit. Ein Bericht hat eine Nummer.'),
  ).toEqual(['POST /berichte']);
});
