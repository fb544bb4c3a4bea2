import type { Source } from '../../read/source.ts';

/** A line of a conversation: "[09:12] anna: …", "anna 09:12: …", "<ben> …". Works on masked text, where a time is a token. */
const spoken =
  /^[[(]?(\uE010[\uE100-\uF8FF]\uE011|\d{1,2}:\d{2}(?::\d{2})?)?[\])]?[\s-]{0,3}<?@?(\p{L}[\p{L}\p{N}._-]{1,20})>?\s?[[(]?(\uE010[\uE100-\uF8FF]\uE011|\d{1,2}:\d{2})?[\])]?:\s{1,3}(?=\S)/u;

/** What a line of a conversation says, who says it and when. */
export interface SpokenLine {
  readonly speaker: string;
  /** As the line writes it, masked; null where it gives no time. */
  readonly time: string | null;
  readonly said: string;
}

/** Reads a masked sentence as a line of a conversation among the given speakers, else null. */
export function spokenLine(masked: string, speakers: ReadonlySet<string>): SpokenLine | null {
  const match = spoken.exec(masked);
  const speaker = match?.[2] ?? '';
  if (!match || !speakers.has(speaker.toLowerCase())) return null;
  return { speaker, time: match[1] ?? match[3] ?? null, said: masked.slice(match[0].length) };
}

const line =
  /^[-*>\s]{0,4}[[(]?(?:\d{1,2}:\d{2}(?::\d{2})?)[\])]?[\s-]{0,3}<?@?(\p{L}[\p{L}\p{N}._-]{1,20})>?:\s|^[-*>\s]{0,4}<?@?(\p{L}[\p{L}\p{N}._-]{1,20})>?\s?[[(]\d{1,2}:\d{2}[\])]:?\s/gmu;
const fewest = 3;

/** The names, in small letters, of those who speak in a source that is a conversation; empty where it is none. */
export function speakersOf({ text }: Source): ReadonlySet<string> {
  const names = [...text.matchAll(line)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase());
  return new Set(names.length >= fewest ? names : []);
}
