import type { ProseRule } from '../../prose-rule.ts';

/** Verbs and adverbs after which "das" and a personal pronoun begin what is said, known or wanted. */
const OPENERS =
  'denke|denken|denkt|glaube|glauben|glaubt|meine|meinen|meint|sage|sagen|sagt|sagte|weiß|wissen|wusste|wussten|hoffe|hoffen|hofft|finde|finden|heißt|bedeutet|ermöglichen|ermöglicht|sicherstellen|sicherzustellen|gewährleisten|verhindern|verhindert|dafür|darauf|davon|daran|dazu|sodass|wichtig|klar|möglich|sicher|schade|gut|besser|Tatsache|Problem ist|Idee ist|Vorschlag ist|Ziel ist|will|wollen|wünsche|wünschen|merke|merken|sehe|sehen|gesehen|gemerkt|gesagt|gedacht|vermute|vermuten|vermutet|befürchte|fürchte|vorschlagen|vorgeschlagen|gehört|festgestellt|bemerkt|behauptet|erwarte|erwarten|erwartet|annehmen|angenommen|prüfen|zeigt|scheint|beschwert|beschweren|gemeldet|melden|meldet|berichtet|berichten|aufgefallen|erwähnt|bestätigt|garantiert|garantieren|froh|überzeugt|überrascht|sorgt|sorgen|verlangt|fordert|verspricht|entschieden|beschlossen|vereinbart|Mal|mal|sehen|beachten';

/** The same of verbs that are parted: "schlage vor", "gehen davon aus". */
const PARTED =
  '(?:schlage|schlagen|schlägt|schlug)(?: \\p{L}{1,15}){0,3} vor|(?:gehe|gehen|geht|ging|gingen)(?: \\p{L}{1,15}){0,3} davon aus|(?:stelle|stellen|stellt|stellte|stellten)(?: \\p{L}{1,15}){0,4} (?:fest|sicher)|(?:nehme|nehmen|nimmt)(?: \\p{L}{1,15}){0,3} an|(?:teile|teilen|teilt|teilte)(?: \\p{L}{1,15}){0,3} mit';

/** Finite forms that end a clause which "dass" begins. */
const CLAUSE_END =
  '(?:ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|muss|müssen|soll|sollen|darf|dürfen|geht|gehen|läuft|laufen|fehlt|fehlen|hängt|hängen|funktioniert|funktionieren|kommt|kommen|steht|stehen|passt|braucht|dauert|abstürzt|abläuft|könnte|müsste|liegt|liegen|tut|tritt|auftritt|sollte|würde|wäre|hatte|bleibt|gibt|fehlschlägt|startet|stimmt|reicht|braucht|blockiert|passiert|verschwindet|klappt|klappen|erscheint|auftreten|stehen|entsteht|verschwinden|kommt|ankommt|zurückkommt|existiert|verursacht|verliert|verlieren|bekommt|bekommen|sieht|sehen)';

/** Nouns whose content a clause with "dass" tells. */
const TOLD = 'Problem|Effekt|Gefühl|Eindruck|Nachteil|Vorteil|Risiko|Gefahr|Fall';

/** Verbs without an object, in which a clause about such a noun cannot end: "das Problem, das die Kunden haben". */
const WITHOUT_OBJECT =
  '(?:ankommt|ankommen|abstürzt|abstürzen|hängt|hängen|verschwindet|verschwinden|abläuft|ablaufen|fehlschlägt|fehlschlagen|auftritt|auftreten|einfriert|einfrieren|ausfällt|ausfallen|stehenbleibt|abbricht|abbrechen)';

/** "ich denke das wir …": with a pronoun after it "das" cannot be the article. */
export const dasDass: ProseRule = {
  id: 'grammar/das-dass',
  category: 'grammar',
  message: 'Hier leitet „dass“ einen Nebensatz ein.',
  pattern: new RegExp(
    `(?<![\\p{L}])(?<opener>${OPENERS}|${PARTED})(?<mark>,?) das (?=(?:er|sie|es|wir|ich|du|man|ihr|nichts|jeder|jemand|niemand|keiner|alle)\\s|(?:der|die(?! ganzen? )|eine?|unsere?|keine?|so|alles|einige|viele|mehrere) (?:(?!(?:wenn|weil|ob|damit|als|das|dass|die|der) )[\\p{L}\\p{N}-]{1,30} ){0,10}${CLAUSE_END}(?=\\s?[.,;:!?]|\\s?$))|(?<![\\p{L}])(?<told>${TOLD}),? das (?=(?:die|der|das|eine?|unsere?|alle|manche|einige|viele) (?:[\\p{L}\\p{N}-]{1,30} ){0,6}${WITHOUT_OBJECT}(?!\\p{L}))`,
    'gmu',
  ),
  replace: ({ groups }) => `${groups?.['opener'] ?? groups?.['told'] ?? ''}, dass `,
  examples: [
    [
      'Wir haben das Problem das die Bestellungen doppelt ankommen.',
      'Wir haben das Problem, dass die Bestellungen doppelt ankommen.',
    ],
    ['Ich denke das wir es brauchen.', 'Ich denke, dass wir es brauchen.'],
    ['Ich habe gesehen das der Build rot ist.', 'Ich habe gesehen, dass der Build rot ist.'],
    ['Ich schlage vor das wir warten.', 'Ich schlage vor, dass wir warten.'],
    ['Wir gehen davon aus das er läuft.', 'Wir gehen davon aus, dass er läuft.'],
    ['Ich hoffe das alles klappt.', 'Ich hoffe, dass alles klappt.'],
    ['Es ist wichtig, das man es testet.', 'Es ist wichtig, dass man es testet.'],
    ['Ich glaube das der Fehler im Cache liegt.', 'Ich glaube, dass der Fehler im Cache liegt.'],
    ['Das soll verhindern das er zweimal läuft.', 'Das soll verhindern, dass er zweimal läuft.'],
  ],
  counterExamples: [
    'Das Problem das die Kunden haben ist alt.',
    'Ich finde das gut.',
    'Das Paket liegt vor, das wir brauchen.',
    'Wir stellen fest: das wir-Gefühl ist gut.',
    'Ich glaube das alles nicht.',
    'Ich denke, das Team ist da.',
    'Wir hoffen, das Update kommt.',
    'Ich sehe das die ganze Zeit und es hängt.',
    'Wir sagen das der Chefin.',
    'Wir haben ein Ticket, das wir schließen.',
    'Ich denke, das Team ist bereit.',
    'Das Modul, das er schrieb, läuft.',
  ],
};
