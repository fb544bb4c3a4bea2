/** What stands before the questions in the clause of a phrase that sends the reader to them ("; see "), as the source of a pattern. */
export const REFERENCE_START = '(?:\\s?[;；,，、] ?|(?<=。))[^;；,，、。\\uE020{}]{0,12}';
/** What stands behind them there. */
export const REFERENCE_END = '(?: を参照(?:してください。)?)?';

const clause = new RegExp(`${REFERENCE_START}\\{questions\\}${REFERENCE_END}`, 'u');

/** A phrase as it is where none of its questions is asked: "The input names no risk." */
export function withoutReference(phrase: string): string {
  return phrase.replace(clause, '');
}
