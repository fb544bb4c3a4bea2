function oneOf(words: string): RegExp {
  const alternatives = words.split(',').map((word) => word.trim().replaceAll(' ', '[ -]'));
  return new RegExp(`(?<![\\p{L}\\p{N}_.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}

/** Words that promise a quality without saying how much of it, by language. */
export const vagueWords: Readonly<Record<string, RegExp>> = {
  en: oneOf(`fast, faster, quick, quickly, robust, robustly, user friendly, appropriate, appropriately, scalable, efficient, efficiently,
    seamless, seamlessly, intuitive, reasonable, reasonably, adequate, adequately, high performance, performant, state of the art, timely,
    in a timely manner, easy to use, as soon as possible, lightweight, world class, near real time`),
  de: oneOf(`schnell, schnelle, schneller, schnelles, robust, robuste, robustes, benutzerfreundlich, benutzerfreundliche, angemessen, angemessene,
    angemessenen, effizient, effiziente, nahtlos, intuitiv, intuitive, skalierbar, skalierbare, performant, so bald wie möglich, zeitnah, einfach zu bedienen`),
  fr: oneOf(`rapide, rapides, rapidement, robuste, robustes, convivial, conviviale, approprié, appropriée, efficace, efficaces, intuitif, intuitive,
    évolutif, évolutive, raisonnable, performant, performante, dès que possible, facile à utiliser`),
  es: oneOf(`rápido, rápida, rápidos, rápidas, rápidamente, robusto, robusta, fácil de usar, apropiado, apropiada, adecuado, adecuada, eficiente,
    intuitivo, intuitiva, escalable, razonable, lo antes posible`),
};

/**
 * Whether a vague word in a sentence promises a quality: "how fast they repair it" measures, "when I change it fast" is a case, "the rollback was
 * quick" is over, and "a fast lane" is called so. In other languages than English every such word does.
 */
export function promisesQuality(
  sentence: string,
  { 0: word, index }: RegExpExecArray,
  language: string,
): boolean {
  if (language !== 'en') return true;
  const [before, behind] = [sentence.slice(0, index), sentence.slice(index + word.length)];
  const isCase = /(?<!\p{L})(?:if|when|whenever|while|because|since|unless)(?!\p{L})[^,;:]*$/iu.test(before);
  const isMeasured = /(?<!\p{L})(?:how|too|as|so) $/iu.test(before);
  const isOver = /(?<!\p{L})(?:was|were|had|went|did) (?:\p{L}+ ){0,3}$/iu.test(before);
  const isDefined = /^ (?:i mean|means|meaning)(?!\p{L})/iu.test(behind);
  const isName =
    /^ (?:lane|track|price|path|fix|note|question|brown|start|guide|reply|look)s?(?!\p{L})/iu.test(behind);
  return !(isCase || isMeasured || isOver || isDefined || isName);
}
