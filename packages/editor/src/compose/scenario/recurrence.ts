import { upperFirst } from '../../first-letter.ts';
import { clock, count, type Row, unit } from './occasion-words.ts';

/** "Every Monday at 9:00", "every 60 seconds", "weekly": what comes again and again. */
export const recurrences: readonly Row[] = [
  {
    shape: new RegExp(
      String.raw`(?<!\p{L})(?:at (${clock}) )?(?:(?:every|each) (night|morning|evening|spring|summer|autumn|winter|(?:week|work)?day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on ((?:mon|tues|wednes|thurs|fri|satur|sun)days))(?: (?:at|around) (${clock}))?(?![\p{L}\d:%])`,
      'iu',
    ),
    said: ([, before = '', named = '', days = '', behind = '']) => {
      const hour = before === '' ? behind : before;
      const what = (named === '' ? days.replace(/s$/iu, '') : named).toLowerCase();
      if (/^(?:day|weekday|workday)$/u.test(what))
        return hour === '' ? [`the next ${what} comes`, null] : [`it is ${hour}`, `it is not ${hour} yet`];
      const season = /day$/u.test(what) ? upperFirst(what) : what;
      const moment = `it is ${season}${hour === '' ? '' : ` at ${hour}`}`;
      return [moment, moment.replace('it is', 'it is not')];
    },
  },
  {
    shape: new RegExp(
      String.raw`(?<!\p{L}|than |more often than |once |at most |at least |only )(?:every|each) ((?:${count} )?(?:${unit}|quarter|fortnight))(?!\p{L})`,
      'iu',
    ),
    said: ([, time = '']) => {
      const isMany =
        /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)/iu.test(time) && !/^1(?!\d)/u.test(time);
      return [
        `${/^(?:\d|\p{L}+ )/u.test(time) ? time : `${/^hour/iu.test(time) ? 'an' : 'a'} ${time}`} ${isMany ? 'have' : 'has'} passed since the last time`,
        null,
      ];
    },
  },
  {
    shape:
      /(?<=^(?:be |get |send |print |mail |email |publish |produce |generate |create |receive |run |retrain |rotate |refresh |update |check |export |back up |test |clean |reset |recalculate |review |compute )(?:[^,;:]*? )?)(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually)(?=$|,)/iu,
    said: ([, often = '']) => [since[often.toLowerCase()] ?? '', null],
  },
  {
    // "Get a weekly list": the thing itself is named so.
    shape:
      /(?<=^(?:get|receive|send|print|mail|email|publish|produce|generate|create|be sent|be given) (?:[^,;:]{2,40}? )?(?:an?|the|one) )(hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual)(?= \p{L})/iu,
    said: ([, often = '']) => [since[often.toLowerCase()] ?? '', null],
    kept: ([whole = '']) => whole,
  },
];

const since: Readonly<Record<string, string>> = {
  hourly: 'an hour has passed since the last time',
  daily: 'a day has passed since the last time',
  nightly: 'it is night',
  weekly: 'a week has passed since the last time',
  monthly: 'a month has passed since the last time',
  quarterly: 'a quarter has passed since the last time',
  yearly: 'a year has passed since the last time',
  annual: 'a year has passed since the last time',
  annually: 'a year has passed since the last time',
};
