import type { ProseRule } from '../../prose-rule.ts';

/** Nouns that behind "die" are plural: masculine ones, neuter ones, and what has no singular. */
const NOUNS =
  'Daten|Tests|Logs|Builds|Jobs|Pods|Requests|Tickets|Bugs|Clients|Endpunkte|Endpoints|Services|Dienste|Deployments|Alerts|Fehler|Nutzer|Benutzer|User|Kunden|Entwickler|Server|Container|Nutzerdaten|Kundendaten|Ergebnisse|Dateien|Zeilen|Felder|Werte|Einträge|Commits|Branches|Releases|Updates|Backups|Bilder|Nachrichten|Meldungen|Anfragen|Metriken|Versionen|Änderungen|Einstellungen';

const PLURAL: Readonly<Record<string, string>> = {
  ist: 'sind',
  war: 'waren',
  hat: 'haben',
  hatte: 'hatten',
  wird: 'werden',
  wurde: 'wurden',
  kann: 'können',
  muss: 'müssen',
  soll: 'sollen',
  sollte: 'sollten',
  darf: 'dürfen',
  läuft: 'laufen',
  geht: 'gehen',
  fehlt: 'fehlen',
  funktioniert: 'funktionieren',
  kommt: 'kommen',
  bleibt: 'bleiben',
  steht: 'stehen',
  braucht: 'brauchen',
  dauert: 'dauern',
};

/** "Die Daten wird gesichert": the verb right behind a subject that opens the sentence. */
export const pluralNounVerb: ProseRule = {
  id: 'grammar/german-plural-verb',
  category: 'grammar',
  message: 'Das Verb richtet sich nach dem Subjekt im Plural.',
  pattern: new RegExp(
    `(?<=(?:^|\\n|[.!?] )(?:Die|Diese|Alle|Unsere|Meine|Viele|Einige|Mehrere) (?:\\p{Ll}{2,15}n )?(?:${NOUNS}) )(?:${Object.keys(PLURAL).join('|')})(?![\\p{L}-])`,
    'gmu',
  ),
  replace: ([verb]) => PLURAL[verb] ?? null,
  examples: [
    ['Die Daten wird jede Nacht gesichert.', 'Die Daten werden jede Nacht gesichert.'],
    ['Die Tests läuft lokal.', 'Die Tests laufen lokal.'],
  ],
  counterExamples: [
    'Die Daten werden gesichert.',
    'Die Logs der Nacht sind da.',
    'Für die Nutzer ist es neu.',
  ],
};
