import type { Wording } from '../wording.ts';
import { ought, softly, thing, wording, x, y } from './slots.ts';

const named = '(?:called|named|titled|entitled|labell?ed|renamed(?: to| as)?|known as|spelled|spelt)';
const title = '(?:title|heading|headline|name)';
const value = '((?:(?:~|about|exactly) ?)?[€$£]?\\d[\\d.,]{0,15}(?: ?[\\p{L}%°µ/]{1,14}){0,2})';
const number = '(\\d[\\d.,]{0,12})';
const noun = '([\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?)';
const status =
  '(accepted|approved|rejected|draft|in review|under review|final|withdrawn|superseded|deprecated|implemented|proposed|postponed)';
const keys = '([A-Z]{1,8}-\\d{1,6}(?:(?:,? and |, ?| ?& ?| to |-|–)(?:[A-Z]{1,8}-)?\\d{1,6})*)';
/** What a value may be given of, in two or three words. */
const name =
  '((?:(?!(?:is|are|was|were|be|should|must|shall|can|could|may|will|has|have|needs?|after|before|within|for|by|than|of|at|in|on|to|from|with|gets?|every|only|not)\\b)[\\p{L}-]{2,20} ?){1,4}?)';
const atMost =
  '(?:(?:a )?max(?:imum)?(?: of)?|at (?:most|least)|no more than|not more than|up to|only|(?:a )?min(?:imum)?(?: of)?|exactly)\\.?';
const enough = '(?:enough|fine|sufficient|plenty|ok(?:ay)?|good enough|realistic|better)';

/** What calls a value or an entry no good. */
const unfit =
  '(?:wrong|incorrect|rubbish|nonsense|outdated|old|off|bogus|garbage|a (?:typo|mistake)|not (?:right|correct|true))';

