import { isPlural } from '../../voice/english.ts';
import { oneOf, withArticle } from '../act.ts';
import { personIn } from '../attempt.ts';
import { baseOfDone } from '../done.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';
import { doneForm } from './words.ts';

const most = String.raw`(?:up to|at most|max(?:imum)?\.?(?: of)?|no more than|not more than|a maximum of|only)`;
const count = String.raw`(?<count>\d{1,3}(?:[.,]\d{3})*|two|three|four|five|six|seven|eight|nine|ten)`;
const noun = String.raw`(?<things>(?:\p{Ll}[\p{L}-]*(?<!ing) ){0,2}?\p{Ll}{2,}s)`;
const rest = String.raw`(?=$|[,.;:()]| (?:at|per|from|for|in|on|to|of|with|a|an|each|and|but)(?!\p{L}))`;

/** "Reserve up to 3 tools": what somebody does to so many of something. */
const ofDeed = new RegExp(
  String.raw`^(?<verb>\p{Ll}{3,})(?: (?:in|out|up))? ${most} ${count} ${noun}${rest}`,
  'u',
);
/** "Photos (up to 12 per inspection)", "max 20 notes per order": how many of a thing something else has. */
const ofThing = new RegExp(
  String.raw`(?<!\p{L})${most} ${count} ${noun} (?:per|for each|for every|on each) (?<of>\p{Ll}[\p{Ll}-]{2,}(?: \p{Ll}{3,})?)${rest}`,
  'iu',
);
const inBrackets = new RegExp(
  String.raw`(?<!\p{L})(?<things>\p{Ll}{3,}s),? \(?${most} ${count} (?:per|for each|for every) (?<of>\p{Ll}{3,})(?!\p{L})`,
  'iu',
);
/** "Seats are limited to 20", "the list has at most 20 entries". */
const limited = new RegExp(
  String.raw`^be (?:limited|restricted|capped) (?:to|at) ${count}(?=$|[,.;( ](?!%))(?! ?(?:ms|s|min|hours?|days?|[kMG]B|%|per))`,
  'u',
);
const holding = new RegExp(
  String.raw`^(?:have|hold|contain|take|carry|include|accept) ${most} ${count} ${noun}${rest}`,
  'u',
);

/** What passes, or is a measure. */
const passing =
  /(?:^|\s)(?:ms|(?:milli)?seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|times|characters|letters|words|lines|requests|calls|events|attempts|tries|retries|connections|clients|percent|euros?|dollars|points|steps|kilometers|metres|meters|pages|users|concurrent \p{L}+)$/iu;

/** A count that may not be gone beyond: one more is refused, and as many as that are not. */
export const amountCases: Shape = ({ parts, text }) => {
  const { subject, whole, ability, condition, isNegative } = parts;
  if (isNegative || condition !== null) return null;
  const deed = ofDeed.exec(ability ?? whole)?.groups;
  const person = personIn(subject);
  if (deed && person && counts(deed['things'])) {
    const { verb = '', count: limit = '', things = '' } = deed;
    const done = doneForm(verb);
    const base = done === undefined ? null : baseOfDone(done);
    if (done === undefined || base === null || verb === 'have') return null;
    return {
      shows: {
        given: `${person.first} who has ${done} fewer than ${limit} ${things}`,
        trigger: `${person.again} tries to ${verb} another`,
        outcome: 'this succeeds',
      },
      against: {
        given: `${person.first} who has ${done} ${limit} ${things}`,
        trigger: `${person.again} tries to ${verb} another`,
        outcome: refused,
      },
    };
  }
  const of = (ofThing.exec(text) ?? inBrackets.exec(text))?.groups;
  if (of && counts(of['things']) && !isTime.test(of['of'] ?? ''))
    return filled(withArticle(of['of'] ?? ''), of['count'] ?? '', (of['things'] ?? '').toLowerCase());
  const held = holding.exec(whole)?.groups;
  if (held && counts(held['things']) && !unnamed.test(subject) && !isPlural(subject) && person === null)
    return filled(
      subject.replace(/^(?:each|every|any) (?=(.))/iu, (_, next: string) =>
        /[aeiou]/iu.test(next) ? 'an ' : 'a ',
      ),
      held['count'] ?? '',
      held['things'] ?? '',
    );
  const cap = limited.exec(whole)?.groups?.['count'];
  return cap !== undefined && isPlural(subject) && /^\p{L}[\p{L} -]{2,30}$/u.test(subject) && counts(subject)
    ? filled(null, cap, subject.replace(/^the /iu, ''))
    : null;
};

function counts(things: string | undefined): boolean {
  return things !== undefined && isPlural(things) && !passing.test(things);
}

function filled(whole: string | null, limit: string, things: string) {
  const one = oneOf(things);
  const given = (many: string) =>
    whole === null ? `there are ${many} ${things}` : `${whole} with ${many} ${things}`;
  return {
    shows: {
      given: given(`fewer than ${limit}`),
      trigger: `another ${one} is added`,
      outcome: 'it is accepted',
    },
    against: { given: given(limit), trigger: `another ${one} is added`, outcome: refused },
  };
}

const isTime = /^(?:second|minute|hour|day|week|month|quarter|year)s?$/iu;
const unnamed =
  /^(?:it|they|this|that|these|those|there|the (?:system|change|team)|nobody|nothing|no|only)(?!\p{L})/iu;
