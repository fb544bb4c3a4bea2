import type { ProseRule } from '../../prose-rule.ts';
import { isInfinitive, isParticiple } from './verbs.ts';

/** What a participle follows only with "haber" before it. */
const BEFORE =
  'no|se|me|te|le|les|nos|lo|los|ya|nunca|jamás|también|aún|todavía|usted|alguien|nadie|quien|nada';

/** Nouns that look like participles. */
const NOUN =
  /^(?:estado|lado|resultado|sentido|contenido|partido|pedido|cuidado|mercado|sonido|pasado|usado|mandado|grado|punto|lado|hecho|privado|teclado|listado|formulario)$/u;

export const spanishHaber: ProseRule = {
  id: 'grammar/spanish-haber',
  category: 'grammar',
  message: '«ha» y «has» son del verbo haber, «a» es la preposición.',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<before>(?:${BEFORE}|${BEFORE.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())}) )(?<a>as?)(?= (?<participle>\\p{Ll}{1,20}[dst]o|hecho|dicho)(?!\\p{L}))|(?<subject>(?:[Ee]l|[Ll]a|[Mm]i|[Ss]u|[Nn]uestro|[Nn]uestra|[Ee]ste|[Ee]sta|[Ee]se|[Ee]sa) \\p{Ll}{3,20} )a(?= (?<transitive>\\p{Ll}{3,20}[ai]do) (?:dos|tres|cuatro|varias|hoy|ayer|anoche|de nuevo|otra vez|esta|este|el|la|los|las|un|una|todo|todos|que|nada|muy|bien|mucho|demasiado)(?!\\p{L}))|(?<has>[Hh]a)(?= (?<infinitive>\\p{Ll}{3,20})(?!\\p{L}))|(?<you>[Aa]s)(?= (?<yours>\\p{Ll}{1,20}[dst]o|hecho|dicho)(?!\\p{L})))`,
    'gu',
  ),
  replace: ({ groups, index, input }) => {
    const {
      before,
      a = '',
      participle = '',
      subject,
      transitive = '',
      has,
      infinitive = '',
      you,
      yours = '',
    } = groups ?? {};
    if (before !== undefined) return isParticiple(participle) ? `${before}h${a}` : null;
    if (subject !== undefined) {
      const isMove =
        /(?:^|\s)(?:de|desde|pasa|pas[oó]|cambi\p{L}+|convert\p{L}+|igual|respecto) (?:(?!(?:que|porque|y|pero|cuando|si) )[^.,;]){0,30}$/iu.test(
          input.slice(Math.max(0, index - 40), index),
        );
      return !isMove && isParticiple(transitive) && !NOUN.test(transitive) ? `${subject}ha` : null;
    }
    if (has !== undefined) return isInfinitive(infinitive) ? (has.slice(0, 1) === 'H' ? 'A' : 'a') : null;
    return isParticiple(yours) && you === 'as' ? 'has' : null;
  },
  examples: [
    ['No a sido posible.', 'No ha sido posible.'],
    ['El equipo a cambiado el esquema.', 'El equipo ha cambiado el esquema.'],
    ['Este error a ocurrido tres veces.', 'Este error ha ocurrido tres veces.'],
    [
      'Falla desde el lunes porque la tabla a crecido mucho.',
      'Falla desde el lunes porque la tabla ha crecido mucho.',
    ],
    ['Lo voy ha pasar mañana.', 'Lo voy a pasar mañana.'],
    ['¿Tú as visto el error?', '¿Tú has visto el error?'],
  ],
  counterExamples: [
    'Pasa de pendiente a terminado el lunes.',
    'Se ha hecho a mano.',
    'Ha de pasar.',
    'No ha lugar.',
    'Se refiere a estado y a resultado.',
  ],
};
