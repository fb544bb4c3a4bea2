import { isVerbForm } from './clause-start.ts';
import { isAuxiliary, isPreposition } from './function-words.ts';
import { isVerbOf, type NounPhrase } from './noun-phrase.ts';

/** Where what belongs to a noun ends: "of the users with access to it", "sent by the client", "that are open". */
export function behindComplements(words: readonly string[], noun: NounPhrase, end: number): number {
  let at = noun.to;
  while (at < end) {
    const word = words[at] ?? '';
    // "it comes after the time is up": these open clauses, too
    if (/^(?:before|after)$/.test(word)) return -1;
    if (isPreposition(word) && at + 1 < end) at = behindObject(words, at + 1, end);
    else if (/.(?:ed|ing)$/.test(word)) at += 1;
    else if (/^(?:that|which|who)$/.test(word) && isVerbForm(words[at + 1] ?? ''))
      return behindRelative(words, at + 2, end);
    else break;
    if (at < 0) return -1;
  }
  return at;
}

/** Where a clause about a noun ends, which is all that stands before the verb. */
function behindRelative(words: readonly string[], from: number, end: number): number {
  // "a call that requires it to have", "a file that does not exist"
  const last = words[end - 1] ?? '';
  if (from >= end || isPreposition(last) || last === 'not' || isAuxiliary(last)) return -1;
  for (let at = from; at < end; at += 1)
    if (
      !/^[\p{L}\d]/u.test(words[at] ?? '') ||
      RELATIVE_STOP.has(words[at]?.toLowerCase() ?? '') ||
      isAuxiliary(words[at] ?? '')
    )
      return -1;
  return end;
}

const RELATIVE_STOP: ReadonlySet<string> = new Set(
  'and or nor that which who whom what if but so because where how why until unless whether while once since when we you they he she it i than as'.split(
    ' ',
  ),
);

/** What a preposition governs: words of a phrase, whatever its number; -1 where there is none. */
export function behindObject(words: readonly string[], from: number, end: number): number {
  let at = from;
  if (
    /^(?:the|an?|this|that|these|those|each|every|all|any|some|our|my|your|his|her|its|their|one|two|three|no)$/.test(
      words[at] ?? '',
    )
  )
    at += 1;
  const first = at;
  for (; at < end && isGoverned(words[at] ?? ''); at += 1)
    if (at > first && isVerbOf(words[at] ?? '', words[at - 1] ?? '')) return -1;
  return at === first ? -1 : at;
}

export function isGoverned(word: string): boolean {
  const small = word.toLowerCase();
  return (
    /^[\p{L}\d]/u.test(word) &&
    !isPreposition(small) &&
    !isAuxiliary(small) &&
    !/^(?:only|also|lets?)$/.test(small) &&
    !STOP.test(small) &&
    !/['’](?:ll|ve|re|d|m)$/.test(small)
  );
}

const STOP =
  /^(?:and|or|nor|that|which|who|whom|what|if|but|so|because|where|how|why|until|unless|whether|while|once|since|the|an?|we|you|they|he|she|it|i|us|them|than|as|not|be|been|being)$/;
