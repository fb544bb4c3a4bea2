import { isPlural } from '../../voice/english.ts';
import { oneOf, withArticle } from '../act.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const unique =
  /^be unique(?: (?:per|by|for each|within|in) (?:the |each |an? )?(?<by>[\p{L}_][\p{L}\d_ ]{1,50}))?(?=$|[,.;:(])/u;
const twice =
  /^(?:the )?same (?<thing>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?) (?<done>\p{Ll}{3,}) (?:twice|again|two times|a second time)$/iu;
const safe =
  /(?<!\p{L})(?:(?:safe|possible|harmless) to (?:run|start|repeat|execute) (?:it )?(?:twice|again|several times|more than once)|idempotent)(?!\p{L})/iu;
const doubling = /(?<!\p{L})(?:duplicates?|twice|doubled?|again|two|second)(?!\p{L})/iu;

/** "The serial number is unique": a second thing with the same is refused. Null for any other demand. English. */
export const uniqueCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  const found = unique.exec(whole);
  if (!found || condition !== null || isNegative || !isThing(subject)) return null;
  const one = oneOf(subject.replace(/^(?:the|an?|each|every|all) /iu, ''));
  const by = found.groups?.['by'];
  const what = by === undefined ? `the same ${one}` : `the same ${by}`;
  const thing = by === undefined ? 'entry' : one;
  return {
    shows: {
      given: `${withArticle(thing)} is stored`,
      trigger: `another ${thing} is saved with ${by === undefined ? `another ${one}` : `another ${by.replace(/ and /u, ' or another ')}`}`,
      outcome: 'it is stored',
    },
    against: {
      given: `${withArticle(thing)} is stored`,
      trigger: `somebody tries to save another ${thing} with ${what}`,
      outcome: refused,
    },
  };
};

/** "The same file loaded twice must not create duplicates": what is done once more changes nothing. */
export const repeatedCases: Shape = ({ parts: { subject, whole, condition, isNegative }, text }) => {
  const { thing = '', done = '' } = twice.exec(subject)?.groups ?? {};
  if (thing !== '' && isNegative && doubling.test(whole))
    return {
      shows: null,
      against: {
        given: `${withArticle(thing)} has been ${done}`,
        trigger: `the same ${thing} is ${done} again`,
        outcome: 'nothing is stored a second time',
      },
    };
  if (condition !== null || isNegative || !safe.test(text)) return null;
  const what =
    isThing(subject) && !isPlural(subject) ? subject.replace(/^(?:each|every|any) /iu, 'the ') : 'the run';
  return {
    shows: null,
    against: {
      given: `${what} has come to its end once`,
      trigger: `${what} is started again with the same input`,
      outcome: 'it ends without an error and nothing is stored a second time',
    },
  };
};
