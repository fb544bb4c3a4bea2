import { isPersonName } from '../../correct/spelling/person-names.ts';
import { words } from '../lexicon/words.ts';
import { namesColleague } from './people-words.ts';

/** Words of a language by which people deal with each other, and those by which whoever writes takes a deed on or hands it out. */
interface Dealing {
  /** Forms of asking, talking, settling: as an order, of the one who writes, of somebody named, or unbound. */
  readonly deeds: ReadonlySet<string>;
  /** Words that a sentence of somebody's own deed begins with. */
  readonly own: ReadonlySet<string>;
  /** Words that such a sentence begins with where it tells others to do it. */
  readonly opening: ReadonlySet<string>;
}

const set = (list: string): ReadonlySet<string> => new Set(words(list));

const DEALINGS: Readonly<Record<string, Dealing>> = {
  de: {
    deeds: set(
      'frage|fragen|fragt|frag|nachfragen|rede|reden|redet|spreche|sprechen|sprecht|sprich|spricht|kläre|klären|klärt|klärst|anrufen|rufe|ruft|besprechen|bespreche|bespricht|abstimmen|abklären|absprechen|verhandeln|melde|meldet|schickt|schick',
    ),
    own: set('ich|wir|muss|müssen|werde|müsste'),
    opening: set('bitte|mit|bei|dann|und|noch|vorher|zuerst'),
  },
  fr: {
    deeds: set(
      'demander|demande|demandez|parler|parle|parlez|appeler|appelle|appelez|contacter|contacte|contactez|clarifier|discuter|discute|négocier|voir|envoyez|relancer|prévenir',
    ),
    own: set("je|j'|j|vais|dois|faut"),
    opening: set('il|puis|ensuite|et|merci|aussi'),
  },
  es: {
    deeds: set(
      'preguntar|pregunto|pregunta|preguntad|pregunten|hablar|hablo|habla|hablad|hablen|llamar|llamo|llama|llamad|consultar|consulto|consulta|avisar|aclarar|negociar|contactar|convencer',
    ),
    own: set('voy|tengo|debo|yo|vamos|hay'),
    opening: set('luego|después|y|también|primero|por'),
  },
};

/** Deeds within whose reach whom they are done with stands. */
const NEAR = 5;

/** Whether a sentence in German, French or Spanish gives a deed between people to somebody of those who write. */
export function isTaskElsewhere(prose: string, language: string): boolean {
  const dealing = DEALINGS[language];
  if (dealing === undefined || /[?？]\s*$/u.test(prose)) return false;
  const written = prose.match(/[\p{L}\p{M}]+/gu) ?? [];
  const small = written.map((word) => word.toLowerCase());
  const at = small.findIndex((word) => dealing.deeds.has(word));
  if (at < 0 || small.some((word) => CASES.has(word))) return false;
  const [first = ''] = small;
  const hasPartner = () =>
    Array.from({ length: written.length }, (_, place) => place).some(
      (place) => place > 0 && Math.abs(place - at) < NEAR && namesColleague(written, small, place),
    );
  if (dealing.own.has(first)) return at < NEAR || hasPartner();
  const isSomebodys = isPersonName(written[0] ?? '') && at < 3;
  return isSomebodys || ((at === 0 || dealing.opening.has(first)) && hasPartner());
}

/** What makes a habit or a reaction of a deed. */
const CASES = set(
  'wenn|falls|sobald|jede|jeden|jedes|jeder|jedem|immer|si|quand|lorsque|chaque|dès|cuando|cada|siempre',
);
