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
    'POST /boote/{bootId}/sperren',
    'POST /boote/{bootId}/freigeben',
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
    'POST /clases/{claseId}/cerrar',
  ]);
});
