import { englishWords } from '../../correct/spelling/english-words.ts';
import { remembering } from '../../read/recent-texts.ts';
import type { Source } from '../../read/source.ts';
import { labelOf } from '../hints.ts';
import { attending } from './attendance.ts';
import { headersOf, isHeadedTalk } from './headed-talk.ts';
import { isPartLabel } from './part-label.ts';
import { colon, isPerson, part, speakerName, unspaced } from './speaker-name.ts';

/** A line with the time it was said at: before the name, behind it in brackets, or between it and a colon. */
export const timedLine =
  /^[-*>\s]{0,4}(?:[[(]\p{Lu}\p{Ll}{1,8}\.?,? )?[[(]?(?:\d{1,2}:\d{2}(?::\d{2})?)[\])]?[\s-]{0,3}<?@?(\p{L}[\p{L}\p{N}._-]{1,20})(?: \(\p{L}[\p{L} /&-]{0,24}\))?>?:\s|^[-*>\s]{0,4}<?@?(\p{L}[\p{L}\p{N}._-]{1,20})>?\s?(?:[[(]\d{1,2}:\d{2}[\])]:?|\d{1,2}:\d{2}:)\s/gmu;
const fewest = 3;
/** "<omar> they poll", as IRC writes it. */
const handled =
  /^[-*\s]{0,4}(?:<@?(\p{L}[\p{L}\p{N}._-]{1,20})>\s|(\p{Ll}[\p{L}\p{N}._-]{1,20}) > )(?=\S)/gmu;
/** "maya: heads up, …", "- Priya: finished the parser": a line that opens with one word and a colon. */
const plainLine = new RegExp(String.raw`^[-*>\s]{0,4}<?@?(${speakerName})${part}>?\s?${colon}(?=\S)`, 'gmu');
/** What each of these has behind the name, or around it, or in the time it was said at. */
const spokenSign = /[:：>]/u;
/** What the heading of minutes has before those who took part. */
const headingSign = /^[^\n]{0,120}\(/u;
const nobody: ReadonlySet<string> = new Set();
/** UTF-16 units of all texts whose speakers are remembered: each reader of a text asks, and so does each check of a document of it. */
const MOST_UNITS = 40_000;
const recentSpeakers = remembering(MOST_UNITS, findSpeakers);

/** The names, in small letters, of those who speak in a source that is a conversation; empty where it is none. */
export function speakersOf({ text }: Source): ReadonlySet<string> {
  return recentSpeakers(text);
}

function findSpeakers(text: string): ReadonlySet<string> {
  if (!spokenSign.test(text)) return headingSign.test(text) ? new Set(attending(text)) : nobody;
  const names = [...text.matchAll(timedLine), ...text.matchAll(handled)].map((match) =>
    (match[1] ?? match[2] ?? '').toLowerCase(),
  );
  if (names.length >= fewest) return new Set(names);
  return new Set(
    isHeadedTalk(text)
      ? headersOf(text).map(({ speaker }) => speaker.toLowerCase())
      : [...untimedSpeakers(text), ...attending(text)],
  );
}

/**
 * Those who speak in a conversation without times: where two people do, or one and somebody else again and again,
 * whoever opens a line by a word that is a name, comes twice, or is no word of English.
 */
function untimedSpeakers(text: string): string[] {
  // "Beschluss: …" among what people said is a label, and nobody's name.
  const named = [...text.matchAll(plainLine)]
    .map((match) => match[1] ?? '')
    .filter((name) => !isPartLabel(name));
  const byPart = [...lettersSpeaking(named), ...partsSpeaking(text, named)];
  if (byPart.length > 0) return byPart;
  const lines = named
    .filter((name) => name.length > 1 && (!name.includes(' ') || isPerson(name)))
    .filter((name) => isPerson(name) || labelOf(`${name}: x`) === null);
  const isAgain = (name: string) =>
    lines.filter((one) => one.toLowerCase() === name.toLowerCase()).length > 1;
  // No list has the names of Japanese and Chinese: there whoever opens a line again and again is one.
  const people = new Set(
    lines
      .filter((name) => isPerson(name) || (isUnspaced.test(name) && isAgain(name)))
      .map((name) => name.toLowerCase()),
  );
  if (people.size === 0) return [];
  const isSpeaker = (name: string) =>
    isPerson(name) ||
    isAgain(name) ||
    isUnspaced.test(name) ||
    (people.size > 1 && englishWords().frequency(name.toLowerCase()) === 0);
  const speaking = lines.filter(isSpeaker).map((name) => name.toLowerCase());
  const distinct = new Set(speaking);
  if (distinct.size >= 2 && speaking.length >= fewest) return [...distinct];
  return [...people].filter((name) => isNamedBesides(name, text));
}

/** "A: … B: … A: …", "Q: … A: …": people who are called by letters, each of whom speaks again, or asks and answers. */
function lettersSpeaking(named: readonly string[]): string[] {
  const letters = named.filter((name) => /^\p{Lu}$/u.test(name));
  const distinct = [...new Set(letters)];
  const isAsked = distinct.length === 2 && distinct.includes('Q') && distinct.includes('A');
  const speakAgain = distinct.every((one) => letters.filter((name) => name === one).length > 1);
  return distinct.length >= 2 && (isAsked || speakAgain) ? distinct.map((name) => name.toLowerCase()) : [];
}

/** "customer: … me: …?": people who are called by the part they have in the talk, which is most of the text, and in which they ask and answer. */
function partsSpeaking(text: string, named: readonly string[]): string[] {
  const words = named.map((name) => name.toLowerCase()).filter((name) => /^\p{L}{2,}$/u.test(name));
  const again = words.filter((name) => words.filter((one) => one === name).length > 1);
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const asked = lines.filter((one) => /^[-*>\s]{0,4}\p{L}{2,}: .*\?\s*$/u.test(one)).length;
  const distinct = [...new Set(again)];
  const answered = lines.filter((one) => answers.test(one)).length;
  const isTalk = distinct.length >= 2 && asked + answered >= 2 && again.length * 10 >= lines.length * 7;
  return isTalk ? distinct : [];
}

/** "PM: right. each firing has 6 shelves": what only somebody who is spoken to says. */
const answers =
  /^[-*>\s]{0,4}\p{L}{2,}: (?:ok(?:ay)?|yes|yep|yeah|no|nope|right|exactly|sure|agreed|correct|true|fine|hm+|good point|makes sense|sounds good|got it|deal|perfect|great)(?=[\s,.!?…–-]|$)/iu;

/** "Call with lena and omar", "omar will check": whoever the text names as people are named, apart from the line that opens with the name. */
function isNamedBesides(name: string, text: string): boolean {
  const said = name.replaceAll('.', String.raw`\.`);
  const named = new RegExp(
    String.raw`(?:(?<!\p{L})(?:with|and|mit|und|avec|et|con|y|met|en)|[+&]) ${said}(?![\p{L}\p{N}_:：./-])|(?<![\p{L}\p{N}_@./-])${said} (?:[+&]|(?:and|und|et|y|en|will|wird|va|zal) \p{L})`,
    'iu',
  );
  return isPerson(name) && named.test(text);
}

const isUnspaced = new RegExp(`^${unspaced}{1,8}$`, 'u');
