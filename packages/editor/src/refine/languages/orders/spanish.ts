import type { OrderLexicon } from './lexicon.ts';

export const spanish: OrderLexicon = {
  courtesy:
    '(?:estaría|sería) (?:bien|mejor|bueno)|por favor|porfa|gracias|mejor|más bien|también|un poco|quizás?|solo|sólo|justo|directamente|ahora|si puedes',
  opening:
    '¿?(?:puedes|podrías|puede|podría|pueden|podrían|podríamos|podemos|debes|deberías|deberíamos|hay que|habría que|quiero|quisiera|me gustaría|conviene|hace falta)',
  article:
    '(?:el|la|los|las|lo|un|una|unos|unas|al|del|nuestr[oa]s?|est[ea]s?|estos|todo el|toda la|todos los|todas las) ',
  whole: 'documento|texto|todo|conjunto|especificación|borrador|esto',
  title: 'título(?: del documento)?|título principal',
  section: '(?:sub)?sección|apartado|capítulo|parte',
  parts: {
    sentence: 'fras(?:e|es)|oraci(?:ón|ones)',
    paragraph: 'párrafos?',
    item: 'puntos?|viñetas?|elementos?',
    table: 'tabla',
    list: 'lista',
    question: 'preguntas?(?: abiertas?)?',
    requirement: 'requisito(?: funcional)?',
    risk: 'riesgo',
    goal: 'objetivo|meta',
    ticket: 'ticket|historia',
    assumption: 'supuesto|suposición',
    row: 'fila|línea',
    step: 'paso',
  },
  sections: {
    summary: 'resumen|introducción|intro|sinopsis',
    'open questions': 'preguntas(?: (?:abiertas|sin resolver|pendientes))?|dudas|puntos abiertos',
    risks: 'riesgos|inconvenientes',
    requirements: 'requisitos',
    'functional requirements': 'requisitos funcionales',
    'non-functional requirements': 'requisitos no funcionales',
    goals: 'objetivos|metas',
    'non-goals': 'no[- ]objetivos|fuera de alcance',
    alternatives: 'alternativas',
    assumptions: 'supuestos|suposiciones|hipótesis',
    tests: 'plan de pruebas|pruebas',
    design: 'diseño|arquitectura',
    background: 'contexto|problema|trasfondo',
    motivation: 'motivación',
  },
  numbers: [
    'una?(?: sol[oa])?|1',
    'dos|2',
    'tres|3',
    'cuatro|4',
    'cinco|5',
    'seis|6',
    'siete|7',
    'ocho|8',
    'nueve|9',
    'diez|10',
  ],
  ordinals: [
    'primer[oa]?s?|1\\.?[ºª]',
    'segund[oa]|2\\.?[ºª]',
    'tercer[oa]?|3\\.?[ºª]',
    'cuart[oa]',
    'quint[oa]',
  ],
  last: 'últim[oa]s?',
  of: '(?:(?:de|en|bajo)(?: (?:el|la|los|las))?|del) ',
  about: '(?:(?:sobre|acerca de|referente a|con)(?: (?:el|la|los|las))?|acerca del) ',
  verbs: {
    shorten:
      'acort(?:a|e|ar|en)|resum(?:e|a|ir|an)|condens(?:a|e|ar)|reduc(?:e|ir)|reduzca|abrevi(?:a|e|ar)|dej(?:a|e|ar)|recort(?:a|e|ar)|limit(?:a|e|ar)',
    lengthen:
      'ampl[ií](?:a|e|ar|en)|desarroll(?:a|e|ar)|detall(?:a|e|ar)|expand(?:e|a|ir)|exti(?:ende|enda)|extender|profundi[zc](?:a|ar|e)|explic(?:a|ar)|explique|describ(?:e|a|ir)',
    remove:
      'elimin(?:a|e|ar|en)|quit(?:a|e|ar|en)|borr(?:a|e|ar|en)|suprim(?:e|a|ir)|sac(?:a|ar)|saque|retir(?:a|e|ar)',
    rename: 'renombr(?:a|e|ar)|llam(?:a|e|ar)|titul(?:a|e|ar)|rebauti[zc](?:a|ar|e)',
    move: 'muev(?:e|a|an)|mover|pon|ponga|poner|pas(?:a|e|ar)|coloc(?:a|ar)|coloque|llev(?:a|e|ar)|sitúa|situar|desplaz(?:a|ar)|desplace|sub(?:e|a|ir)|baj(?:a|e|ar)|ubi(?:ca|car|que)',
    merge: 'junt(?:a|e|ar)|un(?:e|a|ir)|fusion(?:a|e|ar)|combin(?:a|e|ar)|agrup(?:a|e|ar)|integr(?:a|e|ar)',
    split: 'divid(?:e|a|ir)|separ(?:a|e|ar)|part(?:e|a|ir)|descompon(?:er|ga)?|desglos(?:a|e|ar)',
    replace:
      'reemplaz(?:a|ar)|reemplace|sustitu(?:ye|ya|ir)|cambi(?:a|e|ar)|corrig(?:e|a)|corregir|modific(?:a|ar)|modifique|rectific(?:a|ar)',
    write: 'escrib(?:e|a|ir)|us(?:a|e|ar)|di|diga|decir|pon|ponga|poner|utili[zc](?:a|e|ar)|emple(?:a|e|ar)',
    shape:
      'pon|ponga|poner|convi(?:erte|erta)|convertir|transform(?:a|e|ar)|present(?:a|e|ar)|haz|haga|hacer|muestr(?:a|e)|mostrar|format(?:ea|ee|ear)|escrib(?:e|a|ir)|pas(?:a|e|ar)|list(?:a|e|ar)',
    make: 'haz(?:l[oa]s?)?|hága(?:l[oa]s?)|hacer(?:l[oa]s?)?|pon|ponga|poner|escrib(?:e|a|ir)|redact(?:a|e|ar)|us(?:a|e|ar)|dej(?:a|e|ar)',
    correct: 'corrig(?:e|a|en)|corregir|arregl(?:a|e|ar)|revis(?:a|e|ar)|subsan(?:a|e|ar)',
    add: 'añad(?:e|a|ir|an)|agreg(?:a|ar|uen?)|incluy(?:e|a)|incluir|menciona(?:r)?|mencione|inserta(?:r)?|inserte|anota(?:r)?|apunta(?:r)?|indica(?:r)?',
    set: 'cambi(?:a|e|ar)|pon|ponga|poner|ajust(?:a|e|ar)|modific(?:a|ar)|modifique|fij(?:a|e|ar)|sub(?:e|a|ir)|baj(?:a|e|ar)|aument(?:a|e|ar)|reduc(?:e|ir)',
    renumber: 'renumer(?:a|e|ar)',
  },
  lastVerbs: null,
  takeOut: null,
  tooLong:
    '(?:es|son|está) (?:demasiado|muy|excesivamente) (?:larg[oa]s?|extens[oa]s?|verbos[oa]s?|detallad[oa]s?)',
  enough: 'basta(?:n)?',
  particle: '(?!)',
  should:
    '(?:deben?|deberían?|van?|tienen? que|irían?)(?: (?:ir|estar|venir|ser|quedar|aparecer|movid[oa]s?|puest[oa]s?|colocad[oa]s?))*',
  before: '(?:antes de(?:l)?|delante de(?:l)?|encima de(?:l)?)',
  after: '(?:después de(?:l)?|detrás de(?:l)?|tras|debajo de(?:l)?|a continuación de(?:l)?)',
  atEnd:
    '(?:(?:al|para el|hasta el|hacia el) final(?: del (?:documento|texto))?|en (?:último lugar|el último lugar)|abajo del todo)',
  atTop:
    '(?:(?:al|para el) (?:principio|inicio|comienzo)(?: del (?:documento|texto))?|en (?:primer lugar|el primer lugar)|arriba(?: del todo)?)',
  to: '(?:a|en|como|por|en forma de|con formato de)',
  by: '(?:por|con|a|en)',
  and: '(?:y|con|e)',
  insteadOf: '(?:en (?:lugar|vez) de(?:l)?|y no|no)',
  intoTwo: 'en (?:dos|2)(?: [^\\s,.;:]+)?',
  shapes: {
    table: '(?:una )?tabla',
    'numbered list': '(?:una )?lista (?:numerada|ordenada)|pasos(?: numerados)?',
    list: '(?:una )?lista(?: (?:de|con) (?:viñetas|puntos))?|viñetas|puntos',
    paragraph: '(?:un (?:solo )?)?párrafo|texto(?: corrido| continuo)?|prosa',
  },
  shorter: '(?:mucho )?más (?:cort[oa]s?|breves?|concis[oa]s?|compact[oa]s?)',
  longer:
    '(?:mucho )?(?:más (?:larg[oa]s?|detallad[oa]s?|extens[oa]s?|complet[oa]s?)|con (?:más|mayor) detalles?|en (?:más|mayor) detalle|más)',
  half: '(?:a la mitad|la mitad de larg[oa]|a la mitad de larg[oa])',
  most: '(?:como (?:máximo|mucho)|máximo|max\\.?|no más de|a lo sumo|menos de)',
  words: 'palabras',
  wrong:
    '(?:es|son|está|están) (?:incorrect[oa]s?|fals[oa]s?|mal|erróne[oa]s?|equivocad[oa]s?)|no es (?:correct[oa]|así)',
  right:
    '(?:debe (?:decir|ser|poner)|debería (?:decir|ser|poner)|es|lo correcto es|tiene que (?:decir|ser)|hay que (?:escribir|poner|decir)|pon|escribe)',
  spelling:
    'ortografía|faltas(?: de ortografía)?|errores(?: (?:de|ortográficos|gramaticales)(?: [^\\s,.;:]+)?)?|erratas|gramática|puntuación',
  moreFormal: '(?:más (?:formal|profesional|seri[oa]|neutr[oa]l?)|menos (?:informal|coloquial))',
  lessFormal:
    '(?:menos (?:formal|rígid[oa])|más (?:informal|cercan[oa]|coloquial|relajad[oa]|desenfadad[oa]|natural))',
  fresh: 'nuev[oa]s?|otr[oa]s?|adicional(?:es)?',
  that: 'de que|que',
  holds: '',
  named: 'llamad[oa]|titulad[oa]|con el título',
  answering: '(?:la )?respuesta (?:a|de|para)|a|sobre|para|en cuanto a|respecto a',
  is: 'es|son|está|están|será|serán|era|queda|quedan|pasa a ser|tampoco (?:es|son)',
  be: 'ser|durar|superar|estar|decir|poner',
  levels: {
    mandatory: 'obligatori[oa]|imprescindible',
    recommended: 'recomendad[oa]|recomendable|deseable',
    optional: 'opcional|optativ[oa]',
  },
  noGoal: '(?:no|tampoco) (?:es|son) (?:tampoco )?(?:un |el )?objetivos?(?: tampoco)?|un no objetivo',
  outOfScope: 'fuera del? alcance|para (?:más tarde|después)|(?:para |en )?la (?:fase|versión) \\d',
  there: 'ahí|allí|(?:en|entre|bajo) (?:los |el )?no objetivos|(?:pon|menciona|añade|inclúye|anóta)l[oa]s?',
  gone: '(?:se )?(?:pued[ea]n?|deb[ea]n?) (?:quitar|eliminar|borrar|desaparecer|irse)|sobran?|fuera|innecesari[oa]s?|superflu[oa]s?',
};
