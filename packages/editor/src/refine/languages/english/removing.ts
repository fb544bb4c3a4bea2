import type { Wording } from '../wording.ts';
import { ought, softly, thing, wording, x, y } from './slots.ts';

const gone =
  '(?:removed|deleted|dropped|cut|left out|taken out|thrown out|scrapped|killed|axed|omitted|binned|struck|skipped)';
const needless =
  '(?:noise|fluff|filler|clutter|padding|useless|pointless|irrelevant|superfluous|unnecessary|redundant|obsolete|a duplicate|duplicated?|not needed|unneeded|no longer (?:needed|relevant|a (?:thing|topic|risk|goal|requirement|concern|question))|off the table|overkill)';
const key = '([A-Z]{1,8}-\\d{1,6})';

/** Ways to ask that something goes. */
export const removing: readonly Wording[] = [
  wording(
    `(?:kill|nix|axe?|bin|nuke|chop|purge|lose|skip|strike(?: out)?|cross out|trash|dump|scratch|scrub|zap|yank) ${y}`,
    'remove $1',
  ),
  wording(`(?:get|be) rid of ${y}`, 'remove $1'),
  wording(`make ${x} (?:disappear|vanish|go away|go)`, 'remove $1'),
  wording(
    `${thing} (?:is not|isn['’]t|is no longer|stopped being) (?:an? )?risk(?: any ?more| now)?`,
    'remove the risk about $1',
  ),
  wording(
    `${thing} ${ought}${softly}(?:go(?: away)?|disappear|vanish|be ${gone})(?: (?:entirely|completely|altogether|now|too|again|from (?:here|the doc(?:ument)?)))*`,
    'remove $1',
  ),
  wording(
    `(?:i(?:['’]d| would)|let['’]?s|we (?:can|could|should)) ${softly}(?:drop|cut|delete|lose|skip|leave out|take out|scrap) ${y}`,
    'remove $1',
  ),
  wording(
    `(?:nobody|no one|no-one) (?:needs|reads|wants|cares about|asked for|uses) ${x}(?: any ?more| anyway)?`,
    'remove $1',
  ),
  wording(
    `${thing} (?:is not|are not|isn['’]t|aren['’]t|is no longer|are no longer) (?:really )?(?:ours|our (?:job|problem|business|task|concern|responsibility|topic)|for us(?: to (?:do|build|solve))?)`,
    'remove $1',
  ),
  wording(
    `${thing} (?:is|are) ${softly}(?:(?:completely|totally|quite|pretty|a bit|so) )?${needless}(?: here| any ?more| now)?`,
    'remove $1',
  ),
  wording(
    `${thing} (?:adds?|brings?|tests?|says?|tells? us|contributes?|checks?) (?:nothing|no value|no information)(?: new| at all| useful)?`,
    'remove $1',
  ),
  wording(
    `${key} (?:repeats|duplicates|restates|is ${softly}(?:the same as|identical to|an? (?:repeat|copy|duplicate) of)|says the same(?: thing)? as) ${key}`,
    'remove $1',
  ),
  wording(
    '(["“][^"“”]{1,60}["”]) (?:is not|isn[\'’]t|is no) (?:a |the )?(?:word|term|phrase|name|expression)\\b.{0,80}',
    'remove $1',
  ),
  wording(
    `i (?:do not|don['’]t) (?:want|like) (?:to (?:see|read) )?(?:the )?(?:word|term|phrase)? ?(["“][^"“”]{1,60}["”])(?: (?!as (?:an? |the )?\\p{L}).{1,60})?`,
    'remove $1',
  ),
  wording(`${thing} out(?:,? please)?`, 'remove $1'),
];
