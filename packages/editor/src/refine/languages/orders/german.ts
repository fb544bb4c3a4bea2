import type { OrderLexicon } from './lexicon.ts';

export const german: OrderLexicon = {
  courtesy:
    'wäre (?:gut|schön|besser|nett|super|toll)|bitte|mal|doch|noch|etwas|ein bisschen|ein wenig|gerne?|lieber|besser|am besten|jetzt|einfach|direkt|gleich|auch|wieder|kurz|deutlich|ruhig|vielleicht|danke',
  opening:
    'kannst du|könntest du|können sie|könnten sie|könnt ihr|könntet ihr|können wir|könnten wir|würdest du|würden sie|du solltest|sie sollten|wir sollten|man sollte|ich würde|ich möchte|lass uns|es wäre gut,?|magst du',
  article:
    '(?:de[rnms]|d(?:ie|as)|ein(?:e[nmrs]?)?|unsere?[nmrs]?|diese[nmrs]?|all(?:e[nmrs]?)?|den ganzen|das ganze|die ganze) ',
  whole: 'dokument|text|ganze|alles|es|spezifikation|entwurf|papier|gesamte dokument|gesamten text',
  title: 'titel|überschrift des dokuments|dokumenttitel|haupttitel',
  section: '(?:unter)?abschnitt(?:s|es)?|kapitels?|sektion|teil',
  parts: {
    sentence: 'satz(?:es)?|sätze',
    paragraph: 'absatz(?:es)?|absätze',
    item: 'punkt(?:es|s)?|stichpunkt|aufzählungspunkt|eintrag|listenpunkt',
    table: 'tabelle',
    list: 'liste|aufzählung',
    question: '(?:offenen? )?frage',
    requirement: '(?:funktionalen? )?anforderung',
    risk: 'risiko|risikos',
    goal: 'ziel|ziels',
    ticket: 'tickets?|story|user story',
    assumption: 'annahme',
    row: 'zeile',
    step: 'schritt(?:es|s)?',
  },
  sections: {
    summary: 'zusammenfassung|überblick|kurzfassung|einleitung|intro|einführungstext',
    'open questions': 'offenen? (?:fragen|punkten?)|fragen',
    risks: 'risiken|nachteilen?',
    requirements: 'anforderungen',
    'functional requirements': 'funktionalen? anforderungen|funktionsanforderungen',
    'non-functional requirements': 'nicht-?funktionalen? anforderungen',
    goals: 'zielen?',
    'non-goals': 'nicht-?zielen?|abgrenzung(?:en)?',
    alternatives: 'alternativen',
    assumptions: 'annahmen',
    tests: 'testplan|tests|testfällen?',
    design: 'entwurf|design|architektur',
    background: 'hintergrund|kontext|problem',
    motivation: 'motivation|begründung',
  },
  numbers: [
    'eine[nmrs]?|ein|1',
    'zwei|2',
    'drei|3',
    'vier|4',
    'fünf|5',
    'sechs|6',
    'sieben|7',
    'acht|8',
    'neun|9',
    'zehn|10',
  ],
  ordinals: [
    'erste[nmrs]?|1\\.',
    'zweite[nmrs]?|2\\.',
    'dritte[nmrs]?|3\\.',
    'vierte[nmrs]?|4\\.',
    'fünfte[nmrs]?|5\\.',
  ],
  last: 'letzte[nmrs]?',
  of: '(?:(?:in|aus|unter|von|bei|im|vom|beim)(?: (?:de[rnms]|die))?|de[rs]) ',
  about: '(?:über|zu[mr]?|mit|von|wegen|bezüglich|zum thema)(?: (?:de[rnm]|die|das))? ',
  verbs: {
    shorten: 'kürze?|verkürze?|straffe?|reduziere?|fasse?|begrenze|beschränke|komprimiere',
    lengthen: 'erweitere|führe|baue?|beschreibe?|erkläre?|erläutere?|vertiefe?',
    remove: 'entferne?|lösche?|streiche?|tilge?|entfernt|löscht|streicht',
    rename: 'benenne|nenne?|taufe?|betitle',
    move: 'verschiebe?|schiebe?|setze?|stelle?|rücke?|ziehe?|packe?|hole?|bringe?|ordne|platziere|sortiere|lege?|nimm',
    merge: 'fasse?|führe?|lege?|ziehe?|vereine|vereinige|verbinde|kombiniere|verschmelze',
    split: 'teile?|splitte?|trenne?|spalte?|zerlege?',
    replace: 'ersetze?|tausche?|wechsle|korrigiere?|verbessere?|ändere?|berichtige?',
    write: 'schreibe?|verwende?|nutze?|sage?|nimm|benutze?',
    shape:
      'mache?|wandle|verwandle|formatiere?|stelle?|schreibe?|zeige?|bringe?|setze?|gib|packe?|fasse?|forme?|liste?',
    make: 'mache?|schreibe?|formuliere?|gestalte?|fasse?',
    correct: 'korrigiere?|behebe?|verbessere?|prüfe?|berichtige?|bereinige|beseitige',
  },
  lastVerbs: {
    shorten:
      'kürzen|verkürzen|straffen|zusammenfassen|reduzieren|eindampfen|begrenzen|beschränken|zusammenkürzen|einkürzen|fassen',
    lengthen: 'erweitern|ausbauen|ausführen|vertiefen|beschreiben|erklären|erläutern|ausführlicher machen',
    remove:
      'entfernen|löschen|streichen|weglassen|rausnehmen|herausnehmen|rauswerfen|tilgen|rausstreichen|wegnehmen|wegmachen',
    rename: 'umbenennen|umtaufen|nennen|betiteln',
    move: 'verschieben|schieben|setzen|stellen|rücken|ziehen|packen|bringen|einordnen|platzieren|einsortieren|einfügen|einreihen|stehen|kommen|vorziehen|umstellen|legen|nehmen|holen',
    merge:
      'zusammenfassen|zusammenführen|zusammenlegen|vereinen|vereinigen|verbinden|kombinieren|verschmelzen|zusammenziehen',
    split: 'teilen|aufteilen|trennen|auftrennen|splitten|zerlegen|aufspalten',
    replace: 'ersetzen|austauschen|tauschen|korrigieren|verbessern|ändern|berichtigen',
    write: 'schreiben|verwenden|nutzen|sagen|nehmen|benutzen',
    shape:
      'umwandeln|verwandeln|darstellen|machen|formatieren|zeigen|bringen|packen|schreiben|setzen|umformen|auflisten|fassen|überführen',
    make: 'machen|schreiben|formulieren|umschreiben|gestalten|halten|fassen',
    correct: 'korrigieren|beheben|verbessern|prüfen|berichtigen|bereinigen|beseitigen|ausbessern',
  },
  particle: 'ein|um|zusammen|auf|an|hin|aus|durch|her|vor',
  should: '(?:soll(?:te)?n?|muss|müssen|gehör(?:t|en)|komm(?:t|en)|könnten?|dürfen|darf|bitte)',
  before: '(?:vor|oberhalb von|oberhalb|über)',
  after: '(?:nach|hinter|unterhalb von|unterhalb|im anschluss an)',
  atEnd:
    '(?:ganz )?(?:(?:ans|an das|zum|an den) (?:ende|schluss)(?: des (?:dokuments|textes))?|nach (?:ganz )?(?:unten|hinten))',
  atTop: '(?:ganz )?(?:(?:an den|zum) anfang(?: des (?:dokuments|textes))?|nach (?:ganz )?(?:oben|vorne?))',
  to: '(?:auf|in|zu|als|zur|zum)',
  by: '(?:durch|gegen|mit|in|zu|auf)',
  and: '(?:und|mit|sowie)',
  insteadOf: '(?:statt|anstatt|anstelle von|an stelle von|und nicht|nicht)',
  intoTwo: '(?:in|auf) (?:zwei|2)(?: (?:einzelne |eigene |getrennte )?[^\\s,.;:]+)?',
  shapes: {
    table: 'tabelle|tabellenform|tabellarische form|tabellarisch',
    'numbered list':
      '(?:nummerierte[rn]?|geordnete[rn]?) (?:liste|aufzählung|schritten?|punkten?)|schritten?',
    list: '(?:liste|aufzählung|stichpunktliste|aufzählungsliste|stichpunkten?|stichworten|aufzählungspunkten?|bulletpoints|bullets)',
    paragraph: 'fließtext|absatz|text|fließenden? text',
  },
  shorter: '(?:viel |sehr )?(?:kürzer|knapper|kompakter)',
  longer:
    '(?:viel |sehr )?(?:länger|ausführlicher|detaillierter|genauer|mehr details?|mit mehr details?|weiter aus|aus)',
  half: '(?:(?:auf|um) die hälfte|halb so lang)',
  most: '(?:höchstens|maximal|max\\.?|nicht mehr als|nur|bis zu|unter|weniger als)',
  words: 'wört(?:er|ern)',
  wrong: '(?:ist|sind|stimmt|stimmen) (?:so )?(?:falsch|nicht|nicht richtig|nicht korrekt|verkehrt)',
  right:
    '(?:richtig (?:ist|wäre)|es (?:muss|soll|sollte) heißen|es heißt|korrekt (?:ist|wäre)|(?:es |das )?(?:muss|soll|sollte)|gemeint (?:ist|sind)|sondern)',
  spelling:
    'rechtschreibung|rechtschreib-?fehler|tippfehler|schreibfehler|grammatik(?:fehler)?|fehler|orthogra[fp]h?ie|zeichensetzung|kommafehler',
  moreFormal:
    '(?:förmlicher|formeller|sachlicher|formaler|professioneller|seriöser|weniger (?:locker|umgangssprachlich|salopp|flapsig))',
  lessFormal:
    '(?:lockerer|informeller|legerer|entspannter|weniger (?:förmlich|formell|steif)|nicht so (?:förmlich|formell|steif)|umgangssprachlicher)',
};
