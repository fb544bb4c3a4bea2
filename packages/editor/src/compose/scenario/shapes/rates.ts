import { withArticle } from '../act.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';

const shape =
  /(?<count>\d[\d.,]*) (?<things>requests?|calls?|tries|attempts|logins?|log-ins|messages|downloads|uploads|searches|queries|req) ?(?:per|\/|an?|every|in|within) ?(?<time>(?:\d+ ?)?(?:s|sec|second|min|minute|minutes|h|hour|hours|day|days))(?:,? ?(?:per|for each|by|from|\/) ?(?:the same |one |each )?(?<of>[\p{L}][\p{L} -]{1,24}?))?(?=$|[,.;:()]| (?:and|or|then|else|with|before|after)(?!\p{L}))/iu;
const limits =
  /(?<!\p{L})(?:limit|limited|max|maximum|at most|up to|no more than|throttl\p{L}*|quota|allow\p{L}*|block\p{L}*)(?!\p{L})/iu;

/** "60 requests per minute per key": one more within that time is refused. Null for any other demand. English. */
export const rateCases: Shape = ({ parts: { condition, isNegative }, text }) => {
  const found = shape.exec(text)?.groups;
  if (!found || condition !== null || isNegative || !limits.test(text)) return null;
  const { count = '', things = '', of } = found;
  const time = timeOf(found['time'] ?? '');
  const one = singles[things.toLowerCase()] ?? things.replace(/s$/iu, '').toLowerCase();
  const many = things.toLowerCase() === 'req' ? 'requests' : things.toLowerCase();
  const whose = of === undefined ? '' : ` from ${withArticle(of.trim())}`;
  const again = of === undefined ? '' : ` from the same ${of.trim()}`;
  const given = (amount: string) => `there have been ${amount} ${many}${whose} within ${time}`;
  return {
    shows: {
      given: given(`fewer than ${count}`),
      trigger: `another ${one} comes in${again}`,
      outcome: 'it is answered',
    },
    against: { given: given(count), trigger: `another ${one} comes in${again}`, outcome: refused },
  };
};

const singles: Readonly<Record<string, string>> = {
  tries: 'try',
  searches: 'search',
  queries: 'query',
  req: 'request',
};

function timeOf(time: string): string {
  if (/^\d/u.test(time)) return time;
  const unit = /^s/iu.test(time)
    ? 'second'
    : /^m/iu.test(time)
      ? 'minute'
      : /^h/iu.test(time)
        ? 'hour'
        : 'day';
  return `one ${unit}`;
}
