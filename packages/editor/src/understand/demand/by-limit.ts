import { withCapital } from '../../first-letter.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';

const most = String.raw`(?:max(?:imum|imal)?\.?|at most|no more than|not more than|up to|under|below|less than|within|<=?|≤)(?: of)?`;
const figure = String.raw`[\d\uE010][^\s,;:]{0,8}(?: (?:ms|msec|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hours?))?`;
/** What takes its time, with the verb that says so of a thing. */
const delay =
  '(response|answer|reply|reaction|load(?:ing)?|start(?:up)?|rendering|processing|delivery)(?: times?)?|latency|delay|downtime';

const ofThing = new RegExp(
  String.raw`^${most} (${figure}) (${delay}) (?:for|on|of|at|from|in|to) (?:the |our |an? |each |every )?(\p{L}[^,;:.!?]{1,60})$`,
  'isu',
);

const verbs: Readonly<Record<string, string>> = {
  response: 'respond',
  answer: 'answer',
  reply: 'reply',
  reaction: 'react',
  load: 'load',
  loading: 'load',
  start: 'start',
  startup: 'start',
  rendering: 'render',
  processing: 'process',
  delivery: 'deliver',
};

/** What is measured of a thing, by its name: a bound behind it is its own, and its first word is no order. */
const measured =
  /(?<!\p{L})(?:latency|throughput|availability|uptime|downtime|capacity|retention|timeout|delay|lag|bandwidth|error rate|hit rate|load|p\d\d|(?:response|answer|load|start|loading|processing) times?|(?:file|image|payload|message|body|bundle|page|photo|upload) size)(?!\p{L})/iu;
const bounded = new RegExp(
  String.raw`^([\p{L}\uE010][^,;:()!?<>=≤≥]{1,60}?)(?: (?:is|are|stays?|remains?|must be|should be)|:)? ((?:${most}|over|above|at least|min(?:imum)?\.?|>=?|≥) ?[\d\uE010].*)$`,
  'isu',
);
/** "Timeout 10s per delivery": a span of time that bounds by its name. */
const timeout = new RegExp(
  `^time-?out(?: of| is|:)? (${figure})((?: (?:per|for|on|of|in) [^,;:.]{2,50})?)$`,
  'isu',
);

/** "Payload limit 256 KB, larger ones get a link": a noun that says of itself that it bounds. */
const namedLimit = new RegExp(
  String.raw`^(?:the )?((?:\p{L}+ ){0,3}(?:limit|maximum|minimum|quota|cap|ttl|time-?out|cool-?down))(?: is| of| at|:)? (${figure}(?: (?!or |and )\p{L}+)?)((?: (?:per|for|on|of|in|each) [^;:.]{2,60}|, [^;:]{6,120})?)$`,
  'iu',
);

/** A share of the time needs no word that bounds it. */
const share = /^((?:\p{L}+ ){0,2}(?:availability|uptime))(?: of| is|:)? ([\d\uE010].*)$/isu;

/**
 * "Max 200 ms response for the scan endpoint", "queue latency p95 below 5 seconds", "availability 99.5 %": a limit without
 * a verb binds what it is the limit of. English only.
 */
export function byLimit(note: string): Parts | null {
  const text = note.trim();
  const [, span = '', quantity = '', kind = '', thing = ''] = ofThing.exec(text) ?? [];
  if (thing !== '') {
    const verb = verbs[kind.toLowerCase()];
    const action = verb ? `${verb} within ${span}` : `have at most ${span} of ${quantity.toLowerCase()}`;
    return { subject: `The ${thing}`, strength: null, isNegative: false, action };
  }
  const [, span2 = '', per = ''] = timeout.exec(text) ?? [];
  if (span2 !== '')
    return { subject: `The timeout${per}`, strength: null, isNegative: false, action: `be ${span2}` };
  const [, named = '', figures = '', behind = ''] = namedLimit.exec(text) ?? [];
  if (named !== '' && !hasModal.test(named))
    return {
      subject: `The ${lowerWord(named)}`,
      strength: null,
      isNegative: false,
      action: `be ${figures}${behind}`,
    };
  const [, subject = '', limit = ''] = share.exec(text) ?? bounded.exec(text) ?? [];
  if (subject === '' || !measured.test(subject) || hasModal.test(subject)) return null;
  const said = limit
    .replace(/^max(?:imum|imal)?\.?(?: of)?(?= )/iu, 'at most')
    .replace(/^min(?:imum)?\.?(?= )/iu, 'at least');
  return { subject: withCapital(subject), strength: null, isNegative: false, action: `be ${said}` };
}

const hasModal =
  /(?<!\p{L})(?:is|are|was|were|must|should|shall|has|have|can|may|will|need|needs|want|wants|to|if|when|we|i|keep|keeps)(?!\p{L})/iu;
