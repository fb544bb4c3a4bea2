import { contentWords } from '../../../document/content-words.ts';
import { upperFirst } from '../../../first-letter.ts';
import { applied, noEffect } from '../../instruction.ts';
import { rename } from '../../instructions/rename.ts';
import { excludedPlace, withExcluded } from '../../place/excluded.ts';
import { isName } from '../../place/left-out.ts';
import { asSentence } from '../../place/sentence.ts';
import { findTarget } from '../../target/find.ts';
import { boardOf } from '../../tickets/board.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const title = '["“„«]?(?<title>[^"“”„«»]{2,100}?)["”“»]?';
const called: readonly RegExp[] = [
  `^(?:call|name|title|retitle) the epic ${title}$`,
  `^rename the epic (?:to|into|as) ${title}$`,
  `^(?:the|this|our) epic (?:is|(?:should|must|has to|needs to) be) (?:called|named|titled|renamed to) ${title}$`,
  `^(?:the )?(?:epic(?:['’]s)? (?:title|name)|(?:title|name) of the epic) (?:is|should be|must be|to|:|=|->) ?${title}$`,
  `^(?:set|change) the (?:epic(?:['’]s)? (?:title|name)|(?:title|name) of the epic) to ${title}$`,
].map((one) => new RegExp(one, 'iu'));
const aside =
  '(?:,? (?:too|as well|also|then|for now|for this release|in this release|for v?\\d(?:\\.\\d)?|for the (?:mvp|pilot)|btw|by the way))*';
const left: readonly RegExp[] = [
  `^(?<what>[^,;:]{3,80}?) (?:is|are|will be|should be|stays?|remains?)(?: also| clearly| explicitly| definitely)? (?:out of scope|not in scope|no part of (?:this|the scope|the release|this release)|not part of (?:this|the scope|the epic|this epic|the release|this release|the mvp))${aside}$`,
  `^(?:add|put|list|include) (?<what>[^,;:]{3,80}?) (?:to|under|in|as|among) (?:the )?out[ -]of[ -]scope(?: (?:list|section|items))?${aside}$`,
  `^(?:also )?out of scope(?: too| as well| also)?: (?<what>[^;:]{3,80})$`,
].map((one) => new RegExp(one, 'iu'));
const pronoun = /^(?:it|this|that|they|these|those|everything|all|both|what|which|we|nothing)(?!\p{L})/iu;

/** The name of the epic, and what it leaves out. */
export const saidOfEpic: ExactReader = (words, draft) => {
  if (boardOf(draft).tickets.length === 0) return null;
  const fresh = groupsOf(called, words)?.['title'];
  if (fresh !== undefined) return rename.parse(`rename the title to "${fresh}"`, draft);
  const what = groupsOf(left, words)?.['what']?.replace(/^(?:the|our|any|all) /iu, '');
  // what the document speaks of goes from there, too, and is read by those who know how
  if (what === undefined || pronoun.test(what) || !isName(what) || findTarget(draft, what) !== null)
    return null;
  return (now) => {
    const place = excludedPlace(now);
    const wanted = contentWords(what).join(' ');
    const isThere =
      place !== null && contentWords(now.text.slice(place.start, place.end)).join(' ').includes(wanted);
    if (isThere) return noEffect(now, 'The document already says so.');
    const { text, name } = withExcluded(now, asSentence(upperFirst(what)));
    return applied(now, text, `Named "${what}" under "${name}".`);
  };
};
