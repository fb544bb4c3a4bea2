/**
 * Words that orders about the parts of a format are worded with, beside the concepts of wishes: what those parts are called and have, and
 * what people say around them, in eight languages.
 */
const words = `
ones other
while inside onto over per until up
whose were wasnt didnt
couldnt may might mustnt needed neednt wanted like likes m ll ve re t
thank yet basically
made set sets puts gives gone takes taken bring names titles renames
fyi notes noted updates changes changing edit edited modify switched used enter entered
mistake miss misses missed lacking left absent second adds includes including introduce create creates created open lists mentions said shows
removes cancel skip rid throw away leave longer anymore altogether useless
parts thing records row rows rfc prompt position top bottom start begin end beginning head front old existing values
should've wait waits waiting hold
story stories sp pts estimate estimates estimated estimation estimating size sized sizing effort complexity worth
ticket tickets issue issues card cards backlog board
folded together
criterion criteria criterium acceptance ac acs condition conditions case cases
depend depends dependent dependency dependencies depended blocked blocks block blocker prerequisite precondition relies rely finished ready finish
type types typed kind classified bug bugs spike spikes task tasks subtask sub chore epic feature
assigns assignee owned work works working handle handles pick picks hand charge
tasklist checklist step
endpoint endpoints route routes operation operations api path paths url urls uri resource resources method http verb offer expose exposed
return returns returned respond responds response responses answer answers reply replies status code codes error errs fail fails failing failure throws send sends
parameter parameters param params query filter support supports accept accepts allow allows allowed
rate limits limiting ratelimit throttle throttled throttling cap capped quota else
field fields column columns attribute attributes property properties entity entities model schema db database data store stored stores storing save saved holds carry
nullable null nulls non-null notnull non-nullable empty blank unset constraint constraints unique uniqueness distinct twice share
varchar
personal pii gdpr private sensitive classify classification classed marked marks flag flagged treated counts count considered
relation relationship relations relationships related relate link linked links connect connected connection one-to-many many-to-one one-to-n hangs exactly reference references referencing
retention retain retained kept purge purged period expire expires deletion older once days months years lifetime duration
accepted rejected proposed withdrawn reject propose withdraw draft
alternative alternatives option options drawback drawbacks downside downsides disadvantage disadvantages cons con's
rule rules instruction instructions insist insists demand enforce ensure sure guarantee
output formats shape result results
variable variables placeholder placeholders input inputs
di em outcome met fait ceci bad terrible awful poor able pass review took always often usually know creation nonsense silly ugly came moves client's anything something version release confusing misleading odd weird short
reporting analytics frontend backend team teams legal security client clients customer customers finance sales marketing product ops dpo compliance auditors auditor lawyers somebody someone
agree decide talked told meeting yesterday
convention conventions production prod
`;
const german = `
keiner eines
aber sondern anstelle bis um wenn falls dürfen braucht brauchen brauche fehlende fehlendes
ändere ändern änder setze setzen setz mache nehmen nimmt füg nehme anlegen lege leg erstelle erstellen schreib schreibe trag trage rein dazu weiteres zusätzlich zusätzliche zusätzliches zusätzlichen
entfern fällt rauswerfen wirf
nenn namen bezeichnung
aufgabe aufgaben storypoints schätzung schätze schätzen aufwand geschätzt
führe verbinde
akzeptanzkriterium akzeptanzkriterien abnahmekriterium abnahmekriterien kriterium kriterien
hängt abhängig abhängigkeit abhängigkeiten warten wartet voraussetzung blockiert fertig ab
erste ersten erster erstes oben anfang vorne vorn platz beginnen beginnt anfangen
typ art zuweisen zugewiesen weise weisen übernimmt macht kümmert bearbeitet
endpunkt endpunkte pfad pfade antwortet antworten liefert liefern gibt zurück zurückgeben statuscode fehler fehlercode abfrageparameter queryparameter
feld felder spalte spalten entität entitäten attribut pflichtfeld leer eindeutig einzigartig doppelt datentyp typs
personenbezogen personenbezogene personenbezogenes daten kennzeichnen kennzeichne markieren markiere einstufen sensibel
aufbewahrungsfrist aufbewahrung aufbewahrt aufbewahren behalten gespeichert frist löschfrist
beziehung verknüpfe verknüpfen viele mehrere genau jeder jede jedes zwischen
nachteil nachteile alternativen regel regeln einschränkung einschränkungen vorgabe vorgaben ausgabe ausgabeformat variablen platzhalter eingabe
ratenlimit anfragelimit begrenzung drosselung
`;
const romance = `
te plaît plait mais rien devraient peux pouvez besoin manquant manquante
ajoutons changer changez modifie modifier passe nouvel autre lieu nom
tâche tâches critère critères acceptation estime estimer dépend dépendre dépendance dépendances attendre attend premier première début tête ensemble seul
assigne assigner attribue attribuer confie occupe
terminaison chemin renvoie renvoyer retourner retourne répond répondre statut erreur paramètre paramètres requête limite débit
champ champs colonne entité vide unicité contrainte donnée données personnelle personnelles marque marquer classe classer
un-à-plusieurs entre plusieurs durée conservation conserve conserver conservé conservés conservée garde gardé
inconvénient inconvénients rejetée rejeté raison règle règles contraintes sortie réponse
favor pero tienen podría hace necesita necesitamos necesario
agrégala agrégalo cámbiala cámbialo modifica ponlo llamarse llamada llamado otro otra nombre
historia tarea tareas criterio criterios aceptación estimación depende dependencia dependencias esperar espera después primera principio
tipo asigna asignar asignado encarga
ruta camino devuelve devolver responde responder código estado parámetro consulta petición peticiones límite tasa
campo campos columna entidad nulo vacío único única personales datos marca marcar
relación varias varios conservación retención guardan guarda conserva
desventaja desventajas inconveniente alternativa alternativas descartada descartado esto regla formato salida respuesta
os uma da na nas ao e mas com sem é são seja há tem deve devem deveria pode poderia não já precisa precisamos
adiciona adicionar adicione acrescenta acrescentar acrescente muda mudar altera alterar troca trocar põe remover apaga apagar tira tirar exclui renomeia renomear chamar chamada torna tornar novo nova outro outra também nome
critério critérios aceitação tarefa tarefas pontos estimativa dependência depois primeiro primeira topo início
atribui atribuir caminho retorna retornar devolve erro parâmetro taxa coluna entidade tabela obrigatório vazio dados pessoais relação muitos vários retenção guardados faz isto desvantagem regra saída variável
gli dei delle degli della dello alla ai nel nella sul senza è sono sia essere c'è ha hanno devono dovrebbe può potresti favore non già più manca serve bisogno
aggiungi aggiungere cambiare metti mettere togli togliere rimuovi rimuovere eliminare rinomina rinominare chiama chiamare chiamarsi imposta impostare rendi nuovo nuova altro altra anche invece titolo diventare che
criteri accettazione compito attività punti stima dipende dipendenza aspettare prima dopo primo inizio cima unisci unire accorpa
assegna assegnare percorso restituire restituisce rispondere risponde codice stato errore parametro campi colonna entità tabella obbligatorio facoltativo opzionale nullo vuoto unico univoco dati personali contrassegna relazione molti tra conservazione conservati svantaggio regola uscita variabile
`;
const others = `
het een maar van voor zonder op aan bij naar uit om dat deze dit zijn wordt moet moeten mag mogen kan kunnen zou graag alsjeblieft aub niet geen meer ook nog alleen plaats ipv
voeg toe toevoegen verander wijzig wijzigen maak maken zet zetten vervang vervangen verwijder verwijderen schrap schrappen haal hernoem hernoemen noem heten nieuwe nieuw ontbreekt mist nodig
acceptatiecriterium acceptatiecriteria taak punten schatting afhankelijk hangt af wachten wacht eerst eerste bovenaan samen samenvoegen
wijs toewijzen pad geeft terug geven fout limiet veld velden kolom entiteit tabel verplicht optioneel leeg uniek persoonsgegevens persoonlijk markeer bewaartermijn bewaard bewaren relatie een-op-veel één-op-veel tussen nadeel nadelen alternatief uitvoer uitvoerformaat variabele
proszę oraz lub ale z ze od po dla bez już tylko też także jest są być ma mają musi muszą powinien powinna powinno może można trzeba brakuje brak potrzebuje zamiast
dodaj dodać zmień zmienić ustaw ustawić zamień zastąp usuń usunąć wyrzuć skreśl nazwij przemianuj nowy nowa nowe jeszcze tytuł nazwa
zadanie zadania zgłoszenie kryterium kryteria akceptacji punkty punktów wycena zależy zależność czeka czekać najpierw pierwszy pierwsze początek góra połącz scal
przypisz ścieżka zwracać zwraca kod błąd parametr pole pola kolumna encja obowiązkowe wymagane opcjonalne puste unikalne dane osobowe oznacz relacja wiele między przechowywane okres wada wady alternatywa reguła wyjścia zmienna
`;

/** All of them. */
export const ofFormats: readonly string[] = [words, german, romance, others]
  .join(' ')
  .toLowerCase()
  .split(/\s+/u)
  .filter(Boolean);
