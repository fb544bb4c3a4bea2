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
