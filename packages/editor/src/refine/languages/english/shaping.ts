import type { Wording } from '../wording.ts';
import { ought, softly, thing, wording, x, y } from './slots.ts';

const shape =
  '(tables?|(?:numbered |ordered |bulleted |bullet )?lists?|bullets?(?: points?)?|bullet form|numbered steps|steps|prose|paragraphs?|running text|full sentences)';
const readers =
  '(juniors?|junior devs?|beginners?|newcomers?|new hires|seniors?|senior devs?|experts?|tech leads?|managers?|executives?|execs|stakeholders|sres?|ops(?: people)?|operators|data engineers?|analysts)';
const long = '(?:long|wordy|verbose|lengthy|chatty|long-winded|rambling|bloated|detailed|waffly)';

/** "I'd rather see", "put": how somebody would have what they name. */
const preferred =
  "(?:(?:(?:i|we)(?:['’]d| would)? )?(?:(?:rather|prefer(?: to)?|like(?: to)?|love(?: to)?|want(?: to)?) )?(?:see|have|read|get|put|show|present|format|write|give (?:me|us)) )?";

/** Ways to ask for another shape, length or reader. */
export const shaping: readonly Wording[] = [
  wording(
    `(?:make|keep|cut|trim|bring|get) (?:the )?${thing} (?:down )?(?:to |at )?(?:just |only )?((?:one|two|three|four|five|[1-5]) sentences?)(?: long| max(?:imum)?| at most)?`,
    'shorten $1 to $2',
  ),
  wording(
    `${preferred}${x} (?:(?:${ought})?${softly}(?:be|work|read|look|is|are|would be) ${softly}(?:better |nicer |clearer |easier to (?:read|scan|follow) )?)?(?:as|in(?:to)?(?: a| the)?(?: form of)?) (?:an? |the )?${shape}(?: form(?:at)?)?(?:,? (?:please|instead|not .{2,30}))?`,
    'turn $1 into a $2',
  ),
  wording(
    `(?:an? )?${shape} (?:for|of|in|under) ${thing}(?: (?:would|might) (?:be|help|read|work).{0,40}|,? please)?`,
    'turn $2 into a $1',
  ),
  wording(
    `(?:make|use|do|draw up|create|build) (?:an? )?${shape} (?:of|out of|from|for) ${y}`,
    'turn $2 into a $1',
  ),
  wording(`(?:bulleti[sz]e|itemi[sz]e) ${y}`, 'turn $1 into a list'),
  wording(`tabulate ${y}`, 'turn $1 into a table'),
  wording(
    `number (?:the )?(goals|non-goals|steps|risks|assumptions|alternatives|items|bullets|points|instructions|drawbacks)(?: (?:in|of|under) .{2,60})?`,
    'turn the $1 into a numbered list',
  ),
  wording(
    `(?:this|it|the (?:doc|document|text|spec|audience)|(?:the |our |my )?(?:readers?|audience)) (?:is|are|will be|goes to)(?: (?:meant|written|intended))?(?: (?:for|to))? ${softly}${readers}`,
    'rewrite it for $1',
  ),
  wording(`(?:audience|readers?|target group)\\s?[:=]\\s?${readers}`, 'rewrite it for $1'),
  wording(
    `(?!(?:it|this|that) (?:is )?an? (?:wall|novel)|it['’]s )${x} (?:drags on|rambles|goes on (?:and on|forever)|is (?:a )?(?:wall of text|novel)|is (?:(?:way|far|much|a bit|a little|pretty|quite|rather|really|very|so) )*(?:too )?${long})`,
    'shorten $1',
  ),
  wording(`why (?:is|are) ${thing} (?:so|that|this) (?:${long}|big|detailed)`, 'shorten $1'),
  wording(
    `(?:boil down|slim|prune|squeeze|pare down|thin out|cut back(?: on)?|trim back) ${y}`,
    'shorten $1',
  ),
  wording(`(?:halve|cut) ${x}(?: in half)?`, 'shorten $1'),
  wording(`(?:less|fewer) (?:words|text|prose|waffle|blah|detail|talk) in ${y}`, 'shorten $1'),
  wording('(?:less|fewer) (?:words|text|prose|waffle|blah|detail|talk)', 'shorten it'),
];
