import type { ProseRule } from '../prose-rule.ts';

/** What stands before names of days and months inside a sentence, and those names with their capital. */
interface Names {
  readonly before: string;
  readonly names: string;
  readonly message: string;
  readonly examples: ProseRule['examples'];
  readonly counterExamples: readonly string[];
}

/** Days and months, which these languages write small: behind a word that goes before them, so that they are no surname and no title. */
function smallNamesRule({ before, names, ...rest }: Names, language: string): ProseRule {
  return {
    ...rest,
    id: `grammar/${language}-small-names`,
    category: 'grammar',
    pattern: new RegExp(`(?<=(?<![\\p{L}'’-])(?:${before}) )(?:${names})(?![\\p{L}'’]| \\p{Lu})`, 'gu'),
    replace: ([name]) => name.toLowerCase(),
  };
}

export const spanishSmallNames = smallNamesRule(
  {
    before: 'el|los|del|al|este|cada|próximo|pasado|hasta|desde|en',
    names:
      'Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre',
    message: 'Los días y los meses se escriben con minúscula.',
    examples: [['Se lanza el Jueves o en Abril.', 'Se lanza el jueves o en abril.']],
    counterExamples: ['Lunes no hay nadie.', 'el Viernes Santo', 'con Julio y con Domingo'],
  },
  'spanish',
);

export const portugueseSmallNames = smallNamesRule(
  {
    before: 'em|até|desde|no|na|nos|nas|toda|cada|neste|nesta|próxima|próximo',
    names:
      '(?:Segunda|Terça|Quarta|Quinta|Sexta)(?:-feira)?|Sábados?|Domingos?|Janeiro|Fevereiro|Março|Abril|Maio|Junho|Julho|Agosto|Setembro|Outubro|Novembro|Dezembro',
    message: 'Os dias e os meses escrevem-se com minúscula.',
    examples: [
      [
        'O deploy fica para a semana, na Terça ou em Abril.',
        'O deploy fica para a semana, na terça ou em abril.',
      ],
    ],
    counterExamples: ['o cliente do Rio de Janeiro', 'na Quinta Avenida', 'Março foi bom.'],
  },
  'portuguese',
);

export const italianSmallNames = smallNamesRule(
  {
    before: 'il|ogni|di|da|dal|al|entro|a|in|lo scorso|questo|prossimo|scorso|nel',
    names:
      'Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Sabato|Domenica|Gennaio|Febbraio|Marzo|Aprile|Maggio|Giugno|Luglio|Agosto|Settembre|Ottobre|Novembre|Dicembre',
    message: 'I giorni e i mesi si scrivono con la minuscola.',
    examples: [['Il rilascio è ogni Giovedì, da Marzo.', 'Il rilascio è ogni giovedì, da marzo.']],
    counterExamples: ['Lunedì è chiuso.', 'con Domenica Rossi', 'il Venerdì Santo'],
  },
  'italian',
);

export const dutchSmallNames = smallNamesRule(
  {
    before: 'op|in|sinds|vanaf|tot|elke|iedere|deze|volgende|vorige|afgelopen|eind|begin|half',
    names:
      '(?:Maan|Dins|Woens|Donder|Vrij|Zater|Zon)dag(?:en)?|Januari|Februari|Maart|April|Juni|Juli|Augustus|September|Oktober|November|December',
    message: 'Dagen en maanden schrijf je met een kleine letter.',
    examples: [['De release is op Dinsdag of begin Maart.', 'De release is op dinsdag of begin maart.']],
    counterExamples: ['Maandag is het dicht.', 'op Goede Vrijdag', 'April is hier nieuw.'],
  },
  'dutch',
);

export const polishSmallNames = smallNamesRule(
  {
    before: 'w|we|od|do|na|każdy|każdą|co|przed|po|ten|tę|następny|zeszły|zeszłą',
    names:
      'Poniedział(?:ek|ki|ku)|Wtor(?:ek|ki|ku)|Środ(?:ę|y)|Czwart(?:ek|ki|ku)|Piąt(?:ek|ki|ku)|Sobot(?:ę|y)|Niedziel(?:ę|e|i)|Styczni[au]|Lut(?:ego|ym)|Marc[au]|Kwietni[au]|Maj[au]|Czerwc[au]|Lipc[au]|Sierpni[au]|Wrześni[au]|Październik[au]|Listopad(?:a|zie)|Grudni[au]',
    message: 'Nazwy dni i miesięcy pisze się małą literą.',
    examples: [['Wdrożenie jest we Wtorki, od Marca.', 'Wdrożenie jest we wtorki, od marca.']],
    counterExamples: ['Piątek jest wolny.', 'w Wielki Piątek'],
  },
  'polish',
);

export const frenchSmallNames = smallNamesRule(
  {
    before: 'le|les|ce|chaque|en|depuis|début|fin|avant|après|au|du|dès',
    names:
      'Lundis?|Mardis?|Mercredis?|Jeudis?|Vendredis?|Samedis?|Dimanches?|Janvier|Février|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre',
    message: 'Les jours et les mois s’écrivent avec une minuscule.',
    examples: [['On livre le Jeudi, sauf en Août.', 'On livre le jeudi, sauf en août.']],
    counterExamples: ['Lundi est férié.', 'le Vendredi Saint', 'avec Avril Dupont'],
  },
  'french',
);
