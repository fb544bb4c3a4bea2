import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Polish cues. */
export const pl: Lexicon = lexiconOf({
  must: words(
    'musi|muszą|musimy|ma być|mają być|trzeba|należy|wymagane|wymagany|wymaga|potrzebuje|potrzebujemy|potrzebują|konieczne|ma obowiązek|musisz|trzeba też|niezbędne|niezbędny|obowiązkowe|obowiązkowy|obowiązkowo|wymagana|potrzebny|potrzebna|potrzebne|konieczny|konieczna|powinno się|zapewnić',
  ),
  should: words(
    'powinien|powinna|powinno|powinny|powinniśmy|chcemy|chcę|chcielibyśmy|proszę|chciałbym|chciałabym|warto|dobrze by było|najlepiej|proszę o|chcą|chce',
  ),
  may: words(
    'mógłby|mogłaby|opcjonalnie|opcjonalny|jeśli to możliwe|fajnie by było|mogłoby|mogłyby|ewentualnie|jeśli się da|jak się uda|opcjonalna|być może|jeśli chcą|jeśli chce|jak chce',
  ),
  capability: words('może|mogą|umożliwia|pozwala|tylko|można|da się|obsługuje|możliwość|ma możliwość'),
  prohibition: words(
    'nie może|nie mogą|nie wolno|nigdy|zabronione|nie powinien|nie powinna|nie mogą być|nie może być|nie można|nie wolno nam|pod żadnym pozorem|nie powinny|nie powinno|w żadnym wypadku|zakazane',
  ),
  nonGoal: words(
    'poza zakresem|nie wchodzi w zakres|nie zmieniamy|nie potrzebujemy|na razie nie|na razie bez|nie dotyczy|pomijamy|na razie pomijamy|nie robimy|nie ruszamy|nie dotykamy|nie obejmuje|nie obejmują|nie wchodzą w zakres|zostawiamy|odpuszczamy|bez zmian zostaje|nie jest częścią|wyłączone z zakresu|nie trzeba|bez zmian|zostaje jak jest|zostawiamy jak jest',
  ),
  future: words(
    'później|w przyszłości|kiedyś|faza 2|etap 2|w kolejnym etapie|następna wersja|w następnej wersji|docelowo|w drugim etapie|za rok|kiedyś później',
  ),
  risk: words(
    'ryzyko|ryzyka|zagrożenie|obawa|uwaga na|ryzykowne|boję się|obawiam się|boimy się|niebezpieczne|zagrożenia|może się wysypać|wąskie gardło|uwaga:|obawiamy się|martwi mnie|boimy',
  ),
  decision: words(
    'zdecydowano|zdecydowaliśmy|decyzja|ustalono|wybraliśmy|postanowiliśmy|decyzje|ustaliliśmy|wybrano|stawiamy na|używamy|zostajemy przy|uzgodniono|ustalone|zatwierdzono|uzgodnione|już ustalone|idziemy w',
  ),
  alternative: words(
    'alternatywa|alternatywnie|zamiast|opcja|opcje|rozważaliśmy|rozważane|zastanawialiśmy się|braliśmy pod uwagę|w zamian|ewentualnie użyć|wariant|odrzuciliśmy|odrzucono|zrezygnowaliśmy',
  ),
  assumption: words(
    'zakładamy|założenie|prawdopodobnie|chyba|zakładam|przypuszczam|wydaje mi się|myślę, że|podobno|raczej|podejrzewam|podejrzewamy|uważa, że',
  ),
  current: words(
    'teraz|obecnie|dzisiaj|dziś|wczoraj|w zeszłym tygodniu|aktualnie|na chwilę obecną|do tej pory|dotychczas|w tej chwili|w zeszłym miesiącu|w ubiegłym tygodniu|ostatnio|od wczoraj|od poniedziałku|od wersji',
  ),
  problem: words(
    'problem|problemy|błąd|błędem|błędy|awaria|nie działa|nie działają|ręcznie|skarżą|za długo|gubią|tracimy|błędów|kłopot|nie przychodzi|nie dochodzą|wywala|wysypuje|zawiesza|pada|padł|padła|zginęły|stracić|straciliśmy|zgubione|powtarzają|dubluj*|zdublowan*|zbyt wolno|za wolno|narzekają|reklamacje|skargi|dzwonią|niemożliwe|przestarzał*|timeout|złe|źle|zepsut*|mozolnie|nadpisała|nadpisał',
  ),
  cause: words('ponieważ|bo|z powodu|przyczyna|dlatego|przez to|spowodowane|powodem|wynika z|wskutek|gdyż'),
  goal: words(
    'cel|cele|celem|aby|żeby|chodzi o to|pomysł jest|celem jest|ma umożliwić|po to, żeby|tak, aby|tak żeby',
  ),
  rollout: words(
    'wdrożenie|wdrożyć|rollback|wycofanie|stopniowo|wdrażamy|wdrożone|uruchomienie|uruchamiamy|produkcyjnie|na produkcję|pilotaż|pilot|flaga|flagę|staging|najpierw|etapami|wycofać|wycofujemy|cofnąć wdrożenie|release',
  ),
  observability: words(
    'metryka|metryki|alarm|alert|logi|monitorować|pulpit|logować|logowane|monitoring|grafana|prometheus|datadog|sentry|metrykę|alerty|alarmy|mierzymy|mierzyć|dashboard|SLO|SLI',
  ),
  failure: words(
    'błąd|nie powiedzie|niedostępn*|wygasa|wygasł*|nieprawidłow*|opóźniona|offline|nie odpowie|nie odpowiada|nie powiodło|niepowodzenie|nieudan*|zawiedzie|timeout|brak połączenia|brakuje|brak|pusty|puste|konflikt|powtórz*|ponowić|ponowna próba|błędne|błędny|błędna|duplikat*|nieważn*|awarii',
  ),
  example: words('na przykład|przykład'),
  owner: words(
    'odpowiedzialny|odpowiada za|właściciel|odpowiada|odpowiadają|odpowiedzialna|zajmuje się|zajmie się|robi front|robi backend|bierze na siebie|przygotuje|autor',
  ),
  schedule: words(
    'termin|do piątku|w przyszłym tygodniu|terminy|deadline|do końca|przed końcem|sprint|kamień milowy|w tym tygodniu|przyszłym miesiącu|od poniedziałku ruszamy|startujemy|start|do świąt|do jutra',
  ),
  retention: words(
    'przechowywać|przechowywane|usuwać po|usuwane po|przechowujemy|przechowywanie|trzymać przez|trzymamy|kasowane po|usuwane|archiwiz*|retencja|okres przechowywania',
  ),
  security: words(
    'uwierzytelnianie|token|hasło|uprawnienia|logowanie|oauth2|szyfrowan*|autoryzacja|uprawnienie|rola|role|RODO|dane osobowe|SSO|OAuth|JWT|TLS|klucz API|dostęp|dostępu|zalogowan*|szyfrowanie|hasła|sekret',
  ),
  condition: words(
    'jeśli|jeżeli|gdy|kiedy|po tym|zanim|w razie|w przypadku|gdyby|dopóki|po każdym|podczas|o ile|jak tylko',
  ),
  actor: words(
    'użytkownik|użytkownicy|użytkownika|klient|klienci|klienta|administrator|administratorzy|pracownik|pracownicy|pacjent|pacjenci|pacjenta|lekarz|lekarze|handlowiec|handlowcy|kierownik|kierownicy|kurier|kurierzy|magazynier|magazynierzy|dostawca|dostawcy|sprzedawca|sprzedawcy|kierowca|kierowcy|gość|goście|admin|admini|rejestracja|księgowość|student|studenci|nauczyciel|nauczyciele|operator|operatorzy|menedżer|doradca|doradcy|wsparcie',
  ),
  limit: words(
    'maksymalnie|najwyżej|do|limit|limity|nie więcej niż|co najwyżej|co najmniej|minimum|maksimum|max|na minutę|na godzinę|ograniczenie|ograniczone',
  ),
  mitigation: words(
    'żeby tego uniknąć|aby uniknąć|zapobiec|awaryjnie|w takim przypadku|rozwiązanie awaryjne',
  ),
  step: words('najpierw|potem|następnie|na końcu|krok|później'),
  event: words(
    'zdarzenie|zdarzenia|webhook|webhooki|komunikat|kolejka|kolejki|kolejkę|powiadomienie|powiadomienia',
  ),
  state: words('status|stan|oczekuj*|aktywny|nieaktywny|szkic|anulowan*'),
  freshness: words(
    'co godzinę|codziennie|co noc|na bieżąco|w czasie rzeczywistym|co tydzień|co minutę|aktualne|odświeżan*',
  ),
  dataQuality: words('unikaln*|niepust*|poprawn*|walidacja|dodatni|obowiązkowe pola|dozwolone wartości'),
  access: words(
    'wyszukiwanie|szukać po|filtrować|filtrowanie|sortowanie|indeks|raport|raporty|zapytanie|zapytania|zestawienie',
  ),
  migration: words(
    'migracja|migrować|przenieść|przenosimy|import danych|istniejące dane|stary system|dane historyczne',
  ),
  performance: words(
    'opóźnienie|czas odpowiedzi|przepustowość|dostępność|jednocze*|równocze*|na sekundę|pamięć|CPU|w ciągu|poniżej|mniej niż|trwać|obciążenie|czas ładowania',
  ),
  pagination: words('strona|strony|stronicowanie|paginacja|kursor|na stronę'),
  versioning: words('wersja|wersje|wersjonowanie|wstecznie zgodn*|przestarzał*'),
  idempotency: words('idempotentn*|dokładnie raz|deduplikacja|dwa razy'),
  convention: words('JSON|camelCase|snake_case|ISO 8601|UTC|REST|GraphQL|gRPC|nagłówek'),
  teamVerb: words('ustalić|omówić|zapytać|uzgodnić|zaplanować|udokumentować|zbadać|oszacować'),
  buildVerb: words(
    'dodać|zbudować|stworzyć|zaimplementować|wprowadzić|usunąć|zastąpić|poprawić|zaktualizować|rozszerzyć|zintegrować|przenieść|zrobić|napisać|wymienić',
  ),
  systemVerb: words(
    'wysyłać|wysłać|zapisać|zapisywać|pokazać|pokazywać|zwracać|walidować|odrzucać|odrzucić|przyjmować|powiadomić|ponawiać|szyfrować|usuwać|eksportować|importować|filtrować|sortować|obliczać|sprawdzać',
  ),
  many: words('wiele|wielu|kilka|lista|jeden lub więcej'),
});
