import type { ProseRule } from '../../prose-rule.ts';

/** Particles that make one word with the infinitive; "zusammen", "fest" and "frei" may stand apart. */
const PARTICLE = 'zurück|herunter|hinzu|hinunter|voraus|bereit|hoch|runter|weg';
const VERB =
  'setzen|stellen|geben|laden|fügen|gehen|kommen|nehmen|rollen|schalten|fahren|schicken|senden|spielen|drehen|werfen|ziehen|lesen|schreiben|liefern|legen|halten|zahlen|bekommen|rufen|skalieren|zählen';

export const joinedInfinitive: ProseRule = {
  id: 'grammar/joined-infinitive',
  category: 'grammar',
  message: 'Der Infinitiv wird mit seinem Zusatz zusammengeschrieben.',
  pattern: new RegExp(
    `(?<![\\p{L}])(?<particle>${PARTICLE}) (?:(?<to>zu) )?(?<verb>${VERB})(?=(?: (?:kann|kannst|können|könnte|könnten|soll|sollen|sollte|sollten|muss|müssen|müsste|will|wollen|möchte|möchten|wird|werden|würde|würden|darf|dürfen|lassen|lässt)(?!\\p{L}))|\\s?[.,;:!?]|\\s?$)`,
    'gmu',
  ),
  replace: ({ groups }) => `${groups?.['particle'] ?? ''}${groups?.['to'] ?? ''}${groups?.['verb'] ?? ''}`,
  examples: [
    ['ob er das Passwort zurück setzen kann', 'ob er das Passwort zurücksetzen kann'],
    ['Es gelang, die Datei hoch zu laden.', 'Es gelang, die Datei hochzuladen.'],
  ],
  counterExamples: [
    'Wir setzen es zurück.',
    'Er will zurück in die Liste gehen.',
    'wie hoch die Kosten gehen',
  ],
};
