/** Verbs in the forms that statements about software have them in, by language. */
const verbs: readonly string[] = [
  // German
  'ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|gibt|bekommt|bekommen|braucht|brauchen|nutzt|nutzen|läuft|laufen|liegt|liegen|dauert|dauern|gilt|gelten|kostet|kosten|verwenden|verwendet|speichern|speichert|bleibt|bleiben|schickt|schicken|sendet|senden|empfängt|empfangen|zeigt|zeigen|prüft|prüfen|löscht|leert|liest|schreibt|schreiben|ruft|startet|endet|enden|beginnt|beginnen|behält|behalten|geht|gehen|kommt|kommen|steht|stehen|enthält|enthalten|nimmt|entscheidet|entscheiden|übernimmt|übernehmen|betreibt|betreiben|wartet|warten|arbeitet|arbeiten|zahlt|zahlen|meldet|melden|erhält|erhalten|verschickt|verschicken|pflegt|pflegen|fällt|fallen|antwortet|antworten|lehnt|sieht|sehen',
  // French
  'est|sont|était|sera|seront|a|ont|doit|doivent|peut|peuvent|faut|dure|durent|coûte|utilise|utilisons|utilisent|accepte|acceptent|renvoie|renvoient|envoie|envoient|tourne|tournent|stocke|garde|gardent|conserve|contient|contiennent|affiche|affichent|reçoit|reçoivent|commence|commencent|finit|reste|restent|passe|passent|fonctionne|fonctionnent|prend|prennent|gère|gèrent|lit|écrit|appelle|supprime|valide|valident|vérifie|refuse|refusent|attend|attendent|paie|paient',
  // Spanish
  'es|son|está|están|será|serán|era|hay|tiene|tienen|debe|deben|puede|pueden|usa|usan|usamos|dura|duran|cuesta|corre|corren|acepta|aceptan|envía|envían|guarda|guardan|contiene|contienen|muestra|muestran|recibe|reciben|empieza|empiezan|termina|queda|quedan|funciona|funcionan|lee|leen|escribe|llama|borra|borran|copia|copian|valida|aprueba|aprueban|rechaza|rechazan|espera|esperan|paga|pagan|hace|hacen|devuelve|devuelven|gestiona|gestionan|tarda|tardan',
  // Italian
  'è|sono|deve|devono|può|possono|ha|hanno|usa|usano|gira|girano|conserva|conservano|invia|inviano|contiene|mostra|riceve|ricevono|inizia|resta|restano|funziona|legge|scrive|chiama|approva|rifiuta|paga|pagano|gestisce|gestiscono|dura|durano',
  // Portuguese
  'é|são|tem|têm|pode|podem|deve|devem|guarda|guardam|envia|enviam|contém|mostra|recebe|recebem|começa|fica|ficam|funciona|lê|escreve|chama|aprova|rejeita|gere|gerem|demora',
  // Dutch
  'zijn|wordt|worden|heeft|hebben|moet|moeten|kan|kunnen|draait|draaien|bewaart|stuurt|bevat|toont|ontvangt|begint|blijft|blijven|werkt|leest|schrijft|roept|keurt|betaalt|beheert|gebruikt|duurt',
  // Polish
  'jest|są|ma|mają|musi|muszą|może|mogą|będzie|będą|działa|przechowuje|wysyła|zawiera|pokazuje|odbiera|zaczyna|trwa|zapisuje|czyta|zatwierdza|płaci|zarządza|używa',
];

/** A verb of a statement in another language than English; the first word of a clause is none: there it orders. */
export const foreignVerb = new RegExp(`(?<=[^\\p{L}])(?:${verbs.join('|')})(?!\\p{L})`, 'iu');
