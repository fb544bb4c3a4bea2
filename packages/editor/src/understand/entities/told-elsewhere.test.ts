import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const modelOf = (text: string) => {
  const { entities, relations } = understand(read(text));
  return {
    entities: Object.fromEntries(
      entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    ),
    fields: entities.flatMap(({ fields }) => fields),
    relations: relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  };
};

it('reads clause by clause what a German sentence says a thing belongs to, has and is', () => {
  const { entities, fields, relations } = modelOf(
    'Ein Beet gehört zu einem Garten und hat mehrere Pflanzen (Sorte, Anzahl, Pflanzdatum). Ein Garten hat einen Namen, eine Parzellennummer (6 Stellen, eindeutig) und einen Pächter. Der Pächter hat Name und Telefon. Ein Beet ist leer, bepflanzt oder gesperrt. Protokolle werden pro Beet erstellt.',
  );
  expect(entities).toMatchObject({
    beet: ['garten_id', 'status'],
    pflanze: ['beet_id', 'sorte', 'anzahl', 'pflanzdatum'],
    garten: ['name', 'parzellennummer', 'paechter_id'],
    protokoll: ['beet_id'],
  });
  expect(fields.find(({ name }) => name === 'parzellennummer')).toMatchObject({
    isUnique: true,
    note: '6 Stellen',
  });
  expect(fields.find(({ name }) => name === 'status')?.values).toEqual(['leer', 'bepflanzt', 'gesperrt']);
  expect(relations).toEqual(
    expect.arrayContaining([
      'garten one-to-many beet',
      'beet one-to-many pflanze',
      'paechter one-to-many garten',
    ]),
  );
});

it('reads what somebody hands in, with whom it is of', () => {
  expect(
    modelOf(
      "Une bénévole propose une mission de collecte avec un titre, une date de début, un lieu (ville, quartier) et une remarque facultative. Un compte rendu est établi par mission. L'interface est lente.",
    ).entities,
  ).toMatchObject({ mission_collecte: ['benevole_id', 'titre', 'date_debut', 'lieu', 'remarque'] });
  expect(
    modelOf(
      'Un socio tiene nombre, teléfono y varias mascotas (nombre, especie, fecha de nacimiento). Una cita pertenece a una mascota. Se emite una factura por cita.',
    ).entities,
  ).toMatchObject({
    socio: ['nombre', 'telefono'],
    mascota: ['socio_id', 'nombre', 'especie', 'fecha_nacimiento'],
    cita: ['mascota_id'],
    factura: ['cita_id'],
  });
});

it('reads what a thing can have, several things it belongs to, values behind a colon and sizes', () => {
  const { entities, fields, relations } = modelOf(
    'Una biblioteca presta libros. Cada lector tiene un carné: infantil, juvenil o adulto. Los lectores tienen nombre y teléfono. Un libro tiene un título, una editorial, una sala y una reseña de hasta 900 caracteres. Un préstamo pertenece a un lector y a un libro, y tiene un estado: abierto, devuelto, vencido. Las salas tienen número y planta. Cada lector puede tener varios préstamos.',
  );
  expect(entities).toMatchObject({
    lector: ['nombre', 'telefono', 'carne'],
    libro: ['titulo', 'editorial', 'sala_id', 'resena'],
    prestamo: ['lector_id', 'libro_id', 'estado'],
    sala: ['numero', 'planta'],
  });
  expect(fields.find(({ name }) => name === 'estado')?.values).toEqual(['abierto', 'devuelto', 'vencido']);
  expect(fields.find(({ name }) => name === 'resena')?.note).toBe('de hasta 900 caracteres');
  expect(relations).toContain('lector one-to-many prestamo');
});

it('reads German with the verb in two halves, and of which there can be several', () => {
  const { entities, relations } = modelOf(
    'Die Pflegerin legt einen Bericht an, mit Datum, Uhrzeit und einer Beschreibung. Ein Bericht gehört zu genau einem Bewohner, ein Bewohner kann mehrere Berichte haben. Jeder Bericht hat einen Status (offen, geprüft, abgelegt).',
  );
  expect(entities['bericht']).toEqual(
    expect.arrayContaining(['datum', 'uhrzeit', 'beschreibung', 'bewohner_id', 'status']),
  );
  expect(relations).toContain('bewohner one-to-many bericht');
});

it('makes no fields of what somebody has to do and of cut clauses', () => {
  for (const text of [
    'Klient ma sam zmieniać plan, bez pisania do nas. Klient ma tylko jeden plan.',
    'El mecánico tiene que salir del box, llamar y explicar todo. El box tiene mucho ruido.',
    'Die Website hat etwa 40 Seiten, ein Drittel davon als PDF. Die Website ist alt.',
  ])
    expect([text, Object.values(modelOf(text).entities).flat()]).toEqual([text, []]);
});

it('calls things in Polish by the form they are opened with, and parts by that of a name', () => {
  const { entities, relations } = modelOf(
    'Klient ma imię, nazwisko i datę rejestracji. Trener ma imię i specjalizację. Trening należy do jednego klienta i jednego trenera, ma datę, status (planowany, odbyty, odwołany) oraz godzinę. Jeden klient może mieć wiele treningów.',
  );
  expect(entities).toMatchObject({
    klient: ['imie', 'nazwisko', 'data_rejestracji'],
    trening: ['klient_id', 'trener_id', 'data', 'status', 'godzina'],
  });
  expect(Object.keys(entities)).not.toContain('klienta');
  expect(relations).toContain('klient one-to-many trening');
});
