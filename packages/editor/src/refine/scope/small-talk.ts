/**
 * What people say to one another when they meet, part and laugh, in nine languages, as parts of regular expressions over words without
 * punctuation.
 */

/** Whom one greets or thanks. */
const addressed =
  'mate|man|buddy|guys|folks|friends?|dude|all|everyone|everybody|team|there|alle|allen|zusammen|allerseits|leute|euch(?: allen)?|dir|ihnen|tout le monde|à tous(?: et à toutes)?|à toutes|l équipe|a todos|a todas|equipo|chicos|amigos?|pessoal|malta|equipa|a tutti|a tutte|ragazzi|allemaal|iedereen|jongens|wszystkim|wszyscy';

const thankful =
  'thanks?(?: you)?(?: (?:so|very) much| a (?:lot|bunch|million)| again| in advance| for everything)?|thx|ty|cheers|(?:vielen |tausend )?dank(?:e(?: (?:schön|sehr))?)?(?: für alles)?|merci(?: beaucoup| bien| pour tout)?|(?:muchas |mil )?gracias(?: por todo)?|(?:muito )?obrigad[oa](?: por tudo)?|grazie(?: mille| tante| di tutto)?|(?:heel erg )?bedankt(?: voor alles)?|dank (?:je|jullie|u)(?: wel)?|dziękuję(?: bardzo)?|dzięki(?: wielkie| za wszystko)?';

const greetings =
  'hi|hiya|hello|hey|yo|howdy|good (?:morning|afternoon|evening|day)|morning|hallo|hallöchen|moin(?: moin)?|servus|grüß (?:gott|dich|euch)|grüezi|guten (?:morgen|tag|abend)|mahlzeit|salut|coucou|bonjour|bonsoir|hola|buenas|buen[oa]s (?:días|tardes|noches)|olá|oi|bom dia|boa (?:tarde|noite)|ciao|salve|buongiorno|buonasera|buon giorno|buona (?:sera|giornata)|hoi|goede(?: ?(?:morgen|middag|navond|avond))|cześć|hej|siema|witam|dzień dobry|dobry wieczór';

const askingHow =
  'how (?:are (?:you|things)(?: (?:doing|today))*|is (?:it going|life)|s (?:it going|life))|how do you do|(?:what s|what is|whats|wass?) ?up|sup|long time no see|(?:na )?wie geht (?:es|s)(?: so)?|(?:na )?wie gehts(?: so)?|wie läuft s|was geht(?: ab)?|(?:comment )?[çc]a va(?: bien)?|comment (?:vas tu|tu vas|allez vous|vous allez)|quoi de neuf|qu[ée] tal(?: (?:estás|están|todo|va todo))?|c[óo]mo (?:estás|estáis|está|están|andas|te va|va(?: todo)?|vai|vão|estão)|qué hay|tudo (?:bem|bom)(?: (?:contigo|com você|convosco))?|come (?:stai|sta|state|va)(?: oggi)?|hoe (?:gaat (?:het|ie)|is het)(?: (?:met je|met jou|ermee|vandaag))?|co (?:słychać|tam)(?: u (?:ciebie|was))?|jak (?:leci|się masz|się macie)|co u (?:ciebie|was)';

const farewells =
  '(?:have|enjoy) (?:an? |the |your )?(?:very )?(?:(?:nice|good|great|lovely|relaxing) )?(?:day|evening|night|weekend|week|holidays?|vacation|rest of (?:the|your) (?:day|week))|have (?:a good one|fun)|happy (?:weekend|friday|holidays|new year)|merry christmas|good ?night|(?:good ?)?bye(?: bye)?(?: for now)?|take care|(?:talk (?:to you )?|see (?:you|ya) ?|cya ?)(?:later|soon|tomorrow|around|then|(?:on |next )?(?:monday|tuesday|wednesday|thursday|friday|week))?|(?:i )?(?:gotta|have to|need to|must) (?:go|run)|brb|afk|be right back|(?:ein(?:en)? )?(?:schön(?:e[ns]?)?|gutes|erholsames|frohe) (?:wochenende|abend|tag|feierabend|woche|urlaub|ferien|feiertage|weihnachten)(?: (?:noch|dir|euch|ihnen))*|schönen (?:tag|abend) noch|gute (?:nacht|besserung)|bis (?:später|morgen|dann|bald|gleich|nächste woche|montag)|tschü(?:ss|ß)i?|tschau|bonne (?:journée|soirée|nuit|semaine|fin de journée|vacances|année|continuation)|bonnes (?:vacances|fêtes)|bon (?:week ?end|après midi|courage|appétit)|à (?:plus(?: tard)?|bientôt|demain|lundi|la prochaine|tout à l heure)|au revoir|buen (?:finde|fin de semana|día|viaje|provecho)|feliz (?:finde|fin de semana|día|navidad)|felices (?:fiestas|vacaciones)|hasta (?:luego|mañana|pronto|el lunes)|nos vemos(?: (?:luego|mañana|pronto))?|adiós|bom (?:fim de semana|feriado|descanso)|boas (?:férias|festas)|até (?:logo|já|amanhã|segunda)|tchau|adeus|buon(?: fine settimana| weekend| lavoro| appetito|anotte)|buona (?:notte|serata|domenica)|buone (?:vacanze|feste)|a (?:domani|presto|dopo|lunedì)|arrivederci|(?:fijne?|prettige?|goed) (?:weekend|dag|avond|vakantie|week|feestdagen)(?: nog)?|tot (?:morgen|straks|later|maandag|ziens)|doei|welterusten|eet smakelijk|miłego (?:dnia|weekendu|wieczoru|popołudnia|urlopu)|udan(?:ego|ych) (?:dnia|weekendu|urlopu|wakacji)|do (?:jutra|zobaczenia|widzenia|poniedziałku)|dobranoc|smacznego';

const laughter = 'l+o+l+|rofl|lmao|xd+|a?(?:h[aeiou]){2,}h?|j(?:[aei]j){1,}[aei]|mdr+|ptdr|k{3,}|(?:rs){2,}';

export const smallTalk = { addressed, thankful, greetings, askingHow, farewells, laughter } as const;
