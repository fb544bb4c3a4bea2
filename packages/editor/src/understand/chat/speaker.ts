import { englishWords } from '../../correct/spelling/english-words.ts';
import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { remembering } from '../../read/recent-texts.ts';
import type { Source } from '../../read/source.ts';
import { labelOf } from '../hints.ts';
import { changed, type Masked, revealed } from '../mask.ts';
import { attending } from './attendance.ts';
import { headersOf, isHeadedTalk, messageHeader } from './headed-talk.ts';
import { isPartLabel } from './part-label.ts';

const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
/** The colon behind a name; Japanese and Chinese leave no space behind theirs. */
const colon = String.raw`(?::\s{1,3}|：\s{0,3}|(?<=${unspaced}):)`;

/** "anna", "A", "Frau Keller", "Priya Nair": who speaks, before a colon. */
const speakerName = String.raw`\p{L}[\p{L}\p{N}._-]{0,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}`;

/** Behind a name what its bearer does: "Ilse (data)", "priya (PM)". */
const part = String.raw`(?: \(\p{L}[\p{L} /&-]{0,24}\))?`;

/** Before a time the day: "Mo 09:14", "Tue, 10:02". */
const weekday = String.raw`(?:\p{Lu}\p{Ll}{1,8}\.?,? )?`;

/** A line of a conversation: "[09:12] anna: …", "anna 09:12: …", "<ben> …". Works on masked text, where a time is a token. */
const spoken = new RegExp(
  String.raw`^(?:[[(]${weekday})?[[(]?(\uE010[\uE100-\uF8FF]\uE011|\d{1,2}:\d{2}(?::\d{2})?)?[\])]?[\s-]{0,3}<?@?(${speakerName})${part}>?\s?[[(]?(\uE010[\uE100-\uF8FF]\uE011|\d{1,2}:\d{2})?[\])]?\s?(?:${colon}|(?<=>\s?)|>\s)(?=\S)`,
  'u',
);

/** What a line of a conversation says, who says it and when. */
export interface SpokenLine {
  readonly speaker: string;
  /** As the line writes it, masked; null where it gives no time. */
  readonly time: string | null;
  readonly said: string;
  /** Another tells that it was said: "Laura says …". */
  readonly isTold?: true;
}

/** Reads a sentence as a line of a conversation among the given speakers, else null. */
export function spokenLine(sentence: Masked, speakers: ReadonlySet<string>): SpokenLine | null {
  const shown = withHandle(sentence);
  const match = spoken.exec(shown);
  const speaker = match?.[2] ?? '';
  if (!match || !speakers.has(speaker.toLowerCase())) return null;
  return {
    speaker,
    time: match[1] ?? match[3] ?? null,
    said: shown.slice(match[0].length).replace(/^[-–*]\s{1,3}(?=\p{L})/u, ''),
  };
}

