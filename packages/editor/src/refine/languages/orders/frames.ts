import { designWords } from './design-words.ts';
import { type Frame, frames, grammarOf, x } from './frame.ts';
import { additions, answers } from './frames/additions.ts';
import { joints, places, shapes } from './frames/arrangement.ts';
import { designs } from './frames/designs.ts';
import { sizes } from './frames/sizes.ts';
import { exclusions, removals, values } from './frames/values.ts';
import { names, spelling, tones } from './frames/wordings.ts';
import type { OrderLexicon } from './lexicon.ts';

/** The frames of the orders of a language, the most exact first. */
export function framesOf(words: OrderLexicon, language: string): readonly Frame[] {
  const grammar = grammarOf(words);
  const ofDesign = designWords[language];
  return [
    ...(ofDesign ? designs(grammar, ofDesign) : []),
    ...answers(grammar),
    ...additions(grammar),
    ...exclusions(grammar),
    ...sizes(grammar),
    ...shapes(grammar),
    ...places(grammar),
    ...joints(grammar),
    ...names(grammar),
    ...spelling(grammar),
    ...tones(grammar),
    ...frames(grammar.ordered('lengthen', x), 'expand <x>'),
    ...frames(grammar.ordered('shorten', x), 'shorten <x>'),
    ...values(grammar),
    ...removals(grammar),
  ];
}
