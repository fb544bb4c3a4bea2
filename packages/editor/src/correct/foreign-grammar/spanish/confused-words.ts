import { confusionsRule, countedUnits } from '../confusions.ts';

const NOT_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?!\p{L})`;
const CLAUSE = String.raw`(?<=^|\n|[.!?,;:¿¡]\s?)`;

/** Words that sound like others, or differ in an accent, where their neighbours leave one of the two. */
export const spanishConfusedWords = confusionsRule({
  id: 'grammar/spanish-confused-words',
  category: 'grammar',
  message: 'Esta palabra se confunde con otra que suena igual.',
  confusions: [
    ...['pendiente', 'disponible', 'visible', 'compatible', 'importante', 'diferente', 'suficiente'].map(
      (one) =>
        [
          `(?<=${NOT_BEFORE}(?:están|estaban|son|eran|siguen|quedan) )${one}(?=\\s?[.,;!?\\n]|\\s?$)`,
          `${one}s`,
        ] as const,
    ),
    [
      `${CLAUSE}[Nn]o se(?= (?:(?:c[oó]mo|cuándo|dónde) \\p{Ll}{2,15}r(?:lo|la|los|las|le|les)?|si|por qué|qué)${END})`,
      'no sé',
    ],
    [
      `(?<=${NOT_BEFORE}(?:[Vv]amos|[Vv]oy|[Vv]ayamos) )haber(?= (?:si|qué|que|cómo|como|quién|cuál|cuándo))`,
      'a ver',
    ],
    [
      `(?<=${NOT_BEFORE}(?:que|[Pp]uede|[Pp]uede que|[Pp]odría|[Dd]ebe|[Dd]ebería|[Dd]espués de|[Pp]or|[Ss]in) )aver${END}`,
      'haber',
    ],
    [`${NOT_BEFORE}[Aa]ver(?= (?:si|qué|que|cómo|como|quién|cuál|cuándo|dónde)${END})`, 'a ver'],
    [`(?<=${NOT_BEFORE}aver )echo${END}`, 'hecho'],
    ...countedUnits(
      `${NOT_BEFORE}(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta)`,
      { minuto: 'minutos', hora: 'horas', semana: 'semanas', año: 'años', día: 'días' },
      END,
    ),
    [`${CLAUSE}[Hh]aber(?= (?:si|qué|que|cómo|quién|cuál|cuándo)${END})`, 'a ver'],
    [
      `(?<=${NOT_BEFORE}(?:[Tt]iene|[Tt]ienen|[Tt]enía|[Tt]endría|[Tt]iene|[Dd]ebe de|[Dd]ebe|[Pp]uede|[Pp]odría|[Dd]ebería)(?: que)? )a ver(?= (?:un|una|algún|alguna|algo|otro|otra|más|muchos|dos)${END})`,
      'haber',
    ],
    [`(?<=${NOT_BEFORE}que )(?:a )?haber(?= con${END})`, 'ver'],
    [
      `${NOT_BEFORE}[Aa]y(?= (?:un|una|unos|unas|que|muchos|muchas|algo|algún|alguna|algunos|varios|varias|otro|otra|más|dos)${END})`,
      'hay',
    ],
    [`${NOT_BEFORE}[Hh]ay(?= est[aáe]n?${END})`, 'ahí'],
    [`(?<=${NOT_BEFORE}(?:[Pp]or|[Dd]e) )hay(?=\\s?[.,;!?]|\\s?$| (?:no|que|viene|en adelante))`, 'ahí'],
    [`${NOT_BEFORE}[Hh]alla(?= (?:sido|habido|hecho|dicho|puesto|visto|\\p{Ll}{2,15}[ai]do)${END})`, 'haya'],
    [
      `(?<=${NOT_BEFORE}(?:[Cc]reo|[Ee]spero|[Qq]uiero|[Pp]osible|[Cc]aso de|[Pp]uede|[Pp]uede ser|[Ss]in|[Pp]ara|[Aa]ntes de|[Hh]asta) que (?:no )?)halla${END}`,
      'haya',
    ],
    [
      `${NOT_BEFORE}[Hh]ubieron(?= (?:muchos|muchas|varios|varias|algunos|algunas|unos|unas|problemas|errores|cambios|fallos|dos|tres|cuatro|más|que)${END})`,
      'hubo',
    ],
    [
      `${NOT_BEFORE}[Hh]abían(?= (?:muchos|muchas|varios|varias|algunos|algunas|unos|unas|problemas|errores|cambios|fallos|dos|tres|cuatro|más|demasiados|demasiadas)${END})`,
      'había',
    ],
    [
      `(?<=${NOT_BEFORE}(?:[Hh]a|[Hh]e|[Hh]as|[Hh]an|[Hh]emos|[Hh]abía|[Hh]abían|[Hh]aber|[Hh]aya|[Ss]ido|[Ee]stá|[Dd]e|bien|mal) )echo(?! de menos)${END}`,
      'hecho',
    ],
    [`(?<=${NOT_BEFORE}(?:[Ss]e|[Nn]o|[Yy]a|[Mm]e) )a echo${END}`, 'ha hecho'],
    [`${NOT_BEFORE}[Aa]sta(?= (?:ahora|que|mañana|hoy|ayer|luego)${END})`, 'hasta'],
    [`(?<=, )sino(?= (?:no|se|hay|va|vamos|falla|tendremos)${END})`, 'si no'],
    [`${NOT_BEFORE}[Hh]echar${END}`, 'echar'],
    [`${NOT_BEFORE}[Hh]echando${END}`, 'echando'],
    [`(?<=¿)[Pp]orque${END}`, 'por qué'],
    [
      `(?<=${NOT_BEFORE}(?:(?:[Nn]o )?(?:sé|sabemos|entiendo|entendemos|comprendo)|no sabe|saber|entender|averiguar|explicar) )porque${END}`,
      'por qué',
    ],
    [`(?<=${NOT_BEFORE}[Nn]o )se por que${END}`, 'sé por qué'],
    [
      `(?<=${NOT_BEFORE}(?:[Nn]o )?(?:sé|sabemos|sabe|entiendo|entendemos|comprendo|saber|entender|averiguar|explicar|ver|pregunto) )por que${END}`,
      'por qué',
    ],
    [
      `(?<=\\p{L} )(?<!${NOT_BEFORE}(?:razón|razones|motivo|motivos|causa|causas|el|la|lo|sea) )por que(?= (?:no|se|hay|falta|faltan|es|está|están|ha|han|hemos|tiene|tienen|tenemos|falla|fallan|el|la|los|las|nos|me|ya|aún|así)${END}[^?\\n]*(?:[.!;,\\n]|$))`,
      'porque',
    ],
    [
      `(?<=${NOT_BEFORE}(?:explicar|explicarme|explicarnos|explica|decir|decirme|entender|entiendo|mostrar|averiguar|saber) )como(?= (?:funcionan?|hacer|hago|puedo|podemos|está|están|hay|configurar|instalar|usar)${END})`,
      'cómo',
    ],
    [`${NOT_BEFORE}[Ee]stas(?= \\p{Ll}{2,15}(?:ando|iendo|yendo)${END})`, 'estás'],
    [
      `(?<=${NOT_BEFORE}(?:[Ll]o|[Ll]a|[Ll]os|[Ll]as|[Ll]e|[Ll]es|[Mm]e|[Tt]e|[Ss]e|[Nn]os|[Nn]o|[Yy]a) )abría(?=n?s? \\p{Ll}{2,15}(?:ado|ido|cho|sto)${END})`,
      'habría',
    ],
    [
      `(?<=(?:^|\\n|[.!?,;:] )(?:[Ee]l|[Ll]a|[Ee]ste|[Ee]sta|[Nn]uestro|[Nn]uestra) \\p{Ll}{3,20} (?:se |no |ya )?)tardo(?= (?:más|mas|mucho|demasiado|en|dos|tres|casi|\\d)${END})`,
      'tardó',
    ],
    [`(?<=${NOT_BEFORE}[Aa]lguien sabe )cuando${END}`, 'cuándo'],
    [`(?<=${NOT_BEFORE}[Aa]lguien sabe )como${END}`, 'cómo'],
    [`(?<=${NOT_BEFORE}[Aa]lguien sabe )donde${END}`, 'dónde'],
    [`(?<=${NOT_BEFORE}[Aa]lguien sabe )cual${END}`, 'cuál'],
    [`${NOT_BEFORE}[Ee]l primer(?= vez${END})`, 'la primera'],
    [`${NOT_BEFORE}[Ee]l (?=última vez${END})`, 'la '],
    [`${NOT_BEFORE}se porque(?<=[Nn]o se porque)`, 'sé por qué'],
    [`(?<=${NOT_BEFORE}[Nn]o )se(?= (?:si|qué|que|cómo|cuál|cuándo|dónde|quién|por qué)${END})`, 'sé'],
    [`(?<=${NOT_BEFORE}[Nn]o sé )que${END}`, 'qué'],
    [`(?<=${NOT_BEFORE}[Nn]o sé )como${END}`, 'cómo'],
    [`(?<=${NOT_BEFORE}[Nn]o sé )cual${END}`, 'cuál'],
    [`(?<=${NOT_BEFORE}[Nn]o sé )cuando${END}`, 'cuándo'],
    [`(?<=${NOT_BEFORE}[Nn]o sé )donde${END}`, 'dónde'],
    [
      `(?<=^|\\n|[.!?]\\s)Si(?=, (?:ya|claro|correcto|exacto|gracias|perfecto|funciona|de acuerdo|así es|lo (?:vi|\\p{Ll}+[éóí]))${END})`,
      'sí',
    ],
    [`(?<=${NOT_BEFORE}(?:a|de|en|por|entre) )si(?= mism[oa]s?${END})`, 'sí'],
    [
      `(?<=${NOT_BEFORE}(?:[Cc]reo|[Pp]arece|[Dd]igo|[Dd]ijo|[Ss]upongo|[Cc]laro) que )si(?=\\s?[.,;!]|\\s?$)`,
      'sí',
    ],
    [
      `${NOT_BEFORE}(?<!(?<!\\p{L})[Ss]e )[Ee]l(?= (?:(?:lo|la|los|las|se|me|te|nos) (?:\\p{Ll}{2,}(?:a|e|ó|í|aba|ía))|no a \\p{Ll}+[dt]o|(?:no |ya )?(?:tiene|puede|dice|quiere|sabe|está|ha|había|tenía|podía|pudo|tuvo|dijo|hizo))${END})`,
      'él',
    ],
    [
      `(?<=${NOT_BEFORE}(?:con|para|sin) )el(?=\\s?[.,;!?](?:\\s|$))|(?<=${NOT_BEFORE}(?:a|de|con|para|por|sin|en) )el(?= (?:mañana|también|porque|cuando|hoy|directamente)${END})`,
      'él',
    ],
    [
      `${NOT_BEFORE}[Tt]u(?= (?:has|as|eres|tienes|puedes|sabes|crees|quieres|debes|vas|estás|haces|dices)${END}| mism[oa](?:\\s?[.,;:!?]|\\s?$| -))`,
      'tú',
    ],
    [`(?<=${NOT_BEFORE}(?:[Pp]ara|[Aa]|[Dd]e|[Pp]or|[Ss]in) )mi(?=\\s?[.,;:!?](?:\\s|$)|\\s?$)`, 'mí'],
    [`${NOT_BEFORE}[Aa]un(?= no${END})`, 'aún'],
    [
      `(?<=${NOT_BEFORE}(?:[Cc]reo|[Pp]ienso|[Oo]pino|[Pp]arece|[Dd]igo|[Dd]ijo|[Ee]spero|[Ss]upongo|[Cc]reemos|[Dd]icen) )de que${END}`,
      'que',
    ],
    [
      `(?<=${NOT_BEFORE}(?:[Uu]na|[Oo]tra|[Cc]ada|[Tt]al|[Aa] la|[Aa]lguna|[Ee]sta|[Ee]n|[Pp]rimera) )ves(?=\\s?[.,;!?]|\\s?$| (?:de|que|más|se|no|ha|es|el|la|los|las|por|en|fue)${END})`,
      'vez',
    ],
    [
      `(?<=${NOT_BEFORE}(?:lo|le|les) )valla${END}|(?<=${NOT_BEFORE}(?:que|se|no|me|te|nos) )valla(?= (?:a|bien|mal|más|con|por|el|la)${END})`,
      'vaya',
    ],
    [`${NOT_BEFORE}iva(?= (?:a|bien|mal|por)${END})`, 'iba'],
    [
      `(?<=${NOT_BEFORE}(?:no|se|lo|me|nos|él|ella|que) )tubo${END}|${NOT_BEFORE}[Tt]ubo(?= que \\p{Ll}+[aei]r)`,
      'tuvo',
    ],
    [`${NOT_BEFORE}[Ll]a(?= (?:área|agua|arma|aula|acta|ancla|alma|hacha|ala)${END})`, 'el'],
    [`${NOT_BEFORE}[Uu]na(?= (?:área|arma|aula|acta|ancla|hacha)${END})`, 'un'],
    [
      `(?<=${NOT_BEFORE}(?:[Hh]ay|[Tt]iene|[Tt]ienen|[Tt]engo|[Tt]enemos|[Nn]ecesito|[Nn]ecesitamos|[Mm]ucho|[Nn]ada|una vez|[Aa]lgo|[Pp]oco|[Mm]uchos|[Mm]uchas|[Cc]ada vez) )mas(?= |[.,;!?]|$)`,
      'más',
    ],
  ],
  examples: [
    ['Procesa los mensajes que están pendiente.', 'Procesa los mensajes que están pendientes.'],
    ['No se si funciona. No se si basta.', 'No sé si funciona. No sé si basta.'],
    [
      'Vamos haber si funciona, haber si alguien lo mira.',
      'Vamos a ver si funciona, a ver si alguien lo mira.',
    ],
    ['Aver si va. Hay que aver echo la copia.', 'A ver si va. Hay que haber hecho la copia.'],
    ['No creo que halla otro modo.', 'No creo que haya otro modo.'],
    ['Hubieron muchos errores. Se ha echo.', 'Hubo muchos errores. Se ha hecho.'],
    ['No se porque falla, el no tiene permisos.', 'No sé por qué falla, él no tiene permisos.'],
    ['¿Qué estas usando? Lo abría arreglado.', '¿Qué estás usando? Lo habría arreglado.'],
    ['Puedes explicar como funciona.', 'Puedes explicar cómo funciona.'],
    ['No arranca por que falta la base.', 'No arranca porque falta la base.'],
    ['No se por que falla.', 'No sé por qué falla.'],
    ['Es el primer vez que lo veo.', 'Es la primera vez que lo veo.'],
    ['¿Tu has visto la área?', '¿Tú has visto el área?'],
  ],
  counterExamples: [
    'No se cierra solo. No se sabe.',
    'Tiene que haber un error.',
    'Lo quiero decir como se lo dirías.',
    'La razón por que se hizo es otra.',
    '¿Por que se hizo?',
    'Voy a ver si funciona.',
    'El no tener permisos es un error.',
    'Se halla en la carpeta.',
    'Habían enviado el archivo.',
    'Lo echo de menos.',
    'Es tu mismo proveedor.',
    'No se puede porque falla.',
    'Si, por ejemplo, falla, avisa.',
    'Esta es la que ves.',
  ],
});
