import { contentWords } from '../document/content-words.ts';
import type { Outline } from '../document/outline.ts';
import { outlineOf } from '../document/outline.ts';
import { countWhole } from '../read/missing-protected.ts';
import { nearWords } from './near-words.ts';

/** Words by which feedback asks for parts to go, in the languages it is written in. */
const TAKES_OUT =
  /remov|delet|drop|cut|omit|skip|without|replac|rewrit|rework|reword|merg|combin|simplif|condens|short|trim|brief|concise|summar|entfern|lösch|streich|kürz|ersetz|zusammenfass|supprim|enlev|retir|raccourc|rempla|résum|elimin|quit|borr|acort|reemplaz|resum|rimuov|togli|accorc|sostitu|remov|encurt|substitu|verwijder|schrap|inkort|vervang|usuń|skróć|zamień|ta bort|删|缩短|替换|削除|短く/iu;
const RENAMES =
  /renam|retitl|titl|heading|headline|call it|umbenenn|überschrift|renomm|titre|intitul|renombr|título|titolo|rinomin|hernoem|kop |tytuł|nagłówek|rubrik|标题|見出し/iu;
const LANGUAGES =
  /english|german|deutsch|french|fran[cç]ais|spanish|español|italian|portugu|dutch|nederlands|polish|polski|swedish|svenska|japanese|日本語|chinese|中文|英語|englisch|französisch|spanisch|anglais|allemand|inglés|alemán|inglese|tedesco|inglês|engels|angielsk|engelska/iu;
const GLOBAL =
  /(?<!\p{L})(?:whole|entire|everything|all|document|text|it|this|dokument|alles|es|tout|le|documento|todo|lo|tutto)(?!\p{L})/iu;

/** What feedback allows a revision to do away with. */
export interface Licence {
  /** Whether a part of the document may be gone. */
  takesOut(part: string): boolean;
  /** Whether a heading may be gone or read otherwise. */
  changesHeading(title: string): boolean;
  /** Whether the document may come in another language. */
  readonly otherLanguage: boolean;
  /** Whether most of its words may go. */
  readonly shortens: boolean;
}

/**
 * What feedback allows, read generously: what it names may change; where it asks for something to go, all of the sections it
 * names; and whatever the embedded model took out on the same words.
 *
 * @param reference the embedded model's revision; null: not known
 */
export function licenceOf(document: Outline, feedback: string, reference: string | null): Licence {
  const isNamed = nearWords(contentWords(feedback));
  const takesOut = TAKES_OUT.test(feedback);
  const renames = takesOut || RENAMES.test(feedback);
  // The title names the document, and so nothing in it.
  const named = document.sections.filter(
    ({ title, level }) => level > 1 && contentWords(title).some(isNamed),
  );
  const inNamed = (part: string) => {
    const times = named
      .filter(
        (one) => !named.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
      )
      .reduce((sum, { start, end }) => sum + countWhole(document.text.slice(start, end), part), 0);
    return times > 0 && times >= countWhole(document.text, part);
  };
  const kept = reference === null ? null : outlineOf(reference);
  const titles = new Set(kept?.sections.map(({ title }) => title));
  return {
    takesOut: (part) =>
      isMentioned(part, feedback) ||
      (takesOut && inNamed(part)) ||
      (reference !== null && countWhole(reference, part, 1) === 0),
    changesHeading: (title) =>
      (renames && contentWords(title).some(isNamed)) || (kept !== null && !titles.has(title)),
    otherLanguage: LANGUAGES.test(feedback),
    shortens: takesOut && GLOBAL.test(feedback),
  };
}

/** Whether feedback speaks of a part: it holds it, or one of its numbers or all of its words. */
function isMentioned(part: string, feedback: string): boolean {
  const runs = part.match(/[\p{L}]+|\p{N}+/gu) ?? [];
  const numbers = runs.filter((run) => /\p{N}/u.test(run));
  const holds = (run: string) => countWhole(feedback.toLowerCase(), run.toLowerCase(), 1) > 0;
  if (numbers.length > 0 && numbers.length === runs.length) return numbers.some(holds);
  return (
    runs.length > 0 && (runs.every(holds) || (numbers.length > 0 && runs.length < 4 && numbers.some(holds)))
  );
}
