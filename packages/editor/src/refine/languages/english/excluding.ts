import type { Wording } from '../wording.ts';
import { softly, thing, wording } from './slots.ts';

/** The release, phase or sprint that something is left to. */
const later =
  '(?:(?:the |a )?(?:next|second|later|future|following|another) (?:phase|release|version|sprint|iteration|quarter|year|round|milestone|project|epic)|(?:phase|version|release|sprint|iteration|milestone) (?:\\d(?:\\.\\d)?|two|three)|v\\d(?:\\.\\d)?|q[1-4]|later|next (?:year|quarter|time))';
const period =
  '(?:(?:first |current |next )?(?:release|version|sprint|iteration|phase|quarter|mvp|epic|project|round|scope|plan|one|now|v\\d|phase \\d))';
const out = `(?:out of (?:the |our )?(?:scope|${period})|not (?:in|within|part of) (?:the |our |this )?${period}(?: any ?more)?|no longer (?:in scope|planned|part of (?:the |our |this )${period}|wanted)|not (?:being )?planned|not for (?:the |our |this )?${period}|descoped|off the table|out for (?:the |our |this )?${period}|postponed|deferred|parked|(?:(?:something |a topic |a thing |work )?(?:for|left (?:for|to)|moved to|pushed to|postponed (?:to|until)|deferred (?:to|until)|shifted to) )?${later})(?: (?:for|in|of) (?:now|the moment|(?:this|the|our) ${period}))?`;
const placed =
  '(?:out[- ]of[- ]scope|non[- ]?goals?|not in scope|exclusions?)(?: (?:items?|section|list|part|bullets?|things?))?';
const there = `(?:t?here|(?:in|under|into|to|among|with|at|on|as) (?:an? |the |our )?(?:list (?:of )?(?:the )?)?["“]?${placed}["”]?)`;
const it = '(?:it|that|this|them|so|these|those|both|they)';
const mention = `(?:(?:and|so|but|please|just|then|also|we|should|can|could|you|must|only) )*(?:mention|list|note|put|add|say|state|record|document|move|write|show|keep|name|include|place) (?:${it} )?(?:(?:down|only|explicitly|as such) )*${there}`;
const belongs = `(?:${it} )?(?:belongs?|goes|go|fits?|should (?:go|be|stand|be listed)) (?:in(?:to)?|to|under|among|with) (?:the |our )?["“]?${placed}["”]?`;
const taken = `(?:please )?(?:take|leave|drop|remove|cut|kick|pull|throw) ${it}(?: out)?(?: (?:of|from) [^,;.]{2,40}?)?`;
/** The names of things, commas between them. */
const things =
  '((?:(?!\\b(?:is|are|was|were|be|should|must|shall|can|could|may|might|will|would|has|have|had|needs?|do|does|did)\\b)[^;:.]){2,120}?)';
const glue = '(?:\\s?[,;:.]|\\s[–—-]|,? and|,? but|,? so) ';
const close = `(?:,? (?:and )?not (?:in|to|under|among) [^,;.]{2,40})?(?: (?:instead|please|too|as well|explicitly|then))*`;
const leaves =
  '(?:is|are|was|were|goes|go|belongs?|comes?|has been|have been|got|gets?|will be|should be|can be|must be|moves?|to be)';

/** Ways to ask that something is left out of what is built, and named as left out. */
export const excluding: readonly Wording[] = [
  wording(
    `${things} ${leaves}(?: (?:to|in|into|under))? ${softly}${out}(?:${glue}${out})?(?:${glue}${taken})?${glue}(?:${mention}|${belongs})${close}`,
    'leave $1 out of scope',
  ),
  wording(`${thing} out(?: of (?:the )?scope)?(?:${glue}${mention})${close}`, 'leave $1 out of scope'),
  wording(
    `${thing} ${leaves} ${softly}out of (?:the |our )?scope(?: (?:for|in|of) (?:now|the moment|(?:this|the|our) ${period}))?(?: ${softly}(?:now|any ?more|then))?`,
    'leave $1 out of scope',
  ),
  wording(`(?:take|move|put|push|pull|kick) ${thing} out of (?:the |our )?scope`, 'leave $1 out of scope'),
  wording(`${things} ${belongs}${close}`, 'leave $1 out of scope'),
  wording(
    `${things} (?:is|are|was|were)(?: ${softly}(?:no|not an?|not one of (?:the|our))|n['’]t ${softly}an?) (?:real |explicit |declared )?goals?(?: (?:of (?:this|ours)|here|either|too|as well|for us))*`,
    'leave $1 out of scope',
  ),
  wording(
    `(?:descope|exclude|defer|postpone|park|shelve) ${thing}(?: (?:from (?:the |this |our )?${period}|(?:to|until|till) ${later}|for now))?(?:${glue}${mention}${close})?`,
    'leave $1 out of scope',
  ),
  wording(
    `(?:push|move|shift|leave|defer|postpone|save|keep) ${thing} (?:to|for|until|till) ${later}(?:${glue}${mention}${close})?`,
    'leave $1 out of scope',
  ),
  wording(
    `(?:move|put|list|place|shift|mention|add|note|name|bring) ${thing} (?:(?:over|down) )?${there.replace('t?here|', '')}${close}`,
    'leave $1 out of scope',
  ),
  wording(
    `(?:mark|declare|treat|consider|make|call|set) ${thing} (?:as |to be )?(?:out of scope|an? non[- ]?goal)`,
    'leave $1 out of scope',
  ),
  wording(
    `(?:drop|remove|delete|cut|take|kick|throw|pull|leave|scrap|kill) ${thing}(?: out)?(?: (?:of|from) (?:the )?[^,;.]{2,40}?)?${glue}${mention}${close}`,
    'leave $1 out of scope',
  ),
];
