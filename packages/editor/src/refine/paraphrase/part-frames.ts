import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { sentencesShared } from '../instructions/repetition.ts';
import { designationOf } from '../intent/designation.ts';
import { nodeDescribed } from '../reference/resolve.ts';
import { homeOf } from '../target/keyed.ts';
import { labelledBlock } from '../target/labelled-block.ts';
import { sentences } from '../target/ordinal.ts';
import { findSection } from '../target/section.ts';
import { boardOf } from '../tickets/board.ts';
import { type Frame, frame, joint } from './frame.ts';

/** What people call a part of a text, whatever it says. */
const textNoun =
  /(?<!\p{L})(?:lists?|lines?|sentences?|items?|bullets?(?: points?)?|entr(?:y|ies)|blocks?|parts?|bits?|passages?|paragraphs?|sections?|chapters?|rows?|tables?|columns?|remarks?|notes?|mentions?|requirements?|tickets?|stor(?:y|ies)|questions?|risks?|alternatives?|drawbacks?|goals?|non-goals?|assumptions?|criteri(?:on|a)|tasks?|points?)(?!\p{L})/iu;
const needless =
  "(?:(?:we|i|you|they|people|readers?)(?: really| just| probably)? (?:do(?:n[’']t| not)|don[’']t think (?:that )?(?:we|you) (?:really )?|never)(?: really| actually)? ?(?:need|want|care about)|(?:nobody|no one|no reader) (?:really )?(?:needs|wants|reads|cares about|will read|asked for)|(?:there(?:[’']s| is) )?no need for)";
const idle =
  '(?:is|are|seems?|looks?|feels?)(?: (?:really|just|quite|completely|totally|rather|probably|simply))* (?:not needed|unneeded|needless|unnecessary|not necessary|superfluous|redundant|obsolete|dispensable|pointless|useless|of no use|not relevant|irrelevant|not worth (?:mentioning|keeping|having|the space|noting)|noise)(?: any ?more| here| now)?';
const part = '(?:the |our |this |that |your )?(?<part>[^,;:.!?]{3,100}?)';
const degree =
  '(?:only |just |really |but |merely |rather )*(?:an? )?(?<degree>mandatory|required|obligatory|a must|must(?:[- ]have)?|should(?:[- ]have)?|optional|nice[- ]to[- ]have|could(?:[- ]have)?|may|recommended)(?: only)?(?: (?:requirement|one))?';
const nowhere = '(?:is|stands|sits|ended up|landed|was put|appears|is listed|got)(?: now| currently)?';
const into =
  '(?:belongs?|should (?:be|go|stand|move)|must (?:be|go)|goes|fits(?: better)?|needs to (?:be|go)|is)';
const kind =
  '(?<kind>alternative|risk|drawback|goal|non-goal|assumption|open question|question|decision|requirement|constraint)';

/** Ways in which people say of a part that it is needless, how much it binds, and where it belongs. */
export const partFrames: readonly Frame[] = [
  // "we don't need the list of people present", "the Goals block is not needed"
  frame(`${needless} ${part}(?: any ?more| at all| here)?`, ({ part: what = '' }, draft) =>
    removed(what, draft),
  ),
  frame(`${part} ${idle}`, ({ part: what = '' }, draft) => removed(what, draft)),
  // "no goals please"
  frame(
    '(?:no|without(?: the)?|nobody reads the) (?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: (?:section|block|list))?(?: (?:please|here|needed))*',
    ({ part: what = '' }, draft) => {
      const section = findSection(draft, what);
      const isNamed =
        section !== null && section.level > 1 && section.title.toLowerCase() === what.toLowerCase();
      return isNamed || labelledBlock(draft, what) ? `remove ${what}` : null;
    },
  ),
  // "Context starts with the same sentence as the Summary, drop it there"
  frame(
    `(?:the )?(?<part>[\\p{L}][\\p{L} -]{2,40}?)(?: section)? (?:starts?|begins?|opens?|ends?|has|repeats?|contains?)(?: with)? (?:exactly |again )?the same (?:sentence|line|thing|text|statement)s? (?:as|like) (?:in )?(?:the )?(?<other>[\\p{L}][\\p{L} -]{2,40}?)(?: section)?${joint}(?:drop|remove|delete|cut|take|strike) (?:it|that|this|them)(?: out)?(?: (?:there|again|in (?:the )?(?<home>[\\p{L}][\\p{L} -]{2,40}?)))?`,
    ({ part: one = '', other = '', home = one }, draft) => {
      const [place, source] = [home, home === one ? other : one].map((name) => findSection(draft, name));
      return place && source && sentencesShared(draft, place.title, source.title).length > 0
        ? `drop repetitions of "${source.title}" in "${place.title}"`
        : null;
    },
  ),
  // "offering the slot to the waiting list is mandatory", "old phones: nice to have only"
  frame(
    `${part}(?: (?:is|are|would be|should be|must be)|\\s?[:–-]) ${degree}`,
    ({ part: what = '', degree: bound = '' }, draft) => {
      if (keysIn(what).length > 0) return null;
      const key = nodeDescribed(what, draft, ['requirement'])?.name;
      return key ? `make ${key} ${bound.replace(/^a /iu, '')}` : null;
    },
  ),
  // "the technology line ended up under Failures. It belongs to Design"
  frame(
    `${part} ${nowhere} (?:in|under|among) (?:the )?(?<from>[^,;:.!?]{3,50}?)${joint}(?:(?:it|that|this) )?${into} (?:really |actually |rather )?(?:in|to|into|under|among) (?:the )?(?<to>[^,;:.!?]{3,50})`,
    ({ part: what = '', from = '', to = '' }, draft) => {
      const words = partIn(what, from, draft);
      return words !== null && findSection(draft, to) ? `"${words}" belongs under ${to}` : null;
    },
  ),
  // "pick-by-light is an alternative. Please move it there"
  frame(
    `${part} (?:is|are)(?: really| actually| clearly| more of)* (?:an? )?${kind}s?${joint}(?:move|put|list|bring|place) (?:it|that|this|them) (?:there|here)`,
    ({ part: what = '', kind: sort = '' }, draft) => {
      const section = findSection(draft, sort) ?? findSection(draft, `${sort}s`);
      const words = section ? sentenceOf(what, draft) : null;
      return section && words !== null ? `"${words}" belongs under ${section.title}` : null;
    },
  ),
  // "risks and open questions should swap places"
  frame(
    `(?:the )?(?<one>[\\p{L}][\\p{L} -]{2,40}?) and (?:the )?(?<other>[\\p{L}][\\p{L} -]{2,40}?) (?:should|must|could|can|need to|have to|ought to) (?:swap|change|switch|trade|exchange)(?: (?:their )?(?:places|positions|order))?`,
    ({ one = '', other = '' }, draft) =>
      findSection(draft, one) && findSection(draft, other) ? `swap ${one} and ${other}` : null,
  ),
  // "prior art can be at the end"
  frame(
    `${part} (?:should|must|could|can|may|ought to|needs to|has to) (?:rather |better |also )?(?:be|go|come|stand|move)(?: (?:at|to|right at) the (?:very )?)? ?(?<end>end|bottom|top|start|beginning|first|last)(?: of (?:it all|the (?:document|doc|list)))?`,
    ({ part: what = '', end = '' }, draft) => {
      const section = findSection(draft, what);
      if (!section || section.level < 2 || section.title.toLowerCase() !== what.toLowerCase()) return null;
      return `move ${section.title} to the ${/^(?:end|bottom|last)$/iu.test(end) ? 'end' : 'top'}`;
    },
  ),
  // "put in that the status is accepted and Lena is the author"
  frame(
    `(?:put in|note|add|say|state|fill in|write|mention|include|set)(?: that)?(?<facts>(?:,? (?:and )?(?:(?:the )?(?:status|author|owner|date|version) (?:is|to|as) [^,]{2,40}?|[^,]{2,40}? is the (?:status|author|owner|date)))+)`,
    ({ facts = '' }) => factsApart(facts),
  ),
];

