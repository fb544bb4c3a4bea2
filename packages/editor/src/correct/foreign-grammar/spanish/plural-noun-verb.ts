import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** Nouns that stand behind another ("los usuarios clave en"), and words that are no verbs. */
const OTHER =
  /^(?:clave|base|prueba|muestra|marca|meta|guía|fuente|raíz|hoja|cliente|una|otra|nada|cada|entre|sobre|desde|ante|ahora|nunca|fuera|dentro|cerca|siempre|adelante|parte|este|esta|esa|ese|aquella|una|que|donde|para|como|contra|hacia|hasta|según|mediante|durante|excepto|incluso|salvo|todo|toda|mismo|misma)$/u;

const IRREGULAR: Readonly<Record<string, string>> = {
  esta: 'están',
  está: 'están',
  es: 'son',
  ha: 'han',
  va: 'van',
  fue: 'fueron',
  puede: 'pueden',
  tiene: 'tienen',
  quiere: 'quieren',
  viene: 'vienen',
};

/** "los datos esta en", "los tests pasa": a verb right behind a plural subject that opens its clause. */
export const pluralNounVerb: ProseRule = {
  id: 'grammar/spanish-plural-verb',
  category: 'grammar',
  message: 'El verbo concuerda con su sujeto en plural.',
  pattern:
    /(?<=(?:^|\n|[.!?:;] |(?<!\p{L})(?:pero|porque|cuando|si) )(?:[Ll]os|[Ll]as|[Mm]is|[Nn]uestros|[Nn]uestras|[Ee]stos|[Ee]stas|[Ss]us) (?:\p{Ll}{2,20}s|test|log|bug|job|build|commit) (?:no |se |ya |nos )?)(?<verb>esta|está|es|ha|va|fue|\p{Ll}{3,20}[aeó])(?= (?:en|por|con|al|muy|bien|mal|cada|cuando|porque|desde|sin|siempre|demasiado|lento|rápido|de nuevo|tres|dos|sido|disponible|rota|vacía|ayer|hoy|un|una|unos|unas|el|la|los|las|su|sus|este|esta|estos|estas|algo|nada|todo|todos|que|\p{Ll}{2,15}[aei]r)(?!\p{L})|[.,;!?]|$)/gmu,
  replace: ({ groups }) => {
    const { verb = '' } = groups ?? {};
    const irregular = Object.hasOwn(IRREGULAR, verb) ? IRREGULAR[verb] : undefined;
    if (irregular !== undefined) return irregular;
    if (OTHER.test(verb)) return null;
    const dictionary = sharedDictionary('es');
    const plural = verb.endsWith('ó') ? `${verb.slice(0, -1)}aron` : `${verb}n`;
    if (!dictionary.hasEntry(plural)) return null;
    return isVerb(verb) ? plural : null;
  },
  examples: [
    ['Los datos esta en dos tablas.', 'Los datos están en dos tablas.'],
    ['Los usuarios no puede entrar.', 'Los usuarios no pueden entrar.'],
    ['Los sensores manda una lectura.', 'Los sensores mandan una lectura.'],
    ['Los tests pasa en local.', 'Los tests pasan en local.'],
    ['Los test falla cuando hay datos.', 'Los test fallan cuando hay datos.'],
  ],
  counterExamples: [
    'Los datos están en dos tablas.',
    'Los usuarios clave en el equipo.',
    'Los requisitos para implementar una fuente son claros.',
    'Los datos como el nombre sobran.',
    'De los datos es la base.',
    'Las pruebas unitaria en local.',
  ],
};

/** Whether an infinitive goes with a form of the third person. */
function isVerb(third: string): boolean {
  const dictionary = sharedDictionary('es');
  const stem = third.slice(0, -1);
  return ['ar', 'er', 'ir'].some((ending) => dictionary.hasEntry(stem + ending));
}
