import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Feminine nouns in "-o", and words of other classes. */
const OTHER =
  /^(?:foto|mano|moto|radio|disco|como|pero|cuando|todo|solo|otro|poco|mucho|nuestro|mismo|uno|dentro|bajo|luego|tanto|cuanto|segundo|tipo|modo|caso|cero|no|yo|lo)$/u;

/** "esta" is feminine: before a masculine adjective it is the verb, and so it is between a subject and a place. */
export const spanishEsta: ProseRule = {
  id: 'grammar/spanish-esta',
  category: 'grammar',
  message: '«está» es verbo y lleva tilde.',
  pattern:
    /(?<![\p{L}\p{N}])(?:(?<letter>[Ee])sta(?= (?:muy |tan |más |ya |aún |todavía |bien )?(?<adjective>\p{Ll}{3,20}o)(?!\p{L}))|(?<subject>(?:[Ee]l|[Ll]a|[Mm]i|[Tt]u|[Ss]u|[Nn]uestro|[Nn]uestra) \p{Ll}{3,20} (?:de (?:la |los )?\p{Ll}{3,15} )?(?:no |ya |aún no |también )?)esta(?= (?:en|muy|tan|bien|mal|de|por|aquí|ahí|siempre|disponible|lista|rota|caída|vacía|llena)(?!\p{L})))/gu,
  replace: ({ groups }) => {
    const { letter, adjective = '', subject = '' } = groups ?? {};
    if (letter === undefined) return `${subject}está`;
    const dictionary = sharedDictionary('es');
    const isAdjective =
      !OTHER.test(adjective) &&
      dictionary.hasEntry(`${adjective.slice(0, -1)}a`) &&
      dictionary.hasEntry(adjective);
    return isAdjective && !/^\p{Ll}+[aeiou]ndo$/u.test(adjective) ? `${letter}stá` : null;
  },
  examples: [
    ['Aún no esta listo.', 'Aún no está listo.'],
    ['La base de datos esta vacía.', 'La base de datos está vacía.'],
    ['El problema esta en la red.', 'El problema está en la red.'],
  ],
  counterExamples: [
    'Esta lista está vacía.',
    'Si falla esta como antes.',
    'En esta foto no se ve.',
    'De todas, esta en particular.',
  ],
};
