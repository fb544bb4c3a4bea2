import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';

const wish =
  /^(?:(?:the |its |our )?tone (?:should|must|has to|needs to) be|make the tone|change the tone to|set the tone to|(?:the )?tone\s?[:=])\s?(?<tone>\p{L}[\p{L}, -]{2,40})$/iu;
/** "Tone neutral.", "Tone: neutral", "The tone is neutral." */
const told =
  /(?<![\p{L}-])(?<lead>tone(?:\s?:| is| must be| should be)? )(?<old>\p{L}[\p{L}, -]{2,40}?)(?=[.;\n]|$)/iu;

/** The change of a prompt that says in which tone its model answers; null where it says nothing of that. */
export function toneChange(clause: string, draft: Draft): Change | null {
  const tone = wish.exec(clause.trim().replace(/[.!]+$/u, ''))?.groups?.['tone']?.trim();
  if (tone === undefined || !told.test(draft.text)) return null;
  return (now) => {
    const found = told.exec(now.text);
    const start = (found?.index ?? 0) + (found?.groups?.['lead']?.length ?? 0);
    const end = start + (found?.groups?.['old']?.length ?? 0);
    return applied(
      now,
      splice(now.text, [{ start, end, text: tone }]),
      `The tone of the answer is ${tone} now.`,
    );
  };
}
