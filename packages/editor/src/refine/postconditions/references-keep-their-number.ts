import { type Postcondition, quoted } from './postcondition.ts';

/** A number behind such a word says which criterion is meant, and how much of nothing. */
const reference =
  /(?<!\p{L})(?:criteri(?:on|a)|kriteri(?:um|en)|crit[èe]res?)\s\d+(?:(?:,\s|\s\p{L}{1,3}\s)\d+)*/giu;
const speaksOfIt = /(?<!\p{L})(?:criteri|kriteri|crit[èe]re)/iu;
const digits = /\d[\d.,]*/gu;

/** No value takes the place of the number by which a line points at another: "(criterion 3)" counts nothing. */
export const referencesKeepTheirNumber: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  if (speaksOfIt.test(clause) || gone.length !== fresh.length) return null;
  const said = new Set(clause.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ').match(/\d+/gu));
  const odd = fresh
    .filter((line, at) => line.replace(digits, '#') === gone[at]?.replace(digits, '#'))
    .flatMap((line) => line.match(reference) ?? [])
    .find((one) => !before.text.includes(one) && one.match(/\d+/gu)?.some((number) => said.has(number)));
  return odd === undefined ? null : `written ${quoted(odd)}, which points at nothing`;
};
