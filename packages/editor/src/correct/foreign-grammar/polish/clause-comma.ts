import type { ProseRule } from '../../prose-rule.ts';

/** Words that make one conjunction with the next, or join it to what goes before. */
const JOINED =
  /(?<!\p{L})(?:i|a|oraz|ale|lub|albo|czy|ani|lecz|tylko|jako|mimo|pomimo|chyba|dlatego|zwłaszcza|szczególnie|nawet|podczas|teraz|wtedy|dopiero|właśnie|jak|niż|tak|że|zamiast|chociażby|choćby|tym|bardziej|więc|nie|dość|też|także|również|głównie|przede|wszystkim|prostu|wypadek|razie|miarę|czasie|chwili|momencie|tyle|po|to|jeśli|jeżeli|gdy|no|zależnie|niezależnie|raz|zaraz|kiedy|potem|zawsze|jedynie|wyłącznie|byle|aby|żeby|bo|ponieważ|tuż|na|w|we|z|ze|do|od|dla|przez|o|za|pod|nad|przy|przed|bez|u|ku|między|wśród|spośród|według|wobec|dzięki|oprócz|poza|względu|podstawie|pomocą|ramach|przypadku|jednak|jednakże|co|sposób|zatem|każdym|sytuacji|przykład)$/iu;

const WHICH = 'który|która|które|którą|którzy';
const WHICH_OF = 'którego|której|którym|których|którą|którymi';
const PREPOSITION = 'w|we|z|ze|na|do|od|dla|po|przez|o|za|pod|nad|przy|przed|bez|u';
const KNOW =
  'wiem|wiemy|wiedzieć|wie|wiadomo|rozumiem|rozumiemy|sprawdzić|sprawdź|sprawdzę|sprawdzimy|zobaczyć|zobacz|pytanie|zastanawiam się|ciekawe|zrozumieć|ustalić|pamiętam';

/** Polish parts every clause by a comma. */
export const polishClauseComma: ProseRule = {
  id: 'punctuation/polish-clause-comma',
  category: 'punctuation',
  message: 'Zdanie podrzędne oddziela się przecinkiem.',
  pattern: new RegExp(
    `(?<=[\\p{L}\\p{N}]{2}) (?=(?:że|żeby|ale|lecz|ponieważ|gdyż|jeśli|jeżeli|bo|${WHICH}|(?:${PREPOSITION}) (?:${WHICH_OF}|${WHICH})|gdy|gdyby|zanim) [\\p{L}\\p{N}])|(?= a potem \\p{L})(?<=\\p{L}{3}) |(?<=(?<!\\p{L})(?:${KNOW}|[Ww]iem|[Ss]prawdź|[Zz]obacz)) (?=(?:czy|dlaczego|kiedy|gdzie|jak|skąd|ile|kto|co) \\p{L})|(?<=(?<!\\p{L})(?:[Pp]oczekać|[Cc]zekać|[Cc]zekamy|[Cc]zekam|[Pp]oczekaj|[Pp]oczekajmy)) (?=aż \\p{L})`,
    'gu',
  ),
  replace: (_, { prose, from }) => {
    const before = prose.slice(Math.max(0, from - 40), from);
    if (JOINED.test(before)) return null;
    // "Jednak jeśli …": a condition begins behind the one word that opens its sentence
    const isCondition = /^(?:jeśli|jeżeli|ponieważ|gdy|gdyby|zanim|bo|żeby|gdyż)(?!\p{L})/u.test(
      prose.slice(from + 1),
    );
    if (isCondition && /(?:^|[.!?:;(]\s|\n)\p{Lu}\p{L}*$/u.test(before)) return null;
    // a question asks for two things
    return /(?<!\p{L})któr\p{Ll}+ [^,.]*$/u.test(before) ? null : ', ';
  },
  examples: [
    ['Próbujemy trzy razy a potem kończymy.', 'Próbujemy trzy razy, a potem kończymy.'],
    ['Działa ale wolno.', 'Działa, ale wolno.'],
    ['Myślę że to wina cache.', 'Myślę, że to wina cache.'],
    ['To jest błąd który występuje często.', 'To jest błąd, który występuje często.'],
    ['To plik w którym jest błąd.', 'To plik, w którym jest błąd.'],
    ['Nie wiem czy to działa bo sesja wygasa.', 'Nie wiem, czy to działa, bo sesja wygasa.'],
  ],
  counterExamples: [
    'Mimo że test przeszedł, nic nie działa.',
    'Chyba że ktoś to sprawdzi.',
    'W którym pliku jest błąd?',
    'Tylko który serwer nie działa?',
    'Zwłaszcza jeśli jest dużo danych.',
    'Nie wiem jak.',
    'Jednak jeśli test trwa, czekamy.',
    'Co jeśli nie działa?',
    'Sprawdza, który stan należy do którego komponentu.',
    'Fragment, na początku którego jest spacja.',
  ],
};
