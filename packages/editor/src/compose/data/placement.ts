import type { SectionId } from '../../formats/headings/table.ts';
import { keptFor } from '../../understand/kept-for.ts';

/** Which section of a data model a statement belongs to, by what it says; the first that fits takes it. */
const placements: readonly { readonly section: SectionId; readonly words: RegExp }[] = [
  {
    section: 'retention',
    words:
      /(?<!\p{L})(?:retention|retain(?:ed)?|(?:keep|stays?|retain|store[ds]?) (?:\p{L}+ ){0,3}\d{1,4} (?:day|week|month|year)s?|kept (?:\p{L}+ ){0,2}?(?:for )?\d|anonymi[sz]e[ds]?|(?:deleted|removed|aggregated|archived) [^.;]{0,40}?after \d|after \d+ \p{L}+ [^.;]{0,30}?(?:deleted|removed)|delete[sd]? (?:[\p{L}'’]+ ){0,6}?(?:\d|after)|(?:never|not) (?:be )?deleted?|(?<!(?:not|never|no) (?:be )?)(?:older|more) than (?:\d+|an?|one|two|three) (?:day|week|month|year)s?|stays? forever|purge[ds]?|drop(?:ped|s)? [^.;]{0,40}?after \d|archiv\p{L}{1,6}|ttl|aufbewahr\p{L}{1,4}|löschfrist|gelöscht|conservation|conservación|conservazione|retención|retenção|bewaartermijn|retencj\p{L}|保存期間|保留期|gdpr|dsgvo|rgpd)(?!\p{L})/iu,
  },
  {
    section: 'migration-backfill',
    words:
      /(?<!\p{L})(?:migrat\p{L}{1,5}|backfill\p{L}{0,3}|import(?:ed|s)?|legacy|existing data|old data|(?:previous|old|existing|current) (?:register|system|database|tables?|tool|files?|lists?|spreadsheet|sheet|excel|access)|schema changes?|altdaten|importier\p{L}{1,3}|migrier\p{L}{1,3}|reprise|importer|migrer|importar|migrar)(?!\p{L})/iu,
  },
  {
    section: 'access-patterns',
    words:
      /(?<!\p{L})(?:quer(?:y|ies)|(?:most frequent|typical|main|common|usual) (?:question|lookup|access|read)s?|looks? ?ups?|(?:mostly|often|usually|frequently|mainly) (?:filter|search|sort|query|ask|read|list)(?:s|ed)?|suchen [^.;]{2,40} nach|search(?:ed)? by|filter(?:ed)? by|list(?:ed)? by|sorted? by|reports?|history of|all \p{L}+ (?:overdue|per|by|of|with)|(?:see|know|show|ask|count|list) how many|(?:mostly|often|usually|frequently),? we (?:ask|look|need|query|want)|we (?:mostly|often|usually) (?:ask|look|need|query)|per (?:kind|month|day|user|greenhouse)|abfragen?|auswertung\p{L}{0,2}|suchen nach|requêtes?|rechercher|consultas?|informes?)(?!\p{L})/iu,
  },
  {
    section: 'freshness',
    words:
      /(?<!\p{L})(?:fresh\p{L}{0,4}|(?:not|never|no) (?:be |get )?older than \d|at most \d+ \p{L}+ (?:old|late)|\d+ \p{L}+ late|(?:queryable|available|visible|searchable|up to date|loaded) (?:within|by|before)|nicht älter als|pas plus (?:vieilles? |anciennes? )?de \d|hourly|nightly|daily|every night|each night|real[- ]?time|every (?:minute|hour|day)|refresh\p{L}{0,2}|stale|lag|stündlich|täglich|jeden werktag|jede nacht|echtzeit|quotidien\p{L}{0,3}|chaque (?:nuit|jour|heure)|cada (?:hora|día|noche)|diari[oa]|\d+ million rows a day|rows a day)(?!\p{L})/iu,
  },
  {
    section: 'enumerations',
    words:
      /(?<!\p{L})(?:status|state|kind|type|zustand|statut|estado) (?:can be|is one of|kann|ist|peut être|puede ser)(?!\p{L})|one of:? [`'"]/iu,
  },
  {
    section: 'constraints-indexes',
    words:
      /(?<!\p{L})(?:partition(?:ed|s)? by|deleting an? [^.;]{2,60} (?:deletes|removes)|cascades?|unique|index(?:es|ed)?|foreign key|primary key|constraint|eindeutig|not null|pflichtfeld|pointing to|clé étrangère|clave foránea|único)(?!\p{L})/iu,
  },
];

/** The section a sentence of a data model goes to, or null. */
export function placeOf(text: string): SectionId | null {
  if (keptFor.test(text)) return 'retention';
  return placements.find(({ words }) => words.test(text))?.section ?? null;
}
