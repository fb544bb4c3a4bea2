import { likeFirst } from '../../lexicon/clause.ts';
import type { ProseRule } from '../../prose-rule.ts';

const VERBS =
  'działa|działają|działał|działała|działało|ma|mam|mamy|mają|jest|jestem|jesteśmy|są|może|mogą|możemy|mogę|można|wiem|wie|wiemy|wiadomo|chce|chcę|chcemy|było|był|była|będzie|będą|trzeba|powinno|powinien|powinna|powinny|widzę|widać|rozumiem|daje|pokazuje|odpowiada|ładuje|startuje|zapisuje|wysyła|przechodzi|zwraca|występuje|wyświetla|pamiętam|potrafię|pomaga|pomogło|uruchamia|otwiera|udało|udaje|musi|musimy|muszą|znam|pojawia|wykonuje';
const ADJECTIVES =
  'prawidłow|poprawn|potrzebn|aktualn|dostępn|możliw|właściw|stabiln|kompletn|widoczn|ważn|skuteczn|zgodn|typow';

/** "nie" stands apart from verbs and is one word with adjectives, but where what is instead follows. */
export const polishNegation: ProseRule = {
  id: 'spelling/polish-negation',
  category: 'spelling',
  message: '„Nie” pisze się osobno z czasownikami, a łącznie z przymiotnikami.',
  pattern: new RegExp(
    `(?<![\\p{L}-])(?:(?<apart>[Nn]ie)(?<verb>${VERBS})|(?<joined>[Nn]ie) (?<adjective>(?:${ADJECTIVES})(?:y|a|e|ego|ej|ą|ym|ych|ymi|i|ie|o))(?![^.!?]{0,60}(?:,? (?:lecz|ale|tylko|a) )))(?![\\p{L}-])`,
    'gu',
  ),
  replace: ({ groups, index, input }) => {
    const { apart, verb = '', joined = '', adjective = '' } = groups ?? {};
    if (apart !== undefined) return `${apart} ${verb}`;
    // "jeśli nie ważny, to": what is left out is a verb
    const before = input.slice(Math.max(0, index - 12), index);
    return /(?:jeśli|jeżeli|czy|ani|jak|lub|albo|i|a|już|jeszcze|wcale|bynajmniej|bardziej|mniej) $/iu.test(
      before,
    )
      ? null
      : likeFirst(`nie${adjective}`, joined);
  },
  examples: [
    ['Serwer niedziała od rana.', 'Serwer nie działa od rana.'],
    ['Nie prawidłowe dane powodują błąd.', 'Nieprawidłowe dane powodują błąd.'],
  ],
  counterExamples: [
    'To nie prawidłowe dane, lecz błędne.',
    'Nie działa.',
    'nieważny certyfikat',
    'jeszcze nie dostępny',
  ],
};
