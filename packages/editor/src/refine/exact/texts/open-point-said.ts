import { asQuestion } from '../../../compose/questions/as-question.ts';
import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { placeQuestion } from '../../place/place-fact.ts';
import { asOpenQuestion } from '../../place/sentence.ts';
import { withOpenPoint } from '../../prompts/examples.ts';
import { promptOf } from '../../prompts/parts.ts';
import type { ExactReader } from '../exact-reader.ts';

const wh = '(?:who|whom|whose|what|which|when|where|why|how|whether|if)(?!\\p{L})';
const points =
  '(?:open|unresolved|unanswered|remaining) (?:points?|questions?|issues?|items?|topics?)|questions?|unknowns?|things to clarify|to-?dos?';
const open =
  '(?:(?:still|also|totally|completely|really|as yet|yet) )*(?:unclear|open|unknown|undecided|unsettled|unresolved|a mystery|up in the air|to be (?:decided|clarified|settled|confirmed|discussed)|not (?:yet )?(?:clear|known|decided|settled|clarified|sorted|agreed)|tbd|tbc)(?: yet)?';

/** "Add to the open points that …", "put … on the list of open questions": the words that are to be asked. */
const ordered: readonly RegExp[] = [
  new RegExp(
    `^(?:add|put|note|list|include|record|write)(?: down)? (?:to|in|into|under|on|among|as) (?:the |our |an? )?(?:list of |section )?(?:${points})(?: (?:section|list))?(?:,? that|\\s?[:–—]|,)? (?<said>.{4,300})$`,
    'iu',
  ),
  /^(?:add|put|note|list|include|record) (?:that )?(?<said>.{4,300}?) (?:to|in|into|under|on|among|as) (?:the |our |an? )?(?:list of |section )?(?:open |unresolved )(?:points?|questions?|issues?)(?: (?:section|list))?$/iu,
];
/** A whole sentence that says of a question that it is open. */
const told: readonly RegExp[] = [
  new RegExp(`^(?<said>${wh} .{3,200}?) (?:is|are|remains?|stays?) ${open}$`, 'iu'),
  new RegExp(`^(?:it(?:['’]s| is| remains)|(?:that )?remains) ${open} (?<said>${wh} .{3,200})$`, 'iu'),
  new RegExp(
    `^(?:still |also )*(?:unclear|open|undecided|unknown|not clear|to be (?:decided|clarified)|tbd)(?: still| yet| is)?\\s?[:–—,]?\\s?(?<said>${wh} .{3,200})$`,
    'iu',
  ),
  new RegExp(
    `^(?:we|i|nobody|no one)(?: (?:also|still|really))* (?:do not|don['’]?t|does not|doesn['’]?t|have no idea|haven['’]?t|have not|has)(?: (?:yet|decided|settled|agreed|clarified|know|known|yet))* (?:on )?(?<said>${wh} .{3,200})$`,
    'iu',
  ),
  new RegExp(
    `^(?:we|someone|somebody)(?: still| also)* (?:must|have to|need to|has to|needs to|should)(?: still| also)* (?:clarify|decide|settle|find out|agree on|discuss|figure out|sort out) (?<said>${wh} .{3,200})$`,
    'iu',
  ),
];
const ofQuestion =
  /^(?:(?:the|an?|another|one more|this|that|it) ?)?(?:questions?|points?|it|that|this)(?!\p{L})|["“„«]/iu;
const asksOwn = /[?？]\s*$/u;

/** "Who owns the stickers is still unclear", "add to the open points that the gate key is missing": an open question of the document. */
export const openPointSaid: ExactReader = (message, draft) => {
  const words = message.trim();
  if (/[.!?][ \n]/u.test(words)) return null;
  for (const pattern of ordered) {
    const said = pattern.exec(words)?.groups?.['said'];
    if (said === undefined) continue;
    // what has a key or is called a question has readers of its own
    return keysIn(said).length > 0 || ofQuestion.test(said)
      ? null
      : asked(asOpenQuestion(said, draft.language), draft);
  }
  for (const pattern of told) {
    const said = pattern.exec(words)?.groups?.['said'];
    const question =
      said === undefined || asksOwn.test(words) ? null : asQuestion(said.replace(/^if /iu, 'whether '), 'en');
    if (question !== null) return asked(question, draft);
  }
  return null;
};

function asked(question: string, draft: Draft): Change {
  if (promptOf(draft) === null) return (now) => placeQuestion(now, question);
  return (now) => {
    const text = withOpenPoint(now, question);
    return text === null
      ? noEffect(now, 'The prompt has no part for what is open.')
      : applied(now, text, `Added the open point "${question}".`);
  };
}
