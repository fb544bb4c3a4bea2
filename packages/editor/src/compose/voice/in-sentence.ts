import { singularOfCounted } from '../../correct/lexicon/word-class.ts';
import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { technologies } from '../../understand/parts/technologies.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Composition } from '../composition.ts';

const small =
  /^(?:The|A|An|It|They|We|Each|Every|All|No|If|When|After|Before|On|In|At|For|Only|Same|Must|Should|Don['’]?t|Never|He|She|This|These|Das|Der|Die|Ein|Eine|Wir|Jede|Jeder|Wenn|Es|Le|La|Les|Un|Une|Il|On|Nous|Chaque|El|Los|Las|Una|Se|Cada)(?!\p{L})/u;

/** The same in languages of which these are no words of English. */
const smallElsewhere =
  /^(?:Quando|Cuando|Lorsque?|Si|Se|Caso|Als|Zodra|Wanneer|Jeśli|Jeżeli|Gdy|Kiedy|I|Gli|Lo|Il|Uno|O|Os|As|Um|Uma|De|Het|Een|Alle|Elke|Seule?s?|Solo|Sólo|Só|Au|Aux|Toda|Todo|Tylko|W|Z|Trzeba|Należy|Przy|Apenas|Alleen|Na|Po|No|Non|Não|Nie|Passé|Après|Tras|Dopo|Após|Zulke|Todos|Todas|Toute?s?|Tous|Ogni|Każd[yae]|[LDS](?=['’]))(?!\p{L})/u;

/**
 * A text as it stands within a sentence: its first word in small letters where it is no name, which is so where it is
 * a word that opens sentences or where the input writes it small elsewhere. Nouns of German keep their capital.
 */
export function inSentence(text: string, { understanding }: Composition): string {
  const [word = ''] = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}_])/u.exec(text) ?? [];
  // "A, B and C": a letter that names something
  const isI = understanding.language === 'en' && /^I(?!\p{L})/u.test(text);
  if (word === '' || isI || /^\p{Lu}(?:[,;]|$)/u.test(text)) return text;
  const lowered = word.toLowerCase();
  const isWord =
    small.test(text) ||
    isNoName(word, understanding) ||
    (understanding.language !== 'en' && understanding.language !== 'de' && smallElsewhere.test(text)) ||
    (understanding.language === 'en' && isOrdinary(lowered, word, understanding.source.text)) ||
    (understanding.language !== 'de' &&
      new RegExp(`(?<![\\p{L}\\p{N}_./-])${lowered}(?![\\p{L}\\p{N}_.-]*[_/])(?!\\p{L})`, 'u').test(
        understanding.source.text,
      ));
  return isWord ? lowered + text.slice(word.length) : text;
}

/** Words as common as this open sentences; rarer ones with a capital may be names. */
const ordinary = 4;

/** A word of everyday English that the input nowhere writes with a capital but where a sentence or a line begins. */
function isOrdinary(lowered: string, word: string, input: string): boolean {
  return (
    (englishWords().frequency(lowered) >= ordinary || namesSeveral(lowered)) &&
    !new RegExp(`[\\p{L}\\p{N},)]\\s${word}(?!\\p{L})`, 'u').test(input)
  );
}

/** "Uploads", "wildcards": the plural of a noun that is known. */
function namesSeveral(lowered: string): boolean {
  const one = singularOfCounted(lowered);
  return one !== undefined && one !== lowered && englishWords().frequency(lowered) >= known;
}

/** Words rarer than this are known from no everyday text. */
const known = 2;

/** Languages in which what begins a sentence and is the name of nobody is written small elsewhere, articles or none. */
const withoutArticles: ReadonlySet<string> = new Set(['nl', 'pl']);

/** A word that is no name of a person or a product, as far as that is known, and that the input nowhere writes with a capital in a sentence. */
function isNoName(word: string, { language, source }: Understanding): boolean {
  return (
    withoutArticles.has(language) &&
    word.length > 2 &&
    !isPersonName(word) &&
    !technologies.some((name) => name.toLowerCase() === word.toLowerCase()) &&
    // A line of its own begins with a capital as well.
    !new RegExp(`[\\p{Ll}\\p{N},)] ${word}(?!\\p{L})`, 'u').test(source.text)
  );
}
