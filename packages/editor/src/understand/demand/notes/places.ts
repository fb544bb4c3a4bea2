import { withCapital } from '../../../first-letter.ts';
import type { Parts } from '../parts.ts';
import { opensClause, verbsIn } from './verbs.ts';
import { said } from './words.ts';

/** "Popular cities first", "unit switch top right": a thing, and its place among others or on the screen. English. */
const placed =
  /^((?!(?:we|i|it|this|that|they|these|those|not|always|do|does|step|steps|what|which|who|if|when|on|at|in|by|for|the (?:very )?(?:first|last))(?!\p{L}))[^,;:.?!()]{3,50}?) (first|last|on top|(?:at|on) (?:the )?(?:top|bottom|front|end)(?: of (?:the|each|every) \p{L}+)?|(?:top|bottom) (?:left|right|cent(?:er|re))|(?:on|to) the (?:left|right)|in the (?:header|footer|sidebar|toolbar|menu|corner))[.!]?$/iu;

export function placeIn(text: string): Parts | null {
  const [, thing = '', place = ''] = placed.exec(text) ?? [];
  if (
    thing === '' ||
    verbsIn(thing) > 0 ||
    opensClause.test(thing) ||
    / (?:at|the|a|an|of|to|is)$/iu.test(thing)
  )
    return null;
  const isRank = /^(?:first|last)$/iu.test(place);
  return said(withCapital(thing), `${isRank ? 'come' : 'be'} ${place.toLowerCase()}`);
}
