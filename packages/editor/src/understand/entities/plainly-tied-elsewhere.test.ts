import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const modelOf = (text: string) => {
  const { entities, relations } = understand(read(text));
  return [
    ...entities.map(({ name, fields }) => `${name}: ${fields.map((one) => one.name).join(', ')}`),
    ...relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  ];
};

describe('what things are tied to and what is kept of them', () => {
  it('is read from German sentences that open with who keeps it, where it is, or how often it is made', () => {
    const model = modelOf(
      'Wir speichern zu jedem Hafen Name, Adresse und Tiefe. An einem Hafen liegen mehrere Boote, ein Boot besitzt ein oder mehrere Segel (Nummer, Fläche, Preis). Pro Tag und Boot gibt es einen Bericht mit Wetter, Stunden und Bemerkung.',
    );
    expect(model).toContain('hafen: name, adresse, tiefe');
    expect(model).toContain('bericht: boot_id, wetter, stunden, bemerkung');
    expect(model).toContain('hafen one-to-many boot');
    expect(model).toContain('boot one-to-many bericht');
  });

  it('is read from French and Spanish sentences', () => {
    const french = modelOf(
      "On stocke pour chaque bateau un nom, une longueur et une date d'achat. Un trajet relie un bateau à un port, avec une date de départ et une durée.",
    );
    expect(french).toContain('bateau: nom, longueur, date_achat');
    expect(french).toContain('bateau one-to-many trajet');
    const spanish = modelOf(
      'Cada barco tiene un nombre y una matrícula. Una ruta la dirige un capitán y tiene nombre, puerto y hora de salida.',
    );
    expect(spanish).toContain('ruta: capitan_id, nombre, puerto, hora_salida');
  });
});
