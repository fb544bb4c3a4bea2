import { phraseLanguages, phrasesOf } from '../../formats/phrases.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A number with what it measures. */
const amount = /^[€$£]?\d[\d.,:]*\s?(?:%|[\p{L}€$£]+)(?:\s(?:per|an?|pro|je|par|por|al?)\s.*)?$/u;
const thing = /^\p{L}[\p{L} -]*$/u;
/** Words for numbers, and what says that there is none. */
const counted =
  /^(?:open|unknown|tbd|none|once|twice|daily|hourly|nightly|weekly|monthly|an? (?:second|minute|hour|day|night|week|month|year)|one|two|three|four|five|six|seven|eight|nine|ten|quick(?:ly)?|fast|soon|often|long|short|early|late|some|several|few|many|most|all|immediately)(?: .*)?$/iu;
const unstated = new Set(
  phraseLanguages.flatMap((language) => {
    const { notStated, rfcNotStated } = phrasesOf(language);
    return [notStated.toLowerCase(), rfcNotStated.toLowerCase()];
  }),
);

/** "The tariff is wrong, it's 2.20 EUR": an amount takes the place of an amount, and of no thing that somebody did not quote. */
export const amountsReplaceAmounts: Postcondition = ({ changed, clause }) => {
  const wrong = exchangesIn(changed).find(({ old, fresh }) => {
    const [was, now] = [old, fresh].map((words) =>
      words.replace(/^[^\p{L}\p{N}€$£]+|[^\p{L}\p{N}%€$£]+$/gu, ''),
    );
    return (
      was !== undefined &&
      now !== undefined &&
      thing.test(was) &&
      amount.test(now) &&
      !counted.test(was) &&
      !unstated.has(was.toLowerCase()) &&
      !/["“„«]/u.test(clause)
    );
  });
  return wrong === undefined ? null : `put ${quoted(wrong.fresh)} in the place of ${quoted(wrong.old)}`;
};