/** "[09:12] @anna: …" as the source writes it: a line with a time first is sure to be spoken. */
const timed =
  /^(?:[[(]\p{Lu}\p{Ll}{1,8}\.?,? )?[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?[\s-]{0,3}<?@?\p{L}[\p{L}\p{N}._-]{1,20}(?: \(\p{L}[\p{L} /&-]{0,24}\))?>?\s?:\s{1,3}(?=\S)|^@?\p{L}[\p{L}\p{N}._-]{1,20} [[(]?\d{1,2}:\d{2}[\])]?:\s{1,3}(?=\S)/u;

/** A line of a conversation without when it was said and by whom. */
export function withoutTimedSpeaker(line: string): string {
  return line.trim().replace(timed, '');
}

/** "@pieter 09:02: …", "<ben> …", "dr_wolff: …": a handle is protected, but whoever speaks by it is to be read. */
function withHandle(sentence: Masked): string {
  const { text } = sentence;
  const start = changed(sentence, text.slice(0, longestStart));
  return (
    revealed(start, /^(?:(?:@|<@?)\p{L}[\p{L}\p{N}._-]{1,20}>?|\p{L}+[_.-]\p{L}+)$/u) +
    text.slice(longestStart)
  );
}

/** "[" and a time, "] - <", and a name that is protected: the start of a line that opens with its time. */
const longestStart = 9;

/** A line with the time it was said at: before the name, behind it in brackets, or between it and a colon. */
const line =
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
  const names = [...text.matchAll(line), ...text.matchAll(handled)].map((match) =>
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

/** "customer: … me: …?": people who are called by the part they have in the talk, which is most of the text, and in which they ask. */
function partsSpeaking(text: string, named: readonly string[]): string[] {
  const words = named.map((name) => name.toLowerCase()).filter((name) => /^\p{L}{2,}$/u.test(name));
  const again = words.filter((name) => words.filter((one) => one === name).length > 1);
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const asked = lines.filter((one) => /^[-*>\s]{0,4}\p{L}{2,}: .*\?\s*$/u.test(one)).length;
  const distinct = [...new Set(again)];
  const isTalk = distinct.length >= 2 && asked >= 2 && again.length * 10 >= lines.length * 7;
  return isTalk ? distinct : [];
}

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

function isPerson(name: string): boolean {
  const [first = ''] = name.split(' ');
  return title.test(name) || isPersonName(upperFirst(first));
}

const titles = String.raw`Frau|Herr|Hr\.|Fr\.|Mme|Mlle|Sra?\.?|Dra?\.?|Doña|Don|Sig\.?(?:ra)?|Dott\.?(?:ssa)?|Pani?|Mevr\.?|Dhr\.?|Mrs?\.?|Ms\.?`;
/** "Frau Keller", "Mr Ito". */
const title = new RegExp(`^(?:${titles}) \\p{Lu}`, 'u');

/** What a line of a conversation has before what is said: who speaks, as the line writes it, and where that ends. */
export function spokenHead(text: string): { readonly who: string; readonly length: number } | null {
  const header = messageHeader(text);
  if (header) return { who: header.speaker, length: text.length };
  const [match] = text.matchAll(line);
  const who = match?.[1] ?? match?.[2];
  if (!match || who === undefined || match.index > 0) return null;
  const head = match[0];
  const from = head.lastIndexOf(who);
  const opening = /<?@?$/u.exec(head.slice(0, from))?.[0] ?? '';
  const written = `${opening}${who}${head.startsWith('>', from + who.length) ? '>' : ''}`;
  return { who: written, length: match[0].length };
}

/** What `attributed` wrote into a sentence, whoever spoke; its time may be a protected span. */
export const attribution = /\s\(\p{L}[\p{L}\p{N}\uE010\uE011\uE100-\uF8FF, :._-]{0,40}\)(?=[.!?]*$)/u;

/** Who said it and when, in brackets before the closing mark. */
export function attributed(sentence: Masked, { speaker, time }: SpokenLine): Masked {
  const by = ` (${time === null ? speaker : `${speaker}, ${time}`})`;
  const end = /[.!?…。！？]+$/u.exec(sentence.text);
  const at = end?.index ?? sentence.text.length;
  return changed(sentence, sentence.text.slice(0, at) + by + sentence.text.slice(at));
}

/** A sentence without who said it. */
export function unattributed(text: string, speakers: ReadonlySet<string>): string {
  return text.replace(
    / \((\p{L}[\p{L}\p{N}._-]{0,20}(?: \p{Lu}[\p{L}.-]{0,20}){0,2})(?:, [^()]{1,12})?\)(?=[.!?…。！？]*$)/u,
    (whole, name: string) => (speakers.has(name.toLowerCase()) ? '' : whole),
  );
}

/** A statement without who said it. */
export function withoutSpeaker<Said extends { readonly text: string; readonly masked: Masked }>(
  statement: Said,
  speakers: ReadonlySet<string>,
): Said {
  const { text, masked } = statement;
  return {
    ...statement,
    text: unattributed(text, speakers),
    masked: changed(masked, unattributed(masked.text, speakers)),
  };
}

/** "Frau W.: Absagen per Brief": whoever is quoted with a title, in a text that is no conversation. */
const titled = new RegExp(String.raw`^((?:${titles}) \p{Lu}[\p{L}.]{0,20}): (?=\S)`, 'u');
/** "Oli meint, die Verteilung darf nicht …": whose opinion a demand is. */
const reported =
  /^(\p{Lu}\p{Ll}{1,15}) (?:meint|sagt|findet|möchte|dit|pense|trouve|dice|piensa|opina|pensa|diz|acha|zegt|vindt|mówi|uważa)(?:,? (?:que|che|dat|że|dass))?,? (?=.{3,80}(?<!\p{L})(?:muss|müssen|darf|dürfen|soll|sollen|doit|doivent|ne peut|debe|deben|no puede|deve|devono|non può|devem|não pode|moet|moeten|mag|mogen|musi|muszą|nie może)(?!\p{L}))/u;

/** Reads a sentence of somebody who is quoted by name where nobody talks: what is said, and by whom; null where nobody is. */
export function quotedLine(sentence: string): SpokenLine | null {
  const match = titled.exec(sentence) ?? reported.exec(sentence);
  const speaker = match?.[1] ?? '';
  const isOpinion = /^\S+ (?:meint|findet|möchte|pense|trouve|piensa|opina|acha|vindt|uważa)(?!\p{L})/u.test(
    sentence,
  );
  if (!match || !(titled.test(sentence) || isOpinion || isPersonName(speaker))) return null;
  const said = sentence.slice(match[0].length);
  return { speaker, time: null, said: upperFirst(said) };
}

/** "Laura says refunds fail", "Bo thinks that the token expires": how minutes tell what one of those who took part said. */
const saidBy =
  /^(\p{Lu}[\p{L}.-]{1,20}) (?:says?|said|thinks?|thought|reports?|reported|mentions|mentioned|notes|noted|explains|explained|added|adds|found(?: out)?|points out|pointed out|confirms|confirmed|told us)(?:,? that)?[,:]? (?=\p{L}|\uE010|\d)/u;

/** What one of the given speakers is told to have said, in English; null where the sentence tells nothing of the sort. */
export function reportedLine(sentence: string, speakers: ReadonlySet<string>): SpokenLine | null {
  const match = saidBy.exec(sentence);
  const speaker = match?.[1] ?? '';
  if (!match || !speakers.has(speaker.toLowerCase())) return null;
  return { speaker, time: null, said: upperFirst(sentence.slice(match[0].length)), isTold: true };
}
