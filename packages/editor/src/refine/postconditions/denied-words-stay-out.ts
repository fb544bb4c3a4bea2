import { type Postcondition, quoted } from './postcondition.ts';

const denied =
  /(?<!\p{L})(?:not|n['’]t|never|no|without|avoid|stop|nicht|kein(?:e|en)?|ohne|nie|pas|jamais|sans|nunca|sin|non|mai|senza|niet|geen|zonder|não)(?: [\p{L}’']+){0,4} ["“„«](?<words>[^"“”„«»]{2,80})["”“»]/giu;
/** A rule that forbids words has to name them. */
const forbids =
  /(?<!\p{L})(?:not|n['’]t|never|no|without|avoid|nicht|kein(?:e|en)?|ohne|pas|jamais|sans|nunca|sin|non|niet|geen)(?!\p{L})/iu;

/** What feedback does not want to be said is not written. */
export const deniedWordsStayOut: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  for (const found of clause.matchAll(denied)) {
    const words = found.groups?.['words'] ?? '';
    const count = (lines: readonly string[]) =>
      lines.filter((line) => line.includes(words) && !forbids.test(line)).length;
    if (count(fresh) > count(gone)) return `written ${quoted(words)}, which is not wanted`;
  }
  return null;
};
