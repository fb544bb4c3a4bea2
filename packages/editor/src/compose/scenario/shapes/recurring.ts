import { indefiniteArticle } from '../../../indefinite-article.ts';
import { isPlural } from '../../voice/english.ts';
import { inUse } from '../case.ts';
import type { Shape } from './shape.ts';

const shape =
  /^(?:be|have) (?:an? )?(?<often>hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual) (?<thing>\p{Ll}[\p{L} -]{2,60}?)(?=$|[,;:(])/u;
const spans: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};

/** "There is a monthly report": the next one is due. Null for any other demand. English. */
export const recurringCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  const { often = '', thing = '' } = shape.exec(whole)?.groups ?? {};
  const time = spans[often];
  if (time === undefined || isNegative || condition !== null || isPlural(thing)) return null;
  const what = `${indefiniteArticle(often)} ${often} ${thing}`;
  const has = /^there$/iu.test(subject) ? `there is ${what}` : `${subject} gets ${what}`;
  return {
    shows: {
      given: inUse,
      trigger: `${indefiniteArticle(time)} ${time} has passed since the last one`,
      outcome: `${has} of that ${time}`,
    },
    against: null,
  };
};
