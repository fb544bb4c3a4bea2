import { type Postcondition, quoted } from './postcondition.ts';

const title = /^#\s+\S.*$/mu;
/** Words that set one value against another; whoever means them as a title quotes them. */
const contrasting =
  /(?<!\p{L})(?:instead of|rather than|anstatt|statt|anstelle|au lieu d[e’']|à la place d[e’']|en vez de|en lugar de|invece di|em vez de|in plaats van|zamiast)(?!\p{L})/iu;

/** A document with a title has one after every change, and it names the document. */
export const titleStaysATitle: Postcondition = ({ before, after, changed: { fresh } }) => {
  if (!title.test(before.text)) return null;
  if (!title.test(after)) return 'left the document without its title';
  const odd = fresh.find((line) => title.test(line) && contrasting.test(line));
  return odd === undefined || /["“„«]/u.test(before.request.feedback)
    ? null
    : `called the document ${quoted(odd)}`;
};
