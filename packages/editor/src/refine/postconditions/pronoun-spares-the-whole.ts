import { headingKey } from '../../document/keys.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const removesIt =
  /^(?:(?:please|and|so|just|then|can you|could you) )*(?:remove|delete|drop|cut|kill|scrap|take out|get rid of|take) (?:it|that|this|them|those)(?: out| away)?(?!\p{L})/iu;

const PART =
  '(?:criteri(?:on|a)|questions?|tasks?|stor(?:y|ies)|estimates?|titles?|dependenc(?:y|ies)|mitigations?|lines?|sentences?|words?|steps?|fields?|columns?|rows?|parts?|paragraphs?)';

/** "Why is there a second criterion in US-2? Remove it.": what a pronoun stands for is the part that was named, and never the whole it is a part of. */
export const pronounSparesTheWhole: Postcondition = ({ before, changed: { gone }, clause }) => {
  if (!removesIt.test(clause.trim())) return null;
  // "Context starts with the same sentence as the summary, drop it there"
  const heading = gone.find((line) => /^#{2,6} /u.test(line));
  if (heading !== undefined && speaksOfLess(before.request.feedback, clause))
    return `taken out all of ${quoted(heading)}`;
  const whole = gone.find((line) => {
    const key = headingKey(line);
    return key !== null && namesPartOf(before.request.feedback, key);
  });
  return whole === undefined ? null : `taken out all of ${quoted(whole)}`;
};

/** Whether what stands before a clause in feedback speaks of words that are less than a section. */
function speaksOfLess(feedback: string, clause: string): boolean {
  const at = feedback.indexOf(clause.trim());
  const sentence =
    at < 0
      ? ''
      : (feedback
          .slice(0, at)
          .split(/(?<=[.!?])\s+|\n/u)
          .at(-1) ?? '');
  return /(?<!\p{L})(?:sentence|line|word|phrase|bullet(?: point)?|statement)(?!\p{L})/iu.test(sentence);
}

function namesPartOf(feedback: string, key: string): boolean {
  return new RegExp(`${PART} (?:[^.!?\\n]{0,20} )?(?:of|in|from|under) ${key}(?!\\d)`, 'iu').test(feedback);
}