/** What is called needless goes, where it is a part of the text and no thing that the text is about. */
function removed(what: string, draft: Draft): string | null {
  const [key] = keysIn(what);
  if (key && homeOf(draft, key.text)) return null;
  const plain = what.replace(/ (?:block|part|section|chapter)$/iu, '');
  if (labelledBlock(draft, plain) || findSection(draft, plain)) return `remove ${plain}`;
  const quoted = /^["“„«](?<words>[^"“”„«»]{4,})["”“»]$/u.exec(what)?.groups?.['words'];
  if (quoted !== undefined) {
    const holding = draft.items.find(
      (item) => item.key && item.text.toLowerCase().includes(quoted.toLowerCase()),
    );
    return holding?.key ? `remove ${holding.key.text}` : null;
  }
  // parts that every ticket has are of all of them
  const isOfEach = boardOf(draft).tickets.length > 0 && /(?:s|criteria)$/iu.test(what);
  if (!textNoun.test(what) || isOfEach) return null;
  const said = what.replace(
    /^(?:the |our )?(?:list|line|sentence|item|bullet|entry|row|bit|part|remark|note) (?:of|with|about|on|that says) /iu,
    '',
  );
  const name = designationOf(draft, said, undefined);
  return name === null ? null : `remove ${name}`;
}

/** The words of the part that is meant in a section: the only one there, or the one that is described. */
function partIn(what: string, place: string, draft: Draft): string | null {
  const section = findSection(draft, place);
  if (!section) return null;
  const own = sentences(draft).filter(
    ({ start, end }) => start >= section.headingEnd && end <= section.bodyEnd,
  );
  const said = own.map(({ start, end }) => draft.text.slice(start, end));
  if (said.length === 1) return said[0] ?? null;
  const wanted = contentWords(what.replace(textNoun, ' '));
  const holding = said.filter((one) => wanted.some((word) => contentWords(one).includes(word)));
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

/** The one sentence that begins with what is spoken of. */
function sentenceOf(what: string, draft: Draft): string | null {
  const found = sentences(draft)
    .map(({ start, end }) => draft.text.slice(start, end))
    .filter((one) => one.toLowerCase().startsWith(what.toLowerCase()) && keysIn(one).length === 0);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const fact =
  /^(?:the )?(?<label>status|author|owner|date|version) (?:is|to|as) (?<value>.+)$|^(?<other>.+) is the (?<name>status|author|owner|date)$/iu;

function factsApart(facts: string): string | null {
  const orders = facts
    .trim()
    .split(/,? and |, /iu)
    .map((one) => {
      const { label, value, other, name } = fact.exec(one.trim())?.groups ?? {};
      const fresh = (value ?? other)?.trim().replace(/^["“](.*)["”]$/u, '$1');
      return fresh === undefined ? null : `set the ${(label ?? name ?? '').toLowerCase()} to ${fresh}`;
    });
  return orders.length > 1 && orders.every((order) => order !== null) ? orders.join('\n') : null;
}
