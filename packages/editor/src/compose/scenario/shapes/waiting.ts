import type { Shape } from './shape.ts';
import { span } from './words.ts';

const timeout = new RegExp(
  String.raw`(?<!\p{L})time-?out(?!s)(?!\p{L})[^.;]{0,40}?(?<time>${span})|(?<before>${span}) time-?out(?!s)(?!\p{L})`,
  'iu',
);
const tries =
  /(?<!\p{L})(?:(?<count>\d{1,2}|two|three|four|five|six|ten) (?:attempts|retries|tries)|retr(?:y|ies)[^.;]{0,40}? (?<times>\d{1,2}|two|three|four|five) times)(?!\p{L})/iu;
const again = /(?<!\p{L})(?:retr(?:y|ies)|backoff|back-off|attempts?)(?!\p{L})/iu;

/** "Timeout of 10 seconds": what happens where the other side does not answer in that time. Null for any other demand. English. */
export const timeoutCases: Shape = ({ parts: { condition }, text }) => {
  const found = timeout.exec(text)?.groups;
  if (!found || condition !== null) return null;
  const time = found['time'] ?? found['before'] ?? '';
  return {
    shows: {
      given: 'the other side needs some time to answer',
      trigger: `it answers before ${time} have passed`.replace(/(?<= (?:1|one|a|an) \p{L}+) have /u, ' has '),
      outcome: 'its answer is used',
    },
    against: {
      given: 'the other side does not answer',
      trigger: `${time} have passed`.replace(/^((?:1|one|an?) ?\p{L}+) have /u, '$1 has '),
      outcome: 'the attempt is broken off and counts as failed',
    },
  };
};

/** "Retries, up to 8 attempts": how often it is tried, and that it ends. */
export const retryCases: Shape = ({ parts: { condition }, text }) => {
  if (condition !== null || !again.test(text) || people.test(text)) return null;
  const found = tries.exec(text)?.groups;
  const count = found?.['count'] ?? found?.['times'];
  if (count === undefined) return null;
  const many = found?.['count'] === undefined ? 'retries' : 'attempts';
  return {
    shows: {
      given: `an attempt has failed and there have been fewer than ${count} ${many}`,
      trigger: 'the next one is due',
      outcome: 'it is made',
    },
    against: {
      given: `${count} ${many} have failed`,
      trigger: 'the next one would be due',
      outcome: 'no further one is made',
    },
  };
};

/** What somebody tries, and no program. */
const people = /(?<!\p{L})(?:log-?ins?|passwords?|codes?|pins?|wrong|user|customer|somebody)(?!\p{L})/iu;
