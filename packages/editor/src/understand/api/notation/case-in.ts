import { upperFirst } from '../../../first-letter.ts';

/** The case of a refusal in its own words: "if balance too low" → "Balance too low"; empty where nothing is said of it. */
export function caseIn(words: string): string {
  const said = words
    .replaceAll(/[`|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(opening, '')
    .replace(/[\s,;:.]+$/u, '');
  return said.length > 2 ? upperFirst(said) : '';
}

const opening = /^(?:[-–:=]\s?)?(?:(?:if|when|on|for|because(?: of)?|in case(?: of)?) )?/iu;
