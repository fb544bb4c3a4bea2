import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Dutch cues. */
export const nl: Lexicon = lexiconOf({
  must: words(
    'moet|moeten|nodig|verplicht|vereist|dient|dienen|hebben nodig|is vereist|moet er|dient te|noodzakelijk|we hebben nodig|heeft nodig|verplicht veld|is verplicht|zorgen dat|ervoor zorgen|hebben we nodig|zorg dat|zorg ervoor|zorg er voor',
  ),
  should: words(
    'zou moeten|zouden moeten|hoort te|horen te|willen|wil|graag|alsjeblieft|aub|zou fijn zijn|wensen|liefst|bij voorkeur|mogen we',
  ),
  may: words(
    'zou kunnen|zouden kunnen|mag|mogen|optioneel|eventueel|indien mogelijk|misschien|zou leuk zijn|als het kan|wie weet',
  ),
  capability: words('kan|kunnen|alleen|uitsluitend|ondersteunt|maakt mogelijk|is het mogelijk|mogelijk om'),
  prohibition: words(
    'mag niet|mogen niet|moet niet|nooit|verboten|niet toegestaan|mag geen|mogen geen|mag nooit|mogen nooit|in geen geval|mag alleen|mogen alleen|hoeft nooit',
  ),
  nonGoal: words(
    'buiten scope|valt buiten|niet nodig|hoort er niet bij|hoeft niet|voorlopig niet|voorlopig geen|geen onderdeel|doen we niet|doen we nu niet|laten we buiten beschouwing|nemen we niet mee|niet in scope|hoort niet bij|vallen buiten|blijft buiten|blijven buiten|niet meegenomen|raken we niet aan|hoeven niet|voor nu niet|nu nog niet|zoals ze zijn|zoals het is|laten we voorlopig|laten we met rust|laten we zitten|laten we zo|blijft ongemoeid',
  ),
  future: words(
    'later|in de toekomst|fase 2|ooit|op termijn|volgend jaar|in een latere fase|latere versie|tweede fase|daarna misschien|nog niet in deze versie|op den duur|misschien later|volgende fase',
  ),
  risk: words(
    "risico|gevaar|opletten|risico's|gevaarlijk|bang dat|ik ben bang|zorgelijk|knelpunt|kwetsbaar|kan misgaan|zou kunnen misgaan|pas op|zorgen over|zorgen om|maak me zorgen|grootste zorg|bezorgd",
  ),
  decision: words(
    'besloten|besluit|afgesproken|gekozen|we gebruiken|we kiezen voor|we gaan voor|afspraak|besloten om|is gekozen|we blijven bij|we nemen|goedgekeurd|we gaan met|is besloten|we houden het bij',
  ),
  alternative: words(
    'alternatief|alternatieven|in plaats van|of anders|optie|opties|overwogen|vergeleken|liever dan|we hebben gekeken naar|bekeken|alternatief is|verworpen|afgevallen|niet gekozen',
  ),
  assumption: words(
    'aanname|vermoedelijk|waarschijnlijk|ik denk|we nemen aan|aannames|ervan uit|ga ervan uit|gaan ervan uit|vermoed|ik geloof|volgens mij|denkt dat|denken dat',
  ),
  current: words(
    'nu|momenteel|op dit moment|vandaag|gisteren|vorige week|tot nu toe|sinds|sinds gisteren|vanmorgen|vannacht|vorige maand|afgelopen week|afgelopen maand|op het moment|tegenwoordig',
  ),
  problem: words(
    'probleem|problemen|fout|fouten|storing|werkt niet|klagen|handmatig|met de hand|kapot|traag|langzaam|verliezen|bug|gaat mis|gaat fout|faalt|crasht|loopt vast|hangt|vastloopt|klachten|verloren|kwijt|kost ons|kost|te langzaam|te traag|onmogelijk|papieren|dubbele|niemand ziet|niemand weet|timeout|incident|onduidelijk|verouderd|foutmelding|foutmeldingen|niets kunnen|niet kunnen zien',
  ),
  cause: words(
    'omdat|doordat|vanwege|oorzaak|want|door|komt door|komt het door|komt doordat|wegens|aangezien|reden',
  ),
  goal: words(
    'doel|doelen|zodat|bedoeling|doelstelling|het idee is|opdat|bedoeld om|we bouwen|we maken|willen bereiken',
  ),
  rollout: words(
    'uitrol|uitrollen|rollback|terugdraaien|livegang|geleidelijk|uitgerold|livegaan|go-live|pilot|gefaseerd|stapsgewijs|feature flag|staging|acceptatieomgeving|terugrollen|terug kunnen|in productie|release|eerst een pilot|eerst draaien|eerst alleen|eerst twee weken',
  ),
  observability: words(
    'metriek|metrieken|alarm|melding bij|logs|monitoren|dashboard|gelogd|monitoring|grafana|prometheus|datadog|sentry|meten|metrics|alarmen|alert|alerts|bewaken|SLO|SLI|KPI|loggen hoeveel|loggen we',
  ),
  failure: words(
    'mislukt|fout|niet bereikbaar|niet beschikbaar|verloopt|verlopen|ongeldig|offline|dubbel|faalt|mislukken|mislukte|niet reageert|reageert niet|uitvalt|uitval|eruit ligt|time-out|timeout|ontbreekt|ontbreken|dubbele|conflict|leeg|opnieuw proberen|fouten|foutmelding|niet gevonden|verbroken',
  ),
  example: words('bijvoorbeeld|voorbeeld'),
  owner: words(
    'verantwoordelijk|eigenaar|pakt dit op|pakt op|neemt dit op|bouwt|regelt|zoekt uit|doet de|doet het|maakt de|eigenaren|trekt dit|kijkt ernaar',
  ),
  schedule: words(
    'deadline|volgende week|voor vrijdag|uiterlijk|vóór|live vóór|oplevering|opleveren|mijlpaal|sprint|deze week|eind van de maand|eind van het jaar|volgende maand|planning|klaar op|start op|begint op',
  ),
  retention: words(
    'bewaren|bewaard|verwijderen na|verwijderd na|bewaartermijn|na jaar verwijderd|archiveren|gearchiveerd|opgeruimd|opschonen',
  ),
  security: words(
    'authenticatie|token|wachtwoord|rechten|login|oauth2|versleuteld|autorisatie|geautoriseerd|ingelogd|inloggen|rol|rollen|versleuteling|AVG|GDPR|persoonsgegevens|SSO|OAuth|JWT|TLS|API-sleutel|toegang|geheim|toegangsrechten|DigiD',
  ),
  condition: words(
    'als|wanneer|zodra|indien|nadat|voordat|bij een|in geval van|zolang|terwijl|telkens als|mocht|na afloop',
  ),
  actor: words(
    'gebruiker|gebruikers|klant|klanten|beheerder|beheerders|medewerker|medewerkers|manager|managers|leverancier|leveranciers|patiënt|patiënten|bezoeker|bezoekers|chauffeur|chauffeurs|magazijn|verkoper|verkopers|koper|kopers|winkelier|winkeliers|planner|planners|arts|artsen|student|studenten|docent|docenten|admin|admins|HR|boekhouding|helpdesk|monteur|monteurs|receptie',
  ),
  limit: words(
    'maximaal|hoogstens|tot en met|limiet|limieten|ten hoogste|niet meer dan|hooguit|minimaal|minstens|max|per minuut|per uur|quotum',
  ),
  mitigation: words('om dat te voorkomen|voorkomen|terugvaloptie|noodoplossing|opvangen|in dat geval'),
  step: words('eerst|daarna|vervolgens|ten slotte|tot slot|stap|dan pas'),
  event: words('event|events|webhook|webhooks|bericht|berichten|wachtrij|queue|melding|meldingen'),
  state: words('status|toestand|openstaand|actief|inactief|concept|geannuleerd'),
  freshness: words('elk uur|dagelijks|elke nacht|elke dag|realtime|real-time|wekelijks|actueel|ververst'),
  dataQuality: words('uniek|unieke|niet leeg|geldig|geldige|verplichte velden|validatie|positief'),
  access: words(
    'zoeken op|zoekopdracht|filteren|gefilterd|sorteren|gesorteerd|index|rapport|rapportage|overzicht|opvragen',
  ),
  migration: words(
    'migreren|gemigreerd|migratie|importeren|geïmporteerd|bestaande gegevens|oude systeem|overzetten|omzetten',
  ),
  performance: words(
    'latency|latentie|reactietijd|responstijd|antwoordtijd|doorvoer|beschikbaarheid|gelijktijdig*|per seconde|geheugen|CPU|binnen|minder dan|onder de|laadtijd|duren|capaciteit',
  ),
  pagination: words("pagina|pagina's|paginering|per pagina|cursor"),
  versioning: words('versie|versies|verouderd|achterwaarts compatibel'),
  idempotency: words('idempotent|idempotency|precies één keer|dedupliceren|ontdubbelen'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|header'),
  teamVerb: words('beslissen|bespreken|vragen|overleggen|plannen|documenteren|onderzoeken|inschatten'),
  buildVerb: words(
    'toevoegen|bouwen|maken|implementeren|invoeren|verwijderen|vervangen|hernoemen|oplossen|bijwerken|uitbreiden|integreren|migreren|inbouwen|voeg|bouw|maak|vervang',
  ),
  systemVerb: words(
    'sturen|versturen|opslaan|tonen|teruggeven|valideren|weigeren|accepteren|melden|loggen|versleutelen|exporteren|importeren|filteren|sorteren|berekenen|controleren|annuleren',
  ),
  many: words('veel|meerdere|verschillende|een lijst van|een of meer'),
});
