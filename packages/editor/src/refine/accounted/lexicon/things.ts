import type { Entries } from './concept.ts';

/** What a wish is about: kinds of parts, shapes, and ways to speak. */
export const things: Entries = [
  [
    'before',
    'before|ahead of|above|in front of|precede|precedes|prior to|before they get to|vor|davor|vorher|oberhalb|avant|au-dessus de|antes de|antes|delante de',
  ],
  [
    'after',
    'after|behind|right after|right behind|directly after|follow|follows|below|beneath|next to|nach|hinter|dahinter|danach|après|derrière|en dessous de|después de|detrás de|tras',
  ],
  ['first', "first|zuerst|erst|d'abord|primero"],
  ['then', 'then|and then|dann|puis|ensuite|luego'],
  ['early', 'too early|early|comes too early|zu früh|trop tôt|demasiado pronto'],
  ['late', 'too late|late|comes too late|zu spät|trop tard|demasiado tarde'],
  [
    'one',
    'one|1|single|a single|one item|a single item|one single|ein|eine|einer|einem|un|une|uno|una|un solo|una sola|un seul|une seule',
  ],
  [
    'two',
    'two|2|in two|into two|in 2|two parts|its two parts|own number|each with its own number|zwei|deux|en deux|dos|en dos',
  ],
  [
    'must',
    "a must|mandatory|required|obligatory|hard requirement|not optional|isn't optional|is not optional|no longer optional|compulsory|muss-anforderung|verpflichtend|pflicht|zwingend|obligatoire|obligatorio|obligatoria",
  ],
  [
    'should',
    'a should|should-have|recommended|desirable|desirable but not required|not required|soll|soll-anforderung|wünschenswert|souhaitable|deseable|recomendado',
  ],
  [
    'may',
    "nice-to-have|nice to have|a nice-to-have|only a nice-to-have|optional|an option|a may|an option and not mandatory|not mandatory|isn't mandatory|optionally|voluntary|not required|don't require|do not require|shouldn't be required|should not be required|doesn't have to|nobody is forced to implement|nobody is forced to|facultatif|facultative|optionnel|optionnelle|opcional|freiwillig|kann-anforderung|not an obligatory requirement|no un requisito obligatorio",
  ],
  [
    'document',
    'document|doc|docs|whole document|the whole document|entire document|the whole thing|whole thing|everything|spec|text|page|paper|the rest|whole|entire|dokument|ganze dokument|das ganze|spezifikation|documento|todo|le document|le texte|texte|texto',
  ],
  [
    'section',
    'section|sections|chapter|part|the part|paragraph under|abschnitt|abschnitts|kapitel|teil|partie|section|chapitre|rubrique|sección|apartado|capítulo|parte|for what is now',
  ],
  [
    'heading',
    'heading|headings|headline|header|section title|title|the title|überschrift|titre|título|encabezado|rubrique',
  ],
  [
    'title',
    "title|the title|document title|document's title|the document's title|name of the document|titel|titre|título",
  ],
  [
    'term',
    'word|the word|term|the term|terms|wording|terminology|wrong terminology|occurrences|occurrences of|every|all occurrences of|instances of|mentions of|mention of|wherever|consistently|begriff|wort|terme|mot|término|palabra',
  ],
  [
    'everywhere',
    'everywhere|throughout|throughout the document|consistently|in the whole document|in the entire document|in the entire text|in the whole text|across the document|überall|im ganzen dokument|durchgehend|partout|dans tout le document|en todo el documento|en todas partes',
  ],
  ['only', 'only|only in|not elsewhere|nur|nur in|seulement|uniquement|solo|sólo|solamente'],
  [
    'requirement',
    'require|requirement|requirements|req|reqs|the list of requirements|list of requirements|the requirements|anforderung|anforderungen|exigence|exigences|requisito|requisitos|the list',
  ],
  [
    'nonGoal',
    "non-goal|non-goals|nongoal|nongoals|non goal|non goals|out of scope|not in scope|list of things we don't do|the list of things we don't do|things we don't do|nicht-ziel|nicht-ziele|nicht-zielen|nichtziel|nichtziele|nichtzielen|non-objectif|non-objectifs|hors périmètre|no objetivos|no-objetivos|fuera de alcance|fuera del alcance",
  ],
  [
    'question',
    'question|questions|open question|open questions|qs|open qs|the open questions|frage|fragen|offene frage|offenen fragen|offene fragen|question ouverte|questions ouvertes|pregunta|preguntas|pregunta abierta|preguntas abiertas',
  ],
  ['risk', 'risk|risks|risk list|risiko|risiken|risque|risques|riesgo|riesgos'],
  [
    'notDone',
    "we are not building|we are not doing|we're not building|we're not doing|we won't build|we won't do|we will not do|we will not build|there won't be|there will be no|we decided against|not happening|it's not happening|is not happening|won't happen|not doing|are not doing|on ne fera|on ne fera finalement pas|on ne fera pas|ne fera pas|machen wir nicht|das machen wir nicht|wir machen das ausdrücklich nicht|no lo hacemos|no vamos a hacer|doesn't belong in|doesnt belong in|does not belong in|doesn't belong under|in this project",
  ],
  ['value', 'value|number|figure|limit|target|wert|zahl|valeur|valor'],
  [
    'date',
    'date|planned|planned for|scheduled|scheduled for|happen|happens|deadline|day|moved|termin|datum|geplant|date prévue|prévu|fecha|previsto',
  ],
  [
    'owner',
    'owner|ownership|the owner|owned by|owns|responsible|responsible person|person responsible|in charge|assign|assigned|takes over|takes over ownership|verantwortlich|verantwortlicher|verantwortlichen|verantwortliche|zuständig|besitzer|responsable|propriétaire|propietario|propietaria',
  ],
  [
    'reader',
    'reader|readers|main readers|audience|target audience|zielgruppe|leser|lecteurs|public|lectores|público',
  ],
  [
    'item',
    'item|items|point|points|hint|hinweis|note|remarque|nota|statement|sentence|one sentence|satz|phrase|frase|fact|remark|info|entry|entries|line|lines|line by line|one by one|sequence|steps|numbers|punkte|punkt|points|puntos',
  ],
  ['table', 'table|tables|tabular|table form|tabular form|tabelle|tabellarisch|tableau|tabla'],
  [
    'bullets',
    'bullet|bullets|bullet point|bullet points|bulletpoint|bulletpoints|bullet list|bulleted|bulleted list|list|a list|unordered list|liste|stichpunkte|stichpunkten|aufzählung|aufzählungspunkte|spiegelstriche|puces|liste à puces|viñetas|lista|lista con viñetas',
  ],
  [
    'numbered',
    'numbered|numbered list|ordered list|ordered|numbering|numbers|number|numbered so|number the items|1|2|3|enumerated|nummeriert|nummerierte|nummerierung|nummerierte liste|numérotée|numéroté|numéroter|numéros|des numéros|liste numérotée|numerada|lista numerada|numerar|numera',
  ],
  [
    'prose',
    'prose|paragraph|paragraphs|a paragraph|running text|long paragraph|block of text|text|long|fließtext|absatz|paragraphe|prose|párrafo|texto|nobody reads|nobody reads such a block of text',
  ],
  [
    'tone',
    'tone|style|wording|language|register|voice|sound|sounds|sprache|ton|tonfall|stil|klingt|formulieren|formuliert|langage|tono|estilo|lenguaje',
  ],
  [
    'formal',
    'formal|more formal|formally|more formally|less colloquial|less casual|less informal|too casual|too informal|too relaxed|too colloquial|informal for|raise the register|no contractions|no slang|no contractions and no slang|official|more official|förmlicher|formeller|förmlich|sachlicher|plus formel|plus soutenu|formel|más formal',
  ],
  [
    'casual',
    "casual|more casual|informal|less formal|less formally|less stiff|conversational|more conversational|relaxed|more relaxed|relax|friendlier|too formal|too stiff|so formal|be so formal|don't be so formal|doesn't have to be so formal|drop the official tone|lockerer|etwas lockerer|weniger förmlich|zu förmlich|zu steif|ungezwungener|trop guindé|plus décontracté|décontracté|moins formel|trop formel|menos formal|más informal|demasiado formal",
  ],
  [
    'spelling',
    "spelling|spelling errors|spelling mistakes|typos|typo|orthography|spell check|spellcheck|spell-check|misspelled|misspellings|spelled wrong|rechtschreibung|rechtschreibfehler|tippfehler|schreibfehler|orthographe|fautes d'orthographe|fautes de frappe|les fautes de frappe|fautes|ortografía|faltas de ortografía|errores ortográficos|erratas",
  ],
  [
    'vague',
    "under|below|within|at most|max|less than|moins de|menos de|fast|quick|quickly|fast enough|as fast as possible|concrete|measurable|measurable target|too vague|vague|unclear|number|a number|schnell|konkret|messbar|rapide|rapidement|concret|concreta|concretar|précise|préciser|mesurable|rápido|rápidamente|doesn't help anyone|doesnt help anyone|done",
  ],
  [
    'wrong',
    "wrong|incorrect|outdated|not right|wrong date|wrong value|no correct date|correct date|correct one|right one|right value|correct value|falsch|faux|fausse|n'est pas bonne|n'est pas bon|incorrecto|equivocado",
  ],
];
