/** Who wrote a message and when, as a line of its own above it. */
export interface MessageHeader {
  readonly speaker: string;
  /** The time as the line writes it, with AM or PM where it has that; null where it has none. */
  readonly time: string | null;
}

const name = String.raw`@?\p{Lu}[\p{L}\p{N}'’._-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}|@[\p{L}\p{N}._-]{2,24}`;
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
/** "Priya  10:02 AM", "Tom Berger — Today at 10:05", "Lena [10:14]:", "**marek** 10:03". */
const nameFirst = new RegExp(
  String.raw`^(${name})[ \t]{1,3}(?:[—–|,-][ \t])?(?:(?:today|yesterday|heute|gestern|hier|hoy)(?: (?:at|um|à|a las))?[ \t])?[[(]?(${time})[\])]?:?$`,
  'iu',
);
/** "[10:05 AM] Tom Berger". */
const timeFirst = new RegExp(String.raw`^[[(]?(${time})[\])]?[ \t]{1,3}(?:[—–|-][ \t])?(${name}):?$`, 'iu');
const fewest = 2;

/** Reads a line as what messengers put above a message, else null. */
export function messageHeader(line: string): MessageHeader | null {
  const plain = line.trim().replace(/[*_]{2}/gu, '');
  const before = nameFirst.exec(plain);
  if (before) return { speaker: (before[1] ?? '').replace(/^@/u, ''), time: before[2] ?? '' };
  const after = timeFirst.exec(plain);
  return after ? { speaker: (after[2] ?? '').replace(/^@/u, ''), time: after[1] ?? '' } : null;
}

/** What messengers put above the messages of a text, in its order. */
export function headersOf(text: string): MessageHeader[] {
  return text.split('\n').flatMap((line) => messageHeader(line) ?? []);
}

/** Whether a text is a conversation as messengers copy it: at least two of its lines are headers of messages. */
export function isHeadedTalk(text: string): boolean {
  return headersOf(text).length >= fewest;
}
