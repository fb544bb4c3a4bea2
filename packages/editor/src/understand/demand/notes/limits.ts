import { withCapital } from '../../../first-letter.ts';
import { takesObject } from '../../clause/present.ts';
import { isBaseVerb } from '../../clause/verbs.ts';
import { lowerWord } from '../../lower-word.ts';
import type { Parts } from '../parts.ts';
import { opensClause, verbsIn } from './verbs.ts';
import { narrowed, noun, said } from './words.ts';

const figure = String.raw`[<>≤≥=~≈]{0,2}\s?(?:\d|\uE010|half|one|two|three|five|ten)`;

const namedLimit = new RegExp(
  String.raw`^(max(?:imum)?|min(?:imum)?)\.? (\p{L}[\p{L} -]{2,40}?) (${figure}.*)$`,
  'isu',
);

/** "Max upload 5 MB": the maximum of something. */
export function namedLimitIn(text: string): Parts | null {
  const [, edge = '', thing = '', figures = ''] = namedLimit.exec(text) ?? [];
  if (figures === '') return null;
  return said(`The ${/^max/iu.test(edge) ? 'maximum' : 'minimum'} ${lowerWord(thing)}`, `be ${figures}`);
}

/** "Zoom levels 50 %, 100 % and 200 %": the values that something has. */
export function valuesIn(text: string): Parts | null {
  const [, measured = '', values = ''] =
    /^(\p{L}[\p{L} ]{1,30}?) ((?:\d|\uE010)[\d.,\uE010\uE011\uE100-\uF8FF]* ?%?(?:(?:,| or| and) (?:\d|\uE010)[\d.,\uE010\uE011\uE100-\uF8FF]* ?%?){1,4})$/u.exec(
      text,
    ) ?? [];
  return measured !== '' && verbsIn(measured) === 0 ? said(withCapital(measured), `be ${values}`) : null;
}

/** "Retention 10 years because of the auditors": what is bounded, and by how much. */
const boundedNoun = new RegExp(
  `^((?:data |log |session |link )?(?:retention|timeout|ttl|expiry|validity|deposit|price|fee))(?: of)? (${figure}.*)$`,
  'isu',
);

const paid = /^(?:deposit|price|fee)$/iu;

/** "Timeout 30 s": a thing that is always bounded, with no word for that. */
export function boundedNounIn(text: string): Parts | null {
  const [, bounded = '', bound = ''] = boundedNoun.exec(text) ?? [];
  return bounded === ''
    ? null
    : said(paid.test(bounded) ? `The ${lowerWord(bounded)}` : withCapital(bounded), `be ${bound}`);
}

const limitFirst = new RegExp(String.raw`^(?:max(?:imum)?\.?|at most|no more than) (${figure}.*)$`, 'isu');

/** "Only one export per merchant at a time". */
const onePer = /^only one \p{Ll}+(?: \p{Ll}+)? (?:per|for each|for every) \p{Ll}[^,;:.]{2,60}$/iu;

/** "Max 3 retries": how many of something there are. */
export function limitIn(text: string): Parts | null {
  const single = onePer.exec(text)?.[0];
  if (single !== undefined) return said('There', `be ${lowerWord(single)}`);
  const [, limit = ''] = limitFirst.exec(text) ?? [];
  if (limit === '') return null;
  // "Max 3 retries, then park the job": what is to be done beyond it
  const [behind = '', order = ''] = /,? (?:and )?then (\p{Ll}+ .+)$/su.exec(limit) ?? [];
  const [verb = '', next = ''] = order.split(' ');
  const isOrder = isBaseVerb(verb) || takesObject(next);
  const beyond = isOrder
    ? `${limit.slice(0, limit.length - behind.length)}, and then the system must ${order}`
    : limit;
  return said('There', `be at most ${beyond}`);
}

const rate = new RegExp(String.raw`^(${figure}\S* \p{L}+ (?:an?|per|\/) \p{L}+.*)$`, 'isu');
/** "20 calls per minute", and not "one sentence per change". */
const timed =
  /(?:an?|per|\/) ?(?:s|secs?|seconds?|mins?|minutes?|h|hours?|days?|nights?|weeks?|months?|quarters?|years?)(?!\p{L})/iu;

