import { fieldName } from '../entities/field-name.ts';
import { describedPart } from '../entities/told/part.ts';
import { partsOf } from '../entities/told/parts.ts';
import { headWords } from './noun-phrase.ts';
import { singularOf } from './nouns.ts';
import { isThing } from './thing.ts';

/** "Of a city", "for a given date", "between two dates": a thing of which it is not said which one. */
const anyOne =
  /(?<!\p{L})(?:of|for|in|on|at|near|around|within|inside|during|from|between|by|to) (?:(?:an?|one|any)(?: (?:given|certain|specific|particular|chosen|single))?|two) (?=\p{L})/giu;
/** "Per month", "next week's drives": the span that a list is of. */
const ofSpan =
  /(?<!\p{L})(?:per|by) (?=(?:day|week|month|quarter|year|date)(?!\p{L}))|(?<!\p{L})(?:this|next|last|(?:the )?current) (?=(?:day|week|month|quarter|year)['’]s )/giu;
/** "That changed since a timestamp". */
const movedSince =
  /(?<!\p{L})(?:changed|updated|modified|created|added|new) (since|after|before|until) (?:an?|the|one|their|its) (?:\p{L}+ )?(?:timestamp|date|time|moment|version|sync)(?!\p{L})/iu;
/** "Near a position (lat, lng)", "around their home (lat, lng)": what a place is told by. */
const placed = /(?<!\p{L})(?:near|around|close to|next to) [^(),;.]{2,40} \(([^()]{5,120})\)/iu;
/** Spans of time, which are chosen by their ends, and days. */
const span = /^(?:(?:date|time) )?(?:range|span|frame|period|window|interval)$/u;
const day = /^(?:date|day|week|month|quarter|year)$/u;
/** What something is shown in. */
const shownIn = /^(?:map|calendar|table|file|browser|chart|graph|spreadsheet|call|request|batch|bulk|row)$/u;

/**
 * What the caller of a list chooses by the words that tell it, as names of parameters: of "list the rooms of a building for a
 * date" the building and the date.
 */
export function chosenIn(words: string): string[] {
  const place = placed.exec(words);
  const plain = place === null ? words : words.slice(0, place.index);
  const names = [...plain.matchAll(anyOne)].flatMap(({ 0: before, index }) => {
    const noun = headWords(plain.slice(index + before.length))
      .join(' ')
      .toLowerCase();
    if (span.test(noun) || (/ two $/iu.test(before) && day.test(singularOf(noun)))) return ['from', 'to'];
    return day.test(noun) || (isThing(noun) && !shownIn.test(noun)) ? [fieldName(noun)] : [];
  });
  const spans = [...plain.matchAll(ofSpan)].flatMap(
    ({ 0: before, index }) => /^\p{L}+/u.exec(plain.slice(index + before.length))?.[0].toLowerCase() ?? [],
  );
  const since = movedSince.exec(plain)?.[1]?.toLowerCase();
  const told = partsOf(place?.[1] ?? '')
    // "Max 5000" bounds the one before it.
    .filter((part) => !/^(?:max|min|up to|at most|at least)(?:\.|imum)? \d/iu.test(part))
    .flatMap((part) => describedPart(part)?.field.name ?? []);
  return [...new Set([...names, ...spans, ...(since === undefined ? [] : [since]), ...told])];
}
