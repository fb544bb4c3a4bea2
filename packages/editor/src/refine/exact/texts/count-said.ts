import { shorten } from '../../instructions/shorten.ts';
import { partCount } from '../../length/shortening-to-parts.ts';
import type { ExactReader } from '../exact-reader.ts';

const counted = new RegExp(`(?<![\\p{L}\\d])${partCount}`, 'iu');
/** What is added, moved or split in so many sentences is not shortened to them. */
const other =
  /(?<!\p{L})(?:add|insert|append|write|include|move|split|merge|swap|remove|delete|drop|first|last|second|third|longer|more|instead)(?!\p{L})|["“„«:?]/iu;

/** "Summary in two sentences", "max 3 bullets for the goals": a part that is to have so many sentences or items. */
export const countSaid: ExactReader = (message, draft) =>
  counted.test(message) && !other.test(message) ? shorten.parse(message, draft) : null;
