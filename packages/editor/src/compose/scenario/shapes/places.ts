import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const kept =
  /^(?:ever )?(?:(?:appear|show up|be (?:stored|saved|written|kept|logged|put|visible|recorded|found|sent|included))(?: anywhere)?|end up|land|turn up|leave) (?<how>in|on|to|into|within) (?<place>(?:(?:the|our|any|an?|its|their) )?(?:\p{L}[\p{L}-]* ){0,3}?\p{L}[\p{L}-]+)(?: though)?(?=$|[,.;:()])/u;

/** "The token must not appear in the logs": the place is searched for it. Null for any other demand. English. */
export const placeCases: Shape = ({ parts: { subject, action, ability, condition, isNegative } }) => {
  if (!isNegative || condition !== null || !isThing(subject)) return null;
  const said = ability ?? action;
  const held = holds.exec(said)?.groups?.['what'];
  if (held !== undefined)
    return {
      shows: null,
      against: {
        given: `${subject} ${isPlural(subject) ? 'have' : 'has'} been made`,
        trigger: `${isPlural(subject) ? 'they are' : 'it is'} searched for ${held}`,
        outcome: 'nothing of the kind is found there',
      },
    };
  const place = kept.exec(said)?.groups?.['place'];
  if (place === undefined || people.test(place) || /^(?:it|them|this|that)$/u.test(place)) return null;
  return {
    shows: null,
    against: {
      given: `${subject} ${isPlural(subject) ? 'have' : 'has'} been used once`,
      trigger: `${place} ${isPlural(place) ? 'are' : 'is'} searched for ${isPlural(subject) ? 'them' : 'it'}`,
      outcome: 'nothing of the kind is found there',
    },
  };
};

/** "Descriptions must not contain links". */
const holds =
  /^(?:ever )?(?:contain|include|have|hold|carry) (?:any )?(?<what>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}{3,}s(?: or (?:\p{Ll}[\p{L}-]* )?\p{Ll}{3,}s)?)(?=$|[,.;:(])/u;

const people =
  /(?<!\p{L})(?:users?|customers?|people|visitors?|guests?|members?|any(?:body|one)|every(?:body|one)|some(?:body|one)|others?)$/iu;
