import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { type Splice, splice } from '../splice.ts';
import { sentences } from '../target/ordinal.ts';
import { wholeWords } from '../target/phrase.ts';

const predicate =
  /^(?<subject>.{3,80}?) (?:(?:is|are|should|must|ist|sind|soll(?:te)?|muss|est|sont|doit|es|son|debe|è|sono|deve|é|são|moet|zijn|jest|ma|powin(?:ien|na|no))(?: (?:be|être|ser|essere|zijn|być))?) (?<fresh>[\p{L}-]{3,40})(?: (?:sein|zijn))?, (?:and |und |et |y |e |en |i )?(?:not|nicht|non|pas|no|não|niet|nie) (?<old>[\p{L}-]{3,40})[.!]*$/iu;

/**
 * The change that puts one word in the place of another in the one sentence that says the same with it: "the tone is friendly, not
 * neutral". Null where the draft says it nowhere, or more than once.
 */
export function deniedWordChange(words: string, draft: Draft): Change | null {
  if (exchangeIn(words, draft) === null) return null;
  return (now) => {
    const found = exchangeIn(words, now);
    return found === null
      ? noEffect(now, 'The document says no such thing.')
      : applied(
          now,
          splice(now.text, [found.splice]),
          `Changed "${found.old}" to "${found.splice.text}" in 1 place.`,
        );
  };
}

function exchangeIn(words: string, draft: Draft): { readonly old: string; readonly splice: Splice } | null {
  const { subject = '', fresh, old } = predicate.exec(words.trim())?.groups ?? {};
  if (fresh === undefined || old === undefined) return null;
  const topic = contentWords(subject);
  // "ton" of a tone is a word without meaning elsewhere
  const named = wholeWords(subject.split(' ').at(-1) ?? '', '');
  const [only, ...others] = sentences(draft).filter(({ start, end }) => {
    const sentence = draft.text.slice(start, end);
    const held = contentWords(sentence);
    return (
      sentence.search(wholeWords(old, '')) >= 0 &&
      (topic.length > 0 || sentence.search(named) >= 0) &&
      topic.every((word) => held.some((other) => areKin(word, other)))
    );
  });
  if (!only || others.length > 0) return null;
  const start = only.start + draft.text.slice(only.start, only.end).search(wholeWords(old, ''));
  return { old, splice: { start, end: start + old.length, text: fresh } };
}
