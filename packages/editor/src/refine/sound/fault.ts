import { isPersonName } from '../../correct/spelling/person-names.ts';
import { phraseLanguages, phrasesOf } from '../../formats/phrases.ts';
import { literal } from '../../read/literal.ts';
import { type ChangedLines, changedLines, exchangesIn } from './changed-lines.ts';
import { ungrammatical } from './grammar.ts';
import { lossIn } from './losses.ts';
import { misshapenIn } from './shape.ts';
import { isSpoken } from './voice.ts';

/**
 * What a change would make of the document that nobody asked for: words that do not read as a sentence, talk about the document in
 * the document, words in the place of others of another kind, or a loss the feedback did not name. Null where the change is sound.
 *
 * @param clause the words of the feedback that the change was read from
 * @return what the change would do, to be read behind "this would have"
 */
export function faultOf(before: string, after: string, clause: string): string | null {
  const changed = changedLines(before, after);
  const written =
    misreadIn(changed) ??
    misshapenIn(changed, clause) ??
    unlikeIn(changed, clause) ??
    talkIn(changed, before, clause);
  if (written !== null) return `written "${short(written)}"`;
  const lost = lossIn(changed, clause);
  return lost === null ? null : `taken out "${short(lost)}"`;
}

const MOST_LETTERS = 80;

