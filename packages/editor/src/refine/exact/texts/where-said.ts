import type { Span } from '../../../read/source.ts';
import type { Draft } from '../../draft.ts';
import { placesBeside, placesNamed } from '../../target/places-named.ts';

/** Where a wish about words holds, and its words without that. */
export interface Where {
  readonly words: string;
  /** The stretches it holds in; null for the whole document. */
  readonly within: readonly Span[] | null;
  /** What the wish calls the part it holds in. */
  readonly part?: string;
  /** Whether the wish says itself where it holds, or that it holds everywhere. */
  readonly isTold: boolean;
}

const whole = '(?:doc|document|text|spec|rfc|prompt|paper|proposal|thing|board|way|page|place)s?';
const everywhere = `(?:everywhere|throughout(?: the (?:whole |entire )?${whole})?|all over(?: the ${whole})?|(?:in|across|through) the (?:whole|entire|complete) ${whole}|across the ${whole}|all the way through|in (?:all|every) (?:sections?|places?|parts?)|globally|consistently|wherever (?:it|they|that) (?:occurs?|appears?|stands?|comes? up|shows? up|is used|are used)|wherever (?:you|we) (?:use|say|wrote|mention) (?:it|them|that)|each time|every time|every single time|at every place|überall|partout|en todas partes)`;
const named = '(?<place>[\\p{L}][^,;:"“”]{1,50}?)';
const alone =
  '(?:,? (?:only|alone|and nowhere else|nowhere else|but nowhere else|and only there|not elsewhere|not anywhere else|(?:but |and )?(?:leave|keep) the (?:rest|others?)(?: (?:alone|as (?:it|they) (?:is|are)|untouched|unchanged))?))?';
const inPart = `(?:(?:only|just) )?(?:in|under|within|inside|for) (?:the )?${named}(?: section| chapter| part| paragraph)?${alone}`;
const except = `(?:except(?: for)?|but not|apart from|other than|save for|just not|only not|not)(?: in| under| for)? (?:the )?${named}(?: section| chapter| part)?(?:,? (?:leave|keep) (?:it|that) (?:there|as (?:it )?is))?`;

const spared = `(?:but |and )?(?:keep|leave|spare|don['’]?t touch|do not touch|not)(?: it| that)?(?: in| under)? (?:the )?${named}(?: section| chapter| part)?(?: (?:as (?:it )?is|as it stands|alone|untouched|unchanged|out))`;

const behindExcept = new RegExp(
  `^(?<words>.+?)(?:,? ${everywhere})?(?:,? ${except}|[,;.]? ${spared.replace('<place>', '<left>')})$`,
  'iu',
);
const behindEverywhere = new RegExp(`^(?<words>.+?),? (?:please )?${everywhere}$`, 'iu');
const beforeEverywhere = new RegExp(`^(?:please )?${everywhere},? (?:please )?(?<words>.+)$`, 'iu');
const beforePart = new RegExp(`^${inPart},? (?:please )?(?<words>[^,].+)$`, 'iu');
const beforePartTold = new RegExp(
  `^(?:(?:only|just) )?(?:in|under|within|for) (?:the )?${named}(?: section| chapter| part)?${alone}\\s?[,:]\\s?(?:please )?(?<words>.+)$`,
  'iu',
);
const behindPart = new RegExp(`^(?<words>.+?),? (?:but )?${inPart}$`, 'iu');

/**
 * Where a wish says that it holds: everywhere, in a section, everywhere but in one. The readings that a message allows, the surest first;
 * what names no part of the document is none.
 */
export function whereSaid(message: string, draft: Draft): Where[] {
  const found: Where[] = [];
  const excepted = behindExcept.exec(message)?.groups;
  const beside = excepted?.['place'] ?? excepted?.['left'];
  if (beside !== undefined) {
    const within = placesBeside(draft, beside);
    if (within.length > 0) found.push({ words: excepted?.['words'] ?? '', within, isTold: true });
  }
  for (const pattern of [behindEverywhere, beforeEverywhere]) {
    const words = pattern.exec(message)?.groups?.['words'];
    if (words !== undefined) found.push({ words, within: null, isTold: true });
  }
  for (const pattern of [beforePartTold, beforePart, behindPart]) {
    const { place, words } = pattern.exec(message)?.groups ?? {};
    const within = place === undefined ? [] : placesNamed(draft, place);
    if (words !== undefined && within.length > 0)
      found.push({ words, within, part: place ?? '', isTold: true });
  }
  return [...found, { words: message, within: null, isTold: false }];
}
