import type { Wording } from '../wording.ts';
import { ought, part, softly, thing, wording, x, y } from './slots.ts';

const into = '(?:in(?:to|side)?|under(?:neath)?|to|among|amongst|with)';
const count = '(?:two|three|four|2|3|4|several|separate|multiple|different|its own|their own)';
const separate = `${count}(?: (?:separate|different|distinct|individual|smaller))? ${part}`;
const one = `(?:one|a single|a joint|the same)(?: ${part})?`;

/** Ways to ask that something stands elsewhere, or together, or apart. */
export const moving: readonly Wording[] = [
  wording(`(?:swap|flip|reverse|change|switch|fix)(?: around)? the order\\s?[:,–-]\\s?${y}`, '$1'),
  wording(
    `${thing} (?:is|are) [^,;]{3,40}[,;]? (?:and |so )*(?:it|they|that|those) (?:belongs?|goes?|go|fits?|should (?:go|be|stand)) ${into} ${y}`,
    'move $1 to $2',
  ),
  wording(
    `${x} (?:belongs?|fits?|goes|is|are|would (?:be|fit)) ${softly}(?:at home |placed |off )?${into} ${y}`,
    'move $1 to $2',
  ),
  wording(
    `${x} ${ought}${softly}(?:be|go|live|sit|stand|move|be (?:moved|listed|placed|put)) ${softly}${into} ${y}`,
    'move $1 to $2',
  ),
  wording(`(?:put|list|place|file|push|shift|pull|drag) ${x} ${into} ${y}`, 'move $1 to $2'),
  wording(
    `${x} ${ought}${softly}(?:come|go|be|stand|appear|be (?:moved|placed|put)|move) (?:right |directly |just )?(before|above|ahead of|in front of|after|below|behind|under) ${y}`,
    'move $1 $2 $3',
  ),
  wording(
    `${thing} (?:came|went|stood|were(?: placed)?|was) (?:right |directly |just )?(before|above|ahead of|in front of|after|below|behind) ${y}`,
    'move $1 $2 $3',
  ),
  wording(
    `(?:i(?:['’]d| would) (?:prefer|like|love|rather) (?:to )?)?(?:see|have) ${thing} (?:at the (?:very )?(?:top|start|beginning), )?(?:right |directly )?(before|after|above|below) ${y}`,
    'move $1 $2 $3',
  ),
  wording(
    `(?:i(?:['’]d| would) (?:prefer|like|love|rather) (?:to )?)?(?:see|have) ${thing} (?:at the (?:very )?(?:top|start|beginning)|first)`,
    'move $1 to the top',
  ),
  wording(`${x} ${ought}${softly}(?:precede|come first,? then) ${y}`, 'move $1 before $2'),
  wording(`${x} ${ought}${softly}follow ${y}`, 'move $1 after $2'),
  wording(
    `${thing} (?:right |directly |just |straight |immediately )?(before|after|above|below|behind|ahead of|in front of) ${thing}(?:,? (?:please|not (?:before|after|above|below)(?: it)?))?`,
    'move $1 $2 $3',
  ),
  wording(`(?:lead|open|start|begin) (?:off )?with ${y}`, 'move $1 to the top'),
  wording(
    `${thing} (?:comes?|goes|stands|is (?:listed|put)) (?:at the )?(?:very )?(?:first|on top|up front|top)`,
    'move $1 to the top',
  ),
  wording(
    `${thing} (?:comes?|goes|stands|is (?:listed|put)) (?:(?:at|to) the )?(?:very )?(?:last|bottom|end)(?: of (?:the|its) list)?`,
    'move $1 to the end',
  ),
  wording(
    '([A-Z]{1,8}-\\d{1,6}) (?:should|must) be(?:come)? (?:the new )?([A-Z]{1,8}-\\d{1,6})',
    'move $1 before $2',
  ),
  wording(
    'keep (?:the )?(?:numbers|ids|keys|numbering)(?: of .{2,40})? (?:in order|consecutive|ascending|sequential)',
    'fix the numbering',
  ),
  wording(`(?:close|end|finish) with ${y}`, 'move $1 to the end'),
  wording(
    `${thing} (?:first|on top|up front|at the (?:very )?(?:top|front|beginning|start))`,
    'move $1 to the top',
  ),
  wording(`${thing} (?:last|at the (?:very )?(?:end|bottom))`, 'move $1 to the end'),
  wording(`(?:push|pull|bring|move) ${x} (?:all the way )?(?:up(?: front)?|forward)`, 'move $1 to the top'),
  wording(`(?:push|pull|bring|move) ${x} (?:all the way )?(?:down|back)`, 'move $1 to the end'),
  wording(
    `${x} (?:and|&) ${x} ${ought}${softly}(?:be|become|go into|fit in(?:to)?|form) ${one}`,
    'merge $1 and $2',
  ),
  wording(
    `${x} (?:and|&) ${x} (?:${ought})?${softly}(?:belong|go|be (?:merged|combined|joined)|stand) together`,
    'merge $1 and $2',
  ),
  wording(
    `${x} (?:and|&) ${x} ${ought}${softly}be (?:merged|combined|joined|consolidated|unified)(?: into one.{0,20})?`,
    'merge $1 and $2',
  ),
  wording(`(?:put|bring|lump|roll|pull) ${x} (?:and|with|&) ${x} together`, 'merge $1 and $2'),
  wording(`(?:make|turn) ${x} (?:and|&) ${x} (?:into )?${one}`, 'merge $1 and $2'),
  wording(`(?:make )?${one} (?:out )?of ${x} (?:and|&) ${y}`, 'merge $1 and $2'),
  wording(
    `${x} ${ought}${softly}(?:be (?:merged|folded|rolled|integrated)(?: in)?(?:to| with)|be(?:come)? part of|go into) ${y}`,
    'merge $1 into $2',
  ),
  wording(`(?:roll|integrate|absorb) ${x} into ${y}`, 'merge $1 into $2'),
  wording(
    `(?:split|break|divide|separate)(?: up)? ${x} (?:up )?(?:in(?:to)? )?(?:two|2)(?: (?:separate |different )?(?:tickets|stories|issues))?\\s?[,:;–-]?\\s?(?:\\(?1[.)] |(?:one|the first)(?: one)? (?:for|about|on|with|that)) ${x}(?:,? and|,|;) (?:\\(?2[.)] |(?:one|another|the (?:other|second))(?: one)? (?:for|about|on|with|that)) ${y}`,
    'rename $1 to $2\nadd a ticket for $3',
  ),
  wording(`(?:make|turn) ${x} (?:into )?${separate}`, 'split $1 into two'),
  wording(`(?:make )?${separate} (?:out )?of ${y}`, 'split $1 into two'),
  wording(
    `${x} ${ought}${softly}(?:be(?:come)?|turn into|be (?:split|broken|divided)(?: up)?(?: in(?:to)?)?) ${separate}`,
    'split $1 into two',
  ),
  wording(
    `${x} ${ought}${softly}be (?:split|broken|divided|separated|taken apart)(?: (?:up|apart|down))?`,
    'split $1 into two',
  ),
  wording(
    `${x} (?:mixes|lumps|bundles|combines|conflates|covers|describes|contains|holds|has|is) ${softly}(?:together )?(?:two|three|several|2|3|multiple|different) (?:\\p{L}+ )?(?:things|topics|requirements|concerns|thoughts|ideas|demands|cases|stories|tickets)(?:\\s?(?:[,:(–-]|in one|at once).{0,120})?`,
    'split $1 into two',
  ),
  wording(`(?:pull|tear|take|pick) ${x} apart|(?:separate|divide) ${y}`, 'split $1$2 into two'),
];
