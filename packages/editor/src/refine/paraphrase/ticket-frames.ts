import type { NodeKind } from '../reference/nouns.ts';
import { nodeDescribed } from '../reference/resolve.ts';
import { boardOf } from '../tickets/board.ts';
import { better, type Frame, frame, joint, key, opinion } from './frame.ts';

const label =
  '(?<label>estimates?|estimation|size|story points|points|priority|prio|type|status|assignee|owner|due date)';
const value = '(?:an? )?(?<value>[\\p{L}\\d][\\p{L}\\d.-]{0,20}(?: points?)?)';
const kind =
  '(?<kind>(?:acceptance )?criteri(?:on|a)|(?:negative |edge |error )?(?:test )?case|AC|task|sub-?task|dependency|test)';
const lacks =
  '(?:(?:we|it|there|you|i)(?: also| still)* )?(?:needs?|wants?|lacks?|miss(?:es)?|(?:should|must) (?:also )?have|could use|is missing|gets?|have)';
const politely =
  "(?:(?:please|also|then|just|could you|can you|would you|let[’']?s|(?:we|you) (?:should|could|can|need to|must)|we (?:also )?(?:need|want) to)[ ,]+)*";
const another =
  '(?:another|an additional|one more|a further|a second|a third|a new|an?|the(?: new| following)?|this|these)';
const big = '(?:big|large|huge|much|fat|broad|heavy|long|complex)';
const parts =
  '(?:two|three|2|3|separate|several)(?: (?:separate|different|smaller))?(?: (?:stories|tickets|issues|ones|parts|tasks))?';

const attribute =
  '(?<of>title|heading|headline|estimate|estimation|size|story|type|context|priority|source|criteria|acceptance criteria|tasks|dependencies)';

/** What opens a message; behind another sentence it says more of what that speaks of. */
export const openingFrames: readonly Frame[] = [
  // "as a catalog manager I also want to filter by brand": a story is a ticket
  frame(
    "as (?<who>an? [^,;:]{2,40}?),? i (?:(?:also|would|[’']d|really) )*(?<wish>(?:want|need|like)(?: to)? [^.!?;]{4,200})",
    ({ who = '', wish = '' }, draft) =>
      boardOf(draft).tickets.length > 0
        ? `add a ticket: As ${who} I ${wish.replace(/^like/iu, 'want')}`
        : null,
  ),
];

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
  // "for US-3, please add a task: …", "in US-3 put an AC that …"
  frame(
    `(?:for|in|on|to|under|at|regarding) (?:ticket |story )?${key}(?:,|:)? ${politely}(?:add|include|insert|append|put|write|note) (?:in )?${another} ${kind}(?:\\s?[:–-]|,? (?:that|saying|to))\\s(?<words>.{8,400})`,
    ({ key: of, kind: what, words }) => `add ${articled(what)} to ${of}: ${words}`,
  ),
  frame(
    `(?:(?:for|in|on|to|under|at) (?:ticket |story )?${key}(?:,|:)? )${politely}(?:add|include|put|write|note) (?:that )?(?<words>.{8,400}?) as ${another} ${kind}`,
    ({ key: of, kind: what, words }) => `add ${articled(what)} to ${of}: ${words}`,
  ),
  frame(
    `${key} (?:also |still )*${lacks} ${another} ${kind},? (?:that|which says|saying) (?<words>.{8,400})`,
    ({ key: of, kind: what, words }) => `add ${articled(what)} to ${of}: ${words}`,
  ),
  // "the story of US-3 should be: As a …", "As a … That should be the story of US-3"
  frame(
    `(?:(?:that|this|it) (?:should|must|could) be )?(?:the )?(?:user )?story (?:of|in|for) ${key}(?: (?:should|must|could) (?:be|read|say)| is|,)?\\s?:?\\s["“]?(?<words>As an? [^"“”]{12,300})["”]?`,
    ({ key: of, words = '' }) => `replace the story of ${of} with "${words}"`,
  ),
  frame(
    `(?:make |use )?["“]?(?<words>As an? [^"“”]{12,300}?)[.!]?["”]?[,;]? (?:(?:(?:that|this|it) )?(?:should|must|could|can) be|(?:that|this|it)(?:['’]s| is)|is) (?:the |a better |better as )?(?:user )?story (?:of|in|for) ${key}`,
    ({ key: of, words = '' }) => `replace the story of ${of} with "${words}"`,
  ),
  // "we need one more story, as an admin I want …"
  frame(
    `${politely}(?:(?:we|i) (?:also |still )?(?:need|want|miss|would like)|add|create|open|write|insert|include|new)? ?${another}? ?(?:user )?(?:story|ticket)(?: please)?(?:\\s?[:,]|\\s[–—-])\\s["“]?as an? (?<who>[\\p{L}][\\p{L} -]{1,40}?),? i (?<wish>(?:want|need|would like|can|must) .{5,300}?)["”]?`,
    ({ who, wish }) => `add a ticket: As ${articled(who)}, I ${wish}`,
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
  // "registration and approval should be two tickets"
  frame(
    `(?<one>[^,:;]{3,60}?) and (?<other>[^,:;]{3,60}?) (?:should|must|have to|need to|ought to|could|are|deserve) (?:really |actually |rather |better )?(?:be |become |go (?:in|into) |live in )?(?:two|separate|different|2|their own)(?: separate| different| own)? (?<things>tickets|stories|issues|requirements)`,
    ({ one, other, things = '' }, draft) => {
      const kinds: readonly NodeKind[] = [/^req/iu.test(things) ? 'requirement' : 'ticket'];
      const name = nodeDescribed(`${one} ${other}`, draft, kinds)?.name;
      return name ? `split ${name} into ${one} and ${other}` : null;
    },
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
