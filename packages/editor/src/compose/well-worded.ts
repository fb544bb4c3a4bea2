import { withCapital } from '../first-letter.ts';
import { isBaseVerb } from '../understand/clause/verbs.ts';
import type { Demand } from '../understand/demand.ts';
import { changed, restore } from '../understand/mask.ts';
import { isPlural } from './voice/english.ts';

/** A figure, or what stands for one while it is protected. */
const figure = String.raw`(?:\d+|\uE010[^\uE011]*\uE011|two|three|four|five|six|ten)`;
/** "Max 3 photos": how many at most that do something. */
const bareMost = new RegExp(String.raw`^max(?:imum|imal)?\.? (?=${figure} \p{L})`, 'iu');
/** "A pupil max 3 at once": a number of nothing that is measured is how many somebody has. */
const haveMost = new RegExp(
  String.raw`^be ((?:max(?:imum)?\.?|min(?:imum)?\.?|at most|at least|up to|no more than) ${figure} (?:at once|at a time|at the same time|in total|per|each|an? (?:day|week|month|year))(?!\p{L}))`,
  'u',
);
/** "Keep the files for 7 days then delete": what is done afterwards is done to the same. */
const afterThat =
  /^(?<before>(?:keep|store|retain|hold|cache|archive|move|save|log|quarantine) .*?),? (?:and )?then (?<verb>delete|remove|archive|purge|erase|drop|discard|destroy)(?<behind>$| (?=after |once |when ))/u;
function afterwards(_: string, before: string, verb: string, behind: string): string {
  const [, pronoun = '', noun = ''] =
    /^\p{Ll}+ (?:(it|them)(?!\p{L})|(?:(?:the|all|each|every|any|raw|an?) )*((?:\p{L}+[ -])*?\p{L}+)(?= (?:on|in|for|at|to|from|of|with|until)(?!\p{L})|$))/u.exec(
      before,
    ) ?? [];
  const them = pronoun === '' ? (isPlural(noun) ? 'them' : 'it') : pronoun;
  return `${before}, then ${verb} ${them}${behind}`;
}

const adverbBehind = /^be able to (still|also|always) /u;
/** What is taken away at a time is taken away by what runs, and not by the change that builds it. */
const takenAway =
  /^(?:delete|remove|erase|purge|archive|drop|clear) .*(?<!\p{L})(?:after|once|when|every|daily|nightly|within)(?!\p{L})/su;

/** A demand in words that requirements use: who is able still is, and how many there may be are had. English. */
export function wellWorded(said: Demand): Demand {
  const demand = sized(said);
  const { subject, action, condition } = demand;
  const runs = /^the change$/iu.test(subject.text) && takenAway.test(action.text);
  return {
    ...demand,
    subject: changed(subject, runs ? 'The system' : subject.text.replace(bareMost, 'At most ')),
    // "If the event is cancelled:" stands before what then happens.
    condition: condition && changed(condition, condition.text.replace(/[\s:;,]{1,5}$/u, '')),
    action: changed(action, worded(action.text, /^(?:there|it)$/iu.test(subject.text))),
  };
}

/** "For photos, there must be at most 2048px": how large they are, and not how many there are. */
function sized(demand: Demand): Demand {
  const { subject, action, condition } = demand;
  const [, thing = ''] =
    /^for ((?:(?:the|all|each|every) )?\p{L}+(?: \p{L}+)?)$/iu.exec(condition?.text ?? '') ?? [];
  if (!condition || thing === '' || !/^there$/iu.test(subject.text) || !size.test(restore(action)))
    return demand;
  return { ...demand, subject: changed(condition, withCapital(thing)), condition: null };
}

const size =
  /^be (?:at most|at least|max(?:imum)?\.?|min(?:imum)?\.?|up to|no (?:more|larger|bigger) than) \d[\d.,]* ?(?:px|pixels?|dpi|[kmg]i?b|bytes?|mm|cm|m|kg|g|characters?|chars?|letters?|digits?)(?!\p{L})/iu;

function worded(action: string, isOfNobody: boolean): string {
  const said = action
    .replace(adverbBehind, '$1 be able to ')
    // "Police need a lookup"
    .replace(/^need (?=(?:an?|the|some|one|two|more|their|its) )/u, 'have ')
    .replace(afterThat, afterwards)
    // "Retry 3 times then tell the team"
    .replace(
      /(?<=[\p{L}\d\uE011]) then (?=(\p{Ll}{3,})(?: |$))(?<!(?<!\p{L})(?:and|or|but|now|if|since|by|until|from) then )/gu,
      (then, verb: string) => (isBaseVerb(verb) ? `,${then}` : then),
    )
    // "Rights are to be mentioned"
    .replace(/^be to (?=\p{Ll})/u, '')
    .replace(/ [-–—] (?=but only (?:if|when|once|after|while|until)(?!\p{L}))/u, ', ');
  return isOfNobody ? said : said.replace(haveMost, 'have $1');
}
