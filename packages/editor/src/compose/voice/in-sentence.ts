import type { Composition } from '../composition.ts';

const small =
  /^(?:The|A|An|It|They|We|Each|Every|All|No|If|When|After|Before|On|In|At|For|Only|Same|Must|Should|Don['’]?t|Never|He|She|This|These|Das|Der|Die|Ein|Eine|Wir|Jede|Jeder|Wenn|Es|Le|La|Les|Un|Une|Il|On|Nous|Chaque|El|Los|Las|Una|Se|Cada)(?!\p{L})/u;

/**
 * A text as it stands within a sentence: its first word in small letters where it is no name, which is so where it is
 * a word that opens sentences or where the input writes it small elsewhere. Nouns of German keep their capital.
 */
export function inSentence(text: string, { understanding }: Composition): string {
  const [word = ''] = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}_])/u.exec(text) ?? [];
  if (word === '') return text;
  const lowered = word.toLowerCase();
  const isWord =
    small.test(text) ||
    (understanding.language !== 'de' &&
      new RegExp(`(?<![\\p{L}\\p{N}_./-])${lowered}(?![\\p{L}\\p{N}_.-]*[_/])(?!\\p{L})`, 'u').test(
        understanding.source.text,
      ));
  return isWord ? lowered + text.slice(word.length) : text;
}
