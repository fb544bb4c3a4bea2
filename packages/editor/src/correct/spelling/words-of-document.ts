import type { Source } from '../../read/source.ts';
import { addParts } from './software-words.ts';

/** How often an unknown word must stand in the prose to count as a term of the document. */
const TERM_FROM = 3;

/**
 * Words the document itself vouches for: parts of names in its code, and terms it keeps using.
 *
 * @param isSlip whether a word in small letters is known to be misspelt, which no use makes a term
 */
export function wordsOfDocument(
  source: Source,
  prose: string,
  isSlip: (word: string) => boolean = () => false,
): Set<string> {
  const words = new Set<string>();
  for (const span of source.protectedSpans) {
    if (span.kind === 'number' || span.kind === 'quote') continue;
    for (const name of span.text.match(/[A-Za-z]{2,60}/g) ?? []) addParts(name, words);
  }
  for (const name of speakersOf(source.text)) words.add(name);
  for (const name of namesOfFields(source.text)) words.add(name.toLowerCase());
  const counts = new Map<string, number>();
  for (const [word] of prose.matchAll(/\p{L}{2,60}/gu)) {
    const small = word.toLowerCase();
    counts.set(small, (counts.get(small) ?? 0) + 1);
  }
  for (const [word, count] of counts) if (count >= TERM_FROM && !isSlip(word)) words.add(word);
  return words;
}

/** A word with a capital that begins no sentence. */
const CAPITAL_INSIDE = /(?<=[\p{Ll}\p{N},;(] )\p{Lu}\p{Ll}{2,60}(?!\p{L})/gu;

/** Words in small letters that the prose has twice, or somewhere with a capital inside a sentence: names more often than slips. */
export function recurringWords(prose: string): ReadonlySet<string> {
  const [seen, recurring] = [new Set<string>(), new Set<string>()];
  for (const [word] of prose.matchAll(/\p{L}{3,60}/gu)) {
    const small = word.toLowerCase();
    if (seen.has(small)) recurring.add(small);
    seen.add(small);
  }
  for (const [word] of prose.matchAll(CAPITAL_INSIDE)) recurring.add(word.toLowerCase());
  return recurring;
}

/** Who speaks at the head of a line of a chat, behind a time at most, or is called by it. */
const speaker = /(?:^(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? )?(\p{L}{2,20}): |@(\p{L}{2,20})(?!\p{L}))/gmu;

/** Those who are named at two places at least: a single line may begin with any word and a colon. */
function speakersOf(text: string): string[] {
  const named = [...text.matchAll(speaker)].map(([, before, called = '']) =>
    (before ?? called).toLowerCase(),
  );
  return named.filter((name, index) => named.indexOf(name) !== index);
}

/** Single words between commas, at least three. */
const listed =
  /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]{0,60}(?:,\s?[\p{L}_$][\p{L}\p{N}_$]{0,60}){2,40}/gu;
/** "sensor_id", "measuredAt". */
const codeName = /\p{L}_\p{L}|(?<!\p{L})\p{Ll}{2,}\p{Lu}/u;

/** "sensor_id, temperature, measured_at": what stands in a list with names out of code is one, whatever word it looks like. */
function namesOfFields(text: string): string[] {
  return [...text.matchAll(listed)]
    .filter(([list]) => codeName.test(list))
    .flatMap(([list]) => list.split(/,\s?/u));
}
