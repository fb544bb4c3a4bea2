import { sectionsOf } from '../../document/outline.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { demandNamed } from '../target/demand-named.ts';
import { findSection } from '../target/section.ts';
import { type Frame, frame } from './frame.ts';

/** What is done to a text, and by no system. */
const editing =
  /^(?:add|remove|delete|drop|cut|move|put|rename|replace|change|make|say|write|mention|note|use|keep|set|turn|split|merge|shorten|list|call|insert|append|include|leave|take|fix|correct|please|also|tell|explain|describe|update|mark|number)$/iu;
/** Speaks of the text. */
const ofText =
  /(?<!\p{L})(?:document|doc|spec|text|section|heading|title|sentence|bullet|requirement|question|ticket|paragraph|wording|table)s?(?!\p{L})/iu;

/** Ways in which people word what is demanded, or in which order. */
export const demandFrames: readonly Frame[] = [
  // "if Meilisearch is down, show cached results"
  frame(
    '(?<when>(?:if|when|whenever|in case|as soon as|once) [^,;:?]{4,80}), (?:then )?(?<deed>(?<verb>\\p{Ll}+) [^;:?]{3,160})',
    ({ when = '', deed = '', verb = '' }, draft) =>
      isBaseVerb(verb.toLowerCase()) &&
      !editing.test(verb) &&
      !ofText.test(`${when} ${deed}`) &&
      draft.request.format !== 'Prompt' &&
      sectionsOf(draft.outline, 'functional-requirements').length > 0
        ? `add a requirement: ${when}, ${deed}`
        : null,
  ),
  // "add Solr as an alternative: too old"
  frame(
    '(?:add|list|note|mention|put|include) (?<thing>(?!that )[^:;?]{2,60}?) (?:as|to|under|among) (?:an? |another |the |our )?(?:new )?(?<kind>alternative|drawback|risk|assumption)s?\\s?[:–—-]\\s(?<words>.{3,300})',
    ({ thing = '', kind = '', words = '' }) =>
      `add ${/^[aeiou]/iu.test(kind) ? 'an' : 'a'} ${kind}: ${thing}: ${words}`,
  ),
  // "reorder the requirements: logged-in users first"
  frame(
    '(?:re-?order|sort|arrange|re-?arrange|re-?prioriti[sz]e|prioriti[sz]e) (?:the |our )?requirements\\s?[:,–—-]\\s(?:the )?(?<what>.{3,80}?) (?:come |go |should be |must be )?first',
    ({ what = '' }, draft) => {
      const key = findSection(draft, what) ? null : demandNamed(draft, what);
      return key === null ? null : `put ${key} first`;
    },
  ),
];
