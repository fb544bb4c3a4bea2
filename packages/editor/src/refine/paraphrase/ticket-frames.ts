import { boardOf } from '../tickets/board.ts';
import { better, type Frame, frame, joint, key, opinion } from './frame.ts';

const label =
  '(?<label>estimates?|estimation|size|story points|points|priority|prio|type|status|assignee|owner|due date)';
const value = '(?:an? )?(?<value>[\\p{L}\\d][\\p{L}\\d.-]{0,20}(?: points?)?)';
const kind =
  '(?<kind>(?:acceptance )?criteri(?:on|a)|(?:negative |edge |error )?(?:test )?case|AC|task|sub-?task|dependency|test)';
const lacks =
  '(?:(?:we|it|there|you|i)(?: also| still)* )?(?:needs?|wants?|lacks?|miss(?:es)?|(?:should|must) (?:also )?have|could use|is missing|gets?|have)';
const another = '(?:another|an additional|one more|a further|a second|a third|a new|an?|the|this|these)';
const big = '(?:big|large|huge|much|fat|broad|heavy|long|complex)';
const parts =
  '(?:two|three|2|3|separate|several)(?: (?:separate|different|smaller))?(?: (?:stories|tickets|issues|ones|parts|tasks))?';

const attribute =
  '(?<of>title|heading|headline|estimate|estimation|size|story|type|context|priority|source|criteria|acceptance criteria|tasks|dependencies)';

/** Ways in which people speak of tickets. */
export const ticketFrames: readonly Frame[] = [
  // "US-5 is worded wrong: the title should be …"
  frame(
    `(?:ticket |story )?${key} ${opinion}${joint}(?:the|its) ${attribute} (?!(?:of|for|in) )(?<rest>.{4,300})`,
    ({ key: ticket = '', of, rest }, draft) =>
      boardOf(draft).tickets.some((one) => one.key === ticket) ? `the ${of} of ${ticket} ${rest}` : null,
  ),
  // "the estimate of US-2 is a joke, make that 5"
  frame(
    `(?:the |your )?${label} (?:of|for|on|in) ${key} ${opinion}${joint}(?:${better} )?${value}(?: please| instead| at least)*`,
    ({ label: name, key: of, value: fresh }) => `set the ${name} of ${of} to ${fresh}`,
  ),
  frame(
    `${key}(?:['’]s)? ${label} ${opinion}${joint}(?:${better} )?${value}(?: please| instead| at least)*`,
    ({ label: name, key: of, value: fresh }) => `set the ${name} of ${of} to ${fresh}`,
  ),
  // "AC1 of US-6: Given …": what a criterion is to say
  frame(
    `(?:(?:criterion|AC) ?(?<number>\\d{1,2})) (?:of|in) ${key}\\s?:\\s(?<words>Given .{12,400})`,
    ({ number, key: of, words }) => `change criterion ${number} of ${of} to: ${words}`,
  ),
  // "for US-3 we need another criterion: …"
  frame(
    `(?:for|in|on|to|under) ${key},? ${lacks} ${another} ${kind}\\s?[:–-]\\s?(?<words>.{8,400})`,
    ({ key: of, kind: what, words }) => `add ${articled(what)} to ${of}: ${words}`,
  ),
  frame(
    `${key} (?:also |still )*${lacks} ${another} ${kind}\\s?[:–-]\\s?(?<words>.{8,400})`,
    ({ key: of, kind: what, words }) => `add ${articled(what)} to ${of}: ${words}`,
  ),
  // "the story of US-3 is broken English. Write: …"
  frame(
    `(?:the )?(?:user )?(?<line>story|context|title) (?:of|in|for) ${key} (?:${opinion}|is [\\p{L} ]{3,40})${joint}(?:${better}|write|use|say|take)?\\s?:?\\s?["“]?(?<words>(?:As an?|As|\\p{Lu})[^"“”]{12,300})["”]?`,
    ({ line = '', key: of, words = '' }) =>
      /^title$/iu.test(line)
        ? `rename ${of} to "${words}"`
        : `replace the ${line.toLowerCase()} of ${of} with "${words}"`,
  ),
  // "US-1 second criterion makes no sense, remove"
  frame(
    `${key}(?:['’]s)?,? (?:the )?(?<place>first|second|third|fourth|last|1st|2nd|3rd|\\d)\\.? (?<kind>criterion|criteria|AC|task) ${opinion}${joint}(?:remove|drop|delete|kill|cut|out|take it out|scrap)(?: (?:it|that|this))?(?: please)?`,
    ({ key: of, place, kind: what }) =>
      `remove the ${place} ${what === 'task' ? what : 'criterion'} of ${of}`,
  ),
  // "US-2 is way too big, two stories please: A and B"
  frame(
    `${key} (?:is|feels|looks|seems) (?:(?:way|far|much|a bit|clearly|still) )*too ${big}(?: for (?:one|a|a single) [\\p{L} ]{3,20})?${joint}(?:(?:make|split|cut|break)(?: (?:it|that|this))?(?: up)? ?(?:into|in)? )?${parts}(?: (?:please|of it|out of it))*\\s?[:–,-]\\s?(?<parts>.{6,300})`,
    ({ key: of, parts: named }) => `split ${of} into ${named}`,
  ),
  // "US-2 is way too big"
  frame(
    `(?:ticket |story )?${key} (?:is|feels|looks|seems) (?:(?:way|far|much|a bit|clearly|still) )*too ${big}(?: for (?:one|a|a single) [\\p{L} ]{3,20})?`,
    ({ key: of = '' }, draft) =>
      boardOf(draft).tickets.some((ticket) => ticket.key === of) ? `split ${of} into two` : null,
  ),
];

function articled(words = ''): string {
  const one = words.replace(/criteria$/iu, 'criterion').replace(/^AC$/u, 'criterion');
  return `${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one}`;
}
