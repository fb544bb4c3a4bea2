import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Polish cues. */
export const pl: Lexicon = lexiconOf({
  must: words(
    'musi|muszą|musimy|ma być|mają być|trzeba|należy|wymagane|wymagany|wymaga|potrzebuje|potrzebujemy|potrzebują|konieczne|ma obowiązek',
  ),
  should: words('powinien|powinna|powinno|powinny|powinniśmy|chcemy|chcę|chcielibyśmy|proszę'),
  may: words('mógłby|mogłaby|opcjonalnie|opcjonalny|jeśli to możliwe|fajnie by było'),
  capability: words('może|mogą|umożliwia|pozwala|tylko'),
  prohibition: words('nie może|nie mogą|nie wolno|nigdy|zabronione|nie powinien|nie powinna'),
  nonGoal: words(
    'poza zakresem|nie wchodzi w zakres|nie zmieniamy|nie potrzebujemy|na razie nie|na razie bez|nie dotyczy',
  ),
  future: words('później|w przyszłości|kiedyś|faza 2|etap 2'),
  risk: words('ryzyko|ryzyka|zagrożenie|obawa|uwaga na'),
  decision: words('zdecydowano|zdecydowaliśmy|decyzja|ustalono|wybraliśmy'),
  alternative: words('alternatywa|alternatywnie|zamiast'),
  assumption: words('zakładamy|założenie|prawdopodobnie|chyba'),
  current: words('teraz|obecnie|dzisiaj|dziś|wczoraj|w zeszłym tygodniu'),
  problem: words(
    'problem|problemy|błąd|błędem|błędy|awaria|nie działa|nie działają|ręcznie|skarżą|wolno|za długo|gubią|tracimy',
  ),
  cause: words('ponieważ|bo|z powodu|przyczyna'),
  goal: words('cel|cele|celem|aby|żeby'),
  rollout: words('wdrożenie|wdrożyć|rollback|wycofanie|stopniowo'),
  observability: words('metryka|metryki|alarm|alert|logi|monitorować|pulpit'),
  failure: words('błąd|nie powiedzie|niedostępn*|wygasa|wygasł*|nieprawidłow*|opóźniona|offline'),
  example: words('na przykład|przykład'),
  owner: words('odpowiedzialny|odpowiada za|właściciel'),
  schedule: words('termin|do piątku|w przyszłym tygodniu'),
  retention: words('przechowywać|przechowywane|usuwać po|usuwane po'),
  security: words('uwierzytelnianie|token|hasło|uprawnienia|logowanie|oauth2|szyfrowan*'),
  condition: words('jeśli|jeżeli|gdy|kiedy|po tym|zanim'),
  actor: words(
    'użytkownik|użytkownicy|użytkownika|klient|klienci|klienta|administrator|administratorzy|pracownik|pracownicy',
  ),
  limit: words('maksymalnie|najwyżej|do|limit'),
});
