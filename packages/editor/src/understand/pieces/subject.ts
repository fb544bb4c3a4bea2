import { leavesBracketOpen } from '../clause/brackets.ts';
import { baseForm } from './base-form.ts';
import type { Piece } from './segments.ts';

/** Characters of the longest subject. */
const longest = 80;

/** "Progress bar while it", "secrets out of", "tests quarantined on main, owner": no subject, but a clause or more. */
export function isOnePhrase(subject: string): boolean {
  return (
    subject.length <= longest &&
    !leavesBracketOpen(subject) &&
    ![holdsClause, oneOfMany, waitsOrLists, isTwo].some((one) => one.test(subject))
  );
}

/** "Every deploy posts": a verb that was taken for a noun. */
const oneOfMany = /^(?:every|each|an?|another) (?:\p{L}+ ){1,3}\p{L}{2,}(?<![sui])s$/iu;
const waitsOrLists =
  /(?:^| )(?:of|that|which|who|whose|so|but|and|or|says|his|its|their|our|the|an?)$|, (?!.* (?:and|or) )/iu;

/** "The same inspection the later one": two phrases, of which the one belongs to the case. */
const isTwo =
  /(?<!(?:^| )(?:of|in|on|at|by|for|from|with|without|to|into|than|and|or|per|as|all|both|under|over|behind|after|before|between|about|nor|that|which|who|is|are|has|have|\p{L}+ing)) (?:the|an?) /iu;

const holdsClause = /(?<!\p{L})(?:while|when|whenever|if|unless|until|because|although)(?!\p{L})/iu;

/** "A new file format": behind one thing no verb stands in its base form, unless something binds it. */
export function isOfName(subject: string, { label, text }: Piece): boolean {
  const [verb = ''] = text.toLowerCase().split(' ');
  return label === 'V' && /^(?:an?|each|every|another) /iu.test(subject) && baseForm(verb) === verb;
}