/** "At least 11 hours of rest between two shifts, otherwise the app refuses": how many there are, and what becomes of it. */
export function countIn(text: string): Parts | null {
  const [counted = ''] = counts.exec(text) ?? [];
  return counted === '' || verbsIn(counted) > 0 ? null : said('There', `be ${lowerWord(text)}`);
}

const counts = new RegExp(
  String.raw`^(?:at least|at most|no more than|no fewer than|up to) ${figure}\S* \p{L}[^,;:.]{2,80}(?=, (?:otherwise|or|else) |$)`,
  'iu',
);

/** "20 calls per minute" is allowed; "one sentence per change" is what there is. */
export function rateIn(text: string): Parts | null {
  const found = rate.exec(text);
  if (!found) return null;
  return !timed.test(text) && / per /u.test(text)
    ? said('There', `be ${lowerWord(text)}`)
    : said('The system', `allow ${lowerWord(found[1] ?? '')}`);
}

/** "Quiet hours 22:00-07:00 local time": from when till when something is. */
export function hoursIn(text: string): Parts | null {
  const [, named = '', span = ''] = hours.exec(text) ?? [];
  return named !== '' && verbsIn(named) === 0 ? said(withCapital(named), `be ${span}`) : null;
}

const hours =
  /^((?:the )?(?:[\p{L}-]+ ){0,2}(?:hours|window|times?|period|downtime|slot)) ((?:from )?(?:\d{1,2}(?::\d{2})?|\uE010.\uE011)(?: ?(?:-|–|to|till|until) ?(?:\d|\uE010)| )[^;]{0,100})$/isu;

/** Notes that set a bound, with what is said of the noun they name. */
const bounds: readonly { shape: RegExp; said: string }[] = [
  {
    shape: new RegExp(
      String.raw`^(${noun}) (?:is |are )?(?:max(?:imum)?\.?|at most|up to|no more than)(?: of)? (${figure}.*)$`,
      'isu',
    ),
    said: 'be at most',
  },
  {
    shape: new RegExp(
      String.raw`^(${noun}) (?:is |are )?(?:min(?:imum)?\.?|at least|no less than)(?: of)? (${figure}.*)$`,
      'isu',
    ),
    said: 'be at least',
  },
  { shape: new RegExp(String.raw`^(${noun})(?<![-=])\s?([<>≤≥]=?\s?.+)$`, 'isu'), said: 'be' },
  { shape: new RegExp(String.raw`^(${noun})\s=\s(.+)$`, 'isu'), said: 'be' },
  {
    shape: new RegExp(
      `^(${noun}) ((?:between|under|below|above|over|within|less than|more than) ${figure}.*)$`,
      'isu',
    ),
    said: 'be',
  },
];

/** "AUC at least 0.82, v1 has 0.79": what is told behind a bound. */
const clauseBehind =
  /, ((?:now|today|currently|(?:\p{L}[\p{L}\d.]*|\uE010\S\uE011) (?:has|had|is|was)|it (?:is|was)|it['’]s) [^,;]{2,60})$/iu;

/** "1 GB in", under three minutes: no noun that the bound is of. */
const opensFigure = /^[\d\uE010]|\s(?:in|within|at|after|for|to|of)$/iu;

/** "Payload max 11 bytes", "latency < 200 ms": a thing and its bound. */
export function boundIn(text: string): Parts | null {
  for (const { shape, said: verb } of bounds) {
    const match = shape.exec(text.replace(clauseBehind, ' ($1)'));
    const subject = match?.[1]?.trim() ?? '';
    if (
      match &&
      !opensFigure.test(subject) &&
      !(/=/u.test(text) && narrowed.test(subject)) &&
      verbsIn(subject) === 0 &&
      verbsIn((match[2] ?? '').replace(/\s\([^()]*\)$/u, '')) === 0 &&
      !opensClause.test(subject)
    )
      return said(withCapital(subject), `${verb} ${match[2]}`);
  }
  return null;
}
