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
