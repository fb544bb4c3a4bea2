import { literal } from '../../read/literal.ts';

/** A phrase without quotation marks and code marks around it. */
export function unquoted(phrase: string): string {
  const trimmed = phrase.trim();
  const inner = /^(?:"(.*)"|“(.*)”|„(.*)[“”]|«\s?(.*?)\s?»|'(.*)'|‘(.*)’|`(.*)`)$/su.exec(trimmed);
  return (inner?.slice(1).find((part) => part !== undefined) ?? trimmed).trim();
}

/** Whether a phrase is quoted, so that it is meant letter by letter. */
export function isQuoted(phrase: string): boolean {
  return unquoted(phrase) !== phrase.trim();
}

/** A phrase without articles before it and the words that only point at it. */
export function bare(phrase: string): string {
  return unquoted(
    phrase
      .trim()
      .replace(
        /^(?:all (?:of )?)?(?:the|this|that|these|those|a|an|our|its|any|whole|entire|current|existing|der|die|das|den|le|la|les|l'|el|los|las)\s{1,4}/iu,
        '',
      )
      .replace(/^(?:whole|entire|current|existing|word|term|phrase|text|name)\s{1,4}(?=\S)/iu, '')
      .replace(/[.,;:]+$/u, ''),
  );
}

/** A pattern for whole words: letters and digits may not continue on either side. */
export function wholeWords(words: string, flags: string): RegExp {
  // languages written without spaces have no bounds of words; a number there may not begin or end within another
  const isAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  const joined = isAsian ? '\\p{N}' : '\\p{L}\\p{N}_';
  const before = /^[\p{L}\p{N}_]/u.test(words) ? `(?<![${joined}])` : '';
  const after = /[\p{L}\p{N}_]$/u.test(words) ? `(?![${joined}])` : '';
  return new RegExp(`${before}${literal(words).replaceAll(/\s+/gu, '\\s+')}${after}`, `${flags}u`);
}

const hedge =
  /^(?:(?:maybe|perhaps|rather|simply|just|e\.g\.|for example|something like|something along the lines of|sowas wie|so etwas wie|etwa)\s?[:,]?\s+)+(?=\S)/iu;

/** A proposed name or wording without what says that another would do as well: "something like Room booking". */
export function withoutHedge(words: string): string {
  return words.replace(hedge, '');
}
