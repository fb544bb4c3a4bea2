import type { Lexicon } from './lexicon.ts';
import { words } from './words.ts';

/** German cues. */
export const de: Lexicon = {
  must: words(
    'muss|müssen|müsste|brauchen|braucht|brauche|benötigen|benötigt|erforderlich|zwingend|notwendig|ist zu|sind zu|sicherstellen|unbedingt|ist pflicht|sind pflicht|verpflichtend|vorgeschrieben',
  ),
  should: words('soll|sollen|sollte|sollten|möchten|möchte|wollen|will|wünschen|hätten gern|bitte'),
  may: words('könnte|könnten|optional|wäre schön|wenn möglich|gegebenenfalls|ggf.|darf|dürfen'),
  capability: words('kann|können|erlaubt|ermöglicht|unterstützt|wird|werden'),
  prohibition: words(
    'darf nicht|dürfen nicht|darf kein*|dürfen kein*|muss nicht|niemals|nie|soll nicht|sollte nicht|sollen nicht|verboten|nicht erlaubt|auf keinen Fall',
  ),
  nonGoal: words(
    'nicht Teil|nicht im Umfang|außerhalb des Umfangs|kein Ziel|Nicht-Ziel|Nicht-Ziele|nicht nötig|nicht notwendig|brauchen wir nicht|brauchen wir erstmal nicht|erst mal nicht|erstmal nicht|vorerst nicht|nicht anfassen|lassen wir weg|außen vor|nicht ändern|vorerst kein*|so wie sie sind|wie es ist|bleibt alles beim Alten',
  ),
  future: words(
    'später|irgendwann|in Zukunft|zukünftig|künftig|Phase 2|langfristig|nächste Version|perspektivisch|nächstes Jahr|in einem zweiten Schritt|zweite Ausbaustufe',
  ),
  risk: words(
    'Risiko|Risiken|riskant|Gefahr|gefährlich|Sorge|Bedenken|befürchten|könnte ausfallen|könnte brechen|Vorsicht|Engpass|Schwachstelle|Bauchgefühl|Ärger machen|Sorgen macht|wackelig|knapp wird|Angst|befürchte|befürchtet|fürchte|fürchten|macht mir Bauchschmerzen|Bauchschmerzen|Kopfzerbrechen|mulmig',
  ),
  mitigation: words(
    'um das zu vermeiden|vermeiden|verhindern|abmildern|Rückfallebene|Ausweichlösung|absichern|in diesem Fall',
  ),
  decision: words(
    'entschieden|Entscheidung|beschlossen|wir nehmen|wir nutzen|wir verwenden|geeinigt|festgelegt|Beschluss|ausgewählt|abgesegnet|wird verwendet|wir bleiben bei|wir setzen auf|ist gesetzt|sind gesetzt',
  ),
  alternative: words(
    'Alternative|Alternativen|alternativ|statt|anstatt|anstelle|Option|Optionen|entweder|verglichen|Vorteile|Nachteile|abgewogen|versus|vs|verworfen|dagegen entschieden|ausgeschieden',
  ),
  assumption: words(
    'angenommen|Annahme|Annahmen|wir nehmen an|vermutlich|voraussichtlich|wahrscheinlich|vorausgesetzt|ich denke|ich glaube|glaubt|vermutet|vermute|vermuten',
  ),
  current: words(
    'aktuell|derzeit|momentan|im Moment|heute|zurzeit|gerade|bisher|gegenwärtig|gestern|letzte Woche|letzten Monat|letztem Quartal|läuft nur|läuft aktuell|seit gestern|seit Montag|seit letzter Woche|seit dem Update|seit dem Release|gerade noch',
  ),
  problem: words(
    'Problem|Probleme|Fehler|kaputt|funktioniert nicht|schlägt fehl|fehlgeschlagen|fällt aus|ausgefallen|Ausfall|Störung|Vorfall|abgestürzt|Absturz|beschweren|Beschwerden|nervt|mühsam|manuell|händisch|von Hand|verloren|geht nicht|gehen nicht|zu langsam|hängt|falsch|unmöglich|Ursache|hängen|bricht ab|stürzt ab|doppelt rausgehen|verschwindet|verschwinden|zu lange|Stornos|gar nicht mehr|keiner weiß|niemand weiß|veraltet',
  ),
  cause: words('weil|da|wegen|aufgrund|Grund|deshalb|daher|Ursache|verursacht'),
  goal: words(
    'Ziel|Ziele|Zweck|damit|um zu|Absicht|Idee|wir bauen|wir entwickeln|soll ermöglichen|dieses Projekt|dieser Dienst|dieses Werkzeug',
  ),
  rollout: words(
    'Rollout|ausrollen|ausgerollt|Rollback|zurückrollen|Deployment|deployen|deployed|Auslieferung|ausliefern|Release|Einführung|einführen|Feature-Flag|Feature Flag|schrittweise|stufenweise|Go-live|Inbetriebnahme|Staging|Rücknahme|abwärtskompatibel',
  ),
  observability: words(
    'Log|Logs|Logging|protokollieren|protokolliert|Protokoll|Metrik|Metriken|überwachen|überwacht|Überwachung|Monitoring|Dashboard|Dashboards|Alarm|Alarme|Alarmierung|Tracing|Grafana|Prometheus|Datadog|Sentry|SLO|SLI',
  ),
  security: words(
    'Authentifizierung|authentifiziert|Autorisierung|Berechtigung|Berechtigungen|Rolle|Rollen|Token|Tokens|verschlüsselt|verschlüsseln|Verschlüsselung|Geheimnis|Passwort|Passwörter|DSGVO|personenbezogen*|OAuth|JWT|TLS|API-Schlüssel|SSO|Sicherheit|sicher|Anmeldung|anmelden|angemeldet*|Login|Zugriff|Zugriffsrechte',
  ),
  failure: words(
    'Fehler|fehlerhaft|fehlschlägt|schlägt fehl|fehlgeschlagen*|Ausfall|ausfällt|fällt aus|Zeitüberschreitung|Timeout|Timeouts|nicht erreichbar|nicht verfügbar|ungültig*|fehlt|fehlen|fehlend*|doppelt|Duplikate|Konflikt|offline|abstürzt|überschreitet|abgelaufen*|leer|Wiederholung|nicht gefunden',
  ),
  example: words('z. B.|z.B.|zum Beispiel|Beispiel|Beispiele|beispielsweise|etwa so'),
  step: words('zuerst|zunächst|dann|danach|anschließend|schließlich|Schritt|zuletzt'),
  event: words(
    'Ereignis|Ereignisse|Event|Events|ausgelöst|veröffentlicht|benachrichtigt|Webhook|Webhooks|Nachricht|Warteschlange|Queue',
  ),
  state: words('Status|Zustand|Zustände|ausstehend|aktiv|inaktiv|Entwurf|storniert|Übergang|Übergänge'),
  owner: words(
    'Verantwortlich|verantwortlich*|zuständig|Zuständigkeit|kümmert sich|übernimmt|gehört|Autor|Autorin|Eigentümer|baut den|baut die|baut das|macht das|macht den|macht die|übernehmen',
  ),
  schedule: words(
    'Frist|Deadline|fällig|Meilenstein|Sprint|nächste Woche|nächsten Monat|diese Woche|bis Montag|bis Dienstag|bis Mittwoch|bis Donnerstag|bis Freitag|bis Ende|morgen|Termin|Zeitplan|bis zum|bis spätestens|spätestens|fertig sein|soll fertig|bis Weihnachten|Stichtag|ab KW|KW',
  ),
  retention: words(
    'aufbewahren|aufbewahrt|Aufbewahrung|Aufbewahrungsfrist|löschen nach|gelöscht nach|nach Ablauf|archivieren|archiviert|Löschfrist',
  ),
  freshness: words(
    'stündlich|täglich|nächtlich|wöchentlich|Echtzeit|in Echtzeit|minütlich|Verzögerung|aktualisiert|Aktualität',
  ),
  dataQuality: words(
    'eindeutig*|nicht null|gültig*|Pflichtfeld|Pflichtfelder|positiv|validiert|Validierung|einmalig|erlaubte Werte|mindestens ein*',
  ),
  access: words(
    'Abfrage|Abfragen|abgefragt|suchen nach|gesucht|filtern nach|gefiltert|sortiert|Index|Bericht|Berichte|Auswertung|Auswertungen|nachschlagen|pro Tag',
  ),
  migration: words(
    'migrieren|migriert|Migration|Backfill|importieren|importiert|Altdaten|Altsystem|bestehende Daten|umstellen|umziehen',
  ),
  performance: words(
    'Latenz|Antwortzeit|antwortet|antworten|Durchsatz|Verfügbarkeit|gleichzeitig*|pro Sekunde|Speicher|CPU|skaliert|skalieren|Kapazität|innerhalb|unter|weniger als|mindestens|Ladezeit|Anfragen pro',
  ),
  pagination: words('Seite|Seiten|seitenweise|Paginierung|Cursor|Offset|pro Seite|Seitengröße'),
  versioning: words('Version|Versionen|versioniert|Versionierung|veraltet|abwärtskompatibel'),
  limit: words(
    'Limit|Limits|Grenzwert|Grenzwerte|Rate-Limit|Ratenbegrenzung|Kontingent|begrenzt|höchstens|maximal|max.|bis zu|pro Minute|pro Stunde|nicht mehr als',
  ),
  idempotency: words('idempotent|Idempotenz|genau einmal|mindestens einmal|dedupliziert|Deduplizierung'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|Content-Type|Header'),
  actor: words(
    'Nutzer|Benutzer|Nutzerin|Benutzerin|Kunde|Kunden|Kundin|Kundinnen|Admin|Admins|Administrator|Administratoren|Entwickler|Client|Clients|Händler|Mitarbeiter|Mitarbeiterin|Bearbeiter|Besucher|Mandant|Mandanten|Patient|Patienten|Gast|Gäste|Käufer|Verkäufer|Fahrer|Lieferant|Lieferanten|Mitglied|Mitglieder|Support|Buchhaltung|Vertrieb|Team',
  ),
  teamVerb: words(
    'entscheiden|besprechen|klären|fragen|abstimmen|planen|dokumentieren|untersuchen|prüfen|schätzen',
  ),
  buildVerb: words(
    'hinzufügen|bauen|erstellen|implementieren|einführen|entfernen|ersetzen|umbenennen|beheben|aktualisieren|erweitern|integrieren|ergänzen|einbauen|umsetzen|migrieren',
  ),
  systemVerb: words(
    'senden|speichern|anzeigen|zurückgeben|validieren|ablehnen|annehmen|benachrichtigen|wiederholen|protokollieren|verschlüsseln|löschen|exportieren|importieren|filtern|sortieren|berechnen|prüfen',
  ),
  condition: words('wenn|falls|sobald|sofern|nachdem|bevor|während|solange|bei'),
  many: words('viele|mehrere|beliebig viele|eine Liste von|ein oder mehrere'),
};
