import type { Meaning } from './meaning.ts';
import { determined } from './noun-phrase.ts';

/** Verbs whose object stands behind a preposition, with what is kept of the deed. */
const dealings: Readonly<Record<string, string>> = {
  'subscribe to': 'subscription',
  'unsubscribe from': 'subscription',
  'enrol in': 'enrolment',
  'enroll in': 'enrollment',
  'register for': 'registration',
  'sign up for': 'registration',
  'apply for': 'application',
  'apply to': 'application',
  'comment on': 'comment',
  'vote for': 'vote',
  'vote on': 'vote',
  'bid on': 'bid',
};

/** "Subscribe to a page" makes a subscription, "unsubscribe from it" ends one. */
export function dealtWith(verb: string, object: string): Meaning | null {
  // "Invite others to a home by e-mail": what is made is the invitation.
  if (/^invite$/iu.test(verb)) {
    const place = / (?:to|into|in) ((?:an?|the|their|his|her|its|one) .+)$/iu.exec(object)?.[1];
    const owner = place === undefined ? null : (determined(place)?.thing ?? null);
    return { method: 'POST', thing: 'invitation', isItem: false, owner };
  }
  const [, preposition = '', of = ''] = /^(to|from|in|for|on) (.+)$/iu.exec(object) ?? [];
  const thing = dealings[`${verb.toLowerCase()} ${preposition.toLowerCase()}`];
  if (thing === undefined) return null;
  const about = determined(of)?.thing;
  if (about === undefined) return null;
  return preposition.toLowerCase() === 'from'
    ? { method: 'DELETE', thing, isItem: true, owner: null }
    : { method: 'POST', thing, isItem: false, owner: null, about };
}
