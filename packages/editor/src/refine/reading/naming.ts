import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { homeOf } from '../target/keyed.ts';

const key = '[A-Z]{1,8}-\\d{1,6}';
const keys = `${key}(?:(?:,? (?:and|und|et|y|&) |, ?| ?\\/ ?)${key})*`;
const determiner =
  'the|both|that|this|our|those|these|der|die|das|den|dem|le|la|les|el|los|las|il|lo|o|a|os|as|de|het';
const described = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${determiner}) (?:(?!(?:${determiner}) )[^,;:()"“”\\s]{1,30} ){1,7}\\((?<keys>${keys})\\)`,
  'giu',
);
const explained = new RegExp(`(?<key>${key}) \\((?<words>[^()]{2,80})\\)`, 'gu');
/** FR-6 "Joao, 2 points": what stands under a key, quoted behind it. */
const quotedBehind = new RegExp(
  `(?<key>${key}),? ["“„«](?<words>[^"“”„«»]{2,120})["”“»](?= (?:is|isn['’]t|was|are|should|must|can|could|has|belongs?|ist|gehört|soll|est|n['’]est|doit|es|no es|debe)(?!\\p{L}))`,
  'gu',
);
const shared =
  /(?<![\p{L}\p{N}-])(?<family>[A-Z]{1,8})-(?<first>\d{1,4})(?<others>(?:, ?\d{1,4})*,? ?(?:and|und|et|y|&|\/) ?\d{1,4})(?![\p{N}%.:]\d|[\p{L}\p{N}%-]| (?:points?|hours?|days?|minutes?|seconds?|times)\b)/gu;

/**
 * A clause in which what has a key goes by its key alone: "the five minute thing (FR-4)" and "FR-4 (the five minute thing)"
 * are FR-4, "US-3 and 4" are US-3 and US-4. Only keys of the draft count; other brackets stay.
 */
export function withKeysAlone(clause: string, draft: Draft): string {
  const isKnown = (text: string) => keysIn(text).every((one) => homeOf(draft, one.text) !== null);
  return clause
    .replace(described, (whole: string, found: string) => (isKnown(found) ? found : whole))
    .replace(explained, (whole: string, found: string, words: string) =>
      isKnown(found) && speaksOf(draft, found, words) ? found : whole,
    )
    .replace(quotedBehind, (whole: string, found: string, words: string) => {
      const home = homeOf(draft, found);
      const isQuoted =
        home && draft.text.slice(home.start, home.end).toLowerCase().includes(words.toLowerCase());
      return isQuoted ? found : whole;
    })
    .replace(shared, (whole: string, family: string, first: string, others: string) => {
      const spelled = `${family}-${first}${others.replace(/\d+/gu, (number) => `${family}-${number}`)}`;
      return isKnown(spelled) ? spelled : whole;
    });
}

/** Whether words only say again what stands under a key. */
function speaksOf(draft: Draft, found: string, words: string): boolean {
  const home = homeOf(draft, found);
  const held = home ? contentWords(draft.text.slice(home.start, home.end)) : [];
  const wanted = contentWords(words);
  return (
    wanted.length > 0 &&
    !/\d/u.test(words.replace(new RegExp(key, 'gu'), '')) &&
    wanted.filter((word) => held.some((one) => areKin(one, word))).length >= wanted.length / 2
  );
}
