import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Italian cues. */
export const it: Lexicon = lexiconOf({
  must: words(
    'deve|devono|dobbiamo|bisogna|serve|servono|è necessario|occorre|obbligatorio|obbligatoria|necessario che|si deve|ha bisogno|va fatto|va fatta|devi|dovrà|dovranno|ci serve|ci servono|abbiamo bisogno|hanno bisogno|è obbligatorio|è indispensabile|indispensabile|richiesto|richiesta|richiede|assicurarsi|va gestito|va gestita',
  ),
  should: words(
    'dovrebbe|dovrebbero|dovremmo|bisognerebbe|vorrei|vogliamo|vorremmo|voglio|per favore|dovrebbe essere|sarebbe meglio|mi piacerebbe|ci piacerebbe|preferibilmente',
  ),
  may: words(
    'potrebbe|potrebbero|facoltativo|se possibile|sarebbe bello|opzionale|opzionali|eventualmente|se riusciamo|magari anche|se vogliono|se vuole|se lo desiderano',
  ),
  capability: words('può|possono|permette|consente|solo|soltanto|riesce a|riescono a|supporta|è possibile'),
  prohibition: words(
    'non deve|non devono|non può|non possono|mai|vietato|non è permesso|non si deve|non si può|non deve mai|non devono mai|in nessun caso|senza mai|vietata|non è consentito',
  ),
  nonGoal: words(
    "fuori ambito|fuori dallo scopo|non fa parte|non serve|non servono|per ora niente|per ora no|non previsto|escluso|restano fuori|resta fuori|rimangono fuori|rimane fuori|non rientra|non rientrano|esclusi|escluse|non ci interessa|non tocchiamo|non si tocca|per ora non|lasciamo perdere|non facciamo|fuori scope|fuori progetto|così com'è|così come sono|resta com'è|non c'entra|non c'entrano",
  ),
  future: words(
    "più avanti|in futuro|in seguito|fase 2|forse più tardi|magari in futuro|un domani|prossima versione|in una seconda fase|seconda fase|poi si vedrà|l'anno prossimo",
  ),
  risk: words(
    'rischio|rischi|pericolo|attenzione|preoccupa|rischia|rischiamo|rischioso|temo|temo che|ho paura che|pericoloso|potrebbe rompersi|criticità|collo di bottiglia|temiamo|abbiamo paura|ho paura',
  ),
  decision: words(
    "deciso|decisione|abbiamo scelto|concordato|useremo|abbiamo deciso|si è deciso|decisa|scelto|scelta|usiamo|si usa|restiamo su|optato|d'accordo su|approvata|si va con|si è scelto|si è optato|restiamo con|andiamo con",
  ),
  alternative: words(
    'alternativa|alternative|invece di|invece che|anziché|opzione|opzioni|abbiamo valutato|valutato anche|avevamo pensato|considerato|in alternativa|oppure usare|al posto di|scartato|scartata|abbiamo scartato',
  ),
  assumption: words(
    'supponiamo|assumiamo|probabilmente|penso che|presumo|presupponiamo|ipotesi|credo che|immagino che|a quanto pare|diamo per scontato|suppongo|pensa che|sospetto|sospettiamo',
  ),
  current: words(
    'oggi|attualmente|al momento|adesso|ieri|settimana scorsa|ora come ora|finora|fino ad oggi|stamattina|stanotte|il mese scorso|lo scorso mese|la scorsa settimana|in questo momento|da lunedì|da martedì|da ieri|dalla release',
  ),
  problem: words(
    'problema|problemi|errore|errori|guasto|non funziona|si lamentano|a mano|manualmente|lento|lenta|chiamano|perdiamo|bug|va in timeout|vanno in timeout|si blocca|si bloccano|crasha|si rompe|rotto|rotta|perso|persi|perde|perdono|troppo lento|troppo lenta|lenti|lente|impossibile|reclami|lamentele|doppie|duplicati|sbagliato|sbagliata|sbagliati|in ritardo|incidente|disservizio|non riusciamo|non riescono|non si capisce|ci vogliono|ci vuole|torna indietro|in pratica',
  ),
  cause: words(
    'perché|a causa di|causa|perchè|siccome|dato che|visto che|poiché|per colpa di|motivo|dovuto a',
  ),
  goal: words(
    "obiettivo|obiettivi|scopo|affinché|l idea è|obbiettivo|l'idea è|l'idea|vogliamo che|in modo che|così che|per permettere|finalità|puntiamo a",
  ),
  rollout: words(
    'rilascio|rollout|rollback|gradualmente|messa in produzione|rilasciare|rilasciamo|rilasciato|go-live|staging|feature flag|canary|messo in produzione|mettere in produzione|deploy|tornare indietro|si parte|si parte da|si parte con|pilota|retrocompatibile',
  ),
  observability: words(
    'metrica|metriche|avviso|avvisi|allarme|log|monitorare|cruscotto|dashboard|grafana|prometheus|datadog|sentry|monitoraggio|loggare|tracciare|tracing|alert|allarmi|kpi|SLO|SLI',
  ),
  failure: words(
    'errore|fallisce|non risponde|non disponibile|scade|scaduto|non valido|offline|duplicat*|fallisca|fallito|falliti|errori|non raggiungibile|irraggiungibile|non arriva|timeout|giù|down|si interrompe|scaduta|scaduti|mancante|manca|mancano|vuoto|conflitto|riprova|ritenta|cade',
  ),
  example: words('per esempio|ad esempio|esempio'),
  owner: words(
    'responsabile|responsabili|se ne occupa|se ne occupano|si occupa|a carico di|in carico a|ci pensa|prepara i|segue|autore|proprietario',
  ),
  schedule: words(
    'scadenza|entro venerdì|prossima settimana|entro il|entro fine|scade il|sprint|milestone|consegna|la prossima settimana|settimana prossima|mese prossimo|da consegnare|parte il|partenza|pronto per',
  ),
  retention: words(
    'conservare|conservati|cancellare dopo|eliminati dopo|conservate|conservato|conservazione|cancellati dopo|tenere per|tenuti per|archiviare|archiviati|consultabili per|eliminare dopo',
  ),
  security: words(
    'autenticazione|token|password|permesso|permessi|login|oauth2|cifrat*|autorizzazione|autenticato|autenticati|ruolo|ruoli|crittografat*|GDPR|dati personali|mascherat*|SSO|OAuth|JWT|TLS|chiave API|accesso|accessi|sicurezza|SPID|credenziali',
  ),
  condition: words(
    'se|quando|appena|dopo|prima|finché|nel caso|in caso|una volta che|ogni volta che|mentre|se invece',
  ),
  actor: words(
    'utente|utenti|cliente|clienti|amministratore|amministratori|operatore|operatori|socio|soci|gestore|gestori|paziente|pazienti|medico|medici|fornitore|fornitori|venditore|venditori|autista|autisti|dipendente|dipendenti|responsabile|responsabili|admin|ospite|ospiti|visitatore|visitatori|negoziante|segreteria|assistenza|magazziniere|magazzinieri|commerciale|commerciali|studente|studenti|docente|docenti|tecnico|tecnici|contabilità',
  ),
  limit: words(
    "al massimo|massimo|fino a|limite|limiti|limitato|quota|quote|massimo di|non più di|al più|al minuto|all'ora|max|minimo|almeno",
  ),
  mitigation: words('per evitare|evitarlo|come ripiego|soluzione di riserva|mitigare|in tal caso'),
  step: words('prima|poi|dopodiché|infine|per ultimo|passo'),
  event: words('evento|eventi|webhook|messaggio|messaggi|notifica|notifiche|coda|code|topic'),
  state: words('stato|stati|in attesa|bozza|annullato|annullata|attivo|attiva|sospeso'),
  freshness: words(
    'ogni ora|ogni giorno|ogni notte|ogni minuto|in tempo reale|tempo reale|quotidianamente|giornaliero|aggiornato|aggiornati|settimanale',
  ),
  dataQuality: words(
    'univoco|univoca|unico|unica|non nullo|valido|valida|validi|positivo|validazione|obbligatori',
  ),
  access: words(
    'query|ricerca|ricerche|cercare per|filtrare|filtrati|ordinati|indice|indici|report|estrazione',
  ),
  migration: words(
    'migrare|migrati|migrazione|importare|importati|dati esistenti|vecchio sistema|storico|travaso',
  ),
  performance: words(
    'latenza|tempo di risposta|tempi di risposta|throughput|disponibilità|simultane*|contemporane*|al secondo|memoria|CPU|carico|in meno di|meno di|sotto i|non deve superare|tempo di caricamento',
  ),
  pagination: words('pagina|pagine|paginat*|paginazione|cursore|per pagina'),
  versioning: words('versione|versioni|versionat*|deprecat*|retrocompatibile'),
  idempotency: words('idempotente|idempotenza|una sola volta|due volte|deduplic*'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|header'),
  teamVerb: words('decidere|discutere|chiedere|chiarire|pianificare|documentare|stimare|verificare con'),
  buildVerb: words(
    'aggiungere|creare|implementare|introdurre|rimuovere|sostituire|rinominare|correggere|aggiornare|estendere|integrare|migrare|sviluppare|costruire|rifare|spostare',
  ),
  systemVerb: words(
    'inviare|salvare|mostrare|restituire|validare|rifiutare|accettare|notificare|ritentare|registrare|cifrare|cancellare|esportare|importare|filtrare|ordinare|calcolare|verificare|mascherare',
  ),
  many: words('molti|molte|diversi|diverse|parecchi|più di un|una lista di|uno o più'),
});
