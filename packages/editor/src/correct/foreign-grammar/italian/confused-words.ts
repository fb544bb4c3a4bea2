import { confusionsRule, countedUnits } from '../confusions.ts';

const START = String.raw`(?<![\p{L}\p{N}'’])`;
const END = String.raw`(?![\p{L}'’])`;
const ADJECTIVES =
  'lento|lenta|vuoto|vuota|pieno|piena|rotto|rotta|pronto|pronta|corretto|corretta|sbagliato|sbagliata|disponibile|necessario|necessaria|possibile|impossibile|importante|utile|inutile|normale|strano|strana|chiaro|chiara|facile|difficile|veloce|bloccato|bloccata|scaduto|scaduta|andato|caduto|giù|stato|stata';

/** Words that sound like others, where their neighbours leave one of the two. */
export const italianConfusedWords = confusionsRule({
  id: 'grammar/italian-confused-words',
  category: 'grammar',
  message: 'Questa parola si confonde con un’altra che suona uguale.',
  confusions: [
    [
      `(?<=${START}(?:[Mm]i|[Tt]i|[Cc]i|[Vv]i|[Gg]li) )da(?= (?:un|una|uno|nessun|nessuno|nessuna|il|la|lo|i|gli|le|questo|questa|errore|errori|sempre|fastidio|accesso|solo|ancora)${END})`,
      'dà',
    ],
    [
      `(?<=${START}(?:[Ss]e|che|non|[Nn]on|dove|ma|quando|perché) )ce(?= (?:un|una|uno|abbastanza|ancora|più|qualche|molto|molta|nessun|nessuna|spazio|tempo|bisogno|stato|stata|qualcosa|qualcuno)${END})`,
      "c'è",
    ],
    [
      `(?<=${START}(?:[Ii]|[Gg]li|[Ll]e) \\p{Ll}{2,20}[ie] (?:non )?)viene(?= \\p{Ll}{3,20}(?:ti|te)${END})`,
      'vengono',
    ],
    [
      `(?<=(?:^|\\n|[.!?,;:]\\s)(?:[Ii]l|[Ll]a|[Ll]o) \\p{Ll}{3,20} )e(?= (?:${ADJECTIVES})(?:\\s?[.,;:!?]|\\s?$| (?:e|ma|da|per|quando|in|dopo|con|perché|oggi|ogni|nel|nella|sul|sulla) ))`,
      'è',
    ],
    [
      `(?<=${START}(?:[Ss]i|[Mm]i|[Tt]i|[Vv]i|[Cc]i) )e(?= (?:già |anche )?\\p{Ll}{0,20}(?:at[oaie]|ut[oaie]|it[oaie]|rott[oaie]|pers[oaie]|apert[oaie]|chius[oaie])${END})`,
      'è',
    ],
    [
      `(?<=${START}[Ss]i )a(?= (?:già |anche )?\\p{Ll}{0,20}(?:at[oaie]|ut[oaie]|rott[oaie]|pers[oaie]|apert[oaie]|chius[oaie])${END})`,
      'è',
    ],
    ...[
      ['suo', 'suoi'],
      ['mio', 'miei'],
      ['tuo', 'tuoi'],
      ['nostro', 'nostri'],
      ['vostro', 'vostri'],
    ].map(
      ([one = '', many = '']) =>
        [
          `(?<=${START}(?:[Ii]|[Dd]ei|[Aa]i|[Nn]ei|[Dd]ai|[Ss]ui) )${one}(?= \\p{Ll}{2,20}i${END})`,
          many,
        ] as const,
    ),
    ...countedUnits(
      `${START}(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)`,
      { minuto: 'minuti', ora: 'ore', giorno: 'giorni', settimana: 'settimane', anno: 'anni' },
      END,
    ),
    [
      `(?<=${START}[Cc]he )e(?= (?:un|una|il|la|lo|già|stato|stata|molto|troppo|necessario|possibile)${END})`,
      'è',
    ],
    [
      `(?<=${START}[Nn]on )o(?= (?:accesso|capito|idea|tempo|modo|ancora|più|visto|mai|niente|nulla)${END})`,
      'ho',
    ],
    [`(?<=${START}(?:[Dd]ov|[Cc]om|[Cc]os|[Qq]uand)['’])e(?= )`, 'è'],
    [
      `${START}[Cc]e(?= (?:un|una|uno|ancora|qualcosa|qualcuno|nessuno|nessun|molto|molta|troppo|troppa|stato|stata|bisogno|anche|poco|poca|tanto|tanta)${END})`,
      "c'è",
    ],
    [`(?<=${START}[Nn]on )ce(?= (?:più|niente|nulla|modo|verso|il|solo|problema)${END})`, "c'è"],
    [`${START}[Cc]['’][eè](?= ne${END})`, 'ce'],
    [`${START}[Cc]era(?= (?:un|una|ancora|il|qualche|qualcosa)${END})`, "c'era"],
    [
      `${START}[Cc]erano(?= (?:dei|delle|degli|molti|molte|due|tre|ancora|alcuni|alcune|i|gli|le)${END})`,
      "c'erano",
    ],
    [
      `(?<=${START}(?:[Mm]i|[Tt]i|[Cc]i|[Vv]i|[Gg]li) )da(?= (?:errore|errori|problemi|fastidio|un|una|sempre|ancora|il|la|lo|questo|questa)${END})`,
      'dà',
    ],
    [`(?<=^|\\n|[.!?]\\s)Si(?=,\\s)`, 'sì'],
    [`(?<=${START}[Ff]ar(?:e)? )si(?= che${END})`, 'sì'],
    [
      `${START}[Cc]entra(?= (?:con|niente|nulla)${END})(?<=(?:non|che|cosa|se|ci|Non|Cosa|Che) centra)`,
      "c'entra",
    ],
    [`(?<=(?:^|\\n|[.!?]\\s)Se )avrei${END}`, 'avessi'],
    [`(?<=(?:^|\\n|[.!?]\\s)Se )avrebbe${END}`, 'avesse'],
    [`(?<=(?:^|\\n|[.!?]\\s)Se )(?:sarei)${END}`, 'fossi'],
    [`(?<=(?:^|\\n|[.!?]\\s)Se )sarebbe${END}`, 'fosse'],
    [`(?<=(?:^|\\n|[.!?]\\s)Se )potrei${END}`, 'potessi'],
    [
      `(?<=${START}(?:è|sono|tutto|siamo|sei|essere) )apposto${END}|(?<=^|\\n|[.!?]\\s)Apposto(?=,)`,
      'a posto',
    ],
    [`(?<=^|\\n|[.!?,]\\s)[Ii]n fatti${END}`, 'infatti'],
  ],
  examples: [
    ['La valvola si a chiusa.', 'La valvola si è chiusa.'],
    ['Vedono i suo ordini ogni cinque minuto.', 'Vedono i suoi ordini ogni cinque minuti.'],
    ['Non mi da nessun errore.', 'Non mi dà nessun errore.'],
    ['I file vengono letti se ce spazio.', "I file vengono letti se c'è spazio."],
    ['Le richieste viene scartate.', 'Le richieste vengono scartate.'],
    ['Il log e vuoto e ce ancora un errore.', "Il log è vuoto e c'è ancora un errore."],
    ['Si e rotto, mi da errore.', 'Si è rotto, mi dà errore.'],
    ["Se avrei tempo! Si, dov'e il file?", "Se avessi tempo! Sì, dov'è il file?"],
    ['non centra con questo', "non c'entra con questo"],
  ],
  counterExamples: [
    'Vengo da un server, vi chiamo da Roma.',
    'Non ce ne sono, se ce lo dicono. Il log viene letto.',
    'Tra le cause viene citata la rete.',
    'Il client e il server.',
    'Il nuovo e veloce sistema.',
    'Ce ne sono altri, ce la fa.',
    'Non so se avrei tempo.',
    'Va da ieri.',
    'Il colpo centra il punto.',
  ],
});
