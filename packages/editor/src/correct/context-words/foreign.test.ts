import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { applyEdits } from '../apply.ts';
import { project } from '../projection.ts';
import { contextEdits } from './context-edits.ts';

function fitted(text: string, language: string): string {
  const source = { ...read(text), language };
  return applyEdits(text, contextEdits(project(source), language, 'rough', []));
}

describe('context words of other languages than English', () => {
  it.each([
    ['fr', 'Les fichiers ont été supprimé par erreur.', 'supprimés'],
    ['fr', 'Il manque un clé dans la table des commandes.', 'une clé'],
  ])('puts the form that fits in place of one that does not: %s, %s', (language, text, meant) => {
    expect(fitted(text, language)).toContain(meant);
  });

  it.each([
    ['de', 'Der Dienst, den wir gestern ausgerollt haben, läuft seit zwölf Stunden stabil.'],
    ['de', 'Du musst entscheiden, was gilt, wenn einem Schlüssel bereits ein Wert zugewiesen wurde.'],
    ['de', 'Wir sehen, dass eine Laufzeitumgebung das Future pausieren wird, bis es etwas liefert.'],
    ['fr', "Quel que soit le navigateur, la page s'affiche en moins d'une seconde."],
    ['fr', 'Parmi les requêtes, dix ont échoué.'],
    ['es', 'El barco sale a las 7 y la tripulación llega a las 6:50.'],
    ['es', 'Si no especificas del todo las dependencias, tu efecto se ejecuta otra vez.'],
    ['es', 'Solo él tiene acceso al servidor, así que habrá que pedírselo.'],
    ['pl', 'Nowe funkcje opisano w dokumencie, do którego link jest poniżej.'],
  ])('leaves sound sentences: %s, %s', (language, text) => {
    expect(fitted(text, language)).toBe(text);
  });
});
