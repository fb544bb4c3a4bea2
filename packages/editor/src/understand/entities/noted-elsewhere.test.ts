import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const modelOf = (text: string) =>
  understand(read(text)).entities.map(({ name, fields }) => [
    name,
    fields.map((field) =>
      field.values.length > 0 ? [field.name, field.values] : field.references ? `${field.name}*` : field.name,
    ),
  ]);

it('reads the entities that notes describe in a line each, with values, references and what belongs to what', () => {
  expect(
    modelOf(
      'Les boutiques commandent au labo tous les soirs et le labo recopie tout.\n\n- une boutique a un nom, une adresse et une heure de livraison\n- produit : code, famille (pain, pâtisserie), actif oui/non\n- une commande : boutique, date de livraison, créée par qui\n- une ligne de commande : produit, quantité, remarque facultative',
    ),
  ).toEqual([
    ['boutique', ['nom', 'adresse', 'heure_livraison']],
    ['produit', ['code', ['famille', ['pain', 'pâtisserie']], 'actif']],
    ['commande', ['boutique_id*', 'date_livraison', 'creee_par']],
    ['ligne_commande', ['commande_id*', 'produit_id*', 'quantite', 'remarque']],
  ]);
});

it('reads what something has in German and Spanish', () => {
  expect(
    modelOf(
      'Die Werkstatt verwaltet die Räder bisher auf Papier. Ein Rad hat eine Nummer, eine Farbe und ein Datum der Prüfung.',
    ),
  ).toEqual([['rad', ['nummer', 'farbe', 'datum_pruefung']]]);
  expect(
    modelOf(
      'Ahora apuntamos todo en papel y se pierde. Un socio tiene un nombre, un teléfono y una fecha de alta.',
    ),
  ).toEqual([['socio', ['nombre', 'telefono', 'fecha_alta']]]);
});

it('takes a list of anything else for no record', () => {
  expect(
    modelOf(
      'Il faut une page pour les clients.\n\n- navigateurs : Chrome, Firefox, Safari\n- langues : français, anglais, allemand',
    ),
  ).toEqual([]);
});

it('reads whom a thing belongs to, values behind a colon and the one it starts with, and articles within a list', () => {
  expect(
    modelOf(
      'Un autor tiene nombre y país. Una canción pertenece a un autor y tiene título, duración y género. Una gira tiene fecha y estado: prevista, activa, cerrada; por defecto prevista.',
    ),
  ).toEqual([
    ['autor', ['nombre', 'pais']],
    ['cancion', ['autor_id*', 'titulo', 'duracion', 'genero']],
    ['gira', ['fecha', ['estado', ['prevista', 'activa', 'cerrada']]]],
  ]);
  expect(
    modelOf(
      'Ogni corso ha un codice univoco, un titolo, un prezzo e una durata. Una sala ha piano, posti e colore.',
    ),
  ).toEqual([
    ['corso', ['codice', 'titolo', 'prezzo', 'durata']],
    ['sala', ['piano', 'posti', 'colore']],
  ]);
});

it('reads the value a thing starts with behind a semicolon, and no field of what there are several of', () => {
  expect(
    modelOf(
      'Ein Verein hat Name, Adresse und mehrere Plätze. Ein Beitrag gehört zu einem Verein und hat Nummer, Betrag und Status: offen, bezahlt, erlassen; standardmäßig offen.',
    ),
  ).toEqual([
    ['verein', ['name', 'adresse']],
    ['beitrag', ['verein_id*', 'nummer', 'betrag', ['status', ['offen', 'bezahlt', 'erlassen']]]],
  ]);
});

it('calls a thing by one name, in plain letters, whatever number and line it stands in', () => {
  expect(
    modelOf(
      'Datenmodell\n\n- Parzellen: Nummer (eindeutig), Höhe in m, Zaun ja/nein\n- Pächter: Vorname, Nachname, Telefon\n- Eine Parzelle hat höchstens einen Pächter\n- Rechnungen: Jahr, Betrag, bezahlt am. Eine Rechnung geht an einen Pächter.\n- Messungen werden zweimal im Jahr gemacht: Datum, Umfang, Foto',
    ).map(([name]) => name),
  ).toEqual(expect.arrayContaining(['parzelle', 'paechter', 'rechnung']));
});
