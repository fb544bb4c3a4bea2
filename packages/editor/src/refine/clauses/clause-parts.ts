import { masked } from '../message/masked.ts';
import { segmentsOf } from '../tickets/wishes/asides.ts';

/** A part of a clause between its joints, in UTF-16 offsets of the clause. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** The end of a sentence whose full stop stands within its quotation. */
const afterQuotation = /(?<=_)\s+(?=\p{Lu}\p{Ll}+ )/gu;
/** What goes on with the part before it. */
export const goesOn =
  /^(?:not|no|instead|rather|nicht|statt|anstatt|non|pas|au lieu|en vez|en lugar|não|niet|nie|invece|anziché|em vez|in plaats|zamiast|sondern|sino|or|oder|ou)(?!\p{L})/iu;

/** The parts of a clause between its joints, where no quotation is cut. */
export function partsOf(clause: string): Part[] {
  const ends = [...masked(clause).matchAll(afterQuotation)].map((found) => found.index);
  const starts = [0, ...ends];
  const parts: Part[] = [];
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? clause.length;
    for (const segment of segmentsOf(clause.slice(start, end))) {
      const place = { start: start + segment.start, end: start + segment.end };
      const words = clause.slice(place.start, place.end).trim();
      const last = parts.at(-1);
      if (last && goesOn.test(words))
        parts[parts.length - 1] = { ...last, end: place.end, words: clause.slice(last.start, place.end) };
      else parts.push({ ...place, words });
    }
  }
  return parts;
}

/** A clause without the joints that held what was taken out of it. */
export function tidied(clause: string): string {
  return clause
    .replace(/\s+/gu, ' ')
    .replace(/^(?:[\s,;.:]|(?:and|und|et|y)\s)+/iu, '')
    .replace(/(?:[\s,;:]|\s(?:and|und|et|y|but|aber|mais|pero))+$/iu, '')
    .replace(/(?:,|\s(?:and|und|et|y))+\s?(?=[,.;]|\s(?:and|und|et|y)\s)/giu, '')
    .trim();
}
