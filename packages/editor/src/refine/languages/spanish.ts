import type { Wording } from './wording.ts';

const section = '(?:la sección|el apartado|el capítulo)';

/** Spanish instructions. */
export const spanish: readonly Wording[] = [
  {
    pattern:
      /^(?:(?:el|la|los|las) )?(.{2,100}?) (?:no es|no son|tampoco es|tampoco son|no era) (?:tampoco )?(?:un |el )?objetivos?(?: tampoco)?$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:junt(?:a|ar|e|en)|unir|une|fusion(?:a|ar|e)|combin(?:a|ar|e)) (?:(?:los|las) )?(?:(?:tickets|requisitos|historias) )?(.{2,60}?) (?:y|con) (.{2,60}?)(?: en un[oa](?: sol[oa])?)?$/iu,
    english: 'merge $1 and $2',
  },
  {
    pattern:
      /^(?:.{2,60} )?(?:se llama|se escribe|es)(?: (?:ahora|en realidad))? (["“«]?\p{Lu}[^,]{1,60}?),? (?:y )?no (["“«]?\p{Lu}.{1,60}?)$/u,
    english: 'replace $2 with $1',
  },
  {
    pattern:
      /^(?:(?:el|la|los|las) )?(.{2,100}?) (?:está|están|queda|quedan|es|son) (?:fuera del? alcance|para más tarde|para la fase \d)[,.;:]? (?:y )?(?:ponl[oa]s?|ponga|menciónal[oa]s?|anótal[oa]s?|añádel[oa]s?|inclúyel[oa]s?) (?:ahí|allí|(?:en|entre|bajo) (?:los |el )?(?:no objetivos|fuera del? alcance))$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:mueve|mueva|pon|ponga|pasa|pase) (?:(?:el|la|los|las) )?(.{2,100}?) (?:a|en|entre|bajo) (?:los |el )?(?:no objetivos|fuera del? alcance)$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern: /^(?:divide|divida|separa|separe|parte|parta) (.{2,80}?) en dos(?: \p{L}+)?$/iu,
    english: 'split $1 into two',
  },
  { pattern: /^(?:cambia|cambie) el título (?:a|por) (.{1,120})$/iu, english: 'change the title to $1' },
  { pattern: /^¿?(?:y )?qué hay de(?:l)? (?:la |el )?(.{1,120}?)\??$/iu, english: 'what about $1?' },
  { pattern: /^(?:la )?respuesta (?:a|de) (.{1,80}?)\s?:\s?(.{1,1000})$/iu, english: 'answer to $1: $2' },
  {
    pattern: /^(?:convierte|convierta|haz de|haga de) (.{1,80}?) (?:en )?un requisito$/iu,
    english: 'make $1 a requirement',
  },
  {
    pattern:
      /^(.{1,120}?) (?:debe|debería|deben|no debe) (?:ser|durar|superar) (?:de )?(\d[^,]{0,40}?),? (?:y )?no (\d.{0,30})$/iu,
    english: 'change $1 from $3 to $2',
  },
  {
    pattern: /^([A-Z]{1,8}-\d{1,6}) (?:debe|debería) (?:ser|durar) (?:de )?(\d.{0,40})$/iu,
    english: 'set $1 to $2',
  },
  {
    pattern: /^([A-Z]{1,8}-\d{1,6}) (?:debe|debería) decir (?:que )?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  {
    pattern: /^(?:cambia|cambie) ([A-Z]{1,8}-\d{1,6}) (?:a|por)\s?:\s?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  { pattern: /^(?:usa|use) (.{1,80}?) en (?:lugar|vez) de (.{1,80})$/iu, english: 'replace $2 with $1' },
  {
    pattern:
      /^(?:hazlo|hágalo|haz el (?:documento|texto)) (?:mucho )?más (?:corto|breve|conciso)$|^(?:acórtalo|acorta el (?:documento|texto))$|^más (?:corto|breve)$/iu,
    english: 'make it shorter',
  },
  {
    pattern: new RegExp(`^(?:acorta|acorte) (?:${section} )?(.{1,80})$`, 'iu'),
    english: 'shorten the $1 section',
  },
  {
    pattern: /^(?:hazlo|hágalo|haz el (?:documento|texto)) más (?:largo|detallado)$/iu,
    english: 'make it longer',
  },
  { pattern: /^(?:hazlo|hágalo|haz el (?:documento|texto)) más formal$/iu, english: 'make it more formal' },
  { pattern: /^(?:hazlo|hágalo|haz el (?:documento|texto)) menos formal$/iu, english: 'make it less formal' },
  {
    pattern: new RegExp(`^(?:elimina|elimine|quita|quite|borra|borre) ${section} (?:de )?(.{1,120})$`, 'iu'),
    english: 'remove the section $1',
  },
  {
    pattern:
      /^(?:elimina|elimine|quita|quite|borra|borre) (?:la frase|el punto|el párrafo) (?:sobre|acerca de|de) (.{1,120})$/iu,
    english: 'remove the sentence about $1',
  },
  { pattern: /^(?:elimina|elimine|quita|quite|borra|borre) (.{1,200})$/iu, english: 'remove $1' },
  {
    pattern:
      /^(?:reemplaza|reemplace|sustituye|sustituya|cambia|cambie) (.{1,200}?) (?:por|con) (.{1,200})$/iu,
    english: 'replace $1 with $2',
  },
  {
    pattern: new RegExp(
      `^(?:renombra|renombre) (?:${section} )?(?:de )?(.{1,120}?) (?:a|como) (.{1,120})$`,
      'iu',
    ),
    english: 'rename $1 to $2',
  },
  {
    pattern:
      /^(?:cambia|cambie|pon|ponga|ajusta|ajuste) (?:el |la |los |las )?(.{1,120}?) (?:a|en) (.{1,120})$/iu,
    english: 'change $1 to $2',
  },
  {
    pattern: new RegExp(
      `^(?:mueve|mueva) (?:${section} )?(?:de )?(.{1,120}?) antes de (?:${section} )?(?:de )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 before $2',
  },
  {
    pattern: new RegExp(
      `^(?:mueve|mueva) (?:${section} )?(?:de )?(.{1,120}?) después de (?:${section} )?(?:de )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 after $2',
  },
  {
    pattern: /^(?:añade|añada|agrega|agregue) una sección (?:sobre |llamada |de )?(.{1,200})$/iu,
    english: 'add a section about $1',
  },
  {
    pattern: /^(?:añade|añada|agrega|agregue) un requisito\s?[:,]?\s{0,3}(?:de )?(?:que )?(.{1,1000})$/iu,
    english: 'add a requirement that $1',
  },
  {
    pattern: /^(?:añade|añada|agrega|agregue) un riesgo\s?[:,]?\s{0,3}(?:de )?(?:que )?(.{1,1000})$/iu,
    english: 'add a risk that $1',
  },
  { pattern: /^(?:añade|añada|agrega|agregue|menciona|mencione) que (.{1,1000})$/iu, english: 'add that $1' },
  { pattern: /^(?:añade|añada|agrega|agregue) (.{1,1000})$/iu, english: 'add $1' },
  {
    pattern: /^(?:corrige|corrija) (?:la |los |las )?(?:ortografía|errores|faltas|gramática).{0,60}$/iu,
    english: 'fix the spelling',
  },
  {
    pattern: new RegExp(
      `^(?:convierte|convierta|pon|ponga) (?:${section} )?(?:de )?(.{1,120}?) en (?:una )?lista$`,
      'iu',
    ),
    english: 'turn $1 into bullets',
  },
  {
    pattern: new RegExp(
      `^(?:convierte|convierta|pon|ponga) (?:${section} )?(?:de )?(.{1,120}?) en (?:una )?tabla$`,
      'iu',
    ),
    english: 'turn $1 into a table',
  },
];