function short(words: string): string {
  const plain = words.replace(/^[\s#*-]+|\*\*/gu, '').trim();
  return plain.length > MOST_LETTERS ? `${plain.slice(0, MOST_LETTERS)}…` : plain;
}

/** Words that broke: a pattern of what no sentence holds is found more often than before. */
function misreadIn({ gone, fresh }: ChangedLines): string | null {
  const count = (lines: readonly string[], pattern: RegExp) =>
    lines.reduce((sum, line) => sum + (prose(line).match(pattern)?.length ?? 0), 0);
  for (const pattern of ungrammatical) {
    if (count(fresh, pattern) > count(gone, pattern)) {
      const line = fresh.find((one) => prose(one).search(pattern) >= 0) ?? '';
      return around(prose(line), prose(line).search(pattern));
    }
  }
  const isOdd = (line: string) => (prose(line).match(/"/gu)?.length ?? 0) % 2 === 1;
  const odd = fresh.filter(isOdd);
  return odd.length > gone.filter(isOdd).length ? (odd[0] ?? null) : null;
}

/** A line without its code, in which anything may stand. */
function prose(line: string): string {
  return /^\s*(?:```|~~~| {4}|\t|[\w-]+:\s)|^ {2,}["\w]+ [\w()]+(?: [A-Z][A-Z ]+)?(?: PK| FK| UK)?,?$/u.test(
    line,
  )
    ? ''
    : line.replace(/`[^`]*`/gu, '`');
}

function around(line: string, at: number): string {
  return line.slice(Math.max(0, at - 30), at + 40).trim();
}

/** What only says yes or no, when or how, names nothing; in a cell it may be all there is to say. */
const empty = /^(?:yes|no|not|now|only|too|also|just|so|then|instead|it|that|this|they|we|please)$/iu;
/** What is said about an exchange, and is none of what is put in. */
const telling =
  /(?<!\p{L})(?:should be|instead of|rather than|it['’]s|it is|isn['’]t|is not|please|these days|nowadays|any ?more|called|is wrong|not \d)(?!\p{L})/iu;
/** A part of a document, behind what says that something stands there. */
const placed =
  /^(?:with|under|in|into|to|among|below) the (?:\p{L}+ )?(?:drawbacks?|risks?|goals?|non-goals?|requirements?|questions?|assumptions?|alternatives?|summary|context|motivation|design|metadata|migration|rollout|section)$/iu;
const bareBehind = (clause: string, words: string) =>
  clause.charAt(clause.toLowerCase().indexOf(words.toLowerCase()) - 1);
const cell = /^(?:open|–|-|unknown)$/iu;
/** What a table says of a thing that nobody stated, in all languages. */
const unstated = new Set(phraseLanguages.map((language) => phrasesOf(language).notStated.toLowerCase()));
const isOpenCell = (words: string) => cell.test(words) || unstated.has(words.toLowerCase());
const often = /^(?:once|twice|thrice)$/iu;

/** Words in the place of others of another kind. */
function unlikeIn(changed: ChangedLines, clause: string): string | null {
  for (const { old, fresh } of exchangesIn(changed)) {
    const bare = fresh.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const was = old.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    // what stood before a word went, and the word opens the sentence now
    if (was.toLowerCase().endsWith(` ${bare.toLowerCase()}`)) continue;
    // "until then because it failed": what stood behind a word went, and the word closes the sentence
    if (/[.!?]$/u.test(fresh) && was.toLowerCase().startsWith(`${bare.toLowerCase()} `)) continue;
    // what is quoted is to stand as it is
    if (bare !== '' && new RegExp(`["“„«]${literal(bare)}[.]?["”“»]`, 'iu').test(clause)) continue;
    if (empty.test(bare) && !empty.test(was) && !isOpenCell(was)) return fresh;
    if (was.split(' ').length <= 4 && telling.test(bare) && !telling.test(was)) return fresh;
    // a name gives way to a name
    const isSaid = isPersonName(was) && clause.toLowerCase().includes(bare.toLowerCase());
    if (!isSaid && /^(?:\p{Lu}\p{Ll}+|\p{L}+\d+)$/u.test(was) && /^(?:the|an?) \p{Ll}/u.test(bare))
      return fresh;
    if (
      /^(?:for|to|of|with|by|from) /iu.test(bare) &&
      !/^(?:for|to|of|with|by|from) /iu.test(was) &&
      was.split(' ').length < 3
    )
      return fresh;
    // "put it with the drawbacks" says where it is to stand
    if (
      placed.test(bare) &&
      !placed.test(was) &&
      clause.toLowerCase().includes(bare.toLowerCase()) &&
      !/["“„«`]/u.test(bareBehind(clause, bare))
    )
      return fresh;
    if (often.test(was) && bare.split(' ').length > 2) return fresh;
    if (often.test(was) && /\d/u.test(bare) && !/times?\b|twice|once|mal\b|fois|veces/iu.test(clause))
      return fresh;
    // "v2" of a name is no amount
    if (/^v\d+$/iu.test(was) && /^v\d+$/iu.test(bare) && !/v\d|version/iu.test(clause)) return fresh;
  }
  return null;
}

/** Words in a row that tell that a sentence was taken over from the feedback. */
const TAKEN_OVER = 4;

/** A sentence that stands in the document now as somebody said it about the document. */
function talkIn({ fresh }: ChangedLines, before: string, clause: string): string | null {
  const given = unquoted(clause);
  const said = runsOf(given);
  const added = fresh
    .flatMap((line) => sentencesOf(line))
    .filter((one) => !before.includes(one) && runsOf(one).some((run) => said.includes(run)));
  return added.find((one) => isSpoken(one.replace(checksRemoval, '')) || namesHeading(one, before)) ?? null;
}

/** How a criterion checks that something was taken away: said by itself it would be a remark. */
const checksRemoval =
  /(?<=^(?:\d+\. )?Given [^.]{3,200}, When [^.]{3,200}), Then (?:it is|they are) gone(?=[.]?$)/u;

/** Whether a sentence says where in the text something stands: "… in Open questions", "Das Beispiel unten" is none. */
function namesHeading(sentence: string, before: string): boolean {
  return [...before.matchAll(/^#{2,6} (?<title>\p{Lu}\p{L}+(?: \p{L}+){0,5})$/gmu)].some(({ groups }) => {
    const title = groups?.['title'] ?? '';
    return new RegExp(
      `(?<!\\p{L})(?:in|under|into|from|unter|im|aus|dans|sous|en|bajo|de|sotto|nella?|em|w|z) (?:the |der |den |die |la |le |les |el |los |las )?${title}(?!\\p{L})`,
      'u',
    ).test(sentence);
  });
}

/** What is quoted is to stand as it is. */
function unquoted(clause: string): string {
  return clause.replace(/["“„«][^"“”„«»]{8,}["”“»]/gu, '|');
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(TAKEN_OVER - 1).map((_, at) => words.slice(at, at + TAKEN_OVER).join(' '));
}

function sentencesOf(line: string): string[] {
  return line
    .replace(/^\s*(?:[-*+>]|\d{1,3}[.)]|#{1,6})\s+/u, '')
    .replace(/^\*\*[^*]{1,40}\*\*:?\s*(?:\([A-Z]{1,4}-\d+\)\s*)?/u, '')
    .split(/(?<=[.!]["”]?)\s+(?=[\p{Lu}`])/u)
    .filter((one) => one.trim() !== '');
}
