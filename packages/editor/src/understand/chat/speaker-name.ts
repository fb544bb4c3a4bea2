import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';

/** A letter of a script that sets no spaces between words. */
export const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** The colon behind a name; Japanese and Chinese leave no space behind theirs. */
export const colon = String.raw`(?::\s{1,3}|：\s{0,3}|(?<=${unspaced}):)`;
/** "anna", "A", "Frau Keller", "Priya Nair": who speaks, before a colon. */
export const speakerName = String.raw`\p{L}[\p{L}\p{N}._-]{0,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}`;
/** Behind a name what its bearer does: "Ilse (data)", "priya (PM)". */
export const part = String.raw`(?: \(\p{L}[\p{L} /&-]{0,24}\))?`;

/** What stands before the names of people. */
export const titles = String.raw`Frau|Herr|Hr\.|Fr\.|Mme|Mlle|Sra?\.?|Dra?\.?|Doña|Don|Sig\.?(?:ra)?|Dott\.?(?:ssa)?|Pani?|Mevr\.?|Dhr\.?|Mrs?\.?|Ms\.?`;
/** "Frau Keller", "Mr Ito". */
const title = new RegExp(`^(?:${titles}) \\p{Lu}`, 'u');

/** Whether a name is one that people have. */
export function isPerson(name: string): boolean {
  const [first = ''] = name.split(' ');
  return title.test(name) || isPersonName(upperFirst(first));
}
