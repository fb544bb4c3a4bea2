import type { OrderLexicon } from './lexicon.ts';

export const french: OrderLexicon = {
  courtesy:
    "désormais|(?:ce )?serait (?:bien|mieux|préférable)|s['’]il (?:te|vous) pla[iî]t|stp|svp|merci(?: d['’]avance)?|plutôt|un peu|aussi|encore|donc|peut-être|juste|simplement|directement|maintenant",
  opening:
    "peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|pourrait-on|peut-on|tu peux|vous pouvez|on pourrait|on devrait|il faut|il faudrait|il faudra|je voudrais|j['’]aimerais|nous devrions|veuillez|merci de|n['’]hésite pas à|tu devrais",
  article:
    "(?:(?:l[ea]s?|un|une|des|du|de la|de l['’]|notre|nos|ces?|cette|tout(?:e|es)?(?: l[ea]s?)?|tous les|au|aux|à la) ?(?<=[ '’])|l['’])",
  whole: 'document|texte|tout|ensemble|spécification|brouillon|ça|cela',
  title: 'titre(?: du document)?|titre principal',
  section: '(?:sous-)?section|chapitre|partie|rubrique|titre de section|intertitre',
  parts: {
    sentence: 'phrases?',
    paragraph: 'paragraphes?|alinéa',
    item: 'points?|puces?|éléments?',
    table: 'tableau',
    list: 'liste',
    question: 'questions?(?: ouvertes?)?',
    requirement: 'exigence(?: fonctionnelle)?',
    risk: 'risque',
    goal: 'objectif|but',
    ticket: 'ticket|story|user story',
    assumption: 'hypothèse',
    row: 'ligne',
    step: 'étape',
  },
  sections: {
    summary: "résumé|synthèse|vue d['’]ensemble|introduction|intro",
    'open questions': 'questions(?: (?:ouvertes|non résolues|en suspens))?|points ouverts',
    risks: 'risques|inconvénients',
    requirements: 'exigences',
    'functional requirements': 'exigences fonctionnelles',
    'non-functional requirements': 'exigences non[- ]fonctionnelles',
    goals: 'objectifs|buts',
    'non-goals': 'non-objectifs|hors (?:du )?périmètre',
    alternatives: 'alternatives|solutions écartées',
    assumptions: 'hypothèses',
    tests: 'plan de tests?|tests',
    design: 'conception|architecture',
    background: 'contexte|problème',
    motivation: 'motivation',
  },
  numbers: [
    'une?(?: seule?)?|1',
    'deux|2',
    'trois|3',
    'quatre|4',
    'cinq|5',
    'six|6',
    'sept|7',
    'huit|8',
    'neuf|9',
    'dix|10',
  ],
  ordinals: [
    'premi(?:er|ère)s?|1(?:er|re)',
    'deuxième|second|seconde|2e',
    'troisième|3e',
    'quatrième|4e',
    'cinquième|5e',
  ],
  last: 'derni(?:er|ère)s?',
  of: "(?:(?:d[eu]|des|dans|sous|en|à)(?: l[ea]s?)? |(?:d|dans l|de l)['’])",
  about: "(?:(?:sur|concernant|à propos d[eu]s?|avec|au sujet d[eu]s?)(?: l[ea]s?)? (?:l['’])?)",
  verbs: {
    shorten:
      'raccourci(?:s|ssez|r)|résume[rz]?|condense[rz]?|rédui(?:s|sez|re)|abrège|abrége[rz]|limite[rz]?|laisse[rz]?|garde[rz]?|écourte[rz]?',
    lengthen:
      'développe[rz]?|détaille[rz]?|allonge[rz]?|approfondi(?:s|ssez|r)|étoffe[rz]?|décri(?:s|vez|re)|explique[rz]?',
    remove: 'supprime[rz]?|retire[rz]?|enlève|enleve[rz]|ôte[rz]?|efface[rz]?|vire[rz]?|élimine[rz]?',
    rename: 'renomme[rz]?|appelle|appelez|appeler|intitule[rz]?|nomme[rz]?',
    move: 'déplace[rz]?|mets|mettez|mettre|place[rz]?|passe[rz]?|remonte[rz]?|descend(?:s|ez|re)|pousse[rz]?|range[rz]?|positionne[rz]?',
    merge:
      'fusionne[rz]?|regroupe[rz]?|réuni(?:s|ssez|r)|combine[rz]?|rassemble[rz]?|join(?:s|dre)|joignez|uni(?:s|ssez|r)',
    split: 'sépare[rz]?|divise[rz]?|scinde[rz]?|découpe[rz]?|coupe[rz]?|partage[rz]?|décompose[rz]?',
    replace: 'remplace[rz]?|corrige[rz]?|change[rz]?|modifie[rz]?|rectifie[rz]?|substitue[rz]?',
    write:
      'écri(?:s|vez|re)|utilise[rz]?|di(?:s|tes|re)|emploie|employez|employer|mets|mettez|mettre|parle[rz]?(?: de)?',
    shape:
      'mets|mettez|mettre|présente[rz]?|transforme[rz]?|converti(?:s|ssez|r)|fai(?:s|tes|re)|affiche[rz]?|formate[rz]?|écri(?:s|vez|re)|change[rz]?|liste[rz]?|rend(?:s|ez|re)',
    make: 'rend(?:s|ez|re)|fai(?:s|tes|re)|écri(?:s|vez|re)|rédige[rz]?|adopte[rz]?|garde[rz]?|reformule[rz]?',
    correct: 'corrige[rz]?|répare[rz]?|vérifie[rz]?|relis(?:ez)?|relire|rectifie[rz]?',
    add: 'ajoute[rz]?|rajoute[rz]?|insère|insére[rz]|inclu(?:s|ez|re)|mentionne[rz]?|précise[rz]?|note[rz]?|indique[rz]?',
    set: 'change[rz]?|mets|mettez|mettre|passe[rz]?|modifie[rz]?|fixe[rz]?|augmente[rz]?|baisse[rz]?|rédui(?:s|sez|re)',
    renumber: 'renumérote[rz]?',
  },
  lastVerbs: null,
  takeOut: null,
  exchange: ['remplace[rz]?|substitue[rz]?', 'par'],
  tooLong:
    '(?:est|sont) (?:beaucoup |un peu |bien )?trop (?:longue?s?|verbeu(?:x|ses?)|détaillée?s?|bavarde?s?)',
  enough: 'suffi(?:t|sent)',
  particle: '(?!)',
  should:
    '(?:doi(?:t|vent)|devrai(?:t|ent)|va|vont|irai(?:t|ent))(?: (?:venir|être|aller|passer|figurer|se trouver|placée?s?|mise?s?|déplacée?s?)){0,3}',
  before: '(?:avant|devant|au-dessus d[eu]s?)',
  after: '(?:après|derrière|à la suite d[eu]s?|au-dessous d[eu]s?|juste après)',
  atEnd:
    '(?:(?:tout )?(?:à|vers) la (?:toute )?fin(?: du (?:document|texte))?|en (?:dernier|bas|fin de document))',
  atTop:
    '(?:(?:tout )?au (?:tout )?début(?: du (?:document|texte))?|en (?:premier|haut|tête)(?: du document)?)',
  to: "(?:à|en|dans|sous(?: la)? forme d[e'’]|comme|par)",
  by: '(?:par|en|avec|à)',
  and: '(?:et|avec)',
  insteadOf: '(?:à la place d[eu]|au lieu d[eu]|plutôt que|et non(?: pas)?|et pas|pas)',
  intoTwo: 'en (?:deux|2)(?: [^\\s,.;:]+)?',
  shapes: {
    table: '(?:un )?tableau|forme de tableau|table',
    'numbered list': '(?:une )?liste (?:numérotée|ordonnée)|étapes(?: numérotées)?',
    list: "(?:une )?liste(?: à puces)?|(?:des |d['’])?puces|(?:une )?énumération",
    paragraph: '(?:un (?:seul )?)?paragraphe|texte(?: suivi| continu)?|prose',
  },
  shorter: '(?:beaucoup |bien )?plus (?:courte?s?|concis(?:e|es)?|brefs?|brève|compacte?s?)',
  longer:
    '(?:beaucoup |bien )?(?:plus (?:longue?s?|détaillée?s?|en détail|complète?s?)|avec plus de détails|(?:plus )?en détail|davantage)',
  half: '(?:de moitié|moitié moins longue?|à la moitié|deux fois plus courte?)',
  most: "(?:au plus|au maximum|maximum|max\\.?|pas plus d[e'’]|seulement|moins d[e'’])",
  words: 'mots',
  wrong:
    "(?:est|sont) (?:faux|fausse|incorrecte?|erronée?s?|inexacte?)|c['’]est faux|ce n['’]est pas correct",
  right:
    "(?:il (?:faut|faudrait) (?:écrire|dire|mettre|lire)|(?:c['’]est|ce (?:doit|devrait) être)|(?:il )?(?:doit|devrait) être|on (?:doit|devrait) (?:lire|écrire)|lire|écris|écrivez|mets)",
  spelling:
    "(?:fautes?|erreurs?)(?: d['’](?:orthographe|accord)| de (?:frappe|grammaire|français|ponctuation))?|orthographe|grammaire|coquilles|ponctuation",
  moreFormal:
    '(?:plus (?:formel(?:le)?|soutenue?|professionnel(?:le)?|sérieu(?:x|se)|neutre)|moins (?:familier|familière|décontractée?))',
  lessFormal:
    '(?:moins (?:formel(?:le)?|guindée?|raide)|plus (?:décontractée?|détendue?|familier|familière|informel(?:le)?|simple))',
  fresh: 'nouve(?:au|lle|aux|lles)|autres?|supplémentaires?',
  that: "que|qu['’]|selon laquelle",
  holds: '',
  named: 'intitulée?|appelée?|nommée?',
  answering: '(?:la )?réponse (?:à|pour|de)|pour|à|concernant|sur|quant à',
  is: "est|sont|sera|seront|était|c['’]est|reste|restent|passe|passent",
  be: 'être|durer|valoir|dépasser|devenir|dire|faire',
  levels: {
    mandatory: 'obligatoire|exigée?|impérati(?:f|ve)',
    recommended: 'recommandée?|souhaitable|conseillée?',
    optional: 'facultati(?:f|ve)|optionnel(?:le)?',
  },
  noGoal:
    "(?:n['’](?:est|était)|ne sont) (?:pas|plus)(?: non plus)?(?: un| des| d['’]| le| l['’])? ?(?:objectifs?|buts?)(?: non plus)?|un non-objectif",
  outOfScope:
    'hors (?:du )?(?:périmètre|scope|sujet)|pour plus tard|(?:pour |en )?(?:la )?(?:phase|version) \\d',
  there: 'là(?:-bas)?|y',
  gone: "n['’]est pas nécessaire|ne sert à rien|à (?:supprimer|enlever|retirer)|(?:peu(?:t|vent) |doi(?:t|vent) )?(?:disparaître|sauter|partir|être (?:supprimée?s?|enlevée?s?|retirée?s?))|inutiles?|superflue?s?",
  shifts:
    'passe (?:au|à la|à)|passent à|glisse au|(?:est|sont) (?:report|repouss|décal|avanc|déplac)ée?s? (?:au|à)',
  ownTicket:
    'un(?:e)? (?:autre )?(?:ticket|story) (?:à part|séparée?|distincte?|propre)|(?:son|leur) propre ticket',
};
