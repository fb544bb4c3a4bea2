import type { MessageHeader } from './headed-talk.ts';

/** The lines above a mail, in the languages mail programs write them in. */
const line =
  /^[>\s*_]{0,8}(from|to|cc|bcc|date|sent|subject|re|von|an|datum|gesendet|betreff|de|à|objet|envoyé|para|asunto|enviado|fecha|da|a|oggetto|inviato|van|aan|onderwerp|od|do|temat|assunto)[*_]{0,4}\s?:[*_]{0,4}\s{1,3}(\S.{0,200})$/iu;
const subjects: ReadonlySet<string> = new Set([
  ...['subject', 're', 'betreff', 'objet', 'asunto', 'oggetto', 'onderwerp', 'temat', 'assunto'],
]);
const senders: ReadonlySet<string> = new Set(['from', 'von', 'de', 'da', 'van', 'od']);
/** "Kwabena", "ops@example.com": who wrote it, and no place where something comes from. */
const namesSomebody = /^["“]?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}["”]?\s*(?:<\S+>)?$|@/u;
/** What mail programs set before the subject of an answer. */
const answers = /^(?:(?:re|fwd?|aw|wg|tr|rv|antw?|odp|enc)\s?:\s{0,3}){1,6}/iu;
const fewest = 2;

/** A line above a mail: who wrote it to whom, when, and on what. */
export interface MailLine {
  /** What the mail is about, without the marks of an answer; null in the other lines. */
  readonly subject: string | null;
  /** Who wrote it, without an address; null in the other lines. */
  readonly sender: string | null;
}

/** Reads a line as one of those above a mail, else null. */
export function mailLine(text: string): MailLine | null {
  const match = line.exec(text.trim());
  if (!match) return null;
  const label = (match[1] ?? '').toLowerCase();
  return {
    subject: subjects.has(label) ? (match[2] ?? '').replace(answers, '').trim() : null,
    sender: senders.has(label) && namesSomebody.test(match[2] ?? '') ? named(match[2] ?? '') : null,
  };
}

/** "Kwabena <k@example.com>" without the address, where there is a name. */
function named(value: string): string {
  return value.replace(/\s*<\S+>\s*$|["“”]/gu, '').trim() || value.trim();
}

/** Whether a text is a mail with its head: two such lines, one of them the subject, or who wrote it as the first of the text. */
export function isMail(text: string): boolean {
  const lines = text.split('\n').flatMap((one) => mailLine(one) ?? []);
  const [first = '', second = ''] = text.trimStart().split('\n');
  const opens = (mailLine(first)?.sender ?? null) !== null && mailLine(second) !== null;
  return lines.length >= fewest && (opens || lines.some(({ subject }) => subject !== null));
}

const name = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\s)(\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){0,2})(?:\s<[^<>]{3,80}>)?`;
const quoting: readonly RegExp[] = [
  new RegExp(
    String.raw`^[>\s]{0,8}(?:On|Le|El)\s(.{3,50}?\S),?\s${name}\s(?:wrote|a écrit|escribió)\s?:?$`,
    'u',
  ),
  new RegExp(String.raw`^[>\s]{0,8}Am\s(.{3,50}?\S)\sschrieb\s${name}\s?:?$`, 'u'),
];

/** "On Tue, 8 Apr 2025 at 09:12, Lars Winther <lars@example.com> wrote:" above what is quoted, else null. */
export function quoteHeader(text: string): MessageHeader | null {
  for (const pattern of quoting) {
    const match = pattern.exec(text.trim());
    if (match && /\d|day$/u.test(match[1] ?? '')) return { speaker: match[2] ?? '', time: match[1] ?? '' };
  }
  return null;
}

/** What mail programs set above a mail that is handed on or answered: "---------- Forwarded message ---------". */
const handedOn =
  /^[>\s*_]{0,8}(?:[-–—_=]{2,}\s{0,3}(?:(?:begin )?forward(?:ed)?(?: (?:message|mail|e-?mail|by .{2,40}))?|original (?:message|mail)|weitergeleitete (?:nachricht|mail)|ursprüngliche nachricht|message (?:transféré|d['’]origine)|mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|mensagem (?:encaminhada|original)|doorgestuurd bericht|oorspronkelijk bericht|(?:przekazana|oryginalna) wiadomość)\s{0,3}[-–—_=]*|begin forwarded message:?)[*_.]{0,3}$/iu;

/** Whether a line only says that a mail is handed on below it. */
export function isHandedOn(line: string): boolean {
  return handedOn.test(line.trim());
}
