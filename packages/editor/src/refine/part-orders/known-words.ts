/**
 * Words that orders about the parts of a format are made of, beside what they name: what is done, what it is done to, and what people
 * say around it. A clause with a word that is not among them says more than an order does, and is none.
 */
const words = `
a an the this that these those it its they them their there here one ones another other any all each every no not none nor only just also too
and or but so then if when while as at by for from in into inside of off on onto out over per to under until up with within without among than about because since before after first
i me my we us our you your he she who which what whose is are was were be been being am isnt arent wasnt has have had having do does did dont doesnt didnt
can cant cannot could couldnt may might must mustnt shall should shouldnt will wont would wouldnt need needs needed neednt want wants wanted like likes love prefer d m s ll ve re t
please pls plz kindly thanks thx thank ok okay hey hi hello well now today currently yet still again already really actually basically simply maybe perhaps rather instead better best
lets let make makes made making set sets put puts get gets got give gives go goes gone keep take takes taken bring call calls called name names named title titles titled retitle rename renamed renames
nit fyi note notes noted btw todo fix fixed update updated updates correct corrected change changes changed changing adjust edit edited modify replace replaced swap switch switched turn use used uses using write written enter entered
right wrong incorrect off mistake missing miss misses missed lack lacks lacking forgot forgotten left incomplete absent new extra additional further more second new add adds added adding append insert include includes included including introduce create creates created open list lists listed mention mentions mentioned see say says said state states stated read reads show shows
remove removed removes delete deleted drop dropped cut kill scrap strike ditch cancel skip axe lose rid throw away leave longer anymore entirely completely altogether unnecessary superfluous obsolete redundant pointless useless needless keep retire go
part parts whole thing item items entry entries record records row rows section document doc spec rfc prompt text place position number no top bottom start begin end beginning very head front line current currently old existing present value values
should've wait waits waiting hold
story stories point points sp pts estimate estimates estimated estimation estimating size sized sizing effort complexity worth
ticket tickets issue issues card cards backlog board
merge merged combine combined fold folded join joined unify consolidate consolidated together single same separately separate into
criterion criteria criterium acceptance ac acs condition conditions case cases
depend depends dependent dependency dependencies depended blocked blocks block blocker prerequisite precondition requires require required requirement relies rely done finished ready finish wait
type types typed kind classified bug bugs spike spikes task tasks subtask sub chore epic feature
assign assigned assigns assignee owner owned owns responsible work works working handle handles pick picks hand takes over does charge
todo list tasklist checklist step steps
endpoint endpoints route routes operation operations api path paths url urls uri resource resources method http verb offer expose exposed
return returns returned respond responds response responses answer answers answered reply replies status code codes error errors errs fail fails failing failure give throw throws raise send sends case
parameter parameters param params query filter support supports accept accepts allow allows allowed optional optionally
rate limit limits limiting ratelimit throttle throttled throttling cap capped quota everywhere else
field fields column columns attribute attributes property properties entity entities table tables model schema db database data store stored stores storing save saved hold holds carry
nullable null nulls non-null notnull optional mandatory required non-nullable empty blank unset compulsory constraint constraints unique uniqueness duplicate duplicates distinct twice share
varchar text type
personal pii gdpr private sensitive classify classification classed classified mark marked marks flag flagged treat treated counts count considered
between relation relationship relations relationships related relate link linked links connect connected connection one-to-many many many-to-one one-to-n several belongs belong hangs exactly reference references referencing
retention retain retained retained kept purge purged period store delete deleted expire expires deletion older once days months years old lifetime duration long
accepted rejected proposed withdrawn accept reject propose withdraw draft
alternative alternatives option options considered drawback drawbacks downside downsides disadvantage disadvantages con cons con's
rule rules instruction instructions insist insists demand enforce ensure sure guarantee
output format formats formatted shape reply result results model nothing
variable variables placeholder placeholders input inputs named
este esta di em own outcome met board much fait ceci cela comme extend bad good terrible awful poor better able pass review got back also take took model never always often usually know creation nonsense silly ugly come comes came move moves moved moving up down client's anything something everything version release two both basically split confusing misleading unclear vague odd weird long short
reporting analytics frontend backend team teams legal security support client clients customer customers finance sales marketing product ops dpo board compliance auditors auditor lawyers everyone everybody nobody somebody someone
agreed agree discussed decided decide talked said told per since meeting yesterday
convention conventions production prod
`;
const german = `
bitte noch auch nur schon jetzt dann mal doch ja nicht kein keine keinen keiner mehr der die das den dem des ein eine einen einem einer eines es sie er wir ich ihr man uns
und oder aber sondern statt anstatt anstelle in im ins an am auf aus bei beim bis für mit nach ohne um von vom vor zu zum zur über unter als wie dass weil wenn falls soll sollte sollten muss müssen darf dürfen kann können könnte könnten wird werden wurde ist sind war hat haben hätte braucht brauchen brauche fehlt fehlen fehlende fehlendes gehört wäre sein
ändere ändern änder setze setzen setz mach mache machen nimm nehmen nimmt füge füg hinzufügen hinzu ergänze ergänzen ergänzt aufnehmen nehme anlegen lege leg erstelle erstellen schreib schreibe schreiben trag trage eintragen ein rein dazu weiteres weitere weiteren neue neuen neues neuer zusätzlich zusätzliche zusätzliches zusätzlichen
entferne entfernen entfern lösche löschen lösch streiche streichen streich raus weg fällt entfällt überflüssig rauswerfen wirf nehmen
nenne nennen nenn umbenennen benenne heißen heißt titel name namen bezeichnung überschrift
ticket tickets aufgabe aufgaben story punkte punkt storypoints schätzung schätze schätzen aufwand geschätzt
zusammenlegen zusammenführen zusammenfassen zusammen leg fasse führe verbinde vereinen
akzeptanzkriterium akzeptanzkriterien abnahmekriterium abnahmekriterien kriterium kriterien
hängt abhängig abhängigkeit abhängigkeiten warten wartet erst voraussetzung blockiert vorher fertig ab davon
zuerst erste ersten erster erstes stelle ganz oben anfang nach vorne vorn platz liste beginnen beginnt anfangen steht stehen
typ art zuweisen zugewiesen weise weisen übernimmt macht kümmert zuständig verantwortlich gib geben bearbeitet
endpunkt endpunkte pfad pfade route antwortet antworten liefert liefern gibt zurück zurückgeben statt statuscode fehler fehlercode code parameter abfrageparameter queryparameter
feld felder spalte spalten tabelle entität entitäten attribut pflichtfeld pflicht leer eindeutig einzigartig doppelt datentyp typs
personenbezogen personenbezogene personenbezogenes daten datum kennzeichnen kennzeichne markieren markiere einstufen sensibel
aufbewahrungsfrist aufbewahrung aufbewahrt aufbewahren behalten gespeichert gelöscht frist löschfrist
beziehung verknüpfe verknüpfen viele mehrere gehört genau jeder jede jedes zwischen
nachteil nachteile alternative alternativen regel regeln einschränkung einschränkungen vorgabe vorgaben ausgabe ausgabeformat format variable variablen platzhalter eingabe
ratenlimit anfragelimit limit begrenzung drosselung
`;
const romance = `
s il te vous plaît plait svp merci le la les un une des de du d l au aux à et ou mais en dans sur sous pour par avec sans ce cet cette ces il elle ils elles on nous je j qu que qui ne n pas plus rien est sont soit être a ont doit doivent devrait devraient peut peux pourrait pouvez faut faudrait besoin manque manquent manquant manquante
ajoute ajouter ajoutez ajoutons rajoute rajouter change changer changez modifie modifier mets mettre mettez passe passer remplace remplacer supprime supprimer supprimez retire retirer retirez enlève enlever enlevez renomme renommer renommez appelle appeler nouveau nouvelle nouvel autre aussi encore lieu place titre nom
tickets tâche tâches critère critères acceptation estimation estime estimer dépend dépendre dépendance dépendances attendre attend avant après premier première début tête liste fusionne fusionner regroupe regrouper ensemble seul
type assigne assigner attribue attribuer confie occupe charge
endpoint point terminaison chemin renvoie renvoyer retourner retourne répond répondre code statut erreur paramètre paramètres requête limite débit
champ champs colonne entité table obligatoire facultatif facultative optionnel nullable vide null unique unicité contrainte type donnée données personnelle personnelles marque marquer classe classer
relation un-à-plusieurs entre plusieurs durée conservation conserve conserver conservé conservés conservée garde gardé
inconvénient inconvénients alternative alternatives rejetée rejeté raison cette règle règles contrainte contraintes format sortie réponse variable prompt
por favor el los las una unos unas del al y o pero con sin para como es son sea ser está hay tiene tienen debe deben debería deberían puede puedes podría tiene que se lo no ya más hace falta necesita necesitamos necesario quiero
añade añadir añádelo agrega agregar agrégala agrégalo cambia cambiar cámbiala cámbialo modifica pon poner ponlo quita quitar elimina eliminar borra borrar renombra renombrar llama llamar llamarse llamada llamado nuevo nueva otro otra también título nombre usa
historia tarea tareas criterio criterios aceptación puntos estimación depende dependencia dependencias esperar espera antes después primero primera principio lista junta juntar une unir combina combinar fusiona
tipo asigna asignar asignado encarga responsable
ruta camino devuelve devolver responde responder código estado parámetro consulta petición peticiones límite tasa
campo campos columna entidad tabla obligatorio opcional nulo vacío único única personal personales datos marca marcar
relación uno muchos varias varios conservación retención guardan guarda conserva
desventaja desventajas inconveniente alternativa alternativas descartada descartado esto regla formato salida respuesta variable
o os as um uma dos das do da no na nos nas ao e ou mas com sem para por como é são seja ser está há tem deve devem deveria pode poderia favor não já mais falta precisa precisamos
adiciona adicionar adicione acrescenta acrescentar acrescente muda mudar altera alterar troca trocar coloca colocar põe remove remover apaga apagar tira tirar exclui renomeia renomear chamar chamada torna tornar novo nova outro outra também título nome
critério critérios aceitação tarefa tarefas pontos estimativa depende dependência esperar espera antes depois primeiro primeira topo início lista junta juntar
tipo atribui atribuir endpoint caminho retorna retornar devolve responde erro parâmetro consulta taxa limite campo campos coluna entidade tabela obrigatório opcional nulo vazio único dados pessoais marca relação muitos vários entre retenção guardados faz isto desvantagem alternativa regra formato saída variável
il lo gli i un uno una dei delle degli del della dello al alla ai nel nella sul con senza per come è sono sia essere c'è ha hanno deve devono dovrebbe può potresti favore non già più manca serve bisogno
aggiungi aggiungere cambia cambiare modifica metti mettere togli togliere rimuovi rimuovere elimina eliminare rinomina rinominare chiama chiamare chiamarsi imposta impostare rendi nuovo nuova altro altra anche invece titolo nome diventare che
criterio criteri accettazione compito attività punti stima dipende dipendenza aspettare prima dopo primo inizio cima lista unisci unire accorpa
tipo assegna assegnare percorso restituire restituisce rispondere risponde codice stato errore parametro limite campo campi colonna entità tabella obbligatorio facoltativo opzionale nullo vuoto unico univoco dati personali contrassegna relazione molti tra conservazione conservati svantaggio alternativa regola formato uscita output variabile
`;
const others = `
de het een en of maar van voor met zonder op in aan bij naar uit om te dat die deze dit er is zijn wordt worden moet moeten mag mogen kan kunnen zou graag alsjeblieft aub svp niet geen meer ook nog alleen plaats ipv
voeg toe toevoegen verander wijzig wijzigen maak maken zet zetten leg vervang vervangen verwijder verwijderen schrap schrappen haal weg hernoem hernoemen noem heten nieuwe nieuw extra ontbreekt mist nodig
criterium acceptatiecriterium acceptatiecriteria taak punten schatting afhankelijk hangt af wachten wacht eerst eerste bovenaan begin samen samenvoegen
wijs toewijzen pad geeft terug geven statuscode fout parameter limiet veld velden kolom entiteit tabel verplicht optioneel leeg uniek persoonsgegevens persoonlijk markeer bewaartermijn bewaard bewaren relatie een-op-veel één-op-veel tussen nadeel nadelen alternatief regel uitvoer uitvoerformaat variabele
proszę i oraz lub ale z ze w we na do od po dla bez nie już tylko też także jest są być ma mają musi muszą powinien powinna powinno może można trzeba brakuje brak potrzebuje zamiast
dodaj dodać zmień zmienić ustaw ustawić zamień zastąp usuń usunąć wyrzuć skreśl nazwij przemianuj nowy nowa nowe jeszcze tytuł nazwa
zadanie zadania zgłoszenie kryterium kryteria akceptacji punkty punktów wycena zależy zależność czeka czekać najpierw pierwszy pierwsze początek góra połącz scal
typ przypisz ścieżka zwracać zwraca kod błąd parametr limit pole pola kolumna encja tabela obowiązkowe wymagane opcjonalne puste unikalne dane osobowe oznacz relacja wiele między przechowywane okres wada wady alternatywa reguła format wyjścia zmienna
`;

const known: ReadonlySet<string> = new Set(
  [words, german, romance, others].join(' ').toLowerCase().split(/\s+/u).filter(Boolean),
);

/** Words of a text, without marks of parts, figures and signs. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/⟦\d+⟧|(?<!\p{L})v\d{1,3}(?!\p{L})/gu, ' ')
      .replace(/n['’]t(?!\p{L})/giu, 'nt')
      .match(/[\p{L}][\p{L}\p{M}_-]*/gu) ?? []
  );
}

/** The words of a text that no such order is made of. */
export function unknownIn(text: string): string[] {
  return wordsOf(text).filter((word) => {
    const plain = word.toLowerCase();
    return !known.has(plain) && !plain.split('-').every((part) => known.has(part));
  });
}
