import type { ProseRule } from '../../prose-rule.ts';

/** "mas" is also a bookish "but", which a comma or a clause of its own goes before, and no adjective or adverb follows. */
const FOLLOWING =
  'r[áa]pid[oa]s?|lent[oa]s?|grandes?|peque[ñn][oa]s?|f[áa]cil(?:es)?|dif[íi]cil(?:es)?|simples?|sencill[oa]s?|complicad[oa]s?|complej[oa]s?|recientes?|nuev[oa]s?|viej[oa]s?|antigu[oa]s?|alt[oa]s?|baj[oa]s?|larg[oa]s?|cort[oa]s?|segur[oa]s?|clar[oa]s?|importantes?|usad[oa]s?|comunes|com[úu]n|tarde|temprano|arriba|abajo|adelante|bien|informaci[óo]n|tiempo|memoria|datos|errores|detalles|contexto|cosas|veces|errores|tests|logs|usuarios';

export const spanishMas: ProseRule = {
  id: 'spelling/spanish-mas',
  category: 'spelling',
  message: '«más» lleva tilde cuando indica cantidad.',
  pattern: new RegExp(
    `(?<=[\\p{L}\\p{N}] )mas(?= (?:${FOLLOWING})(?!\\p{L}))|(?<=(?:lo|la|el|los|las|algo|muchos|mucho|dos|una vez|no hay|nada) )mas(?=[ .,;!?])`,
    'gu',
  ),
  replace: () => 'más',
  examples: [
    ['Necesitamos logs mas claros.', 'Necesitamos logs más claros.'],
    ['El query es mas lento ahora.', 'El query es más lento ahora.'],
  ],
  counterExamples: ['Quise hacerlo, mas no pude.', 'Es más lento.'],
};
