import type { Draft } from '../draft.ts';
import { labelledBlock } from '../target/labelled-block.ts';
import { unquoted, wholeWords } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { type Frame, frame } from './frame.ts';

const part = '(?:the |our |your |all (?:the )?)?(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?';
const shape =
  '(?<shape>tables?|bullets?|bullet(?:ed)? (?:points?|list)|bullet points|lists?|numbered list|numbers|prose|sentences?|plain text)';
const wished = '(?:(?:please|pls|instead|maybe|rather|better|would be nice)[ ,]*)*';
const polite = '(?:could|can|should|might|may|would) ';
const form = '(?: form(?:at)?| view)?';
const insteadOf = '(?:,? (?:instead of|rather than|and not|not)(?: \\p{L}+){1,6})?';

/** Ways in which people ask for the form of a part or of a word. */
export const formFrames: readonly Frame[] = [
  // "risks → table", "context: bullets, please"
  frame(
    `${part}\\s?(?:→|->|=>|:|,)\\s?${wished}(?:as |in |into )?(?:an? )?${shape}${form},? ?${wished}`,
    ({ part: what = '', shape: into = '' }, draft) => shaped(what, into, draft),
  ),
  frame(
    `${wished}${part} as (?:an? )?${shape}${form}${insteadOf},? ?${wished}`,
    ({ part: what = '', shape: into = '' }, draft) => shaped(what, into, draft),
  ),
  // "number the items under Design"
  frame(
    `${wished}number (?:the )?(?:(?:items|bullets|points|lines|entries|steps) (?:under|in|of) )?${part}`,
    ({ part: what = '' }, draft) => shaped(what, 'numbers', draft),
  ),
  // "could the context be a list instead of this wall of text?"
  frame(
    `${polite}${part} (?:please |maybe |rather )*(?:be|become|be shown as|be written as|go into|stand in|be in|be put (?:in|into))(?: as)? (?:an? )?${shape}${form}${insteadOf}\\s?\\?*`,
    ({ part: what = '', shape: into = '' }, draft) => shaped(what, into, draft),
  ),
  frame(
    `(?:${polite}(?:you|we) (?:please )?|please )?tabulate ${part}\\s?\\?*`,
    ({ part: what = '' }, draft) => shaped(what, 'table', draft),
  ),
  // "'its' in the context should be 'it is'", "in Context, its -> it is"
  frame(
    `["“„'‘](?<old>[^"“”„'’]{1,80})["”“'’] (?:in|under|of) ${part} (?:should|must|has to|needs to|ought to|could) (?:be|read|say)(?: rather)? ["“„'‘]?(?<fresh>[^"“”„]{1,120}?)["”“'’]?`,
    ({ old = '', part: place = '', fresh = '' }, draft) => exchanged(old, fresh, place, draft),
  ),
  frame(
    `(?:in|under) ${part}[,:]? ["“„]?(?<old>[^"“”„→]{1,80}?)["”“]?\\s?(?:→|->|=>)\\s?["“„]?(?<fresh>[^"“”„]{1,120}?)["”“]?`,
    ({ old = '', part: place = '', fresh = '' }, draft) => exchanged(old, fresh, place, draft),
  ),
  // "please spell it DATEV, all caps", "it's written DATEV", "DATEV in capitals"
  frame(
    `(?:(?:please|pls) )?(?:(?:spell|write|capitali[sz]e) (?:it|that|this)?(?: as)? ?|(?:it|that|this)(?:['’]s| is| should be| must be) (?:spelled|spelt|written|capitali[sz]ed)(?: as)? )["“]?(?<word>[\\p{L}\\p{N}.+-]{2,40})["”]?(?:,? (?:please|(?:in )?(?:all )?(?:caps|capitals|capital letters|upper ?case|lower ?case)|not [\\p{L}\\p{N}.+-]+))*`,
    ({ word = '' }, draft) => inCase(word, draft),
  ),
  frame(
    `["“]?(?<word>[\\p{L}\\p{N}.+-]{2,40})["”]?,? (?:(?:should be|must be|is) )?(?:written |spelled )?(?:in |with )?(?:all )?(?:caps|capitals|capital letters|upper ?case|(?<small>lower ?case))(?: please)?`,
    ({ word = '', small }, draft) =>
      inCase(small === undefined ? word.toUpperCase() : word.toLowerCase(), draft),
  ),
];

function shaped(what: string, shape: string, draft: Draft): string | null {
  const label = labelledBlock(draft, what);
  if (!findSection(draft, what) && !label) return null;
  const named = label ? unquoted(label.name) : what;
  if (/^table/iu.test(shape)) return `turn ${named} into a table`;
  if (/^(?:prose|sentence|plain)/iu.test(shape)) return `turn ${named} into prose`;
  return /^number/iu.test(shape) ? `turn ${named} into a numbered list` : `turn ${named} into a bullet list`;
}

function exchanged(old: string, fresh: string, place: string, draft: Draft): string | null {
  const section = findSection(draft, place);
  const isThere = section !== null && wholeWords(old, '').test(draft.text.slice(section.start, section.end));
  return isThere ? `in ${place}, replace "${old}" with "${fresh}"` : null;
}

/** A word of the draft takes the case that is given. */
function inCase(word: string, draft: Draft): string | null {
  const standing = wholeWords(word, 'i').exec(draft.text)?.[0];
  return standing === undefined || wholeWords(word, '').test(draft.text) || standing === word
    ? null
    : `replace "${standing}" with "${word}"`;
}
