import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { changed, type Masked, revealed } from '../mask.ts';
import { messageHeader } from './headed-talk.ts';
import { colon, part, speakerName, titles } from './speaker-name.ts';
import { timedLine } from './speakers.ts';

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

/** What a line of a conversation has before what is said: who speaks, as the line writes it, and where that ends. */
export function spokenHead(text: string): { readonly who: string; readonly length: number } | null {
  const header = messageHeader(text);
  if (header) return { who: header.speaker, length: text.length };
  const [match] = text.matchAll(timedLine);
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
