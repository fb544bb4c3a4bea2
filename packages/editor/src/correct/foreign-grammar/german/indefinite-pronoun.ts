import type { ProseRule } from '../../prose-rule.ts';

/** "Jemand", "Niemand" and "Man" have a capital at the start of a sentence only, but for "ein Niemand". */
export const indefinitePronoun: ProseRule = {
  id: 'grammar/indefinite-pronoun',
  category: 'grammar',
  message: 'Unbestimmte Pronomen schreibt man klein.',
  pattern:
    /(?<=\p{Ll}{2},? )(?<!(?<!\p{L})(?:der|die|ein|eine|Ein|Der|Die|Das|dieser|gewisser|gewisse) )(?:Jemand|Jemanden|Jemandem|Niemand|Niemanden|Niemandem|Man)(?= \p{Ll})/gu,
  replace: ([written]) => written.toLowerCase(),
  examples: [
    ['Kann sich das Jemand ansehen?', 'Kann sich das jemand ansehen?'],
    ['Hat hier Jemand schon Zeit?', 'Hat hier jemand schon Zeit?'],
  ],
  counterExamples: ['Er ist ein Niemand ohne Rechte.', 'Jemand testet es.', 'der Jemand aus dem Log'],
};
