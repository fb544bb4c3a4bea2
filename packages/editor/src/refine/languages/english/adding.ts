import type { Wording } from '../wording.ts';
import { softly, thing, wording, x, y } from './slots.ts';

const kind =
  '((?:open |acceptance )?(?:question|criterion|nfr|non-functional requirement|functional requirement|risk|assumption|non-goal|goal|requirement|drawback|alternative|constraint|dependency|metric|alert|benefit|decision|instruction|rule))';
const put = '(?:add|mention|note|list|put|include|name|write|state|say)';

/** Ways to ask that something is said which is not. */
export const adding: readonly Wording[] = [
  wording(
    `(?!.* (?:is|are) (?:no|not an?|really no) non-?goal)${x},? (?:so )?(?:(?:that|it)(?:['’]s| is) )?(?:an? )?(non)[- ]?goal`,
    'add a $2-goal: $1',
  ),
  wording(`${x}, (?:so )?(?:(?:that|it)(?:['’]s| is) )?out of scope`, 'add a non-goal: $1'),
  wording(
    `(?:as|under|for) (?:an?|the|another|one more|further)? ?${kind}s?,? (?:please )?${softly}${put}(?: that|\\s?:)? ${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:${put} (?:this |that |it )?as|also) (?:an?|another|one more|further) ${kind}\\s?[:,–-]\\s?${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:an?|one|another|one more|also an?|further|new|additional|the) ${softly}${kind}(?: (?:is|here|would be|could be|might be)(?: that| to)?|\\s?[:–-])\\s?(?:that )?${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:we|you|it|there|the (?:doc|document|spec|rfc)) (?:also |still )?(?:needs?|should be|lacks?|misses) (?:an?|another|one more) ${kind}(?: (?:for|about|on|that|saying)|\\s?[:–-]) ${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:what )?i(?:['’]m| am)? (?:still |also )?miss(?:ing)?(?: is| are)? (?:an?|the|some|another|one more) ${kind}s? (?:for|about|on|that|saying) [^:]{2,60}: ${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:what )?i(?:['’]m| am)? (?:still |also )?miss(?:ing)?(?: is| are)? (?:an?|the|some|another|one more) ${kind}s? (?:for|about|on|that|saying|:) ${y}`,
    'add a $1: $2',
  ),
  wording(
    `(?:what )?i(?:['’]m| am)? (?:still |also )?miss(?:ing)?(?: is)? (?:an?|the|another|one more) (ticket|story|bug|section|endpoint|table|entity) (?:for|about|on|that) ${y}`,
    'add a $1 about $2',
  ),
  wording(
    `(?:there(?:['’]s| is) |we have |it has |i see |still )?no (ticket|story|task) (?:yet )?(?:for|about|on|that) ${y}`,
    'add a $1 about $2',
  ),
  wording(
    `(?:where(?:['’]s| is)|you forgot|why is there no) (?:the |an? )?(ticket|story|task) (?:for|about|on|that) ${y}`,
    'add a $1 about $2',
  ),
  wording(
    `(?:the |an? )?(ticket|story|task) (?:for|about|on|that) ${x} is (?:still )?missing`,
    'add a $1 about $2',
  ),
  wording(`${kind}s? (?:missing|forgotten)\\s?[:–-]\\s?${y}`, 'add a $1: $2'),
  wording(
    `(?:can|could|should|shouldn['’]t) (?:the |our )?${thing} (?:also |maybe |please |not )*(?:say|mention|state|include|list|name)(?: that)? ${y}`,
    'add in $1: $2',
  ),
  wording(
    `(?:tell|instruct|ask|order) (?:it|the (?:model|assistant|llm|ai|agent|bot)) (?:that it (?:must|should) |to )${y}`,
    'add an instruction: $1',
  ),
  wording(
    `(?:you|we|they) (?:forgot|missed|left out|overlooked) (?:to (?:mention|say|add|include|write) )?(?:that )?${y}`,
    'mention that $1',
  ),
  wording(
    `(?:what(?:['’]s| is) missing|still missing|missing here|forgotten) ?(?:is|:|–|-) (?:that )?${y}`,
    'mention that $1',
  ),
  wording(
    `(?:there (?:is|['’]s) )?(?:an? |one |the )?(?:(ticket|story)(?: is)?(?: still)? missing|missing (ticket|story))\\s?(?::|–|-|,)\\s?(?:namely |the one )?${y}`,
    'add a ticket: $3',
  ),
  wording(
    `(?:an? |one |the )?(?:ticket|story) (?:is )?(?:still )?missing (?:for|about|on|that|to) ${y}`,
    'add a ticket for $1',
  ),
  wording(
    `(?:the |a )?mitigation (?:for|of|to|against) (?:the |that )?${x}(?: (?:risk|thing|stuff|one|bit))?\\s?(?:is|:|=|–|would be|should be)\\s?(?:that )?${y}`,
    'set the mitigation of $1 to: $2',
  ),
  wording(
    `(?:the )?${x}(?:['’]s)? (?:risk )?mitigation\\s?(?:is|:|=|–|would be|should be)\\s?(?:that )?${y}`,
    'set the mitigation of $1 to: $2',
  ),
  wording(`(?:we )?mitigate ${x} (?:by|with|through|via)\\s?:?\\s${y}`, 'set the mitigation of $1 to: $2'),
  wording(
    `${x} (?:is|can be|will be|gets) mitigated (?:by|with|through|via) ${y}`,
    'set the mitigation of $1 to: $2',
  ),
];
