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

/**
 * A demand in words that requirements use: who is able still is, and how many there may be are had. English.
 *
 * @param isQuality whether it says how well, so that a bare number of people or things is what the system has to cope with
 */
export function wellWorded(said: Demand, isQuality = false): Demand {
  const demand = priced(kept(sized(isQuality ? loaded(said) : said)));
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

/** "There must be 60 hospitals, at most 300 users at the same time": how many the system has to cope with. */
function loaded(demand: Demand): Demand {
  const { subject, action, condition } = demand;
  const isCount =
    condition === null && !demand.isNegative && /^there$/iu.test(subject.text) && count.test(restore(action));
  return isCount
    ? {
        ...demand,
        subject: changed(subject, 'The system'),
        action: changed(action, action.text.replace(/^be /u, 'cope with ')),
      }
    : demand;
}

const count =
  /^be (?:about |around |roughly |up to |~ ?|ca\.? ?)*\d[\d.,]*[kKM]? (?!(?:ms|msec|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|%|percent|[kmgt]i?b|bytes?|px|dpi|EUR|USD|euros?|dollars?|retries|attempts?|tries|at|in|of|per|or|and|to|more|less|times|free|other)(?!\p{L}))(?!\p{L}+ (?:must|should|has|have|is|are|can) )\p{L}{2,}/iu;

/** "There must be no names in the sms": what holds it must not. */
function kept(demand: Demand): Demand {
  const { subject, action, condition } = demand;
  const [, about = '', thing = '', where = '', place = '', aside = ''] =
    (demand.isNegative || condition !== null ? null : absent.exec(action.text)) ?? [];
  if (place === '' || !/^there$/iu.test(subject.text)) return demand;
  const verb = about === '' ? (where === 'on' ? 'show' : 'contain') : 'mention';
  return {
    ...demand,
    subject: changed(action, withCapital(place)),
    isNegative: true,
    action: changed(
      action,
      `${verb} ${(about === '' ? thing : about).replace(/(?:,| and| or)? no /gu, ' or ')}${aside}`,
    ),
  };
}

/** What holds words, and shows them. */
const holder =
  '(?:sms|texts?|messages?|e?-?mails?|notifications?|push(?:es)?|letters?|logs?|exports?|reports?|files?|responses?|answers?|payloads?|urls?|links?|body|subject(?: line)?|titles?|headers?|footers?|labels?|invoices?|receipts?|tickets?|badges?|codes?|transcripts?|recordings?|feeds?|calendars?|documents?|newsletters?|reminders?|alerts?|bills?|confirmations?|envelopes?|screens?|displays?|lists?|pages?|database|tables?|index|cards?)';

const absent = new RegExp(
  `^be (?:nothing (?:about|of) ([^,;:()]{2,60}?)|no (?!(?:more|fewer|less|longer|other|one)(?!\\p{L}))([^,;:()]{2,60}?)) (in|on) ((?:(?:the|our|any|an?|each|every|its|their) )?(?:\\p{L}+[ -]){0,2}?${holder}(?: of (?:the|an?|our|each) \\p{L}+)?)((?: \\([^()]*\\))?)$`,
  'u',
);

/** "There must be 2 EUR/hour after that": what it costs. */
function priced(demand: Demand): Demand {
  const { subject, action } = demand;
  return /^there$/iu.test(subject.text) && price.test(restore(action))
    ? { ...demand, subject: changed(subject, 'The price') }
    : demand;
}

const price =
  /^be (?:only |at most |at least )?(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|€|\$|£|euros?|dollars?|pounds?|francs?|cents?|ct))(?:(?:\s?\/\s?| per | an? | each )\p{L}|$)/iu;

const size =
  /^be (?:at most|at least|max(?:imum)?\.?|min(?:imum)?\.?|up to|no (?:more|larger|bigger) than) \d[\d.,]* ?(?:px|pixels?|dpi|[kmg]i?b|bytes?|mm|cm|m|kg|g|characters?|chars?|letters?|digits?)(?!\p{L})/iu;

function worded(action: string, isOfNobody: boolean): string {
  const said = action
    .replace(adverbBehind, '$1 be able to ')
    // "Medication needs 2 people": who has to be there
    .replace(
      /^need (?=(?:\d+|two|three|one|an?|the) (?:\p{L}+ )?(?:people|persons?|signatures?|approvals?|consent|permission|witness(?:es)?|supervisors?)(?!\p{L}))/u,
      'require ',
    )
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
