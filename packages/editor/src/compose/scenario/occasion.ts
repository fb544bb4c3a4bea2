import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { standsAlone } from '../../understand/clause/order-in-case.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { contraryOf, noneOf } from './contrary.ts';
import { closes, count, lasts, noun, type Row, unit } from './occasion-words.ts';
import { recurrences } from './recurrence.ts';

/** When an action is to be done, as its own words have it. */
export interface Occasion {
  /** What happens first: "the next run is due". */
  readonly trigger: string;
  /** The case in which it has not come: "the next run is not due yet"; null where it always comes. */
  readonly before: string | null;
  /** The action without the words of the occasion. */
  readonly rest: string;
}

const rows: readonly Row[] = [
  {
    shape: new RegExp(String.raw`(?<!\p{L})during (${noun})${closes}`, 'iu'),
    said: ([, what = '']) => [
      `${what} ${isPlural(what) ? 'are' : 'is'} going on`,
      `${what} ${isPlural(what) ? 'are' : 'is'} not going on`,
    ],
  },
  {
    // "Be downloadable for 30 days after the rehearsal": how long from then on.
    shape: new RegExp(String.raw`(?<!\p{L})for (${count} ?${unit}) (after|from) (${noun})${closes}`, 'iu'),
    said: ([, time = '', , what = ''], action) =>
      lasts.test(action)
        ? [`it is less than ${time} after ${what}`, `it is more than ${time} after ${what}`]
        : null,
  },
  {
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:after|(?:kept|stored|held|blocked|locked|reserved|valid|(?<=^(?:\p{L}+ and )?)(?:live|last|stay|remain))(?= \d)|for(?= (?:the (?:last|next) )?${count} ?${unit}(?!\p{L}))) (${count} ?${unit}(?: idle| inactive| (?:of|without) (?:[\p{L}-]+(?: [\p{L}-]+)?)(?=$|[,.;]))?)(?= before| after|$|[^\p{L}])(?! (?:at (?:most|the (?:latest|most))|of|without|or (?:more|longer))(?!\p{L}))`,
      'iu',
    ),
    said: ([whole = '', time = ''], action) => {
      const has = /^(?:an?|one|1)(?![\d.,])/iu.test(time) ? 'has' : 'have';
      const span = time.replace(/ (?:idle|inactive)$/iu, ' without any use');
      const passed = `${span} ${has} passed`;
      const open = `${span} ${has} not passed yet`;
      // "Be available after 30 minutes" is so from then on.
      if (/^after /iu.test(whole)) return [passed, isState.test(action) ? null : open];
      return lasts.test(action) && !/ while /u.test(action) ? [open, passed] : null;
    },
    kept: ([whole = '', time = '']) => (/^(?:after|for) /iu.test(whole) ? '' : whole.replace(` ${time}`, '')),
  },
  {
    shape: new RegExp(
      String.raw`(?<![\p{L}\d]|(?:up to|within|at least|at most|until|than|maximum of|max|the (?:last|next|first)|for|from) )((?:at )?${count} ?${unit}(?: (?:and|or) ${count} ?${unit})?) (before|after) (${noun})${closes}`,
      'iu',
    ),
    said: ([, time = '', side = '', what = ''], action) => {
      if (/^(?:it|they|he|she|you|we|this|that)(?!\p{L})/iu.test(what)) return null;
      const span = time.replace(/^at /iu, '').split(/ and | or /u);
      const moment = `${span.join(' or ')} ${side} ${what}`;
      if (isState.test(action)) return [`it is ${moment}`, null];
      return [
        `it is ${moment}`,
        span.length > 1 ? `it is neither ${span.join(' nor ')} ${side} ${what}` : `it is not yet ${moment}`,
      ];
    },
  },
  {
    shape: new RegExp(
      String.raw`(?<!\p{L})after (${count} [\p{L}-]+(?: [\p{L}-]+){0,2}?s(?: in a row)?(?: (?:in|within) (?:the (?:same|last) )?(?:${count} ?)?${unit}(?!\p{L}))?)${closes}`,
      'iu',
    ),
    said: ([, what = '']) => [`there have been ${what}`, `there have been fewer than ${what}`],
  },
  {
    shape: new RegExp(
      String.raw`(?<!\p{L})(?<!one )after ((?:the|each|every|an?) [\p{L}-]+(?: [\p{L}-]+){0,2}?)${closes}`,
      'iu',
    ),
    said: ([, what = '']) => {
      // "After the import ends": what happens, and no thing that takes place.
      if (what.split(' ').length > 2 && standsAlone(what)) return null;
      const one = what.replace(/^(?:each|every) (?=(.))/iu, (_, initial: string) =>
        /[aeiou]/iu.test(initial) ? 'an ' : 'a ',
      );
      if (/^an? /iu.test(one)) return [`there has been ${one}`, `there has not been ${one} yet`];
      const are = isPlural(one) ? 'are' : 'is';
      if (span.test(one)) return [`${one} ${are} over`, `${one} ${are} not over yet`];
      const have = isPlural(one) ? 'have' : 'has';
      return [`${one} ${have} taken place`, `${one} ${have} not taken place yet`];
    },
  },
  ...recurrences,
  {
    shape: new RegExp(
      String.raw`(?<!\p{L})before (?:every|each) ([\p{L}-]+(?: [\p{L}-]+){0,2}?)${closes}`,
      'iu',
    ),
    said: ([, what = '']) => [`the next ${what} is due`, null],
  },
  {
    shape:
      /(?<!\p{L})at (?:about )?(\d{1,2}(?::\d{2})?(?: ?[ap]m)?(?: and \d{1,2}(?::\d{2})?(?: ?[ap]m)?)?(?: (?:UTC|CET|CEST|GMT))?|noon|midnight|(?:half|quarter) (?:past|to) \p{L}+)(?![\p{L}\d:%.])/iu,
    said: ([, clock = ''], action) => {
      const times = clock.replace(' and ', ' or ');
      if (!/[:apmo]/iu.test(clock.replace(' and ', ''))) return null;
      // "Be there at 7:00" may be so before.
      return [`it is ${times}`, isState.test(action) ? null : `it is not ${times} yet`];
    },
  },
  {
    shape: /(?<!\p{L})at the ((?:end|beginning|start) of (?:the|each|every|a) \p{L}+)/iu,
    said: ([, edge = '']) => [`it is the ${edge}`, `it is not the ${edge} yet`],
  },
  {
    // "Log who changed the plate and when": it is done to the plate.
    shape:
      /(?<=^(?:log|record|track|note|store|save|keep|document) )who (\p{Ll}{3,}) ([^,;:]{3,60}?)(?: and (?:when|why|how|from where|where))?(?=$|[,.:;])/iu,
    said: ([, done = '', what = '']) => {
      const verb = done === 'made' ? 'make' : baseOfParticiple(done);
      return verb === null
        ? null
        : [`somebody ${thirdPersonOf(verb)} ${what}`, `somebody only looks at ${what}`];
    },
    kept: ([whole = '']) => whole,
  },
  {
    // "Survive a network loss": what it has to live through comes first.
    shape:
      /(?<=^(?:survive|withstand|tolerate|cope with|recover from) )((?:an?|the) (?:\p{L}+ ){0,3}?\p{L}+)(?=$|[,.:;])/iu,
    said: ([, what = '']) => [`there is ${what}`, null],
    kept: ([whole = '']) => whole.replace(/^(?:an?|the) /iu, 'the '),
  },
  {
    shape: /(?<!\p{L})(?:at|on|upon) (?:every |each )?(?:its |their )?(?:start|startup|start-up|boot)(?=$)/iu,
    said: (_, __, subject) => [`${subject} ${isPlural(subject) ? 'start' : 'starts'}`, null],
  },
  {
    shape: /(?<!\p{L})(?:at|on|upon) (?:every |each )?(?:log|sign)-?(in|out)(?!\p{L})/iu,
    said: ([, way = '']) => [`somebody logs ${way}`, `nobody logs ${way}`],
  },
  {
    shape:
      /(?<!\p{L})between (\d{1,2}(?::\d{2})?(?: ?[ap]m)?) and (\d{1,2}(?::\d{2})?(?: ?[ap]m)?)(?![\p{L}\d%])(?: only)?/iu,
    said: ([, from = '', to = '']) =>
      /[:apm]/iu.test(from + to)
        ? [`it is between ${from} and ${to}`, `it is not between ${from} and ${to}`]
        : null,
  },
  {
    shape: /(?<!\p{L})while ([^,;:()]{6,80})$/iu,
    said: ([, clause = '']) => (presentClause(clause) === null ? null : [clause, contraryOf(clause)]),
  },
  {
    shape: /,? unless ([^,;:()]{6,80})$/iu,
    said: ([, clause = '']) => {
      const other = noneOf(clause);
      return other === null ? null : [other, clause];
    },
  },
];

/** The occasion an action names: "send a digest every Monday", "expose the header on every response"; null where it names none. */
export function occasionOf(subject: string, action: string): Occasion | null {
  for (const { shape, said, kept } of rows) {
    const match = shape.exec(action);
    const found = match && said(match, action, subject);
    if (
      !match ||
      !found ||
      isOneOfSeveral(action, match) ||
      relative.test(action.slice(0, match.index)) ||
      /^be $/u.test(action.slice(0, match.index))
    )
      continue;
    const stays = kept?.(match) ?? '';
    const rest = `${action.slice(0, match.index)}${stays}${action.slice(match.index + match[0].length)}`;
    return { trigger: found[0], before: found[1], rest: tidy(rest) };
  }
  return null;
}

/** "Sent as a link that expires after 7 days": the moment is that of a clause within. */
const relative = / (?:that|which|who|whose|where|when|if) /u;

/** What lasts, and does not happen at a moment. */
const isState =
  /^(?:be (?!gone(?!\p{L})|\p{Ll}{2,}(?:ed|en|nt|pt|de|ld)(?!\p{L}))|have |lie |stand |exist |work |still )/u;

/** What lasts until it is over; anything else takes place. */
const span =
  /(?<!\p{L})(?:days?|weeks?|weekends?|months?|quarters?|years?|nights?|mornings?|evenings?|seasons?|summer|winter|spring|autumn|holidays?|breaks?|periods?|phases?|events?|meetings?|sessions?|shifts?|trips?|lessons?|matches?|games?|shows?|concerts?|incidents?|outages?|tests?|trials?|tours?)$/iu;

/** "On save and before each commit": taken out alone, one of several moments would be said of the others. */
function isOneOfSeveral(action: string, { index, 0: match }: RegExpExecArray): boolean {
  return (
    /(?:^|[ ,])(?:and|or)\s*$/u.test(action.slice(0, index)) ||
    /^,? or(?!\p{L})/u.test(action.slice(index + match.length))
  );
}

function tidy(action: string): string {
  return action
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[,.;:])/gu, '')
    .replace(/^[\s,]{1,4}|[\s,]{1,4}$/gu, '')
    .replace(/,? and$/u, '');
}