/** Ways to ask that something is called or measured otherwise. */
export const changing: readonly Wording[] = [
  wording(
    `(?:the )?${thing} (?:is|are|looks?|seems?) (?:(?:just|simply|plain|totally|completely|way) )?${unfit},? (?:(?:and|so|but) )?(?:it(?:['’]s| is)|they(?:['’]re| are)|(?:it |they )?(?:should|must) be|make (?:it|that|them)|(?:we|it) (?:said|agreed on)) ${y}`,
    'set $1 to $2',
  ),
  wording(
    `(?:the )?${thing} (?:is|are) (?:no longer|not) ${thing}(?: any ?more)?,? (?:but|it is|it['’]s|rather) ${y}`,
    'replace $2 with $3',
  ),
  wording(
    `${x} (?:must|should|has to|needs to|shall) (?:return|answer|give|respond with|answer with) (?:an? )?([1-5]\\d\\d) ?(?:\\(|on |for |at |in )((?:GET|POST|PUT|PATCH|DELETE) /[^\\s)]{0,120})\\)?`,
    '$3 should return $2 when $1',
  ),
  wording(
    `(?:mark|set|flag|move) ([A-Z]{1,8}-\\d{1,6}) (?:as |to )(done|in progress|in review|blocked|ready|open|closed|to-?do)`,
    'status of $1 is $2',
  ),
  wording(
    `(?:mark|set|flag) ([A-Z]{1,8}-\\d{1,6}) as blocked by ([A-Z]{1,8}-\\d{1,6})`,
    '$1 is blocked by $2',
  ),
  wording(
    `(?:bump|raise|lower|set|change|reduce|estimate|size|make) ([A-Z]{1,8}-\\d{1,6}) (?:up |down )?(?:to |at )?(?:an? )?(\\d{1,2})(?: (?:story )?points?)?`,
    'set the estimate of $1 to $2',
  ),
  wording(
    '(["“][^"“”]{1,80}["”]) (?:is|=) (?:just|simply|really|better|now|actually|rather) (["“][^"“”]{1,80}["”])',
    'rename $1 to $2',
  ),
  wording(`(?:the )?status\\s?[:=]?\\s${status}`, 'set the status to $1'),
  wording(
    `(?:mark|close|resolve|settle|tick off) ${x} (?:as )?(?:answered|resolved|closed|done|settled|decided)\\s?[:,–-]\\s?${y}`,
    'answer to $1: $2',
  ),
  wording(
    `(?:reword|rewrite|rephrase|change|update|fix|make) ${thing}(?:['’]s)? (?:title|heading) (?:to|into|say|read)\\s?:? ${y}`,
    'rename $1 to $2',
  ),
  wording(`(?:the )?${thing} (?:should|must|has to) (?:be|say|read)\\s?: ?${y}`, 'replace $1 with: $2'),
  wording(
    `(?:the )?${thing} (?:is|are|sounds?|reads?|feels?|looks?) (?:[\\p{L}'-]{1,20} ){0,3}[\\p{L}-]{2,20}, ?(?:(?:and|so|but|it|they|that|this|which) )*(?:(?:should|must|has to|have to|needs? to|ought to) (?:rather )?(?:(?:say|read) that|(?:say|read|be)\\s?:)|better\\s?:) ?${y}`,
    'replace $1 with: $2',
  ),
  wording(
    `(?:we|i|they|the team|you) (?:do not|don['’]t|does not|doesn['’]t|no longer) (?:use|have|run on|run|need|say|call it) ${thing}(?: any ?more| any longer)?[,;.]? (?:(?:but |and )?(?:it is|it['’]s|that['’]s|now|we (?:now )?use|we['’]re on|we moved to|we switched to|use)) ${y}`,
    'replace $1 with $2',
  ),
  wording(`(?:we )?(?:moved|switched|migrated|went|changed) from ${thing} to ${y}`, 'replace $1 with $2'),
  wording(
    `${thing} (?:is|was|has been|got) (?:now )?(?:replaced|superseded) (?:by|with) ${y}`,
    'replace $1 with $2',
  ),
  wording(
    `${thing} (?:is|has) (?:out|gone|left(?: us| the team| the company)?|off the project|no longer (?:with us|responsible|in charge)),? (?:and |so )?${thing} (?:takes over|took over|is (?:the )?(?:new|now) .{2,40}|replaces (?:him|her|them)|steps in|does (?:it|that) now)(?: now| from .{2,20}| (?:it|that|this))?`,
    'replace $1 with $2',
  ),
  wording(
    `${keys} (?:is|are|gets?) (\\p{L}{3,10}) (prio(?:rity)?|points?),? (?:and )?(?:the |all )?(?:rest|others?|other ones|everything else|remaining(?: ones)?)(?: (?:is|are|gets?))? (\\p{L}{3,10})(?: prio(?:rity)?| points?)?`,
    'set priority of $1 to $2\nset priority of all tickets but $1 to $4',
  ),
  wording(
    `([A-Z]{1,8}-\\d{1,6}) (?:(?:is|feels) )?(?:more like|rather|at least|more of|maybe|probably) (?:an? )?(\\d{1,2})(?: points?)?`,
    'set the estimate of $1 to $2',
  ),
  wording(
    `([A-Z]{1,8}-\\d{1,6}) (?:makes no sense|is wrong|is odd|does(?:n['’]t| not) work|should not be|is not|isn['’]t)(?: (?:as|there as|a))?(?: an?)? (?:requirement|ticket|risk|goal|question|assumption)s?[,;:–-]? ?(?:but |as |because )?(?:it is|it['’]s|that['’]s|is|more|rather|but) ?${softly}(?:only |more |rather )?(?:an? )?([\\p{L}-]{4,20}(?: [\\p{L}-]{4,20})?)`,
    'move $1 to $2',
  ),
  wording(
    `${x} (?:${ought}${softly}be|is|are) ${softly}${named} (?!with )${x}(?: (?:in|at|with|within|inside) (?:our|the|this) [^,]{2,40}| here| internally| now)?(?:,? (?:and )?not .{2,60})?`,
    'rename $1 to $2',
  ),
  wording(
    `call (?:the )?(.{2,60}? (?:section|heading|ticket|story|table|entity|column|field|endpoint|document)) ${y}`,
    'rename $1 to $2',
  ),
  wording(
    `call (?:it|this|the (?:document|doc|spec|rfc)) ["“]?([^"“”]{2,100})["”]?(?: as (?:a |the )?title)?`,
    'change the title to $1',
  ),
  wording(
    `(?:the |as |new |better )*title(?: of the (?:document|doc|spec|rfc))? ${ought}${softly}(?:be|read|say|become) ${y}`,
    'change the title to $1',
  ),
  wording(`(?:a |the )?(?:new|better) ${title}\\s?(?:is|:|=|would be) ${y}`, 'change the title to $1'),
  wording(`(?:use|take|choose) ${x} (?:as|for) (?:the |a )?title`, 'change the title to $1'),
  wording(
    `(?:as|for) (?:the |a )?title,? (?:use|take|say|choose|i(?:['’]d| would) (?:use|say|take|prefer|go (?:with|for))) ${y}`,
    'change the title to $1',
  ),
  wording(`${title} (?:it|the (?:document|doc|spec)) ${y}`, 'change the title to $1'),
  wording(
    `(?:say|use|write|put|prefer) ${x} (?:where(?:ver)?) (?:it|you|the (?:doc|document|text|spec)) (?:says?|writes?|uses?|reads?) ${x} in (?:the )?(.{2,60})`,
    'in $3, replace $2 with $1',
  ),
  wording(
    `(?:say|use|write|put|prefer) ${x} (?:where(?:ver)?) (?:it|you|the (?:doc|document|text|spec)) (?:says?|writes?|uses?|reads?) ${y}`,
    'replace $2 with $1',
  ),
  wording(
    `(?:we|our (?:team|company|people)) (?:say|call (?:it|them|that|this)|write|use the (?:term|word)|speak of|talk about) ${x}(?:,| and| but)? (?:not|never|instead of) ${y}`,
    'replace $2 with $1',
  ),
  wording(
    `${x} is (?:the )?(?:wrong|incorrect|old|outdated)(?: (?:word|term|name))?,? (?:it(?:['’]s| is)|use|say|the (?:right|correct|new) (?:one|word|term|name) is|should be) ${y}`,
    'replace $1 with $2',
  ),
  wording(
    `(?:it(?:['’]s| is)|that(?:['’]s| is)|they(?:['’]re| are)|we (?:have|do|need|want)|there are|now|make (?:it|that)|let['’]?s (?:say|do|make it|go (?:for|with))) ${softly}(?:only |${atMost} )?${number} ${noun}(?: (?:now|instead|please|max|tops|only))*`,
    'set the $2 to $1',
  ),
  wording(`(?:the )?${atMost} ${number} ${noun}(?: please)?`, 'set the $2 to $1'),
  wording(
    `${number} ${noun}(?:,? (?:max|maximum|tops|at most|please|instead|only|now|${enough}|(?:is|are) ${softly}${enough}))+`,
    'set the $2 to $1',
  ),
  wording(`(?:the )?${name}\\s?[:=]\\s?(?:${atMost} )?${value}`, 'set the $1 to $2'),
  wording(`(?:the )?${name} (?:${atMost} )?${value}(?: please| instead| now)*`, 'set the $1 to $2'),
  wording(
    `([A-Z]{1,8}-\\d{1,6}) (?:is|are|needs?|gets?|should be|feels like|looks like|would be) ${softly}(?:(?:at least|more like|about) )?(?:an? )?(\\d{1,2})(?: (?:story )?points?)?(?: (?:for|to) (?:us|me|the team))?(?:,? not .{1,20})?`,
    'set the estimate of $1 to $2',
  ),
  wording(
    `(?:mark|set|flag|move|change|switch|put|declare|consider) (?:the |this |our )?(?:rfc|document|doc|spec|proposal|design)(?: status)? (?:as |to |is )?${status}`,
    'set the status to $1',
  ),
  wording(
    `(?:the |this |our )?(?:rfc|document|doc|spec|proposal|design|it) (?:is|was|has been|got) (?:now |already |officially )?${status}(?: now)?`,
    'set the status to $1',
  ),
  wording(
    `([^,;\\d]{2,30}?) (?:owns?|takes?(?: over| care of)?|does|gets|handles|works on|picks up|is (?:on|responsible for|the owner of|assigned to|in charge of)|will (?:do|take|own|handle)) ${keys}`,
    'assign $2 to $1',
  ),
  wording(
    `${keys}\\s?(?:(?:is|are|goes|go) (?:for|to|with)|:|→|->) (\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20})?)`,
    'assign $1 to $2',
  ),
  wording(`${value} (?:is|are|would be|will be|should be) ${softly}${enough} for ${y}`, 'set $2 to $1'),
  wording(`(?:use|take|allow|give) ${value} (?:for|as|to) ${y}`, 'set $2 to $1'),
  wording(`${x} from ${value} to ${value}`, 'change $1 from $2 to $3'),
];
