import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Italian cues. */
export const it: Lexicon = lexiconOf({
  must: words(
    'deve|devono|dobbiamo|bisogna|serve|servono|è necessario|occorre|obbligatorio|obbligatoria|necessario che|si deve|ha bisogno',
  ),
  should: words('dovrebbe|dovrebbero|dovremmo|bisognerebbe|vorrei|vogliamo|vorremmo|voglio|per favore'),
  may: words('potrebbe|potrebbero|facoltativo|se possibile|sarebbe bello'),
  capability: words('può|possono|permette|consente|solo|soltanto'),
  prohibition: words('non deve|non devono|non può|non possono|mai|vietato|non è permesso'),
  nonGoal: words(
    'fuori ambito|fuori dallo scopo|non fa parte|non serve|non servono|per ora niente|per ora no|non previsto|escluso',
  ),
  future: words('più avanti|in futuro|in seguito|fase 2|forse più tardi'),
  risk: words('rischio|rischi|pericolo|attenzione|preoccupa'),
  decision: words('deciso|decisione|abbiamo scelto|concordato|useremo'),
  alternative: words('alternativa|alternative|invece di'),
  assumption: words('supponiamo|assumiamo|probabilmente|penso che'),
  current: words('oggi|attualmente|al momento|adesso|ieri|settimana scorsa'),
  problem: words(
    'problema|problemi|errore|errori|guasto|non funziona|si lamentano|a mano|manualmente|lento|lenta|chiamano|perdiamo|bug',
  ),
  cause: words('perché|a causa di|causa'),
  goal: words('obiettivo|obiettivi|scopo|affinché|l idea è'),
  rollout: words('rilascio|rollout|rollback|gradualmente|messa in produzione'),
  observability: words('metrica|metriche|avviso|avvisi|allarme|log|monitorare|cruscotto'),
  failure: words('errore|fallisce|non risponde|non disponibile|scade|scaduto|non valido|offline|duplicat*'),
  example: words('per esempio|ad esempio|esempio'),
  owner: words('responsabile|responsabili'),
  schedule: words('scadenza|entro venerdì|prossima settimana'),
  retention: words('conservare|conservati|cancellare dopo|eliminati dopo'),
  security: words('autenticazione|token|password|permesso|permessi|login|oauth2|cifrat*'),
  condition: words('se|quando|appena|dopo|prima|finché'),
  actor: words('utente|utenti|cliente|clienti|amministratore|amministratori|operatore|operatori'),
  limit: words('al massimo|massimo|fino a|limite'),
});
