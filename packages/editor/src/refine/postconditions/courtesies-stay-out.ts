import { type Postcondition, quoted } from './postcondition.ts';

const courtesy =
  /(?<!\p{L})(?:please|pls|plz|thanks|thx|bitte|danke|s['’]il (?:te|vous) pla[iî]t|merci|por favor|gracias)(?!\p{L})/giu;

/** What is said to the one who edits does not get into the document, unless it was quoted. */
export const courtesiesStayOut: Postcondition = ({ before, changed: { gone, fresh } }) => {
  const said = before.request.feedback.replace(/["“„«][^"“”„«»]*["”“»]/gu, ' ').search(courtesy) >= 0;
  const count = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum + [...line.matchAll(courtesy)].length, 0);
  if (!said || count(fresh) <= count(gone)) return null;
  const line = fresh.find((one) => one.search(courtesy) >= 0 && !before.text.includes(one));
  return line === undefined ? null : `written ${quoted(line)}`;
};
