import type { Draft } from '../draft.ts';
import { type Frame, frame, unmarked } from './frame.ts';

/** What people call a document as a whole. */
const whole =
  '(?:(?:the|this|our|my) )?(?:whole )?(?:doc(?:ument)?|spec(?:ification)?|rfc|design(?: doc)?|page|thing|headline|main heading|heading (?:on|at the) top|document title)';
/** A name opens with a capital, which a pattern that minds no case does not tell. */
const name = '(?<name>["“„«]?\\p{L}[^.,;:!?"“”„«»]{2,80}["”“»]?)';
const hedge = '(?: (?:rather|better|just|simply|now|instead))*';

/** Ways in which people say what a document is to be called. */
export const titleFrames: readonly Frame[] = [
  // "the spec should be titled Staff parking"
  frame(
    `${whole} (?:should|must|could|needs to|ought to|has to|is to)${hedge} be${hedge} (?:titled|called|named|entitled) ${name}`,
    titled,
  ),
  // "the headline should rather be Staff parking"
  frame(
    `(?:the |our )?(?:headline|main heading|document title|heading (?:on|at the) top) (?:should|must|could|needs to|ought to|has to)${hedge} (?:be|read|say)${hedge} ${name}`,
    titled,
  ),
  // "let's call the whole thing Staff parking"
  frame(
    `(?:let['’]?s |let us |we should |i(?:['’]d| would) |please )*(?:call|title|name|entitle) ${whole} ${name}`,
    titled,
  ),
];

function titled({ name: said = '' }: Parameters<Frame['orders']>[0], draft: Draft): string | null {
  const fresh = unmarked(said);
  const isName = /^\p{Lu}/u.test(fresh) && fresh.split(/\s+/u).length <= MOST_WORDS;
  return isName && draft.outline.sections[0]?.level === 1 ? `change the title to "${fresh}"` : null;
}

/** A longer name is a sentence. */
const MOST_WORDS = 9;
