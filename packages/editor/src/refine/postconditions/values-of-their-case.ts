import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import { measuresIn } from '../claims/measure.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** "… must be 90 days for business customers": whom a value is for, at the end of what is said. */
const meantFor = /\d[^,.;:]{0,20} (?:only )?for (?:the |our |all )?(?<whom>\p{L}[\p{L} -]{2,50})[.!]*$/iu;
/** What bounds no value to anybody. */
const everybody =
  /^(?:now|all|both|each|every\p{L}*|us|me|this|that|it|them|the time being|the moment|(?:the )?(?:first|next|whole|entire) .*|version|release|v\d.*|sure|example|instance)(?!\p{L})/iu;

/** What a value is said to be for some is no news of all: a line of which nothing is spoken of them keeps the value that it has. */
export const valuesOfTheirCase: Postcondition = ({ changed, clause }) => {
  const whom = meantFor.exec(clause)?.groups?.['whom'] ?? '';
  const named = everybody.test(whom) ? [] : contentWords(whom);
  if (named.length === 0) return null;
  const isValue = (words: string) => measuresIn(words, 0, words.length).length > 0;
  const isExchanged = exchangesIn(changed).some(({ old, fresh }) => isValue(old) && isValue(fresh));
  const silent = changed.gone.filter((line) => {
    const held = contentWords(line);
    return !named.some((word) => held.some((other) => areKin(word, other)));
  });
  return isExchanged && silent.length === changed.gone.length
    ? `changed a value for all, and not for ${whom}, in ${quoted(silent[0] ?? '')}`
    : null;
};
