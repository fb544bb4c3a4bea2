import { englishWords } from '../correct/spelling/english-words.ts';
import { readingLanguage } from '../read/reading-language.ts';
import type { Sentence, Source } from '../read/source.ts';

/** Names that keep their small letter at the start of a sentence. */
const SMALL =
  /^(?:npm|npx|pnpm|yarn|nginx|kubectl|git|grep|curl|bash|zsh|vim|ssh|sudo|pip|webpack|eslint|jq|sed|awk|psql|cron|i|e)$/;

/** The first word of a sentence with its capital; null where it has one or is a name, a key or a label. */
export function openingCapital(
  source: Source,
  sentence: Sentence,
): { length: number; replacement: string } | null {
  const word = /^\p{Ll}[\p{L}\p{M}]*(?:['’]\p{L}{1,2})?(?![\p{L}\p{M}\p{N}_./\\:=(@#]|\)\s)/u.exec(
    sentence.text,
  )?.[0];
  if (word === undefined || SMALL.test(word)) return null;
  // one word alone in its line is as likely the name of something
  const follows = /[.!?]['")]{0,2} {1,2}$/.test(
    source.text.slice(Math.max(0, sentence.start - 6), sentence.start),
  );
  if (!follows && !/\s\S/.test(sentence.text)) return null;
  if (
    source.protectedSpans.some(
      (span) => span.start < sentence.start + word.length && span.end > sentence.start,
    )
  )
    return null;
  if (isHyphenatedName(sentence.text, source.language) || isNamedElsewhere(source, sentence)) return null;
  if (source.language === 'en' && !isEnglish(word.replace(/['’].*/u, '')) && !SHORTENED.test(word))
    return null;
  const first = word.slice(0, 1);
  const raised = first.toLocaleUpperCase(readingLanguage(source));
  return raised === first ? null : { length: word.length, replacement: raised + word.slice(1) };
}

/** What every English text has, and no list of whole words. */
const SHORTENED = /^(?:max|min|\p{L}+n['’]t)$/u;

/** "rotate-db-certs", unlike "server-side", is the name of a thing, and so is what a colon explains. */
function isHyphenatedName(text: string, language: string): boolean {
  if (/^\p{L}+-\p{L}+: /u.test(text)) return true;
  const parts = /^[\p{L}\p{N}_]+(?:[-/][\p{L}\p{N}_]+)+/u.exec(text)?.[0].split(/[-/]/) ?? [];
  // "est-ce que", "dite-moi"
  if (language !== 'en') return parts.length > 2;
  return parts.length > 2 || parts.some((part) => part.length < 3 || !isEnglish(part.toLowerCase()));
}

/** "node-postgres", where code or an address has it so. */
function isNamedElsewhere({ protectedSpans }: Source, { text }: Sentence): boolean {
  const name = /^\p{L}+-[\p{L}-]+/u.exec(text)?.[0];
  return name !== undefined && protectedSpans.some((span) => span.text.includes(name));
}

/** A word of a general list: a name of a package or command is in none. */
function isEnglish(word: string): boolean {
  return englishWords().frequency(word) > 0;
}
